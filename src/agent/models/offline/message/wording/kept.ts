// A message with what is quoted in it put aside: quoted text is cargo, but names, stages and templates are read.
import { type Protected, setQuotesAside } from '../../../../../nlp/quotes.ts';
import { asSentences } from '../../../../../nlp/layout.ts';
import { isSequenceName } from '../../../../../nlp/lexicon/phrase-book/office.ts';
import { findStage } from '../../../../../nlp/stages-in-words.ts';
import { fold } from '../../../../../nlp/text.ts';
import type { Known } from '../../named/known.ts';
import { withLetterNames } from './letter-names.ts';

/** A message may be read more than once in one turn. */
const keptBefore = new WeakMap<Known, Map<string, Protected>>();

export function keptOf(message: string, known: Known): Protected {
  const before = keptBefore.get(known) ?? new Map<string, Protected>();
  keptBefore.set(known, before);
  const kept = before.get(message) ?? setQuotesAside(withLetterNames(asSentences(message), known), isNameOf(known));
  before.set(message, kept);
  return kept;
}

/** A stage, a template or a person may stand in quotation marks. */
const isNameOf =
  (known: Known) =>
  (text: string): boolean =>
    text.split(/\s+/).length <= 3 &&
    (known.names.candidates.find(text).kind === 'one' ||
      isSequenceName(text) ||
      findStage(text, known.stages).kind === 'one' ||
      known.templates.some(({ id }) => spaced(id) === spaced(text)));
const spaced = (text: string): string => fold(text).replaceAll(/[_-]/g, ' ');
