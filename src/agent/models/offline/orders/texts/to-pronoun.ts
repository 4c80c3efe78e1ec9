// “Tell him Nia got the job”: the pronoun is told, and who is named behind it stands in what is told. Whom the pronoun means is asked
// for what was said before: somebody who is named is not meant, and whoever was “her” all along is not “him”.
import type { Dialogue } from '../../context/dialogue.ts';
import type { Focus } from '../../context/focus.ts';
import { candidateOf } from '../../context/waiting.ts';
import { findPeople } from '../../named/people.ts';
import type { Order } from '../order.ts';

const opens =
  /^(?:tell|let|ask|remind|inform|notify|update|warn|text|txt|msg|message|dm|ping|slack|e-?mail|mail|write(?: to)?) (her|him|them)(?=$| (?!(?:hiring |line )?manager\b))/iu;

const asksManager = /\bwho\b.*\b(?:hiring[ -]?manager|manager|hm)\b/i;

export function wasManagerAskedFor({ earlier }: Dialogue): boolean {
  const [shown, ...others] = earlier.at(-1)?.calls ?? [];
  return shown?.tool === 'show_candidate' && others.length === 0 && asksManager.test(earlier.at(-1)?.said ?? '');
}

/** “Who is her hiring manager?” – “Tell him …”: the manager, where he is not the one who was asked about. */
export function toManagerAskedFor(order: Order): Order | undefined {
  const { reading, dialogue, focus } = order;
  const [candidate] = focus.candidates[0] ?? [];
  const isAsked = wasManagerAskedFor(dialogue);
  const pronoun = opens.exec(reading.text)?.[1];
  if (!isAsked || pronoun === undefined || reading.people.some(({ start }) => start < reading.text.indexOf(pronoun)))
    return undefined;
  if (!isNotTheCandidate(reading.text, dialogue, candidate)) return undefined;
  const text = reading.text.replace(pronoun, 'the hiring manager');
  return { ...order, reading: { ...reading, text, people: [], filters: {} } };
}

/** Undefined unless somebody is named behind the pronoun, and nobody before it. */
export function toPronoun(order: Order): Order | undefined {
  const { reading, focus, known } = order;
  const end = opens.exec(reading.text)?.[0].length;
  if (end === undefined || reading.people.some(({ start }) => start < end)) return undefined;
  const people = [...reading.people, ...findPeople(reading.payload ?? '', known.names, [])];
  const named = new Set(
    people.flatMap(({ candidates, users }) =>
      [candidates, users].flatMap((found) => (found.kind === 'one' ? [String(found.person.id)] : [])),
    ),
  );
  const isMeant = reading.people.length > 0 || [...focus.users, ...focus.candidates].flat().some((id) => named.has(id));
  return isMeant
    ? { ...order, focus: without(focus, named), reading: { ...reading, people: [], filters: {} } }
    : undefined;
}

function without(focus: Focus, named: ReadonlySet<string>): Focus {
  const left = (groups: Focus['users']) => {
    const latest = groups[0]?.filter((id) => !named.has(id)) ?? [];
    return latest.length === 0 ? [] : [latest];
  };
  const [candidates, users] = [left(focus.candidates), left(focus.users)];
  const { recent } = focus;
  return {
    ...focus,
    candidates,
    users: recent.users ? users : [],
    recent: {
      ...recent,
      candidates: recent.candidates && candidates.length > 0,
      users: recent.users && users.length > 0,
    },
  };
}

/** Turns back at which somebody was called “her”. */
const near = 4;
const [female, male] = [/\b(?:she|her|hers)\b/i, /\b(?:he|him|his)\b/i];

/** “Move her on.” – “Book her with Owen.” – “Let him know …”: she is not he, so it is her manager who is told. */
export function isNotTheCandidate(text: string, { earlier }: Dialogue, candidate: string | undefined): boolean {
  const isHim = /^\S+(?: to)? him\b/i.test(text);
  if (candidate === undefined || !(isHim || /^\S+(?: to)? her\b/i.test(text))) return false;
  const [as, otherwise] = isHim ? [female, male] : [male, female];
  const alone = earlier
    .slice(-near)
    .filter(({ calls }) => calls.length > 0 && calls.every((call) => isOnlyAbout(call, candidate)));
  return alone.some(({ said }) => as.test(said)) && !alone.some(({ said }) => otherwise.test(said));
}

/** Done about that one, with no colleague whom a pronoun could have meant. */
const isOnlyAbout = (call: Dialogue['done'][number], candidate: string): boolean =>
  candidateOf(call) === candidate && call.arguments['with'] === undefined && call.arguments['user'] === undefined;
