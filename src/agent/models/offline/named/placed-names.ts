// Names that are everyday words (“Will”, “Hope”, “Mark”, “April”): where they stand says whether somebody is meant.
import { finiteVerbs } from '../../../../nlp/lexicon/finite-verbs.ts';
import type { Word } from '../../../../nlp/text.ts';

/** “about will”, “hope to team interview”, “may bell”: where a person is said, a word that is somebody's name is that name. */
export const isPlaced = (text: string, { start, end }: Word, continues: boolean): boolean =>
  continues ||
  /\b(?:about|with|for|on|re|tell|ask|e-?mail|text|message|ping|nudge|chase|remind|reject|move|to|offer|advance|book|score|hire|invite|enrol|enroll|brief|from) $/i.test(
    text.slice(0, start),
  ) ||
  // “is chase free fri”
  (/\b(?:is|are|has|does|when's) $/i.test(text.slice(0, start)) &&
    /^ (?:free|available|around|open|busy)\b/i.test(text.slice(end))) ||
  (start === 0 && /^(?: to | too\b|'s\b|:|,? free\b)|^ with (?:the )?\p{Lu}/u.test(text.slice(end))) ||
  (/(?:^|[.!?,]\s+)$/u.test(text.slice(0, start)) && doesSomething.test(text.slice(end)));
/** “Hope had a lovely chat with me”, “Mark and Ann tomorrow”: whoever does something, or stands beside somebody. */
const doesSomething = new RegExp(
  `^,? (?:${finiteVerbs})(?![\\p{L}'])|^(?:,? (?:and|&)|,) (?!I\\b)\\p{Lu}\\p{Ll}+(?! (?:at|on) )`,
  'u',
);

/** “Grant Ms Bell an hour”, “chase Ann for her papers”: what opens an order in small letters, before a name with its capital. */
export const isVerbHere = ({ start, end, raw, word }: Word, text: string): boolean =>
  verbs.has(word) &&
  (start === 0
    ? /^ (?:Mr|Mrs|Ms|Miss|Dr|Mx)\b/u
    : raw === word && /^(?:please|kindly|and|then|now|just) $/i.test(text.slice(0, start))
      ? /^ \p{Lu}/u
      : /^(?!)/
  ).test(text.slice(end));
const verbs = new Set([
  'grant',
  'chase',
  'mark',
  'bill',
  'drew',
  'rob',
  'will',
  'hope',
  'josh',
  'nick',
  'pat',
  'sue',
  'wade',
  'page',
  'tag',
  'skip',
  'drop',
  'chuck',
  'flip',
  'rush',
  'art',
  'carry',
  'harry',
  'jot',
  'file',
  'reject',
  'invite',
]);
