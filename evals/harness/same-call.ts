// When two calls are the same: instants whatever their offset, people in any order, texts but for case and punctuation.
import { Temporal } from 'temporal-polyfill';
import { canonical, type Json, type JsonObject } from '../../src/core/json.ts';
import { stageKind } from '../../src/core/stages.ts';
import type { WantedCall } from './instruction.ts';
import { localTime } from './local-time.ts';

const times = new Set(['start', 'from', 'to']);
const texts = new Set(['text', 'reason', 'location']);
// What the contract leaves to the planner, or fills in by itself.
const free = new Set(['title', 'subject']);
const standard: Readonly<Record<string, JsonObject>> = {
  send_offer: { currency: 'USD' },
  find_free_slots: { duration_minutes: 30 },
  show_metrics: { period: 'last_7_days' },
  morning_brief: { period: 'today' },
};

/** A text that is the planner's to write: “let him know”. */
const anyText = '*';
export const withAnyText = (call: WantedCall, timeZone: string): string =>
  written([call[0], { ...call[1], text: anyText }], timeZone);

/** Every way in which a call may be written: texts have several wordings. */
export function wordings(call: WantedCall, timeZone: string): readonly string[] {
  const [tool, input] = call;
  const { text } = input;
  if (typeof text !== 'string' || !text.includes('|')) return [written(call, timeZone)];
  return text.split('|').map((one) => written([tool, { ...input, text: one }], timeZone));
}

/** With wall-clock times as instants and only the first wording of a text: what a tool would be given. */
export const spelledOut = ([tool, input]: WantedCall, timeZone: string): WantedCall => [
  tool,
  Object.fromEntries(
    Object.entries(input).map(([key, value]) => {
      if (times.has(key) && typeof value === 'string') return [key, instantOf(value, timeZone)];
      return [key, key === 'text' && typeof value === 'string' ? (value.split('|')[0] ?? '') : value];
    }),
  ),
];

export function written(call: WantedCall, timeZone: string): string {
  const [tool, input] = asTheTool(call);
  const kept = Object.entries(input).filter(
    ([key, value]) => !free.has(key) && canonical(standard[tool]?.[key]) !== canonical(value),
  );
  const plain = kept.map(([key, value]): [string, Json] => [key, plainly(key, value, { tool, timeZone })]);
  return `${tool} ${canonical(Object.fromEntries(plain))}`;
}

const asTheTool = (call: WantedCall): WantedCall => {
  const { candidate = '', stage } = call[1];
  if (call[0] !== 'move_stage' || typeof stage !== 'string' || stageKind(stage) !== 'rejected') return call;
  return ['reject_candidate', { candidate }];
};

function plainly(key: string, value: Json, { tool, timeZone }: { tool: string; timeZone: string }): Json {
  if (Array.isArray(value)) return value.map(String).toSorted();
  if (typeof value !== 'string') return value;
  if (value === anyText) return value;
  if (texts.has(key))
    return value
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  if (!times.has(key)) return value;
  const instant = Temporal.Instant.from(instantOf(value, timeZone));
  if (tool !== 'find_free_slots') return instant.toString();
  // Whether a day is searched from midnight or from the first working hour is the planner's to choose.
  const shown = key === 'to' ? instant.subtract({ seconds: 1 }) : instant;
  return shown.toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

const instantOf = (value: string, timeZone: string): string =>
  /(?:Z|[+-]\d\d:\d\d)$/u.test(value) ? value : localTime(value, timeZone);
