// Keeps where people are reached: Teams tells it with what they send.
import type { People, Reference } from './people.ts';
import { type Activity, atOf, isDirect } from './read-activity.ts';
import { profileAt } from './teams-channel.ts';
import type { At, TeamsPort } from './teams-port.ts';

export interface Remembering {
  readonly port: TeamsPort;
  readonly people: People;
  readonly directory: string;
}

/** Where this person is reached from now on; true: nothing was known of them. */
export async function remember(dependencies: Remembering, activity: Activity): Promise<boolean> {
  const { people } = dependencies;
  const { id } = activity.from;
  const before = await people.reference(id);
  const seen = atOf(activity);
  const isGone = activity.type === 'installationUpdate' && activity.action === 'remove';
  const alone = isGone ? null : seen;
  const isAlone = isDirect(activity);
  if (before !== undefined && same(before, { direct: isAlone ? alone : before.direct, seen })) return false;
  if (!isGone) await keepAddress(dependencies, seen, id);
  // Last: a try that was cut off before is made again.
  if (isAlone) await people.keep(id, { direct: alone, seen });
  else await people.keepSeen(id, seen);
  return before === undefined && !isGone;
}

async function keepAddress({ port, directory, people }: Remembering, seen: At, id: string): Promise<void> {
  const { kind, email } = await profileAt({ port, directory }, seen, id);
  if (kind === 'member' && email !== undefined) await people.keepAddress(email, id);
}

const same = (one: Reference, other: Reference): boolean =>
  JSON.stringify([one.direct, one.seen]) === JSON.stringify([other.direct, other.seen]);
