// Each organization's audit trail is signed once a day, and the checkpoint put where the operator wants it: a folder that lies
// elsewhere, such as a mounted bucket that only takes new files.
import { randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { wireCheckpoint } from '../api/wire/audit-checkpoint.ts';
import { type Log, defectOf } from '../core/log.ts';
import type { Storage } from '../storage/storage.ts';
import type { Config } from './config.ts';

interface SignAuditDependencies {
  readonly storage: Storage;
  readonly config: Pick<Config, 'AUDIT_EXPORT_DIR'>;
  readonly log: Log;
}

export async function signEveryAudit({ storage, config, log }: SignAuditDependencies): Promise<void> {
  for (const { id } of await storage.organizations.list()) {
    try {
      const checkpoint = wireCheckpoint(id, await storage.auditCheckpoints(id).make());
      if (config.AUDIT_EXPORT_DIR !== undefined) await exported(config.AUDIT_EXPORT_DIR, checkpoint);
    } catch (error) {
      // The others' are signed all the same; tomorrow's checkpoint covers what today's does not.
      log.error('audit not signed', { tenant: id, defect: defectOf(error) });
    }
  }
}

/** The same checkpoint is the same file; an earlier one is never written to. */
async function exported(folder: string, checkpoint: ReturnType<typeof wireCheckpoint>): Promise<void> {
  const { client_id: client, records, at } = checkpoint;
  const own = join(folder, encodeURIComponent(client));
  await mkdir(own, { recursive: true });
  const path = join(own, `${at.slice(0, 10)}-${String(records).padStart(9, '0')}.json`);
  // Replicas write the same file: each aside, on the disk before it has its name.
  const aside = `${path}.${randomUUID()}.part`;
  const file = await open(aside, 'wx');
  try {
    await file.writeFile(`${JSON.stringify(checkpoint)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(aside, path);
}
