// The words that are to be written, where no colon and no “that” marks them: “tell Owen the room has changed”, “text Rosalind
// we're running late”. Only a sentence is one: “send Tom the details” names a thing.
import { telling } from '../../../../nlp/lexicon/narration.ts';
import { spelledOut } from '../../../../nlp/shorthand.ts';
import { wordsOf } from '../../../../nlp/text.ts';
import { baseOf } from '../../../../nlp/verb-forms.ts';
import type { Reading } from '../clause/clause-reading.ts';

const tellsIt = /^(?:tell|inform|notify|update|fyi|remind|ask)\b/i;
const letsKnow = /^let\b.*\bknow\b/i;

export function textOf({ payload, text, clause }: Reading, after: number | undefined): string | undefined {
  if (payload !== undefined) return payload.trim();
  if (after === undefined) return undefined;
  const isTold = tellsIt.test(text) || letsKnow.test(text);
  const rest = text
    .slice(after)
    .replace(/^'s/, '')
    .replace(/^[\s,]*(?:(?:both|all|too|also) )?(?:know|that|to say|saying)?[\s,]*(?:both |all )?(?:that )?/i, '')
    .trim();
  const count = rest.split(/\s+/).length;
  if (count < (isTold ? 2 : 3) || elsewhere.test(rest)) return undefined;
  const isText = isTold
    ? isSentence(rest) || exclaims.test(rest)
    : /^let\b/i.test(text)
      ? false
      : speaks.test(rest) && isSentence(rest);
  return isText ? asWritten(rest, clause.raw) : undefined;
}

const elsewhere = /^(?:about|regarding|and|with|to|for|at|on|in|by|from|tomorrow|today)\b/i;
const exclaims = /^(?:thanks|thank you|good|great|nice|well done|congrats|congratulations|sorry|happy|yes|no|ok)\b/i;
/** Somebody speaks, or something is said of somebody. */
const speaks =
  /^(?:i|we|you|she|he|they|it|there|the|her|his|our|your|my|sorry|thanks|were|im|no|yes|all|that|this)(?:\b|'\w+\b)/i;
const modal =
  /^(?:will|can|may|must|should|would|could|might|shall|needs?|wants?|am|be|comes?|goes|gets?|starts?|opens?|closes?|r)$/i;

/** A verb that says something stands in it. */
const isSentence = (text: string): boolean =>
  wordsOf(text).some(
    ({ raw, word }) =>
      telling.has(raw.toLowerCase()) ||
      modal.test(raw) ||
      /'(?:s|re|m|ll|ve|d)$|n't$/i.test(raw) ||
      baseOf(word) !== undefined,
  );

/** The end of the clause letter for letter: a message keeps its “im”. */
export function asWritten(rest: string, raw: string): string {
  const last = raw.trim().split(/\s+/).slice(-rest.split(/\s+/).length).join(' ');
  return spelledOut(last).toLowerCase() === rest.toLowerCase() ? last : rest;
}
