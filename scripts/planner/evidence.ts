// Which of the recognised spans a gold call speaks of, and where its text stands in the message.
import { Temporal } from 'temporal-polyfill';
import { JsonObject } from '../../src/core/json.ts';
import type { Catalogue } from '../../src/agent/planner/catalogue.ts';
import type { PersonSpan, Span } from '../../src/agent/planner/span.ts';
import type { Token } from '../../src/agent/planner/tokens.ts';

export type Use = 'used' | 'anchor' | 'none';
export type GoldCall = readonly [string, JsonObject];

const has = (ids: readonly string[], wanted: unknown): boolean =>
  Array.isArray(wanted) ? wanted.some((one) => ids.includes(String(one))) : ids.some((id) => id === wanted);
const used = (is: boolean): Use => (is ? 'used' : 'none');
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Under which argument a thing is named; filters of a group stand one deeper. */
const argumentOf: Readonly<Record<string, string>> = {
  stage: 'stage',
  job: 'job',
  role: 'role',
  template: 'message_template',
  sequence: 'sequence',
  meeting: 'meeting',
};

export function usageOf(span: Span, [tool, input]: GoldCall, catalogue: Catalogue): Use {
  const filters = JsonObject.catch(input).parse(input['filters']);
  const meeting = catalogue.meetings.find(({ id }) => id === input['meeting']);
  if ('coverage' in span)
    return used(has(span.ids, filters[argumentOf[span.kind] ?? ''] ?? input[argumentOf[span.kind] ?? '']));
  switch (span.kind) {
    case 'person':
      return used(
        isNamed(span, input) ||
          (meeting !== undefined && isNamed(span, { candidate: meeting.candidate, with: [...meeting.with] })),
      );
    case 'time':
      return timeUse(span.when, [tool, input], { catalogue, meeting });
    case 'length':
      return lengthUse(span.value, [tool, input], meeting);
    case 'count':
      return countUse(span.value, [tool, input], catalogue);
    default:
      return used(isTold(span, input));
  }
}

function isTold(span: Span, input: JsonObject): boolean {
  if (span.kind === 'money') return input['salary'] === span.value;
  if (span.kind === 'code') return textOf(input['mos_code']).replaceAll(/\W/g, '').toUpperCase() === span.text;
  return span.kind === 'branch' && input['branch'] === span.text;
}

const isNamed = ({ candidates, users }: PersonSpan, input: JsonObject): boolean =>
  has(candidates, input['candidate']) || has(users, input['user']) || has(users, input['with']);

type Meeting = Catalogue['meetings'][number];
const local = (iso: string, zone: string) =>
  /(?:Z|[+-]\d\d:\d\d)$/.test(iso)
    ? Temporal.Instant.from(iso).toZonedDateTimeISO(zone).toPlainDateTime()
    : Temporal.PlainDateTime.from(iso);

function fitsTime(when: Extract<Span, { kind: 'time' }>['when'], iso: string, zone: string): boolean {
  const said = local(when.start, zone),
    at = local(iso, zone);
  const day = !when.says.date || said.toPlainDate().equals(at.toPlainDate());
  const hour =
    !when.says.time ||
    said.toPlainTime().equals(at.toPlainTime()) ||
    (said.hour % 12 === at.hour % 12 && said.minute === at.minute);
  return day && hour;
}

function timeUse(
  when: Extract<Span, { kind: 'time' }>['when'],
  [tool, input]: GoldCall,
  { catalogue, meeting }: { catalogue: Catalogue; meeting: Meeting | undefined },
): Use {
  const zone = catalogue.timeZone;
  if (tool === 'find_free_slots') {
    const day = local(when.start, zone).toPlainDate();
    const [from, to] = [local(textOf(input['from']), zone), local(textOf(input['to']), zone)];
    return Temporal.PlainDate.compare(day, from.toPlainDate()) >= 0 &&
      Temporal.PlainDateTime.compare(day.toPlainDateTime(), to) < 0
      ? 'used'
      : 'none';
  }
  if (typeof input['start_date'] === 'string')
    return local(when.start, zone).toPlainDate().toString() === input['start_date'] ? 'used' : 'none';
  if (typeof input['start'] === 'string' && fitsTime(when, input['start'], zone)) return 'used';
  if (meeting !== undefined && fitsTime(when, meeting.start, zone)) return 'anchor';
  return typeof input['period'] === 'string' ? 'used' : 'none';
}

function lengthUse(minutes: number, [tool, input]: GoldCall, meeting: Meeting | undefined): Use {
  if (input['duration_minutes'] === minutes) return 'used';
  const filters = JsonObject.catch(input).parse(input['filters']);
  if (typeof filters['days_since_contact'] === 'number' && filters['days_since_contact'] * 1440 === minutes)
    return 'used';
  if (tool !== 'reschedule_meeting' || meeting === undefined || typeof input['start'] !== 'string') return 'none';
  return 'anchor';
}

function countUse(value: number, [, input]: GoldCall, { timeZone }: Catalogue): Use {
  if (input['salary'] === value || input['salary'] === value * 1000 || input['duration_minutes'] === value)
    return 'used';
  if (typeof input['start'] !== 'string') return 'none';
  const { hour, minute } = local(input['start'], timeZone);
  const told = value >= 100 ? value / 100 : value;
  return minute === Math.round((told % 1) * 100) && hour % 12 === Math.floor(told) % 12 ? 'used' : 'none';
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Token ranges in which a wanted text stands, letter for letter. */
export function placesOf(
  text: string,
  tokens: readonly Token[],
  wanted: string,
): readonly (readonly [number, number])[] {
  const goals = wanted
    .split('|')
    .map(plain)
    .filter((goal) => goal !== '');
  return goals.flatMap((goal) =>
    tokens.flatMap((token, from): (readonly [number, number])[] => {
      const to = isSaid(token) ? endOf(text, tokens, { from, goal }) : undefined;
      return to === undefined ? [] : [[from, to]];
    }),
  );
}

const isSaid = ({ raw }: Token): boolean => /[\p{L}\p{N}]/u.test(raw);

function endOf(
  text: string,
  tokens: readonly Token[],
  { from, goal }: { from: number; goal: string },
): number | undefined {
  for (const [beside, last] of tokens.slice(from).entries()) {
    const said = plain(text.slice(tokens[from]?.start, last.end));
    if (said.length > goal.length) return undefined;
    if (said === goal && isSaid(last)) return from + beside + 1;
  }
  return undefined;
}
