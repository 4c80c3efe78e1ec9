// `npm start -- new-key`: makes another API key with every scope and prints it, once.
import type { Log } from '../core/log.ts';
import type { Engine } from '../storage/engine.ts';
import type { Config } from './config.ts';
import { makeKey } from './credentials.ts';
import { sandboxTenant } from './organization.ts';
import { openServices } from './wire.ts';

export async function newKey(config: Config, log: Log, engine: Promise<Engine>): Promise<void> {
  const { storage, clocks } = await openServices(config, log, { engine });
  const granting = { credentials: storage.credentials, tenant: sandboxTenant, now: clocks.real.now() };
  process.stdout.write(`${await makeKey(granting)}\n`);
  await storage.close();
}
