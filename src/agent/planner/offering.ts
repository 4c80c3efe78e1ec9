// What is not sure is offered: up to three readings as sentences, of which a press executes one.
import type { World } from '../../services/operations/world.ts';
import type { AskInput, ReadCall } from '../ask.ts';
import type { Reader } from '../reader.ts';
import { ordersInWords } from './reply/orders-in-words.ts';
import { teller } from './reply/teller.ts';
import { isDecision, whatWaits } from './tool-kinds.ts';

type Meetings = Parameters<typeof ordersInWords>[1]['meetings'];
type Offers = readonly (readonly ReadCall[])[];

/** A decision is an act of a person: what waits is shown in its place. */
const shownInstead = (calls: readonly ReadCall[]): readonly ReadCall[] =>
  calls.some(isDecision) ? [whatWaits] : calls;

/** With no reading, what is open. */
export async function offering(
  offers: Offers,
  { world, reader, meetings }: { world: World; reader: Reader; meetings: Meetings },
): Promise<AskInput> {
  const tell = await teller(
    world,
    reader,
    offers.flat().some(({ tool }) => tool === 'undo_action'),
  );
  const told = offers.map(shownInstead).flatMap((calls) => {
    const said = ordersInWords(calls, { tell, meetings });
    return said === undefined
      ? []
      : [{ label: `${said.slice(0, 1).toUpperCase()}${said.slice(1)}?`.slice(0, 300), calls: [...calls] }];
  });
  const readings = [...new Map(told.toReversed().map((one) => [one.label, one])).values()].toReversed();
  if (readings.length === 0)
    return { question: 'I am not sure what to do about that, so I have done nothing. What shall I do?', choices: [] };
  return { question: 'I want to be sure before I do anything. Which of these do you mean?', choices: [], readings };
}
