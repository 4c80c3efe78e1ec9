// Accounts in other systems: entered, tested, changed, removed.
import type { Principal } from '../../core/access.ts';
import { ConnectionId } from '../../core/ids.ts';
import { type Connection, isSandbox } from '../../core/integration.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { RemoteFault } from '../../core/ports/remote-system.ts';
import { Problem } from '../../core/problem.ts';
import { checkEntries } from './check-entries.ts';
import type { IntegrationDependencies } from './integration-dependencies.ts';

interface NewConnection {
  readonly system: string;
  readonly name: string;
  readonly tenantId: string | null;
  readonly config: JsonObject;
  readonly credentials: Readonly<Record<string, string>>;
}

interface Tested {
  readonly ok: boolean;
  readonly because: string | null;
  readonly fix: string | null;
}

const testMs = 20_000;

/**
 * Where a system is reached is shown to whoever may see the connection: no secret belongs into it. What stands behind ? or #
 * would also be lost, since paths are put behind the address.
 */
export function checkAddresses(checkUrl: IntegrationDependencies['checkUrl'], config: JsonObject, at: string): void {
  for (const key of ['base_url', 'origin']) {
    const text = config[key];
    if (typeof text !== 'string' || text === 'sandbox') continue;
    if (key === 'base_url') checkUrl(text, `${at}.${key}`);
    if (URL.canParse(text) && /[?#\\]|:\/\/[^/]*@/.test(text))
      throw shown(`${at}.${key}`, `${key} is an address without user name, ? and #. ${remedy}`);
  }
  checkForSecrets(config, at);
}

const remedy = 'Enter keys and tokens under credentials.';
const shown = (path: string, message: string): Problem =>
  new Problem('validation_failed', message, { errors: [{ path, code: 'invalid', message }] });

const secretNames = String.raw`(?:[\w-]*(?:token|secret|password|passwd|pwd|api[_-]?key|access[_-]?key|signature)|key|auth|sig|pass)`;
const secretInAddress = new RegExp(`^(?:https?:/)?/.*[?&;#](${secretNames})=`, 'iu');
const secretByName = new RegExp(`^${secretNames}$`, 'iu');

/** Paths, addresses and fields of the token's form are kept and shown as they are: in none of them may a secret stand. */
function checkForSecrets(value: Json, at: string): void {
  if (typeof value === 'string') {
    const name = secretInAddress.exec(value)?.[1];
    if (name !== undefined) throw shown(at, `${at} holds “${name}”, and addresses are shown. ${remedy}`);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, one] of Object.entries(value)) {
    if (at.endsWith('.token_fields') && secretByName.test(name))
      throw shown(`${at}.${name}`, `${name} is a secret, and these fields are shown. ${remedy}`);
    checkForSecrets(one, `${at}.${name}`);
  }
}

export function connecting(dependencies: IntegrationDependencies) {
  const { connections, catalogue, checkUrl, open, forget, giveUp, clock, newId } = dependencies;
  const checked = (entry: Pick<NewConnection, 'system' | 'config' | 'credentials'>): void => {
    const connector = catalogue.declared(entry);
    checkEntries(connector, entry);
    checkAddresses(checkUrl, entry.config, 'config');
  };
  return {
    /** Throws `validation_failed` that names what is missing. Nothing is called yet. */
    async connect(by: Principal, entry: NewConnection): Promise<Connection> {
      checked(entry);
      const { credentials, ...rest } = entry;
      const connection: Connection = {
        ...rest,
        // Told apart from a real account of the same system wherever both could be meant.
        tenantId: rest.tenantId ?? (isSandbox(rest) ? 'sandbox' : null),
        id: ConnectionId.parse(newId('con')),
        tenant: by.tenant,
        status: 'untested',
        because: null,
        testedAt: null,
        createdAt: clock.now(),
        createdBy: by.id,
      };
      await connections(by.tenant).add(connection, credentials);
      return connection;
    },

    async change(
      by: Principal,
      id: ConnectionId,
      to: Partial<Pick<NewConnection, 'name' | 'config' | 'credentials'>>,
    ): Promise<Connection> {
      const store = connections(by.tenant);
      const before = await store.get(id);
      if (before.addOn !== undefined && to.config !== undefined) throw configOfAddOn(before.addOn);
      const credentials = to.credentials ?? (await store.secrets(id)).credentials;
      checked({ system: before.system, config: to.config ?? before.config, credentials });
      const changed = await store.change(id, to);
      forget(by.tenant, id);
      return changed;
    },

    async disconnect(by: Principal, id: ConnectionId): Promise<void> {
      await giveUp(by.tenant, id);
      await connections(by.tenant).remove(id);
    },

    /** One harmless call to the other system; the connection remembers how it went. */
    async test(by: Principal, id: ConnectionId): Promise<Tested> {
      const store = connections(by.tenant);
      await store.get(id);
      const testedAt = clock.now();
      try {
        await (await open(by.tenant, id)).test(AbortSignal.timeout(testMs));
        await store.mark(id, { status: 'ok', because: null, testedAt });
        return { ok: true, because: null, fix: null };
      } catch (error) {
        if (!(error instanceof RemoteFault)) throw error;
        await store.mark(id, { status: 'needs_attention', because: error.message, testedAt });
        return { ok: false, because: error.message, fix: error.fix };
      }
    },
  };
}

/** Where the account is reached is the operator's to say: what the operator gave with it goes there. */
const configOfAddOn = ({ offering, side }: { offering: string; side: string }) =>
  new Problem(
    'conflict',
    `This account belongs to the add-on ${offering}; its configuration cannot be changed. Connect it anew: POST /api/v2/add-ons/${offering}/connect with {"side": "${side}"}.`,
  );
