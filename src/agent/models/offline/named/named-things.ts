// What a text names, kind by kind: times, lengths, sums, templates, stages, candidates, colleagues. What is said again takes the
// place of what is of its kind.
import { findDurations } from '../../../../nlp/durations.ts';
import { findMoney } from '../../../../nlp/money.ts';
import { findStage } from '../../../../nlp/stages-in-words.ts';
import { parseWhen, type When } from '../../../../nlp/when.ts';
import { otherDay } from '../../../../nlp/when/other-day.ts';
import type { Known } from './known.ts';
import { findPeople, isKnown, type PersonMention, type Span } from './people.ts';
import { findStages, overlaps } from './stage-words.ts';
import { findTemplate } from './title-words.ts';

export type Kind = 'time' | 'length' | 'money' | 'template' | 'stage' | 'candidate' | 'user';

export interface Named extends Span {
  readonly kind: Kind;
}

/** “Tuesday at 3, no, Wednesday” is Wednesday at 3, and “January 4, no, the 11th” is in January. */
export function timeOf(wrong: string, right: string, known: Known): string {
  const inMonth = otherDay(wrong, right);
  if (inMonth !== undefined) return inMonth;
  const [old] = whensIn(wrong, known);
  const [now] = whensIn(right, known);
  if (old === undefined || now === undefined || (now.says.date && now.says.time)) return right;
  const keeps = now.says.date ? 'time' : 'date';
  if (!old.says[keeps]) return right;
  const half =
    keeps === 'date' && saysOnly(wrong, 'date', known)
      ? wrong
      : halvesOf(wrong).find((one) => saysOnly(one, keeps, known));
  return half === undefined ? right : `${right} ${half}`;
}

const halvesOf = (text: string): string[] => {
  const words = text.split(' ');
  return words.slice(1).flatMap((_, cut) => [words.slice(cut + 1).join(' '), words.slice(0, cut + 1).join(' ')]);
};

function saysOnly(text: string, part: 'time' | 'date', known: Known): boolean {
  const [when] = whensIn(text, known);
  const other = part === 'time' ? 'date' : 'time';
  return when !== undefined && when.text.length >= text.length - 3 && when.says[part] && !when.says[other];
}

const whensIn = (text: string, { world, reader }: Known): When[] =>
  parseWhen(text, { now: world.now.toISOString(), timeZone: reader.timeZone, preferFuture: true });

export function mentionsIn(text: string, known: Known): Named[] {
  const times = whensIn(text, known)
    .filter((when) => !isName(when.text, known))
    .map((when) => ({ ...spanOf(when), kind: 'time' as const }));
  const lengths = findDurations(text).map((one) => ({ ...spanOf(one), kind: 'length' as const }));
  const sums = findMoney(text).map((one) => ({ ...spanOf(one), kind: 'money' as const }));
  const template = findTemplate(text, known.templates, []);
  const templates =
    template === undefined || template.ids.length !== 1
      ? []
      : [{ start: template.start, end: template.end, kind: 'template' as const }];
  const taken = [...templates, ...sums, ...times, ...lengths];
  const stages = [...findStages(text, known.stages, taken), ...bareStage(text, known)].map(({ start, end }) => ({
    start,
    end,
    kind: 'stage' as const,
  }));
  const people = peopleIn(text, [...taken, ...stages], known);
  return [...templates, ...sums, ...lengths, ...times, ...stages, ...people].toSorted((a, b) => a.start - b.start);
}

/** “Tom” with a capital letter is no tomorrow where somebody is called so, nor is “May” a month. */
const isName = (said: string, { names }: Known): boolean =>
  /^\p{Lu}\p{L}+$/u.test(said) &&
  [names.candidates.find(said), names.users.find(said)].some(({ kind }) => kind !== 'none');

const lead = 'for ';

/** A name that opens a text is hard to tell from a verb (“Mark”): it is read as behind “for”. */
const peopleIn = (text: string, taken: readonly Span[], known: Known): Named[] =>
  findPeople(
    `${lead}${text}`,
    known.names,
    taken.map(({ start, end }) => ({ start: start + lead.length, end: end + lead.length })),
  )
    .filter((person) => isKnown(person))
    .map((person) => ({ start: person.start - lead.length, end: person.end - lead.length, kind: kindOf(person) }));

/** What was said again stands alone: “ride-along” without its “to the”. */
function bareStage(text: string, known: Known): Span[] {
  const said = /^(?:to |the |into |in )*([^,.;!?]+?)(?= please|[,.;!?]|$)/i.exec(text);
  if (said?.[1] === undefined || said[1].split(' ').length > 4 || findStage(said[1], known.stages).kind !== 'one')
    return [];
  const start = said[0].length - said[1].length;
  const span = { start, end: start + said[1].length };
  // “Reject Tom” is spelled much like “Rejected”.
  return peopleIn(text, [], known).some((person) => overlaps(person, span)) ? [] : [span];
}

const kindOf = ({ candidates, users }: PersonMention): Kind =>
  candidates.kind !== 'none' && !(users.kind === 'one' && candidates.kind === 'one' && users.score > candidates.score)
    ? 'candidate'
    : users.kind === 'none'
      ? 'candidate'
      : 'user';
const spanOf = ({ index, text }: { index: number; text: string }): Span => ({ start: index, end: index + text.length });
