// Which of the requests that wait are meant: by whom they are about, by their place, by what they ask for, all of them.
import type { Approval } from '../../../../../core/action.ts';
import { aroundRequest, requested } from '../../../../../nlp/lexicon/talk.ts';
import type { Dialogue } from '../../context/dialogue.ts';
import type { Known } from '../../named/known.ts';
import { findPeople, type PersonMention } from '../../named/people.ts';

export interface Request {
  readonly id: Approval['id'];
  readonly tool: string;
  readonly preview: string;
  readonly candidate: unknown;
}

export interface Requests {
  readonly waiting: readonly Request[];
  /** Those that were put up together, or listed, last, in the order in which they were told: “the first one” is of them. */
  readonly told: readonly (Request | undefined)[];
}

/** What this talk asked for or was shown, and still waits. */
export async function requestsOf({ earlier }: Dialogue, { world }: Known): Promise<Requests> {
  const pending = (await world.pendingApprovals()).map((one) => ({ ...one, candidate: one.input['candidate'] }));
  const [shown, ...more] = earlier.at(-1)?.calls ?? [];
  if (shown?.tool === 'list_approvals' && more.length === 0) return { waiting: pending, told: pending };
  const byTurn = earlier.map(({ calls }) =>
    calls.flatMap(({ result }) =>
      result?.kind === 'action' && result.approval !== undefined ? [result.approval.approval_id] : [],
    ),
  );
  const find = (ids: readonly string[]) => ids.map((id) => pending.find((one) => one.id === id));
  const waiting = find(byTurn.flat()).filter((one) => one !== undefined);
  const last = byTurn.findLast((ids) => ids.length > 0) ?? [];
  return { waiting, told: last.length > 1 ? find(last) : waiting };
}

const whole = /^(?:(?:for|to|on|with|of|it's|its) )*(?<what>.*?)(?:'s)?$/iu;
const all =
  /^(?:all(?: of (?:it|them|those|these))?|everything|them all|the lot|every one|all (?:(?<three>three)|(?<four>four))|(?<two>both(?: of (?:them|those|these))?|them both|the two(?: of them)?))$/iu;
const placed =
  /^(?:the )?(?<place>first|1st|second|2nd|third|3rd|fourth|4th|last|number (?:one|two|three)|#?[1-4])(?: one| request| person)?$/iu;
const places: readonly (readonly [said: RegExp, place: number])[] = [
  [/first|1|one/iu, 0],
  [/second|2|two/iu, 1],
  [/third|3|three/iu, 2],
  [/fourth|4/iu, 3],
  [/last/iu, -1],
];

/** Undefined where it is not clear, or where what is meant does not wait. */
export function whichRequests(said: string, { waiting, told }: Requests, known: Known): readonly Request[] | undefined {
  const what = (whole.exec(said.trim())?.groups?.['what'] ?? '').trim();
  const every = all.exec(what)?.groups;
  if (every !== undefined) return isCount(every, waiting.length) ? waiting : undefined;
  const place = placed.exec(what)?.groups?.['place'];
  return place === undefined ? byWords(what, waiting, known) : byPlace(place, told);
}

function byPlace(place: string, told: Requests['told']): readonly Request[] | undefined {
  const one = told.at(places.find(([word]) => word.test(place))?.[1] ?? told.length);
  return one && [one];
}

/** “Both” are two. */
const isCount = ({ two, three, four }: Record<string, string | undefined>, there: number): boolean =>
  there === (two === undefined ? (three === undefined ? (four === undefined ? there : 4) : 3) : 2);

const toolsOf: Readonly<Record<string, readonly string[]>> = {
  offer: ['send_offer'],
  rejection: ['reject_candidate'],
  mail: ['send_message', 'send_followup'],
  message: ['send_message', 'send_followup'],
};

/** “Tom's”, “the offer”, “Devon's offer”: nothing else may be said. */
function byWords(what: string, waiting: readonly Request[], { names }: Known): readonly Request[] | undefined {
  const people = findPeople(`for ${what}`, names, []);
  const kind = requested.exec(what)?.[0].toLowerCase();
  const rest = people.reduce((left, { text }) => left.replace(text, ' '), what).replaceAll(aroundRequest, ' ');
  const saysMore = /\p{L}|\d/u.test(rest.replaceAll(/['’]s\b/gu, '')) || people.length > 1;
  if (saysMore || (people.length === 0 && kind === undefined)) return undefined;
  const ids = people.flatMap((one) => idsOf(one));
  const fits = waiting.filter(
    ({ candidate, tool }) =>
      (people.length === 0 || ids.some((id) => id === candidate)) &&
      (kind === undefined || (toolsOf[kind]?.includes(tool) ?? true)),
  );
  return fits.length === 1 ? fits : undefined;
}

/** Of two who share a name one may be waited for. */
function idsOf({ candidates }: PersonMention): readonly string[] {
  if (candidates.kind === 'one') return [candidates.person.id];
  return candidates.kind === 'several' ? candidates.people.map(({ id }) => id) : [];
}
