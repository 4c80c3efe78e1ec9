// “Let Declan and Rosa know”, “notify both her and Ms Thiessen of the new time”: a colleague and a candidate, or a pronoun and somebody
// named, are told the same. Each becomes a clause of its own, since a colleague is told, and a candidate is written to.
import type { Clause } from '../../../../../nlp/clauses.ts';
import type { Reading } from '../../clause/recognised/clause-reading.ts';
import type { Known } from '../../named/known.ts';
import type { PersonMention } from '../../named/people.ts';

const tells =
  /^(?:please )?(?:let|tell|ask|inform|notify|update|warn|alert|remind|brief|message|e-?mail|text|ping|write to|drop a (?:line|note) to) (?:both )?(?:of )?/i;
const pronoun = /^(?:her|him|them)\b/i;
const joint = /^,? ?(?:and|&|as well as|plus) (?:also )?|^, (?!and\b|&)/i;
/** What goes on so is said of those who are named, not to them: “tell Declan, Rosa and Kwame are out”. */
const toldOf =
  /^ (?:is|are|was|were|will|would|won't|have|has|had|can|can't|cannot|could|should|must|may|might|do|does|did|need|needs|want|wants|passed|failed|got|get|said|say|called|asked)\b/i;

interface Addressee {
  readonly text: string;
  readonly kind: 'candidate' | 'colleague' | 'pronoun';
}

export function toldBoth(
  clause: Clause,
  read: (clause: Clause) => Reading,
  known: Known,
): readonly Clause[] | undefined {
  const { text, said, payload, mood } = clause;
  const opening = tells.exec(text)?.[0];
  if (mood !== 'order' || opening === undefined) return undefined;
  const further = toldToo(clause, known);
  if (further !== undefined) return further;
  const { all, end } = addressees(text, opening.length, read(clause).people);
  const rest = text.slice(end);
  if (all.length < 2 || new Set(all.map(({ kind }) => kind)).size < 2) return undefined;
  if (toldOf.test(rest) || (payload === undefined && all.length > 2 && !isLeft.test(rest))) return undefined;
  const verb = opening.replace(/(?:both )?(?:of )?$/i, '');
  const behind = said.startsWith(text.slice(0, end)) ? said.slice(end) : rest;
  return all.map((one) => ({ ...clause, text: verb + one.text + rest, said: verb + one.text + behind }));
}

/** “Let her know, Declan as well”: who is named behind it is told, too, and is no text. */
function toldToo({ payload, ...clause }: Clause, { names }: Known): readonly Clause[] | undefined {
  const [, head = '', behind = ''] =
    payload === undefined ? (andToo.exec(clause.text) ?? []) : ['', clause.text, payload];
  const whom = alone.exec(behind)?.[1];
  if (whom === undefined || ![names.users, names.candidates].some((index) => index.find(whom).kind === 'one'))
    return undefined;
  const first = head.replace(/ know$/i, '');
  const verb = /^(?:please )?\S+/i.exec(first)?.[0] ?? '';
  const knows = /\blet$/i.test(verb) ? ' know' : '';
  const texts = [`${first}${knows}`, `${verb} ${whom}${knows}`];
  return texts.map((text) => ({ ...clause, text, said: text }));
}
const andToo = /^((?:please )?let \S+(?: \S+)? know)[, ]+(.+)$/i;
const alone =
  /^(?:and )?((?:m[rs]s?\.? )?\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*)?),? (?:too|as well|also|likewise)[.! ]*$/iu;

const isLeft = /^(?: know\b|,? (?:about|of|that|accordingly)\b|[\s.!]*$)/i;

/** Those who stand one after the other behind the verb, and where they end. */
function addressees(text: string, from: number, people: readonly PersonMention[]) {
  const all: Addressee[] = [];
  let end = from;
  let last = '';
  for (let at = from; ;) {
    const one = addresseeAt(text, at, people);
    if (one === undefined) break;
    all.push(one);
    end = at + one.text.length;
    const mark = joint.exec(text.slice(end))?.[0];
    if (mark === undefined) break;
    last = mark;
    at = end + mark.length;
  }
  // “Inform Roman, Bence comes with his own tools” names one; a list ends with an “and”.
  return { all: /^, ?$/.test(last) ? [] : all, end };
}

function addresseeAt(text: string, at: number, people: readonly PersonMention[]): Addressee | undefined {
  const spoken = pronoun.exec(text.slice(at))?.[0];
  if (spoken !== undefined) return { text: spoken, kind: 'pronoun' };
  const person = people.find(({ start }) => start === at);
  const name = text.slice(at, person?.end);
  // “Rosa and Declan's assistant”
  if (person === undefined || /['’]s?$/.test(name)) return undefined;
  const { candidates, users } = person;
  if (candidates.kind === 'one' && users.kind === 'none') return { text: name, kind: 'candidate' };
  return users.kind === 'one' && candidates.kind === 'none' ? { text: name, kind: 'colleague' } : undefined;
}
