// Sentences that name nothing and only ask for what was told before: “Could you put that in for them?”, “please see to it, would you”.
import { confirms } from './lexicon/confirmations.ts';
import { asksForIt, pointing, requestKinds, requestWords } from './lexicon/requests.ts';
import { plainly } from './frames.ts';
import { wordsOf } from './text.ts';

const kinds = ['cancel', 'offer', 'tell', 'note', 'send', 'book', 'move', 'shift'] as const;
export type RequestKind = (typeof kinds)[number] | 'any';

const longest = 16;

export function isBareRequest(said: string): boolean {
  const words = wordsOf(said).map(({ raw }) => raw.toLowerCase());
  const isBare = words.length > 0 && words.length <= longest && words.every((word) => requestWords.has(word));
  return isBare && pointing.test(said) && asksForIt.test(said);
}

/** What kind of doing is asked for, `any` where it is left open; undefined where the sentence says anything of its own. */
export function requestKindOf(said: string): RequestKind | undefined {
  if (!isBareRequest(said) && !confirms.test(plainly(said))) return undefined;
  return kinds.find((kind) => requestKinds[kind].test(said)) ?? 'any';
}
