// Letters that are called by one word of their name: “directions to Bao”, “send Nell the demo guide”. Only where somebody is named,
// the words are explained by nothing else, and one letter alone is called so.
import type { Template } from '../../../../../core/records.ts';
import { parting } from '../../../../../nlp/lexicon/parting.ts';
import { singular } from '../../../../../nlp/roles.ts';
import { bareWords, wordsOf } from '../../../../../nlp/text.ts';
import type { Reading } from './clause-reading.ts';
import type { Known } from '../../named/known.ts';
import { deniedLetters } from '../../named/title-words.ts';

type Recognised = Omit<Reading, 'intents'>;

export function withSpareTemplate<Read extends Recognised>(reading: Read, { templates, stages }: Known): Read {
  // “Lin, no interview prep”: named as what is not to be sent.
  const isDenied = deniedLetters(reading.text, templates).length > 0;
  if (isDenied || !mayNameLetter(reading) || isOnlyDeed(reading, templates)) return reading;
  const left = unexplainedIn(reading);
  const named = left.filter(({ word }) => templates.some((template) => isWordOf(word, template)));
  const [first] = named;
  const last = named.at(-1);
  if (first === undefined || last === undefined || named.length !== left.length) return reading;
  // “Yara onsite” names a step of the pipeline.
  const isStep = named.every(({ word }) => stages.some((stage) => bareWords(stage).includes(word)));
  if (isStep && !sends.test(reading.text)) return reading;
  const fitting = templates.filter((template) => named.every(({ word }) => isWordOf(word, template)));
  const [only, ...others] = fitting;
  if (only === undefined || others.length > 0 || parting.test(only.id)) return reading;
  const span = { start: first.start, end: last.end };
  const template = { ...span, text: reading.text.slice(span.start, span.end), ids: [only.id] };
  return { ...reading, template, taken: [...reading.taken, span] };
}

const isOfGroup = ({ people, filters }: Recognised): boolean => people.length === 0 && Object.keys(filters).length > 0;

/** “Nudge all analysts” says what to do, and not with which letter; “nudge email to all analysts” does. */
const isOnlyDeed = (reading: Recognised, templates: readonly Template[]): boolean =>
  isOfGroup(reading) &&
  !letterBehind.test(reading.text) &&
  templates.some((template) => isWordOf(wordsOf(reading.text)[0]?.word ?? '', template));
const letterBehind = /^\S+ (?:e-?mail|mail|letter|message|note|template|to)\b/i;

function unexplainedIn(reading: Recognised) {
  const isGroup = isOfGroup(reading);
  return wordsOf(reading.text).filter(
    ({ word, start, end }) =>
      word.length > 2 &&
      !vague.has(word) &&
      !(isGroup && ofGroups.has(word)) &&
      !reading.taken.some((span) => start < span.end && span.start < end),
  );
}

const mayNameLetter = ({ clause, template, payload, people, filters, text, ...read }: Recognised): boolean =>
  clause.mood === 'order' &&
  template === undefined &&
  payload === undefined &&
  !text.endsWith('?') &&
  // “Send the nudge to everyone who has gone quiet” asks for nobody.
  !elsewhere.test(sends.test(text) ? text.replaceAll(/ who\b/gi, '') : text) &&
  read.whens.length + read.money.length + read.titles.length === 0 &&
  (people.length > 0
    ? people.every(({ candidates }) => candidates.kind !== 'none') && read.stages.length === 0
    : Object.keys(filters).length > 0 || /\b(?:her|him|them)\b/i.test(text));

const elsewhere =
  /\b(?:reject|cancel|move|book|note|about|show|list|find|who|which|what|how|ask|tell|check|review|score|sequence|undo|approve)\b/i;
const sends =
  /^(?:send|give|get|mail|e-?mail|drop|shoot|fire|flick|forward|share|chase|nudge)\b|\b(?:details?|info\w*|link|guide|pack|form|sheet)\b/i;
const isWordOf = (word: string, { id }: Template): boolean =>
  bareWords(id).some((part) => part.length > 2 && !vague.has(part) && singular(part) === singular(word));

/** Words that many letters are called by, and those by which they are sent. */
const vague = new Set(
  'send give drop shoot fire mail email message letter template note they them with that this those please over also what have still your from time next week call chat offer the and for you our not new one two out off day all any how who why can get let but has had her him his its may now old see way set put use are was did too job yes again once more asap quickly'.split(
    ' ',
  ),
);

/** Words that say who is of a group: “everyone with more than 6 days of silence”. */
const ofGroups = new Set(
  "every each everyone everybody anyone anybody whoever candidates applicants people folks more than least over days day weeks week silence silent quiet radio contact without heard since haven't hasn't we've been gone who's".split(
    ' ',
  ),
);
