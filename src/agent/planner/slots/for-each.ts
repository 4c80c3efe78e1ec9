// The same order for each of its candidates; nothing is done for any where something lacks.
import type { JsonObject } from '../../../core/json.ts';
import { calls, type Filled, type Filling, lack, type Open, open } from './filling.ts';
import { candidatesFor, type Whom } from './whom.ts';

export interface Each {
  readonly args: JsonObject;
  readonly lacks?: Open | undefined;
}

/** `argumentsFor` is asked without a candidate, too: what is known beside whom it is about is kept while that is asked. */
export function forEach(filling: Filling, tool: string, argumentsFor: (candidate: string) => Each): Filled {
  const whom = candidatesFor(filling);
  const missing = missingWhom(whom);
  if (missing !== undefined)
    return open(tool, { ...without(filling.known, 'step'), ...without(argumentsFor('').args, 'candidate') }, missing);
  const made = (whom.kind === 'people' ? whom.ids : []).map((candidate) => argumentsFor(candidate));
  const refused = made.find(({ lacks }) => lacks !== undefined);
  if (refused?.lacks !== undefined) return open(tool, refused.args, refused.lacks);
  return calls(...made.map(({ args }) => ({ tool, arguments: args })));
}

export const without = (args: JsonObject, key: string): JsonObject =>
  Object.fromEntries(Object.entries(args).filter(([one]) => one !== key));

export function missingWhom(whom: Whom, slot = 'candidate', question = 'Whom do you mean?'): Open | undefined {
  if (whom.kind === 'unclear') return lack(slot, whom.question, whom.choices);
  return whom.ids.length === 0 ? lack(slot, question) : undefined;
}
