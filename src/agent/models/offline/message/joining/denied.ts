// An order that the same message takes back elsewhere: “Frank keeps saying cancel the drill, but we're not cancelling it, just shift
// it”. What is denied of nobody else is not done but asked about.
import type { Clause } from '../../../../../nlp/clauses.ts';
import { irregular } from '../../../../../nlp/lexicon/verbs.ts';
import { escapeRegExp } from '../../../../../nlp/text.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';

type Read = (clause: Clause) => Reading;

export function withoutDenied(clauses: readonly Clause[], read: Read): readonly Clause[] {
  if (clauses.length < 2) return clauses;
  const isOrder = (clause: Clause): boolean => clause.mood === 'order' && read(clause).intents.length > 0;
  return clauses.map((clause) => {
    const isDenied =
      isOrder(clause) &&
      clause.payload === undefined &&
      clauses.some((other) => other !== clause && !isOrder(other) && denies(read(other), read(clause)));
    if (!isDenied) return clause;
    // Where something else is ordered, nothing is left to ask.
    const isSettled = clauses.some((other) => other !== clause && isOrder(other));
    return { ...clause, mood: 'negated', ...(isSettled ? {} : { isCarried: true }) };
  });
}

/** The same verb behind a “not”, and nobody and nothing named with it that the order does not name. */
function denies(other: Reading, { text, people, titles, stages }: Reading): boolean {
  const verb = /^\p{L}+/u.exec(text)?.[0].toLowerCase();
  if (verb === undefined || other.payload !== undefined || !behindNot(verb).test(other.text)) return false;
  const named = new Set(people.map((person) => person.text.toLowerCase()));
  const meetings = new Set(titles.flatMap(({ ids }) => ids));
  return (
    other.people.every((person) => named.has(person.text.toLowerCase())) &&
    other.titles.every(({ ids }) => ids.some((id) => meetings.has(id))) &&
    other.whens.length + other.stages.length + other.money.length <= stages.length &&
    other.template === undefined
  );
}

function behindNot(verb: string): RegExp {
  const odd = irregular.filter(([base]) => base === verb).flatMap((forms) => forms.filter((one) => one !== undefined));
  const stem = escapeRegExp(verb.replace(/e$/, ''));
  const forms = [verb, `${stem}(?:${verb.at(-1) ?? ''})?ing`, ...odd.map((form) => escapeRegExp(form))].join('|');
  return new RegExp(
    `(?:\\bnot|n't|\\bnever|\\bno longer)(?: (?:going to|want to|to|be|been|now|yet|have|actually|really))* (?:${forms})(?!\\p{L})`,
    'iu',
  );
}
