// Where the rules only ask what was meant, the learned reader's readings are offered beside the question: a press executes one.
import { offeredFor } from '../../planner/offered.ts';
import { type Part } from './parts.ts';
import type { Situation } from './plan.ts';
import { ordersInWords } from './reply/orders-in-words.ts';
import { teller } from './reply/teller.ts';

const longest = 300;

/** A question about something of its own, or a proposal, stays as it is. */
export async function withReadings(parts: readonly Part[], situation: Situation): Promise<readonly Part[]> {
  const open = parts.findIndex((part) => part.kind === 'ask' && part.ask.pending === undefined);
  const asked = parts[open];
  if (asked?.kind !== 'ask' || asked.ask.proposes !== undefined || parts.some(({ kind }) => kind === 'call'))
    return parts;
  const readings = await readingsFor(situation);
  if (readings.length === 0 || asked.ask.choices.length > 0) return parts;
  return parts.with(open, { kind: 'ask', ask: { ...asked.ask, readings } });
}

async function readingsFor({ dialogue, world, reader, tools }: Situation) {
  const { offers, catalogue } = await offeredFor(dialogue, world, reader.user?.id);
  const tell = await teller(world, reader, false);
  return offers.flatMap((calls) => {
    const said = ordersInWords(calls, { tell, meetings: catalogue.meetings });
    if (said === undefined || calls.some(({ tool }) => !tools.has(tool))) return [];
    return [{ label: `${said.slice(0, 1).toUpperCase()}${said.slice(1)}?`.slice(0, longest), calls: [...calls] }];
  });
}
