// Connect links: made by the organization, followed by whoever owns an account elsewhere. What they enter is tried out before
// anything is kept; a link that led to a connection leads nowhere afterwards.
import { createHash, randomBytes } from 'node:crypto';
import type { Principal } from '../../../core/access.ts';
import type { ConnectLink } from '../../../core/connect-link.ts';
import type { Connection } from '../../../core/integration.ts';
import type { Connector } from '../../../core/connector/connector.ts';
import { ActorId, ConnectionId } from '../../../core/ids.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Account, Accounts } from '../../../core/ports/accounts.ts';
import type { ConnectLinks, PresentedLink } from '../../../core/ports/connect-links.ts';
import type { Token } from '../../../core/ports/connections.ts';
import { type Catalogue, RemoteFault } from '../../../core/ports/remote-system.ts';
import { Problem } from '../../../core/problem.ts';
import { checkEntries } from '../check-entries.ts';
import type { IntegrationDependencies } from '../integration-dependencies.ts';

export interface LinkDependencies extends Pick<
  IntegrationDependencies,
  'connections' | 'catalogue' | 'checkUrl' | 'forget' | 'clock' | 'newId'
> {
  readonly connectLinks: ConnectLinks;
  readonly accounts: Accounts;
  readonly publicUrl: string;
}

export interface NewLink {
  readonly system: string;
  readonly name: string;
  readonly tenantId: string | null;
  readonly connection: ConnectionId | null;
  readonly config: JsonObject;
  /** What the client need not enter, such as the id and secret of the organization's own OAuth application. */
  readonly credentials: Readonly<Record<string, string>>;
  readonly brand: ConnectLink['brand'];
  readonly reasons: ConnectLink['reasons'];
  readonly returnUrl: string | null;
  readonly seconds: number;
  /** Made by the add-on itself, for one of its sides. */
  readonly addOn?: NonNullable<ConnectLink['addOn']>;
}

export interface Entries {
  readonly config: Readonly<Record<string, string>>;
  readonly credentials: Readonly<Record<string, string>>;
}

/** Whoever made a connection through a link, and where they go afterwards. */
export interface Connected {
  readonly link: ConnectLink;
  readonly connection: ConnectionId;
  readonly by: ActorId;
}

const patienceMs = 20_000;
const hashOfLink = (token: string): string => createHash('sha256').update(token).digest('base64url');
const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined);
const random = (): string => randomBytes(32).toString('base64url');

export const linking = (dependencies: LinkDependencies) => ({ ...making(dependencies), ...following(dependencies) });

function making({ connections, connectLinks, catalogue, checkUrl, clock, newId, publicUrl }: LinkDependencies) {
  return {
    /** Throws `validation_failed` for presets that the system does not know, `not_found` for a connection of elsewhere. */
    async makeLink(by: Principal, asked: NewLink): Promise<{ link: ConnectLink; url: string }> {
      const { credentials, seconds, ...rest } = asked;
      if (catalogue.find(asked.system) === undefined) throw unknownSystem(asked.system);
      const standing = asked.connection === null ? undefined : await connections(by.tenant).get(asked.connection);
      if (standing !== undefined) checkStanding(standing, asked);
      // This service itself may stand in a private network.
      if (asked.returnUrl !== null && originOf(asked.returnUrl) !== originOf(publicUrl))
        checkUrl(asked.returnUrl, 'return_url');
      const token = random();
      const now = clock.now();
      const link: ConnectLink = {
        ...rest,
        config: asked.addOn === undefined ? { ...standing?.config, ...rest.config } : rest.config,
        tenantId: standing?.tenantId ?? rest.tenantId,
        id: newId('cl'),
        tenant: by.tenant,
        expiresAt: new Date(now.getTime() + seconds * 1000),
        usedAt: null,
        createdAt: now,
        createdBy: by.id,
      };
      await connectLinks.add(link, { hash: hashOfLink(token), credentials });
      return { link, url: `${publicUrl}/connect/${token}` };
    },
  };
}

const accountOf = ({ link, credentials }: PresentedLink, entries: Entries): Account => ({
  system: link.system,
  config: { ...entries.config, ...link.config },
  tenantId: link.tenantId,
  credentials: { ...entries.credentials, ...credentials },
  token: null,
});

