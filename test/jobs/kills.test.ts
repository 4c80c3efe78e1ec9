// Kills on the way of a promised job, on the embedded database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { outboxKillContract } from '../contracts/outbox-kills.ts';
import { layTemplate } from '../support/database-template.ts';

const place = mkdtempSync(join(tmpdir(), 'muster-kills-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

outboxKillContract('embedded', async () => {
  await layTemplate(place);
  return { place, redisUrl: '' };
});
