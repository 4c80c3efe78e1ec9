// “Tell Hugh (that) Bo is late and Paloma that Fay is ill”: two colleagues, and to each what is theirs to hear.
import type { Clause } from '../../../../../nlp/clauses.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import type { Known } from '../../named/known.ts';
import type { PersonMention } from '../../named/people.ts';

const tells = /^(?:tell|notify|inform|message|e-?mail|text|ping|slack)\s+$/i;
/** Another colleague, and “that”, in what the first is told. */
const another = /^(.+?),? and (\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?) that (.+)$/su;

export function toldEach(clause: Clause, { people, text }: Reading, known: Known): readonly Clause[] | undefined {
  const { payload } = clause;
  const [first] = people;
  if (first === undefined || payload === undefined) return undefined;
  const verb = text.slice(0, first.start);
  if (!tells.test(verb)) return undefined;
  const each = people.length > 1 ? behindNames(people, text, payload) : withinText(first, payload, known);
  return each?.map(({ whom, told }) => ({
    ...clause,
    text: verb + whom,
    said: `${verb}${whom} ${told}`,
    payload: told.trim(),
  }));
}

interface Told {
  readonly whom: string;
  readonly told: string;
}

/** The words between the two are for the first, what follows “that” for the second. */
function behindNames(people: readonly PersonMention[], text: string, payload: string): readonly Told[] | undefined {
  const [first] = people;
  const last = people.at(-1);
  if (first === undefined || last === undefined || last.users.kind !== 'one' || last.candidates.kind === 'one')
    return undefined;
  const between = /^\s+(\S+ \S.*?),? and\s+$/su.exec(text.slice(first.end, last.start))?.[1];
  if (between === undefined || text.slice(last.end).trim() !== '') return undefined;
  return [
    { whom: first.text, told: between },
    { whom: last.text, told: payload },
  ];
}

function withinText(first: PersonMention, payload: string, { names }: Known): readonly Told[] | undefined {
  const [, before = '', whom = '', after = ''] = another.exec(payload) ?? [];
  if (names.users.find(whom).kind !== 'one' || names.candidates.find(whom).kind !== 'none') return undefined;
  return [
    { whom: first.text, told: before },
    { whom, told: after },
  ];
}
