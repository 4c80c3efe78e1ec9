// “Gilberto is to do a working trial next”, “the panel needs to go to five”: words that tell nothing, but say what is wanted.
import { wishes } from '../../../../../nlp/lexicon/wishes.ts';
import type { Reading } from '../recognised/clause-reading.ts';

type Recognised = Omit<Reading, 'intents'>;

const wish = new RegExp(`\\b(?:${wishes.join('|')})\\b`, 'giu');

/** The reading with the words of wishes explained. */
export const wishing = (reading: Recognised): Recognised => ({
  ...reading,
  taken: [
    ...reading.taken,
    ...[...reading.text.matchAll(wish)].map(({ index, 0: said }) => ({ start: index, end: index + said.length })),
  ],
});
