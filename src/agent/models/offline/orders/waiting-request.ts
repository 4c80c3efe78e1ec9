// “Approve Kurt, decline Bobby”: what this talk left waiting for approval is declined, and nobody is turned down anew.
import { type Part, partOf } from '../parts.ts';
import type { Order } from './order.ts';

export async function declinedRequest({ reading, dialogue, known }: Order): Promise<Part | undefined> {
  const [person, ...others] = reading.people;
  if (!/^decline\b/i.test(reading.text) || others.length > 0 || person?.candidates.kind !== 'one') return undefined;
  const { id } = person.candidates.person;
  const asked = dialogue.earlier.flatMap(({ calls }) =>
    calls.flatMap(({ arguments: { candidate }, result }) =>
      candidate === id && result?.kind === 'action' ? (result.approval?.approval_id ?? []) : [],
    ),
  );
  const waiting = (await known.world.pendingApprovals()).filter((approval) => asked.includes(approval.id));
  const [request] = waiting;
  return request === undefined || waiting.length > 1
    ? undefined
    : partOf({ tool: 'decline_action', arguments: { approval: request.id } }, []);
}
