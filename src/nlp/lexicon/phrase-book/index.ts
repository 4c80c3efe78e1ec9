// The whole phrase book. A way of saying something is one line in it.
import { farewellPhrases } from './farewells.ts';
import { meetingPhrases } from './meetings.ts';
import { offerPhrases } from './offers.ts';
import { officePhrases } from './office.ts';
import type { Section } from './phrase.ts';
import { stepPhrases } from './steps.ts';
import { verdictPhrases } from './verdicts.ts';
import { viewPhrases } from './views.ts';
import { wordPhrases } from './words.ts';

export const phraseBook: readonly Section[] = [
  ...verdictPhrases,
  ...stepPhrases,
  ...offerPhrases,
  ...farewellPhrases,
  ...meetingPhrases,
  ...wordPhrases,
  ...viewPhrases,
  ...officePhrases,
];