function following(dependencies: LinkDependencies) {
  const { connectLinks, accounts, catalogue, clock } = dependencies;
  const redirectUri = `${dependencies.publicUrl}/connect/callback`;

  /** Throws `not_found` for a link that is unknown, used or over: nobody learns which. */
  const open = async (token: string): Promise<PresentedLink> => {
    const found = token.length > 128 ? undefined : await connectLinks.presented(hashOfLink(token));
    if (found === undefined || found.link.usedAt !== null || found.link.expiresAt <= clock.now()) throw gone();
    return found;
  };

  const connect = async (link: ConnectLink, account: Account): Promise<Connected> => {
    const token = await accounts.probe(account, AbortSignal.timeout(patienceMs)).catch(asProblem);
    if (!(await connectLinks.use(link, clock.now()))) throw gone();
    const by = ActorId.parse(`link:${link.id}`);
    return { link, connection: await keep(dependencies, { link, account, token, by }), by };
  };

  return {
    openLink: open,

    /** Keys, tried out and kept. Throws `validation_failed` that names the fields, `upstream_failed` with the way out. */
    async enterKeys(token: string, entries: Entries): Promise<Connected> {
      const presented = await open(token);
      const account = accountOf(presented, entries);
      checkEntries(connectorOf(catalogue, account), account);
      return await connect(presented.link, account);
    },

    /** Where the person signs in over there, bound to this link and to what they entered so far. */
    async beginSignIn(token: string, entries: Entries): Promise<string> {
      const presented = await open(token);
      const account = accountOf(presented, entries);
      checkEntries(withoutSecretsToCome(connectorOf(catalogue, account)), account);
      const [state, verifier] = [random(), random()];
      const challenge = createHash('sha256').update(verifier).digest('base64url');
      const url = await tried(() => accounts.authorizeUrl(account, { state, challenge, redirectUri }));
      const { config, credentials } = account;
      await connectLinks.begin(presented.link, { state: hashOfLink(state), verifier, config, credentials });
      return url;
    },

    /** The other system sends the person back. Throws `bad_request` for an answer that nobody here waits for. */
    async endSignIn(token: string, answer: { state: string; code: string | undefined }): Promise<Connected> {
      const { link, begun } = await open(token);
      if (begun === null || !(await connectLinks.takeBegun(link, hashOfLink(answer.state)))) throw notAwaited();
      if (answer.code === undefined) throw new Problem('forbidden', 'The sign-in was refused over there. Try again.');
      const { config, credentials, verifier } = begun;
      const account: Account = { system: link.system, config, tenantId: link.tenantId, credentials, token: null };
      const signal = AbortSignal.timeout(patienceMs);
      const granted = { code: answer.code, verifier, redirectUri, signal };
      const fresh = await accounts.exchange(account, granted).catch(asProblem);
      return await connect(link, { ...account, token: fresh });
    },
  };
}

interface LinkedAccount {
  readonly link: ConnectLink;
  readonly account: Account;
  readonly token: Token | null;
  readonly by: ActorId;
}

async function keep(
  { connections, forget, clock, newId }: LinkDependencies,
  { link, account, token, by }: LinkedAccount,
): Promise<ConnectionId> {
  const store = connections(link.tenant);
  const { config, credentials } = account;
  const as = { status: 'ok', because: null, testedAt: clock.now() } as const;
  const id = link.connection ?? ConnectionId.parse(newId('con'));
  if (link.connection === null) {
    const { system, name, tenantId, tenant, addOn } = link;
    const ofAddOnSide = addOn === undefined ? {} : { addOn };
    const made = { createdAt: clock.now(), createdBy: by };
    const row = { id, tenant, system, name, tenantId, config, ...as, ...made, ...ofAddOnSide };
    await store.add(row, credentials);
  } else {
    const before = await store.secrets(id);
    await store.change(id, { config, credentials: { ...before.credentials, ...credentials } });
    await store.mark(id, as);
  }
  if (token !== null) await store.keepToken(id, token);
  forget(link.tenant, id);
  return id;
}

/** As the catalogue shows it: everything that is missing is named at once. */
function connectorOf({ find }: Pick<Catalogue, 'find'>, { system }: Account): Connector {
  const found = find(system);
  if (found === undefined) throw unknownSystem(system);
  return found;
}

/** A sign-in brings the tokens itself. */
const withoutSecretsToCome = (connector: Connector): Connector => ({
  ...connector,
  credentials: connector.credentials.map((prompt) =>
    ['client_id', 'client_secret'].includes(prompt.key) ? prompt : { ...prompt, optional: true as const },
  ),
});

async function tried<T>(work: () => T): Promise<T> {
  try {
    return work();
  } catch (error) {
    return asProblem(error);
  }
}

function asProblem(error: unknown): never {
  if (!(error instanceof RemoteFault)) throw error;
  throw new Problem('upstream_failed', `${error.message} ${error.fix}`, { cause: error });
}

const gone = () =>
  new Problem('not_found', 'This link is not valid any more. Ask whoever sent it to you for a new one.');
const notAwaited = () =>
  new Problem('bad_request', 'Nobody here waits for this sign-in. Open the link again and start anew.');
const refused = (path: string, message: string) =>
  new Problem('validation_failed', message, { errors: [{ path, code: 'invalid', message }] });
/** That account may be let in anew by such a link. */
function checkStanding({ system, addOn }: Connection, asked: NewLink): void {
  if (system !== asked.system) throw otherSystem(system);
  if (addOn !== undefined && asked.addOn === undefined) throw ofAddOn(addOn.offering);
}
const unknownSystem = (system: string) =>
  refused('system', `There is no connector for ${system}. GET /api/v2/connectors lists them.`);
const otherSystem = (system: string) => refused('system', `That connection is to ${system}.`);
const ofAddOn = (offering: string) =>
  new Problem(
    'conflict',
    `That account belongs to an add-on. Reconnect it with POST /api/v2/add-ons/${offering}/connect.`,
  );
