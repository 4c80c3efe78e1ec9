// The nets that fill the slots of an order, from messages whose labels are known.
import { slotExamples } from './examples.ts';
import type { Laid } from './labels.ts';
import type { Row } from './rows.ts';
import { trainNet } from './train-net.ts';

export interface Learned {
  readonly row: Row;
  readonly labelled: Laid | undefined;
}

export function slotNets(learned: readonly Learned[]) {
  const slots = learned.map(({ row, labelled }) => slotExamples(row, labelled));
  return {
    span: trainNet(
      slots.flatMap(({ span }) => span),
      { hidden: 12, epochs: 8, drop: 0.2 },
    ),
    start: trainNet(
      slots.flatMap(({ start }) => start),
      { hidden: 8, epochs: 6, drop: 0.2 },
    ),
    end: trainNet(
      slots.flatMap(({ end }) => end),
      { hidden: 8, epochs: 6, drop: 0.2 },
    ),
    free: trainNet(
      slots.flatMap(({ free }) => free),
      { hidden: 0, epochs: 8, drop: 0.2 },
    ),
  };
}
