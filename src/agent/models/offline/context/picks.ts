// Several of a list that was shown: “the first two”, “the second and the third”, “all of them except Ann”, “the rest”. Their names take the
// place of the words, so that every order that takes names takes them, too. Where the list does not have them, the words stay.
import { fold } from '../../../../nlp/text.ts';
import type { Known } from '../named/known.ts';
import { findPeople } from '../named/people.ts';
import type { Candidate } from '../../../../core/records.ts';
import type { Dialogue } from './dialogue.ts';
import { focusOf } from './focus.ts';
import { mostListed, ordinalWords } from './places.ts';

const count = '(?<count>two|three|four|five|six|seven|eight|nine|ten|[2-9]|10)';
const counts = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const nouns =
  '(?: (?:people|candidates|applicants|folks|names|ones))?(?: (?:of (?:them|these|those|the list)|on (?:the|that|this) list|there))?';
const ordinal = '(?:first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|sixth|seventh|eighth|ninth|last)';
const one = `(?:the )?${ordinal}(?: (?:one|candidate|person|guy))?`;
const spared = ',? (?:except(?: for)?|but(?: not)?|besides|apart from|other than|excluding|minus|without|bar|not) ';
const them =
  '(?:all of (?:them|these|those)|them all|all(?: of)? (?:these|those)|every(?:one|body)(?: (?:there|on (?:the|that|this) list))?|them|these|those|all)';

type People = readonly Candidate[];
interface Pick {
  readonly shape: RegExp;
  /** Undefined where it stays open who they are. */
  readonly of: (match: RegExpExecArray, from: Shown) => People | undefined;
}
interface Shown {
  /** Nothing was said since. */
  readonly isFresh: boolean;
  readonly list: People;
  /** Something was done for them since the list was shown, or is being ordered. */
  readonly dealtWith: ReadonlySet<string>;
  readonly named: (said: string) => People | undefined;
}

const numberOf = (said = ''): number => {
  const word = counts.indexOf(said.toLowerCase());
  return word >= 0 ? word : Number(said);
};

const picks: readonly Pick[] = [
  {
    shape: new RegExp(
      `(?<![\\p{L}'-])${them}${spared}(?<spared>(?:${one}(?:,? and ${one})*|[^,.;:!?]{2,60}?))(?=$|[,.;:!?]| (?:to|into|onto|goes?|gets?|moves?|a|an|the|with|using|and (?:send|move|reject|tell|book))(?![\\p{L}'-]))`,
      'iu',
    ),
    of(match, { list, named, isFresh }) {
      if (!isFresh) return undefined;
      const left = named(match.groups?.['spared'] ?? '');
      return left === undefined || left.length === 0 ? undefined : list.filter((each) => !left.includes(each));
    },
  },
  {
    shape: new RegExp(
      `(?<![\\p{L}'-])(?:the )?(?<end>first|top|last|bottom) ${count}${nouns}(?! (?:days?|weeks?|months?|hours?|minutes?|slots?|times?|options?|things?|actions?|steps?|stages?|rounds?))(?![\\p{L}'-])`,
      'iu',
    ),
    of(match, { list }) {
      const many = numberOf(match.groups?.['count']);
      if (many > list.length) return undefined;
      return /^(?:first|top)$/iu.test(match.groups?.['end'] ?? '') ? list.slice(0, many) : list.slice(-many);
    },
  },
  {
    shape: new RegExp(
      `(?<![\\p{L}'-])${one}(?:(?:,|,? and| &|,? plus) ${one})+(?! (?:interviews?|rounds?|stages?|calls?|meetings?|steps?|weeks?|slots?|times?|options?))(?![\\p{L}'-])`,
      'iu',
    ),
    of: ([said], { named }) => named(said),
  },
  {
    shape: new RegExp(
      `(?<![\\p{L}'-])(?:(?:all|these|those|the) ${count}(?: of (?:them|these|those))?${nouns}|(?:them |these |those )?both(?: of (?:them|these|those))?(?= (?:to|the|a)\\b|[.,!?]|$))(?! (?:days?|weeks?|months?|hours?|minutes?|slots?|times?|options?|meetings?|interviews?))(?![\\p{L}'-])`,
      'iu',
    ),
    of: (match, { list, isFresh }) =>
      isFresh && list.length === numberOf(match.groups?.['count'] ?? '2') ? list : undefined,
  },
  {
    shape: new RegExp(
      `(?<![\\p{L}'-])(?:the rest(?: of (?:them|these|those|the list))?|the (?:others|(?:other|remaining) (?:${count}(?: (?:ones|people|candidates))?|ones|people|candidates))|every(?:one|body) else)(?! (?:days?|weeks?|months?|hours?|minutes?|slots?|times?|meetings?|interviews?|offers?|rejections?|requests?|requisitions?|roles?|jobs?|stages?))(?![\\p{L}'-])(?! of the)`,
      'iu',
    ),
    of(match, { list, dealtWith }) {
      const left = list.filter(({ id }) => !dealtWith.has(String(id)));
      const many = match.groups?.['count'];
      if (many !== undefined && left.length !== numberOf(many)) return undefined;
      return left.length === list.length || left.length === 0 ? undefined : left;
    },
  },
  {
    shape: new RegExp(
      `(?<![\\p{L}'-])the ${ordinal}(?: (?:one|candidate|person|guy))?(?=$|[.,;!]| (?:(?:in|on)?to|goes|gets|moves|and|through|forward|is|looks|was|seems)(?![\\p{L}'-]))`,
      'iu',
    ),
    of: ([said], { named }) => named(said),
  },
];
const mayPick =
  /\b(?:first|1st|second|third|top|last|bottom|rest|others?|remaining|else|all|these|those|them|every\w+|both|the (?:two|three|four|five|\d))\b/i;
