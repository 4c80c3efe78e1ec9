// The sandbox organization: made at the first start, and put back to its source by a reset.
import { setTimeout as sleep } from 'node:timers/promises';
import type { TenantId } from '../core/ids.ts';
import { TenantId as tenantId } from '../core/ids.ts';
import { defaultSettings } from '../core/settings.ts';
import { loadSandbox } from '../connectors/sandbox/load.ts';
import type { SandboxFile } from '../connectors/sandbox/sandbox-file.ts';
import { recordsOf } from '../connectors/sandbox/sandbox-records.ts';
import type { Storage } from '../storage/storage.ts';
import type { MovableClocks } from './clocks.ts';
import { makeWidgetKey } from './credentials.ts';

export const sandboxTenant = tenantId.parse('sandbox');

interface Founding {
  readonly storage: Storage;
  readonly clocks: MovableClocks;
  readonly read: () => Promise<SandboxFile>;
}

/** Of several replicas that start together one fills the sandbox, and the others wait for it. */
const foundingClaim = { scope: 'founding', key: sandboxTenant, fingerprint: sandboxTenant };
const foundingMs = 30_000;

/** True at the first start. The organization's row comes last: a crash before it makes the next start the first one. */
export async function ensureSandbox(founding: Founding): Promise<boolean> {
  const { storage, clocks } = founding;
  for (;;) {
    if (await isFounded(storage)) {
      await clocks.resume();
      return false;
    }
    const now = clocks.real.now();
    const end = new Date(now.getTime() + foundingMs);
    const taken = await storage.idempotency.claim({ ...foundingClaim, now, leaseUntil: end, expiresAt: end });
    if (taken.kind === 'new') return foundUnderClaim(founding, taken.claim);
    await sleep(100);
  }
}

async function foundUnderClaim(founding: Founding, claim: number): Promise<boolean> {
  try {
    return await found(founding);
  } finally {
    await founding.storage.idempotency.release({ ...foundingClaim, claim });
  }
}

const isFounded = async ({ organizations }: Storage): Promise<boolean> =>
  (await organizations.get(sandboxTenant)) !== undefined;

async function found({ storage, clocks, read }: Founding): Promise<boolean> {
  // Another replica may have been at it between the look and the claim.
  if (await isFounded(storage)) {
    await clocks.resume();
    return false;
  }
  const granting = { credentials: storage.credentials, tenant: sandboxTenant, now: clocks.real.now() };
  const widgetKey = await makeWidgetKey(granting);
  await fill(storage, clocks, { tenant: sandboxTenant, file: await read(), widgetKey });
  await storage.organizations.create({
    id: sandboxTenant,
    name: 'Sandbox',
    mode: 'sandbox',
    operator: true,
    createdAt: clocks.real.now(),
  });
  return true;
}

/** Everything of the organization goes but its credentials and audit trail; then its source is loaded again. */
export async function resetSandbox({ storage, clocks, read }: Founding, tenant: TenantId): Promise<void> {
  const file = await read();
  // Credentials stay, and with them the key that pages carry.
  const { key: widgetKey } = (await storage.settings(tenant).get()).settings.widget;
  await storage.wipe(tenant);
  await fill(storage, clocks, { tenant, file, widgetKey });
}

async function fill(
  storage: Storage,
  clocks: MovableClocks,
  { tenant, file, widgetKey }: { tenant: TenantId; file: SandboxFile; widgetKey: string | null },
): Promise<void> {
  if (tenant === sandboxTenant) await clocks.startAt(file.now === undefined ? undefined : new Date(file.now));
  const { users, templates } = recordsOf(file);
  await loadSandbox(storage.records(tenant), file);
  const directory = storage.directory(tenant);
  for (const user of users) await directory.put(user);
  const store = storage.templates(tenant);
  for (const template of templates) await store.put(template);
  await storage.settings(tenant).put({
    ...defaultSettings,
    timeZone: file.timezone,
    // A sandbox is for trying out: one person plays all parts, nobody waits a minute for a mail, and the mailbox holds
    // what was asked for. `brief_channels` turns the morning mails on, `approval_mail` those that ask for a decision.
    holdSeconds: 10,
    fourEyes: false,
    briefChannels: [],
    approvalMail: 'never',
    // The simulated ATS has no pages; a name under .example leads nobody to somebody else's.
    applyUrl: 'https://ats.sandbox.example/jobs/{req_id}/apply?ref={application_id}',
    widget: { ...defaultSettings.widget, key: widgetKey },
  });
}
