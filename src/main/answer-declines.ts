// Declined interviews of all organisations, one after the other: one whose calendar is away must not keep the others waiting.
import type { Automation } from '../automation/automation.ts';
import { defectOf, type Log } from '../core/log.ts';
import type { Storage } from '../storage/storage.ts';

interface Parts {
  readonly storage: Pick<Storage, 'organizations'>;
  readonly automation: Pick<Automation, 'answerDeclines'>;
  readonly log: Log;
}

export async function answerEveryDecline({ storage, automation, log }: Parts): Promise<void> {
  for (const { id: tenant } of await storage.organizations.list())
    try {
      await automation.answerDeclines(tenant);
    } catch (error) {
      log.warn('declined interviews could not be answered', { tenant, defect: defectOf(error) });
    }
}
