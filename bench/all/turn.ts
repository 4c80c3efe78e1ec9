// A conversation turn without its model, against a bare loop.
import { turnCost, turnKinds } from '../turn-cost.ts';
import type { RunPart } from './part.ts';

export const runTurn: RunPart = async ({ tell, options: { scale } }) => {
  for (const kind of turnKinds) {
    const { bareMs, wholeMs } = await turnCost(kind, { blocks: 9, turns: Math.ceil(30 * scale) });
    tell({
      what: `agent turn, ${kind} stores`,
      figure: `${wholeMs.toFixed(2)} ms CPU, ${(wholeMs / bareMs).toFixed(1)} times`,
      reference: `bare loop: ${bareMs.toFixed(2)} ms CPU`,
    });
  }
};
