// One connection to a directory: encrypted before anything is said, bound by name and password. Searches go page by page here, since the client's own paging ends at an empty page that says there is more (RFC 2696 §3).
import { type Socket, connect, isIP } from 'node:net';
import { type TLSSocket, connect as connectTls } from 'node:tls';
import {
  type BerWriter,
  Client,
  Control,
  type Entry,
  type Filter,
  MessageParser,
  PagedResultsControl,
  SearchResponse,
} from 'ldapts';
import { Problem } from '../../../core/problem.ts';
import { type Guard, publicAddress } from '../guard.ts';
import { type KeptSession, keepSession } from '../kept-session.ts';

/** `off` is refused unless private networks are allowed. */
export interface LdapServer {
  readonly host: string;
  readonly port: number;
  readonly tls: 'ldaps' | 'starttls' | 'off';
}

interface SearchRequest {
  readonly base: string;
  readonly scope: 'base' | 'sub';
  readonly filter: Filter;
  readonly attributes: readonly string[];
}

/** Throws what the directory and the network throw; a lost connection is never made anew without its sign-in. */
export interface Conversation {
  /** One entry or none of them; nothing is paged. */
  search(asked: SearchRequest): Promise<readonly Entry[]>;
  /** Every entry, however many pages there are. */
  searchAll(asked: SearchRequest): Promise<readonly Entry[]>;
}

interface SessionDependencies {
  readonly server: LdapServer;
  readonly credentials: Readonly<Record<string, string>>;
  readonly guard: Guard;
}

const timeoutMs = 30_000;
/** Active Directory gives 1,000 at most. */
const entriesAtOnce = 500;

interface Open extends Conversation {
  readonly client: Client;
}

/**
 * Work throws `validation_failed` where name or password is missing: a name alone would be let in as anonymous (RFC 4513
 * §5.1.2).
 */
export const openSession = (dependencies: SessionDependencies): KeptSession<Conversation> =>
  keepSession({
    open: () => converse(dependencies),
    end: ({ client }) => client.unbind(),
    // A connection that was lost meanwhile would be made anew without its sign-in.
    isLost: ({ client }) => !client.isBound,
  });

async function converse({ server, credentials, guard }: SessionDependencies): Promise<Open> {
  const { bind_dn: name = '', password = '' } = credentials;
  if (server.tls === 'off' && !guard.allowPrivate)
    throw new Problem(
      'validation_failed',
      'tls must be ldaps or starttls; without it the password travels in the open.',
    );
  // RFC 4513 §5.1.2: a name without a password is let in as nobody, and would see what nobody may see.
  if (name === '' || password === '')
    throw new Problem('validation_failed', 'Enter both the user (bind DN) and its password.');
  const heard = hearCookies();
  const client = openClient(server, {
    host: await publicAddress(server.host, guard),
    ca: credentials['ca_certificate'] || undefined,
    heard,
  });
  try {
    if (server.tls === 'starttls') await client.startTLS();
    await client.bind(name, password);
  } catch (error) {
    await client.unbind().catch(() => undefined);
    throw error;
  }
  return { client, ...conversation(client, heard) };
}

interface ConnectOptions {
  /** The address that was checked. */
  readonly host: string;
  readonly ca: string | undefined;
  readonly heard: CookieListener;
}

/** Connects when it is first asked. The certificate has to be that of the name, whatever the address. */
function openClient({ host: name, port, tls }: LdapServer, { host, ca, heard }: ConnectOptions): Client {
  const secure = { ...(isIP(name) === 0 ? { servername: name } : {}), ...(ca === undefined ? {} : { ca }) };
  let plain: Socket | undefined;
  return new Client({
    url: `${tls === 'ldaps' ? 'ldaps' : 'ldap'}://${isIP(host) === 6 ? `[${host}]` : host}:${port}`,
    timeout: timeoutMs,
    connectTimeout: timeoutMs,
    createConnection: () => {
      plain = connect({ host, port });
      return tls === 'off' ? heard.on(plain) : plain;
    },
    createSecureConnection: (): TLSSocket =>
      heard.on(connectTls({ ...secure, ...(plain === undefined ? { host, port } : { host: name, socket: plain }) })),
  });
}

interface CookieListener {
  on<S extends Socket>(socket: S): S;
  /** Where the last page that came ended; empty after the last one. */
  cookie(): Buffer;
}

/** The client keeps the place of a paged search to itself: what the server says of it is read from the connection. */
function hearCookies(): CookieListener {
  let cookie: Buffer = Buffer.alloc(0);
  const parser = new MessageParser();
  parser.on('message', (message) => {
    if (!(message instanceof SearchResponse)) return;
    const paged = message.controls?.find((control) => control instanceof PagedResultsControl);
    cookie = paged?.value?.cookie ?? Buffer.alloc(0);
  });
  // The client meets the same words, and says so.
  parser.on('error', () => undefined);
  const nothing = new Map<string, never>();
  return {
    on(socket) {
      socket.on('data', (data: Buffer) => parser.read(data, nothing));
      return socket;
    },
    cookie: () => cookie,
  };
}

/** RFC 2696, and nothing at all where the server cannot: part of a list would pass for the whole. */
class PageOf extends Control {
  readonly #page: PagedResultsControl;
  constructor(cookie: Buffer) {
    super(PagedResultsControl.type, { critical: true });
    this.#page = new PagedResultsControl({ value: { size: entriesAtOnce, cookie } });
  }
  override writeControl(writer: BerWriter): void {
    this.#page.writeControl(writer);
  }
}

function conversation(client: Client, heard: CookieListener): Conversation {
  const ask = async ({ base, attributes, ...how }: SearchRequest, controls: Control[]): Promise<readonly Entry[]> => {
    // A lost connection would be made anew, without its sign-in.
    if (!client.isBound) throw new Error('the connection to the directory was lost');
    const { searchEntries } = await client.search(base, { ...how, attributes: [...attributes] }, controls);
    return searchEntries;
  };
  return {
    search: (asked) => ask(asked, []),
    async searchAll(asked) {
      const entries: Entry[] = [];
      let cookie: Buffer = Buffer.alloc(0);
      do {
        entries.push(...(await ask(asked, [new PageOf(cookie)])));
        cookie = heard.cookie();
      } while (cookie.length > 0);
      return entries;
    },
  };
}
