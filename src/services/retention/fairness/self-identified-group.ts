// Reads what somebody wrote about themselves: one group for all of its spellings, and nothing where they chose not to answer.
import {
  type GroupTerms,
  hispanic,
  labels,
  noAnswers,
  notHispanic,
  outdated,
  raceGroups,
  refusing,
  refusingWords,
  sexGroups,
  twoOrMoreRaces,
} from './group-terms.ts';

/** `unrecognised`: neither a group that the audit knows nor a way of not answering. */
export type Answer =
  | { readonly kind: 'group'; readonly group: string }
  | { readonly kind: 'not_answered' }
  | { readonly kind: 'unrecognised' };

export type Question = 'sex' | 'race_ethnicity';

const groupsOf = { sex: sexGroups, race_ethnicity: raceGroups } as const satisfies Record<
  Question,
  readonly GroupTerms[]
>;

/** The groups that a question may be answered with, as the audit names them. */
export const groupNames = (question: Question): readonly string[] => groupsOf[question].map(({ group }) => group);

const longest = 200;

/** Lower case, without accents and signs; words apart by one space. */
const plainOf = (text: string): string =>
  text
    .slice(0, longest)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const holds = (plain: string, phrase: string): boolean => ` ${plain} `.includes(` ${phrase} `);

function withoutPhrases(plain: string, phrases: readonly string[]): string {
  let rest = ` ${plain} `;
  for (const phrase of phrases) rest = rest.replaceAll(` ${phrase} `, ' ');
  return rest.trim();
}

/** “Sex: F” is “F”; a label alone stays. */
function withoutLabel(plain: string): string {
  const label = labels.find((one) => plain.startsWith(`${one} `));
  return label === undefined ? plain : plain.slice(label.length + 1);
}

const allNotHispanic = notHispanic.toSorted((a, b) => b.length - a.length);

const isAnswering = (word: string): boolean =>
  refusing.words.has(word) || refusing.stems.some((stem) => word.startsWith(stem));

function refuses(plain: string): boolean {
  if (plain === '' || noAnswers.has(plain)) return true;
  const words = plain.split(' ');
  if (words.some((word) => refusingWords.has(word))) return true;
  return words.some((word) => refusing.no.has(word)) && words.some(isAnswering);
}

const wholly = (groups: readonly GroupTerms[], plain: string): string | undefined =>
  groups.find(
    ({ group, terms, whole = [] }) => plain === plainOf(group) || terms.includes(plain) || whole.includes(plain),
  )?.group;

/** Each group whose words stand in the answer; longer terms are taken out first, so that "north african" is not "african". */
function groupsIn(groups: readonly GroupTerms[], plain: string): readonly string[] {
  const all = groups
    .flatMap(({ group, terms }) => terms.map((term) => ({ group, term })))
    .toSorted((a, b) => b.term.length - a.term.length);
  const found = new Set<string>();
  let rest = plain;
  for (const { group, term } of all) {
    if (!holds(rest, term)) continue;
    found.add(group);
    rest = withoutPhrases(rest, [term]);
  }
  return [...found];
}

const asGroup = (group: string): Answer => ({ kind: 'group', group });
const unrecognised: Answer = { kind: 'unrecognised' };

function readSex(plain: string): Answer {
  const found = groupsIn(sexGroups, plain);
  // Both of a form’s choices, and no word for more than two: nothing was chosen.
  if (found.includes('female') && found.includes('male') && !found.includes('nonbinary')) return unrecognised;
  const [first] = sexGroups.flatMap(({ group }) => (found.includes(group) ? [group] : []));
  return first === undefined ? unrecognised : asGroup(first);
}

function readRace(plain: string): Answer {
  const rest = withoutPhrases(plain, allNotHispanic);
  if (rest === '' || (rest !== plain && refuses(rest))) return { kind: 'not_answered' };
  if (outdated.includes(rest)) return unrecognised;
  const whole = wholly(raceGroups, rest);
  if (whole !== undefined) return asGroup(whole);
  const found = groupsIn(raceGroups, rest);
  if (found.includes(hispanic)) return asGroup(hispanic);
  const races = found.filter((group) => group !== 'Other');
  if (races.length > 1) return asGroup(twoOrMoreRaces);
  const [only] = races.length === 1 ? races : found;
  return only === undefined ? unrecognised : asGroup(only);
}

export function readAnswer(question: Question, text: string): Answer {
  const plain = plainOf(text);
  const groups = groupsOf[question];
  const whole = wholly(groups, plain) ?? wholly(groups, withoutLabel(plain));
  if (whole !== undefined && !noAnswers.has(plain)) return asGroup(whole);
  const answer = question === 'sex' ? readSex(plain) : readRace(plain);
  if (answer.kind !== 'unrecognised') return answer;
  return refuses(plain) ? { kind: 'not_answered' } : answer;
}

/**
 * The group that an audit counts somebody under, or null. What was stored before answers were checked and is not recognised
 * is a group of its own: dropping it could hide an impact.
 */
export function auditGroupOf(question: Question, text: string | null): string | null {
  if (text === null) return null;
  const answer = readAnswer(question, text);
  if (answer.kind === 'group') return answer.group;
  return answer.kind === 'not_answered' ? null : text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
