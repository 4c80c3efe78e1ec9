// Schedules and delivers morning briefs: who is due is claimed in the book, and each channel delivers under one key a day.
import type { BriefBook, BriefDelivery } from '../../core/ports/brief-delivery.ts';
import type { Directory } from '../../core/ports/directory.ts';
import type { TenantId, UserId } from '../../core/ids.ts';
import type { Settings } from '../../core/settings.ts';
import { briefOf } from './brief.ts';
import { dueBriefs } from './brief-due.ts';
import { type BriefPorts, collectBrief } from './brief-material.ts';

interface BriefContext {
  readonly directory: Pick<Directory, 'users'>;
  readonly settings: Settings;
  readonly now: Date;
}

/** How many were promised. */
export async function scheduleBriefs({ directory, settings, now }: BriefContext, book: BriefBook): Promise<number> {
  let promised = 0;
  for (const { user, day } of dueBriefs(await directory.users(), settings, now))
    if (await book.claim({ user, day, at: now })) promised += 1;
  return promised;
}

/** Who left the organization since, or wants none by now, gets none. */
export async function deliverBrief(
  context: BriefContext & BriefPorts & { tenant: TenantId; deliveries: readonly BriefDelivery[] },
  { user: id, day }: { user: UserId; day: string },
): Promise<void> {
  const { tenant, deliveries, settings, now } = context;
  const user = (await context.directory.users()).find((known) => known.id === id);
  const wanted = deliveries.filter(({ channel }) => settings.briefChannels.includes(channel));
  if (user === undefined || wanted.length === 0) return;
  const brief = briefOf(await collectBrief(context, user, { now, settings }));
  const faults: unknown[] = [];
  for (const delivery of wanted)
    // One way that is closed must not keep the others waiting; the key keeps those that went from going twice.
    await delivery
      .deliver({ tenant, user, brief, key: `brief.${id}.${day}.${delivery.channel}` })
      .catch((error: unknown) => faults.push(error));
  const [fault] = faults;
  if (fault !== undefined) throw fault;
}
