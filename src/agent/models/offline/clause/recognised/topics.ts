// What a meeting is to be about: “…, I want to talk about the Fremantle team”. Nobody is named there, whatever has a capital.
import type { When } from '../../../../../nlp/when.ts';
import { overlaps } from '../../named/stage-words.ts';
import type { Span } from '../../named/people.ts';

const topics =
  /\b(?:about|regarding|(?:to|can|could) (?:discuss|go over|talk through|review)|(?:i|we)(?:'d| would)? (?:want|need|like|have|wanted) to (?:discuss|go over|talk through|review)) (?=(?:the|our|my|an?|this|some|next|new)\b)[^,.;:!?]*/giu;

/** Of an order that names a time: `known` are people, times and whatever else is meant for certain: with one of them in it, it is more than a topic. */
export const topicsIn = (text: string, whens: readonly When[], known: readonly Span[]): Span[] =>
  (whens.length === 0 ? [] : [...text.matchAll(topics)])
    .map(({ index, 0: said }) => ({ start: index, end: index + said.length }))
    .filter((topic) => !known.some((one) => overlaps(one, topic)));
