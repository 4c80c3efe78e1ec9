// Phrases that people use for each thing, beside what the training split holds, as examples of one clause.
import { featuresOf, type Message } from '../../src/agent/planner/features.ts';
import { labelFeatures } from '../../src/agent/planner/readings.ts';
import { tokensOf } from '../../src/agent/planner/tokens.ts';
import { phrases } from './phrases.ts';
import type { Example } from './train-net.ts';

const masks: Readonly<Record<string, string>> = {
  C: '<c>',
  U: '<u>',
  S: '<stage>',
  T: '<when>',
  D: '<day>',
  L: '<length>',
  M: '<money>',
  E: '<template>',
  J: '<job>',
  G: '<meeting>',
  Q: '<quote>',
};
/** Texts and groups that follow are not written out in a phrase. */
const unwritten = /(?:^| )[PF](?: |$)/;
const weight = 0.5;

export const phraseExamples = (): readonly Example[] =>
  Object.entries(phrases)
    .filter(([label]) => label !== 'none')
    .flatMap(([label, said]) =>
      said
        .split('|')
        .filter((one) => !unwritten.test(one))
        .map((one) => ({ label, weight, features: featuresIn(one) })),
    );

function featuresIn(text: string): string[] {
  const tokens = tokensOf(text);
  const message: Message = {
    text,
    tokens,
    spans: [],
    clauses: [{ from: 0, to: tokens.length, joint: '', ending: '', mood: 'plain' }],
    masks: tokens.map(({ raw, word }) => masks[raw] ?? word),
    talk: { signs: ['opens'] },
  };
  return [...featuresOf(message, 0, undefined), ...labelFeatures([], 0, message)];
}
