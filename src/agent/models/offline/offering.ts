// Where the rules only ask what was meant, the learned reader's readings are offered beside the question: a press executes one. Where
// the rules would write and the learned reader finds nothing of the kind, both are offered, and nothing is done unasked.
import type { ReadCall } from '../../ask.ts';
import { type Offered, offeredFor } from '../../planner/offered.ts';
import { isRead } from './clause/objections/doubts.ts';
import type { Part } from './parts.ts';
import type { Situation } from './plan.ts';
import { ordersInWords } from './reply/orders-in-words.ts';
import { teller } from './reply/teller.ts';

const longest = 300;
const mostReadings = 3;

/** A question about something of its own, or a proposal, stays as it is. */
export async function withReadings(
  parts: readonly Part[],
  situation: Situation,
  { isNews }: { readonly isNews: boolean },
): Promise<readonly Part[]> {
  const calls = parts.flatMap((part) => (part.kind === 'call' ? [part.call] : []));
  if (calls.length > 0)
    return parts.some(({ kind }) => kind === 'ask') ? parts : await agreedOn(parts, calls, { ...situation, isNews });
  const open = parts.findIndex((part) => part.kind === 'ask' && part.ask.pending === undefined);
  const asked = parts[open];
  if (asked?.kind !== 'ask' || asked.ask.proposes !== undefined || asked.ask.choices.length > 0) return parts;
  const offered = await offeredIn(situation);
  const readings = await readingsFor(offered.offers, offered, situation);
  return readings.length === 0 ? parts : parts.with(open, { kind: 'ask', ask: { ...asked.ask, readings } });
}

/** What changes something is done where both readers find it. */
async function agreedOn(
  parts: readonly Part[],
  calls: readonly ReadCall[],
  { isNews, ...situation }: Situation & { readonly isNews: boolean },
): Promise<readonly Part[]> {
  if (calls.every(({ tool }) => isRead(tool))) return parts;
  const offered = await offeredIn(situation);
  if (!isNews && offered.agrees(calls)) return parts;
  const readings = await readingsFor([calls, ...offered.offers], offered, situation);
  const [first] = readings;
  const isSaid = first !== undefined && JSON.stringify(first.calls) === JSON.stringify(calls);
  return isSaid ? [{ kind: 'ask', ask: { question: unsure, choices: [], readings } }] : parts;
}
const unsure = 'I want to be sure before I do anything. Which of these do you mean?';

const offeredIn = ({ dialogue, world, reader }: Situation): Promise<Offered> =>
  offeredFor(dialogue, world, reader.user?.id);

/** Decisions are acts of people: what waits is shown. */
const shown = (calls: readonly ReadCall[]): readonly ReadCall[] =>
  calls.some(({ tool }) => tool === 'approve_action' || tool === 'decline_action')
    ? [{ tool: 'list_approvals', arguments: {} }]
    : calls;

async function readingsFor(
  offers: Offered['offers'],
  { catalogue }: Offered,
  { world, reader, tools }: Pick<Situation, 'world' | 'reader' | 'tools'>,
) {
  const tell = await teller(
    world,
    reader,
    offers.flat().some(({ tool }) => tool === 'undo_action'),
  );
  const told = offers.map(shown).flatMap((calls) => {
    const said = ordersInWords(calls, { tell, meetings: catalogue.meetings });
    if (said === undefined || calls.some(({ tool }) => !tools.has(tool))) return [];
    return [{ label: `${said.slice(0, 1).toUpperCase()}${said.slice(1)}?`.slice(0, longest), calls: [...calls] }];
  });
  return [...new Map(told.toReversed().map((one) => [one.label, one])).values()].toReversed().slice(0, mostReadings);
}
