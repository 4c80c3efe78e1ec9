// An answer may name people beside what was asked for: “thursday at 2 with Bas”, “… for Lin”. Who takes part was often only supposed;
// where somebody else was named before, it is asked, and never one of them dropped.
import { z } from 'zod';
import type { AskInput, Pending } from '../../../../ask.ts';
import type { Known } from '../../named/known.ts';
import { findPeople, isKnown, type PersonMention } from '../../named/people.ts';
import { type Open, type Part, partOf } from '../../parts.ts';

const Takers = z.looseObject({ with: z.array(z.string()) });

export const whoIn = (said: string, { names }: Known): PersonMention[] =>
  findPeople(`with ${said}`, names, []).filter((person) => isKnown(person) && !isNumber.test(person.text));
/** “Forty-five minutes” is not Fogarty. */
const isNumber = /^(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/u;

/** The colleagues named, the speaker among them where that is said. */
export function colleaguesIn(said: string, known: Known): string[] {
  const users = whoIn(said, known).flatMap(({ users: found, candidates }) =>
    found.kind === 'one' && !(candidates.kind === 'one' && candidates.score > found.score) ? [found.person.id] : [],
  );
  const isSelf = /^(?:(?:with |just )*(?:me|myself)|me)\b|\bwith (?:me|myself)\b|\band (?:me|myself)\b/iu.test(
    said.trim(),
  );
  const self = isSelf ? known.reader.user?.id : undefined;
  return self === undefined || users.some((id) => id === self) ? users : [...users, self];
}

/** The same call with those who take part, where nobody had named any. */
export function withTakers(said: string, pending: Pending, known: Known): Pending {
  const { tool, arguments: args } = pending;
  const users = tool === 'book_meeting' ? colleaguesIn(said, known) : [];
  return users.length === 0 || !isSupposed(pending, known)
    ? pending
    : { ...pending, arguments: { ...args, with: users } };
}

/** “With Abby”, where a time was asked for; “Abby”, where nobody had been named. */
export function otherTakers(said: string, { question, choices, pending }: AskInput, known: Known): Part | undefined {
  if (pending?.tool !== 'book_meeting') return undefined;
  const { prefix, who = '' } = onlyWho.exec(said.trim())?.groups ?? {};
  const users = colleaguesIn(who, known);
  const isOnly = prefix !== undefined || (isSupposed(pending, known) && isOnlyNames(who, known));
  if (users.length === 0 || !isOnly) return undefined;
  return partOf({ tool: pending.tool, arguments: { ...pending.arguments, with: users } }, [
    { slot: pending.slot, question, choices },
  ]);
}
const onlyWho =
  /^(?:(?:and|oh|ok(?:ay)?|it's|no|nope|sorry|wait|actually|hm+|make it)[,\s]+)*(?<prefix>with )?(?<who>[\p{L}' .,-]+?)[.! ]*$/iu;

const isOnlyNames = (who: string, known: Known): boolean =>
  whoIn(who, known)
    .reduce((left, { text }) => left.replace(text, ''), who)
    .replaceAll(/\b(?:and|me|i|please)\b|[\s,.]/giu, '') === '';

/** Nobody but the speaker, who was put in because nobody was named. */
function isSupposed({ arguments: args }: Pending, { reader }: Known): boolean {
  const takers = Takers.safeParse(args).data?.with ?? [];
  return takers.every((id) => id === reader.user?.id);
}

/** What the answer says of people and the call does not: undefined where it says all of them. */
export function otherPeople(said: string, { arguments: args }: Pending, known: Known): Open | undefined {
  const before = Takers.safeParse(args).data?.with ?? [];
  const more = colleaguesIn(said, known).filter((id) => !before.includes(id));
  if (more.length > 0) return whichTakers(before, more, known);
  const topic = args['candidate'];
  const [other] = whoIn(said, known).flatMap(({ candidates, users }) =>
    candidates.kind === 'one' && users.kind === 'none' && candidates.person.id !== topic ? [candidates.person] : [],
  );
  if (other === undefined || typeof topic !== 'string') return undefined;
  const people = [topic, other.id].flatMap((id) => known.names.candidates.byId(id) ?? []);
  return {
    slot: 'candidate',
    question: 'Whom is the meeting about, then?',
    choices: people.map(({ id, name }) => ({ label: name, value: id })),
  };
}

function whichTakers(before: readonly string[], more: readonly string[], { names }: Known): Open {
  const label = (ids: readonly string[]) => ids.map((id) => names.users.byId(id)?.name ?? '').join(' and ');
  return {
    slot: 'with',
    question: 'Who should take part, then?',
    choices: [more, [...before, ...more]].map((ids) => ({ label: label(ids), value: [...ids] })),
  };
}
