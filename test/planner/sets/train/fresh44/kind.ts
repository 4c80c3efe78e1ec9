// A kind of message that sounds like an order, and the plain orders beside it, in two halves.
import type { Exchange, Instruction } from '../../../instruction.ts';
import type { sandboxes as ofFerryAndMuseum } from '../fresh36/sandboxes.ts';
import type { sandboxes as ofLiftsAndNursery } from '../fresh37/sandboxes.ts';
import type { sandboxes as ofBrewersAndTranslators } from '../fresh38/sandboxes.ts';

type Sandboxes = typeof ofFerryAndMuseum & typeof ofLiftsAndNursery & typeof ofBrewersAndTranslators;
type Said = readonly [sandbox: keyof Sandboxes, exchange: Exchange];

export const kind = (traps: readonly Said[], plain: readonly Said[]): readonly Instruction[] => [
  ...inHalves('traps', traps),
  ...inHalves('plain', plain),
];

/** Every second one was measured, and not looked at, before all mending of the others was done. */
const inHalves = (what: string, said: readonly Said[]): readonly Instruction[] =>
  said.map(([sandbox, exchange], place) => ({
    sandbox,
    style: `fresh44 ${place % 2 === 0 ? 'learned' : 'unseen'} ${what}`,
    talk: [exchange],
  }));
