// Reminders of all organisations, one after the other: one whose calendar is away must not keep the others waiting.
import type { Automation } from '../automation/automation.ts';
import { defectOf, type Log } from '../core/log.ts';
import type { Storage } from '../storage/storage.ts';

interface Parts {
  readonly storage: Pick<Storage, 'organizations'>;
  readonly automation: Pick<Automation, 'followMeetings'>;
  readonly log: Log;
}

export async function followEveryMeeting({ storage, automation, log }: Parts): Promise<void> {
  for (const { id: tenant } of await storage.organizations.list())
    try {
      await automation.followMeetings(tenant);
    } catch (error) {
      log.warn('reminders could not follow their meetings', { tenant, defect: defectOf(error) });
    }
}
