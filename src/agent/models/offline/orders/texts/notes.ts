// Notes on candidates, and what is logged about them in the CRM: the words are kept as they were written.
import { findStage } from '../../../../../nlp/stages-in-words.ts';
import { fold } from '../../../../../nlp/text.ts';
import { findPeople, isKnown } from '../../named/people.ts';
import { given } from '../../given.ts';
import type { Part } from '../../parts.ts';
import { move } from '../candidates.ts';
import { openText } from './written-words.ts';
import { perCandidate, type Order, type TakeOrder } from '../order.ts';
import { asWritten } from './unmarked-text.ts';

export const note: TakeOrder = (order) =>
  isPlace(wordsOf(order), order) ? move(order) : noted(order, 'add_note', { asks: 'What shall the note say?' });

/** “crmcall on Devon: …”: what kind of entry it is, the verb says. */
export const logEntry: TakeOrder = (order) => {
  const kind = /^crm(call|email|meeting)/i.exec(order.reading.text)?.[1]?.toLowerCase();
  return noted(order, 'log_crm', { asks: 'What shall the entry in the CRM say?', kind });
};

const wordsOf = ({ reading }: Order): string | undefined =>
  reading.payload?.trim() ?? restOfNote(reading, reading.people[0]?.end ?? endOfNote(reading.text));

function noted(
  order: Order,
  tool: 'add_note' | 'log_crm',
  { asks, kind }: { asks: string; kind?: string | undefined },
): Part[] {
  const { reading, known } = order;
  const text = wordsOf(order);
  // “note that Inés prefers mornings”: whom it is about stands in the note itself.
  const isPointed = /\b(?:her|him|them|she|he|they|his|their|the \w+ one|both)\b/i.test(reading.text);
  const inside =
    reading.people.length > 0 || isPointed || text === undefined
      ? []
      : findPeople(text, known.names, []).filter((person) => isKnown(person) && person.candidates.kind !== 'none');
  const people = reading.people.length > 0 ? reading.people : inside.slice(0, 1);
  return perCandidate({ ...order, reading: withTopic({ ...reading, people }, order.focus) }, () => ({
    call: { tool, arguments: given({ text, kind }) },
    open: [openText(text, asks)],
  }));
}

/** “Log Ann as technical assessment”: what is to be written is where she stands, and nothing else. */
function isPlace(text: string | undefined, { reading, known }: Order): boolean {
  const place =
    /^(?:as|under)(?: (?:being|now))?(?: (?:in|at|on))?(?: the)? (?<place>.+?)(?: (?:stage|column))?[?.!]*$/iu;
  const said = place.exec(text ?? '')?.groups?.['place'] ?? '';
  const found = reading.payload === undefined && said !== '' ? findStage(said, known.stages) : undefined;
  return found?.kind === 'one' && fold(found.stage).startsWith(fold(said).slice(0, 4));
}

/** “Add a note: …” right after one candidate was talked of is about that one. */
function withTopic(reading: Order['reading'], { candidates, recent }: Order['focus']): Order['reading'] {
  const [latest = []] = candidates;
  const isBare = /^(?:(?:(?:add|leave|make|write|put) (?:a |another )?)?note|crm\p{L}+)$/iu.test(reading.text);
  return isBare && reading.people.length === 0 && recent.candidates && latest.length === 1
    ? { ...reading, text: `${reading.text} on that candidate` }
    : reading;
}

/** “Note she has a licence”: of the one who was spoken of. */
const endOfNote = (text: string): number | undefined =>
  /^(?:note|jot down|record|crm\p{L}+)(?= (?:(?:she|he|they)\b|(?:both|all|his|her|their) \p{L}+ \S))/iu.exec(text)?.[0]
    .length;

function restOfNote({ text, clause }: Order['reading'], after: number | undefined): string | undefined {
  const rest =
    after === undefined
      ? ''
      : text
          .slice(after)
          .replace(/^(?:'s)?(?: (?:file|record|profile))?[\s,:-]*(?:that|saying)?\s*/i, '')
          .trim();
  return rest.split(/\s+/).length < 2 ? undefined : asWritten(rest, clause.raw);
}
