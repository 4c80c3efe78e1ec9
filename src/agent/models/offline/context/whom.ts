// Whom a clause means: people it names, pronouns, “the second one”, “her hiring manager”. Nobody is picked where two could be meant.
import type { Candidate, User } from '../../../../core/records.ts';
import { candidateChoice, userChoice } from '../../../../services/operations/resolve/choices.ts';
import type { AskInput } from '../../../ask.ts';
import type { Focus } from './focus.ts';
import type { Known } from '../named/known.ts';
import { allOf, isOnlyOwner, narrowed } from '../clause/recognised/mentions.ts';
import type { Reading } from '../clause/recognised/clause-reading.ts';
import { isKnown, nameOf, type PersonMention } from '../named/people.ts';
import { expectedStrangers } from '../named/strangers.ts';
import { placedIn } from './places.ts';
import { namedInFull, othersMeant } from './namesakes.ts';

type AskChoices = AskInput['choices'];

export type Whom<Person> =
  | { readonly kind: 'people'; readonly people: readonly Person[] }
  | { readonly kind: 'unsure'; readonly question: string; readonly choices: AskChoices }
  | { readonly kind: 'nobody' };

function candidateChoices(people: readonly Candidate[], known: Known): AskChoices {
  return people.map((candidate) => {
    const { id, label } = candidateChoice(candidate, known.jobs);
    return { label, value: id };
  });
}

/** The candidates of a clause. `within` leaves out people whom another part of the clause is about. */
export function whichCandidates(reading: Reading, known: Known, focus: Focus): Whom<Candidate> {
  const named: Candidate[] = [];
  for (const said of reading.people) {
    const mention = namedInFull(said, reading, focus);
    const one = otherOf(mention, { reading, known, focus }) ?? candidatesOf(mention, reading, known);
    if (one.kind === 'unsure') return one;
    if (one.kind === 'people') named.push(...one.people);
  }
  const owner = reading.people.find((mention) => isOnlyOwner(mention, reading));
  if (owner !== undefined)
    return {
      kind: 'unsure',
      question: `Do you mean ${owner.text} or somebody else?`,
      choices: candidateChoices(named, known),
    };
  if (named.length > 1 && /\bor\b/i.test(reading.text))
    return { kind: 'unsure', question: 'Which of them do you mean?', choices: candidateChoices(named, known) };
  if (named.length > 0) return missing(reading, known) ?? { kind: 'people', people: named };
  const pointed = pointedAt(reading.text, known, focus);
  return pointed.kind === 'nobody' ? (missing(reading, known) ?? pointed) : pointed;
}

/** “The other Aoife”: of two of the name, the one who was not spoken of last. */
function otherOf(
  { candidates, start }: PersonMention,
  { reading, known, focus }: { reading: Reading; known: Known; focus: Focus },
): Whom<Candidate> | undefined {
  if (candidates.kind !== 'several' || !/\bother $/i.test(reading.text.slice(0, start))) return undefined;
  const [latest = []] = focus.candidates;
  const others = candidates.people.filter(({ id }) => !latest.includes(id));
  const isOne = others.length === 1 && others.length < candidates.people.length;
  return isOne
    ? someone(
        others.map(({ id }) => id),
        known,
      )
    : undefined;
}

function candidatesOf(mention: PersonMention, reading: Reading, known: Known): Whom<Candidate> {
  const people = allOf(mention, reading.text);
  return people.length > 0 ? { kind: 'people', people } : candidateOf(narrowed(mention, reading, known), known);
}

function candidateOf(mention: PersonMention, known: Known): Whom<Candidate> {
  const { candidates, users } = mention;
  const text = nameOf(mention);
  if (candidates.kind === 'one') {
    // A colleague who is named as exactly is not a candidate.
    if (users.kind === 'one' && users.score > candidates.score + 0.02) return { kind: 'nobody' };
    return { kind: 'people', people: [candidates.person] };
  }
  if (candidates.kind === 'several')
    return {
      kind: 'unsure',
      question: `Which ${text} do you mean?`,
      choices: candidateChoices(candidates.people, known),
    };
  if (users.kind !== 'none') return { kind: 'nobody' };
  const near = candidates.suggestions;
  return {
    kind: 'unsure',
    question:
      near.length === 0
        ? `I don't know anyone called ${text}. Whom do you mean?`
        : `I don't know anyone called ${text}. Did you mean one of these?`,
    choices: candidateChoices(near, known),
  };
}

