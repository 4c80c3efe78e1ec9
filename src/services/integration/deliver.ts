// Delivers a notice as Standard Webhooks describes it: signed, with an id that stays the same on every try.
import type { Clock } from '../../core/clock.ts';
import type { TenantId } from '../../core/ids.ts';
import type { Integration, Notice } from '../../core/integration.ts';
import type { Notices } from '../../core/ports/notices.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Integrations, Syncs } from '../../core/ports/syncs.ts';
import { secretPlace } from './request-sync.ts';
import { signedHeaders } from './webhooks/signature.ts';

/** Sends text to an address of somebody's choice; throws when no answer came. */
export type Post = (request: {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}) => Promise<{ status: number }>;

export interface DeliverDependencies {
  readonly tenant: TenantId;
  readonly notices: Pick<Notices, 'get' | 'settle' | 'secrets'>;
  readonly syncs: Pick<Syncs, 'get'>;
  readonly integrations: Pick<Integrations, 'get'>;
  readonly sealer: Sealer;
  readonly post: Post;
  readonly clock: Clock;
}

/** True when it arrived, or when it must not be tried again. */
export async function deliverNotice(dependencies: DeliverDependencies, id: string, isLast: boolean): Promise<boolean> {
  const { notices, clock } = dependencies;
  const notice = await notices.get(id);
  if (notice.status === 'delivered') return true;
  const { integration } = await dependencies.syncs.get(notice.sync);
  const secrets = await secretsOf(dependencies, await dependencies.integrations.get(integration));
  const outcome = await tryPost(dependencies.post, notice, signedHeaders(notice, secrets, clock.now()));
  const arrived = outcome.lastStatus !== null && outcome.lastStatus >= 200 && outcome.lastStatus < 300;
  // 410 Gone: the receiver wants no more of these.
  const ends = arrived || isLast || outcome.lastStatus === 410;
  await notices.settle(id, {
    ...outcome,
    status: arrived ? 'delivered' : ends ? 'failed' : 'pending',
    deliveredAt: arrived ? clock.now() : null,
  });
  return ends;
}

async function secretsOf(
  { notices, sealer, tenant, clock }: DeliverDependencies,
  integration: Integration,
): Promise<readonly string[]> {
  if (integration.webhookSecret !== null) return [sealer.open(integration.webhookSecret, secretPlace(tenant))];
  return (await notices.secrets(clock.now())).map(({ secret }) => secret);
}

async function tryPost(
  post: Post,
  notice: Notice,
  headers: Record<string, string>,
): Promise<Pick<Notice, 'lastStatus' | 'lastError'>> {
  try {
    const { status } = await post({ url: notice.url, headers, body: notice.body });
    return { lastStatus: status, lastError: status >= 200 && status < 300 ? null : `answered ${status}` };
  } catch {
    // Why it cannot be reached is the receiver's business; the next try is promised.
    return { lastStatus: null, lastError: 'could not be reached' };
  }
}
