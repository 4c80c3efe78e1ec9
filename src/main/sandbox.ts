// The sandbox as the API shows it: the state of its systems, with the letters on their way, and the way back to its source.
import { viewSandbox } from '../connectors/sandbox/view.ts';
import type { Sandbox } from '../api/ports.ts';
import type { Clock } from '../core/clock.ts';
import type { TenantId } from '../core/ids.ts';
import type { NewId } from '../core/ids.ts';
import { takeSandboxText } from './texts.ts';
import { Problem } from '../core/problem.ts';
import type { User } from '../core/records.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tenants } from './tenants.ts';

const mostLetters = 1000;

interface SandboxDependencies {
  readonly storage: Storage;
  readonly tenants: Tenants;
  readonly clock: Clock;
  readonly reset: (tenant: TenantId) => Promise<void>;
  readonly newId: NewId;
  /** The people that the sandbox came with; left out: nobody is told apart. */
  readonly samples?: () => Promise<readonly Pick<User, 'id' | 'email'>[]>;
}

export function openSandboxView({ storage, tenants, clock, reset, newId, samples }: SandboxDependencies): Sandbox {
  const receiveText = takeSandboxText({ storage, systems: tenants.systems, clock, newId });
  async function mustBeSandbox(tenant: TenantId): Promise<void> {
    const organization = await storage.organizations.get(tenant);
    if (organization?.mode !== 'sandbox') throw new Problem('not_found', 'This organization is not a sandbox.');
  }
  return {
    async view(tenant) {
      await mustBeSandbox(tenant);
      const { ats } = tenants.systems(tenant);
      const [state, onTheWay, stages, jobs, users, { settings }, came = []] = await Promise.all([
        viewSandbox(storage.records(tenant)),
        lettersOf(storage, tenant),
        ats.stages(),
        ats.jobs(),
        storage.directory(tenant).users(),
        storage.settings(tenant).get(),
        samples?.(),
      ]);
      const isSample = ({ id, email }: User): boolean => came.some((one) => one.id === id && one.email === email);
      return {
        ...state,
        mailbox: [...state.mailbox, ...onTheWay].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)),
        now: clock.now().toISOString(),
        timezone: settings.timeZone,
        stages: [...stages],
        users: users.map((user) => ({
          id: user.id,
          name: user.name,
          role: user.role,
          ...(isSample(user) ? { sample: true } : {}),
        })),
        jobs: jobs.map(({ id, title, role, hiringManager, status, location }) => ({
          id,
          title,
          role,
          hiring_manager: hiringManager,
          status,
          location,
        })),
      };
    },
    async receiveText(tenant, text) {
      await mustBeSandbox(tenant);
      return receiveText(tenant, text);
    },
    async reset(tenant) {
      await mustBeSandbox(tenant);
      await reset(tenant);
    },
  };
}

/** What the sandbox's mail system does not have, or not yet: held and cancelled letters. */
async function lettersOf(storage: Storage, tenant: TenantId) {
  const letters = await storage.letters(tenant).list({ limit: mostLetters });
  return letters
    .filter(({ status, medium }) => status !== 'sent' && medium === 'email')
    .map(({ to, subject, text, status, createdAt }) => ({
      to,
      subject,
      body: text,
      status: status === 'cancelled' || status === 'failed' ? ('cancelled' as const) : ('held' as const),
      at: createdAt.toISOString(),
    }));
}