/** A name in lower case that nobody bears stands where a person is expected: right after the order, “and” or a comma. */
function missing(reading: Reading, known: Known): Whom<Candidate> | undefined {
  const [word] = expectedStrangers(reading.text, reading.taken);
  if (word === undefined || isWrittenOtherwise(word.raw, reading)) return undefined;
  const near = known.names.candidates.find(word.raw);
  const choices = candidateChoices(
    near.kind === 'none' ? near.suggestions : near.kind === 'one' ? [near.person] : near.people,
    known,
  );
  return { kind: 'unsure', question: `I don't know anyone called ${word.raw}. Whom do you mean?`, choices };
}

/** Who writes one name with its capital writes the others so, too: a word without one is no name. */
const isWrittenOtherwise = (raw: string, { people, text }: Reading): boolean =>
  /^\p{Ll}/u.test(raw) && people.some((one) => isKnown(one) && /^\p{Lu}\p{Ll}/u.test(text.slice(one.start, one.end)));

const singularPronoun =
  /\b(?:her|him|she|he|his|hers|that candidate|this candidate|the candidate|that person|this person|the same (?:candidate|person))\b/i;
const pluralPronoun =
  /\b(?:them|they|their|these|those|the two of them|(?:which|who) of the two|both(?: of them)?|all (?:of them|three|four))\b/i;

export function pointedAt(text: string, known: Known, focus: Focus): Whom<Candidate> {
  const list = focus.list.length > 0 ? focus.list : focus.offered;
  const placed = list.length > 0 ? placedIn(text, list) : undefined;
  if (placed !== undefined) return inList(placed, list, known);
  const [latest = []] = focus.candidates;
  const others = othersMeant(text, focus, known);
  if (others !== undefined) return someone(others, known);
  if (pluralPronoun.test(text)) return someone(plural(text, focus), known);
  if (!singularPronoun.test(text)) return { kind: 'nobody' };
  if (latest.length < 2) return someone(latest, known);
  const people = latest.flatMap((id) => known.names.candidates.byId(id) ?? []);
  return { kind: 'unsure', question: 'Whom do you mean?', choices: candidateChoices(people, known) };
}

/** “The fifth one” of three is nobody: the three are offered. */
function inList(ids: readonly string[], list: readonly string[], known: Known): Whom<Candidate> {
  const people = list.flatMap((id) => known.names.candidates.byId(id) ?? []);
  if (ids.length > 0 || people.length > mostOffered) return someone(ids, known);
  const count = people.length === 1 ? 'only one person' : `${people.length} people`;
  return {
    kind: 'unsure',
    question: `There are ${count} on that list. Whom do you mean?`,
    choices: candidateChoices(people, known),
  };
}
const mostOffered = 12;

/** “Both” are the two who were spoken of last, together or one after the other. */
function plural(text: string, focus: Focus): readonly string[] {
  const [latest = [], before = []] = focus.candidates;
  const many = countIn(text);
  if (many !== undefined) return [latest, focus.list].find(({ length }) => length === many) ?? [];
  if (!/\bboth|two\b/i.test(text)) return latest.length > 0 ? latest : focus.list;
  if (latest.length === 2) return latest;
  if (focus.list.length === 2) return focus.list;
  return latest.length === 1 && before.length === 1 && latest[0] !== before[0] ? [...before, ...latest] : [];
}

/** “All four” are nobody where three were spoken of. */
function countIn(text: string): number | undefined {
  const said = /\b(?:all|these|those) (three|four|five|six)\b/i.exec(text)?.[1]?.toLowerCase();
  return said === undefined ? undefined : ['three', 'four', 'five', 'six'].indexOf(said) + 3;
}

function someone(ids: readonly string[], known: Known): Whom<Candidate> {
  const people = ids.flatMap((id) => known.names.candidates.byId(id) ?? []);
  return people.length === 0 ? { kind: 'nobody' } : { kind: 'people', people };
}

