// Roundabout words for lengths, places and people of a meeting as the grammar knows them: “lasting 40 minutes” is “for 40 minutes”.
import { rewordings } from './lexicon/rewordings.ts';
import { rewriting } from './patterns/tried.ts';

/** Only for orders: what is written to somebody keeps its words. */
export const reworded = rewriting(rewordings);
