// How likely it is that a turn of the offline planner is exactly what was meant: how often turns of its kind were, over the
// training instructions of `npm run bench:planner` alone, so that the other splits tell how well it holds. Finer kinds, by the length
// of the message or the number of calls, and a fitted curve held worse. Read off the stored turn: a replayed one answers the same.
import type { Turn } from '../../core/ports/conversations.ts';
import { AskInput, askTool } from '../ask.ts';

type Kind = 'acts' | 'acts and asks' | 'asks for one thing' | 'asks what was meant' | 'leaves it';

const measured: Readonly<Record<Kind, number>> = {
  acts: 0.96,
  'acts and asks': 0.95,
  'asks for one thing': 0.67,
  'asks what was meant': 0.53,
  'leaves it': 0.79,
};

function kindOf({ calls }: Pick<Turn, 'calls'>): Kind {
  const asks = calls.filter(({ tool }) => tool === askTool.name);
  if (calls.length > asks.length) return asks.length > 0 ? 'acts and asks' : 'acts';
  if (asks.length === 0) return 'leaves it';
  const isPrecise = asks.every(({ arguments: args }) => AskInput.safeParse(args).data?.pending !== undefined);
  return isPrecise ? 'asks for one thing' : 'asks what was meant';
}

/** Between 0 and 1. */
export const surenessOf = (turn: Pick<Turn, 'calls'>): number => measured[kindOf(turn)];
