// What holds a reading back that would change something: one doubt is enough to ask, and a press does what it stopped.
import { isRead } from '../tool-kinds.ts';
import type { FilledOrder } from '../readings.ts';
import type { Doubt, Doubted } from './doubt.ts';
import { noOrder } from './no-order.ts';
import { ofReferences } from './references.ts';
import { replaces, secondThoughts, takesBack } from './second-thoughts.ts';
import { ofTimes } from './times.ts';

const doubts: readonly Doubt[] = [...noOrder, ...ofTimes, ...ofReferences, ...secondThoughts];

export function isDoubted(orders: readonly FilledOrder[], doubted: Doubted): boolean {
  if (takesBack(doubted.message) || replaces(orders, doubted.message)) return true;
  return orders.some((one) => changes(one) && doubts.some((doubt) => doubt(one, doubted)));
}

const changes = ({ filled }: FilledOrder): boolean =>
  filled.kind === 'open' || filled.calls.some(({ tool }) => !isRead(tool));