/** Their words are somebody's text. */
const tells = /\b(?:tell|let|inform|remind|note|log|record|notify|ask|saying|says|that)\b|["“”]/i;

/** Only where the last list that was shown is one of people, none of it was cut off, and nothing is asked. */
export function withPicks(said: string, dialogue: Dialogue, known: Known): string {
  const list = mayPick.test(said) && !tells.test(said) ? shownIn(dialogue, known) : undefined;
  if (list === undefined || list.length < 2 || list.length > mostListed) return said;
  const isFresh = dialogue.earlier.at(-1)?.calls.some(({ tool }) => tool === 'find_candidates') === true;
  const named = (words: string) => namedIn(words, list, known);
  return picks.reduce((text, { shape, of }) => {
    let rest = text;
    for (let found = shape.exec(rest); found !== null; found = shape.exec(rest)) {
      const lead = rest.slice(0, found.index);
      const people = of(found, { list, isFresh, dealtWith: touchedBefore(lead, dialogue, known), named });
      if (people === undefined || people.length === 0) break;
      rest = lead + listed(people) + rest.slice(found.index + found[0].length);
    }
    return rest;
  }, said);
}

const lists = /^(?:find_candidates|find_free_slots|list_approvals|list_actions|ask)$/;

function shownIn(dialogue: Dialogue, { names }: Known): People | undefined {
  const [latest] = dialogue.earlier
    .flatMap(({ calls }) => calls)
    .filter(({ tool }) => lists.test(tool))
    .toReversed();
  if (latest?.tool !== 'find_candidates') return undefined;
  const people = focusOf(dialogue).list.flatMap((id) => names.candidates.byId(id) ?? []);
  return new Set(people.map(({ name }) => fold(name))).size === people.length ? people : undefined;
}

/** Places of the list, or names of those who are on it. */
function namedIn(said: string, list: People, { names }: Known): People | undefined {
  const places = [...said.matchAll(new RegExp(ordinal, 'giu'))].map(([place]) =>
    list.at(ordinalWords[place.toLowerCase()] ?? list.length),
  );
  if (places.length > 0)
    return places.every((each) => each !== undefined) ? places.flatMap((each) => each ?? []) : undefined;
  const found = findPeople(said, names, []).map(({ candidates }) => candidates);
  const people = found.flatMap((each) => {
    if (each.kind === 'one') return list.filter(({ id }) => id === each.person.id);
    return each.kind === 'several' ? list.filter(({ id }) => each.people.some((person) => person.id === id)) : [];
  });
  return people.length === found.length ? people : undefined;
}

/** Since the list was shown, or earlier in the message. */
function touchedBefore(lead: string, { earlier }: Dialogue, { names }: Known): ReadonlySet<string> {
  const shown = earlier.findLastIndex(({ calls }) => calls.some(({ tool }) => tool === 'find_candidates'));
  const since = earlier
    .slice(shown + 1)
    .flatMap(({ calls }) =>
      calls.flatMap(({ arguments: { candidate } }) => (typeof candidate === 'string' ? [candidate] : [])),
    );
  const here = findPeople(lead, names, []).flatMap(({ candidates }) =>
    candidates.kind === 'one' ? [String(candidates.person.id)] : [],
  );
  return new Set([...since, ...here]);
}

const listed = (people: People): string =>
  people
    .map(({ name }) => name)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');
