// Where a meeting is to be, which has an hour: “on Friday at nine at the depot”.
import { premisesIn } from '../../../../../nlp/places.ts';
import type { When } from '../../../../../nlp/when.ts';
import type { Span } from '../../named/people.ts';
import { overlaps } from '../../named/stage-words.ts';

export function premisesNamed(text: string, whens: readonly When[], taken: readonly Span[]): readonly Span[] {
  const place = whens.some(({ says }) => says.time) ? premisesIn(text) : undefined;
  return place === undefined || taken.some((span) => overlaps(span, place)) ? [] : [place];
}