const managerWords =
  /\b(?:(?:the |her |his |their |\w+'s )?(?:hiring[- ]?manager|hm))\b|\b(?:her|his|their) manager\b|\p{L}'s? manager\b/iu;

interface UserContext {
  readonly focus: Focus;
  /** Whose hiring manager is meant by “the hiring manager”. */
  readonly about: readonly Candidate[];
}

const selfWords =
  /\b(?:with|for|tell|remind|notify|ping) me\b|\bmyself\b|\band (?:me|i)\b|\bme and\b|\bmy (?:calendar|schedule)\b/i;

/** The people of the organisation whom a clause means. */
export function whichUsers(reading: Reading, known: Known, { focus, about }: UserContext): Whom<User> {
  const unclear = reading.people.find(({ users, candidates }) => users.kind === 'several' && candidates.kind !== 'one');
  if (unclear?.users.kind === 'several') return whichOf(nameOf(unclear), unclear.users.people);
  const isManager = managerWords.test(reading.text);
  const managers = isManager ? (managersOfJob(reading, known) ?? managersOf(about, known)) : [];
  if (isManager && managers.length === 0) return noManager(about);
  const self = selfWords.test(reading.text) && known.reader.user !== undefined ? [known.reader.user] : [];
  const all = [...reading.people.flatMap(colleagueIn), ...managers, ...self];
  if (all.length > 0) return { kind: 'people', people: [...new Map(all.map((user) => [user.id, user])).values()] };
  return byPronoun(reading.text, known, focus);
}

const whichOf = (said: string, users: readonly User[]): Whom<User> => ({
  kind: 'unsure',
  question: `Which ${said} do you mean?`,
  choices: users.map((user) => ({ label: userChoice(user).label, value: user.id })),
});

/** A name that a candidate bears as exactly is the candidate's. */
function colleagueIn({ users, candidates }: PersonMention): User[] {
  if (users.kind !== 'one') return [];
  return candidates.kind === 'one' && candidates.score >= users.score ? [] : [users.person];
}

/** “Tell Petra”, where a candidate and a colleague are called so: either may be meant. */
export function eitherOf({ people }: Pick<Reading, 'people'>): string | undefined {
  const mention = people.find((one) => isEither(one));
  if (mention?.candidates.kind !== 'one' || mention.users.kind !== 'one') return undefined;
  return `Do you mean ${mention.candidates.person.name}, the candidate, or your colleague ${mention.users.person.name}?`;
}
const isEither = ({ candidates, users }: PersonMention): boolean =>
  candidates.kind === 'one' && users.kind === 'one' && Math.abs(candidates.score - users.score) < 0.02;

const noManager = (about: readonly Candidate[]): Whom<User> => ({
  kind: 'unsure',
  question:
    about.length === 0
      ? 'Whose hiring manager do you mean?'
      : 'That requisition has no hiring manager on record. Who should it be?',
  choices: [],
});

/** “The hiring manager for the nurse role”, “the data analyst hiring manager”: whose requisition is named. */
function managersOfJob({ job, filters }: Reading, known: Known): User[] | undefined {
  if (job === undefined && filters['role'] === undefined) return undefined;
  const jobs = known.jobs.filter(({ id, role }) =>
    job === undefined ? role === filters['role'] : job.ids.includes(String(id)),
  );
  const managers = new Set(jobs.flatMap(({ hiringManager }) => hiringManager ?? []));
  const [only, ...others] = [...managers].flatMap((id) => known.names.users.byId(id) ?? []);
  return only === undefined || others.length > 0 ? undefined : [only];
}

function managersOf(about: readonly Candidate[], known: Known): User[] {
  return about.flatMap((candidate) => {
    const job = known.jobs.find(({ id }) => id === candidate.job);
    return known.names.users.byId(job?.hiringManager ?? '') ?? [];
  });
}

function byPronoun(text: string, known: Known, { users }: Focus): Whom<User> {
  if (!/\b(?:with|tell|ask|remind|notify|ping|message|let|update) (?:her|him|them|both)\b/i.test(text))
    return { kind: 'nobody' };
  const [latest = []] = users;
  const people = latest.flatMap((id) => known.names.users.byId(id) ?? []);
  return people.length === 0 ? { kind: 'nobody' } : { kind: 'people', people };
}
