// One SFTP session of a connection: opened when something is asked, with the server's key pinned, closed when nothing is for a while.
import { hash } from 'node:crypto';
import Client from 'ssh2-sftp-client';
import type { SftpConfig } from '../../sftp.ts';
import { type Guard, publicAddress } from '../guard.ts';

export interface Session {
  /** Throws what the server and the network throw, and `UnknownHost`. */
  use<T>(signal: AbortSignal, work: (sftp: Client) => Promise<T>): Promise<T>;
}

/** The server shows another key than the pinned one, or none is pinned yet. */
export class UnknownHost extends Error {
  override readonly name = 'UnknownHost';
  readonly shown: string;
  readonly isPinned: boolean;
  constructor(shown: string, isPinned: boolean) {
    super('the key of the server is not the one that was pinned');
    this.shown = shown;
    this.isPinned = isPinned;
  }
}

interface Parts {
  readonly config: SftpConfig;
  readonly credentials: Readonly<Record<string, string>>;
  readonly guard: Guard;
}

const idleMs = 10_000;
const timeoutMs = 20_000;

export function openSession(parts: Parts): Session {
  let opening: Promise<Client> | undefined;
  let timer: NodeJS.Timeout | undefined;
  // A server that goes away ends a session that nobody uses: the next question opens another.
  const opened = (): Promise<Client> => {
    const mine = connect(parts, () => {
      if (opening === mine) opening = undefined;
    });
    return mine;
  };
  const close = (): void => {
    const closing = opening;
    opening = undefined;
    // Whoever opened it in vain has been told already.
    closing?.then((sftp) => sftp.end()).catch(() => undefined);
  };
  return {
    async use(signal, work) {
      signal.throwIfAborted();
      clearTimeout(timer);
      opening ??= opened();
      // Nothing of a session that was cut off can be relied on.
      signal.addEventListener('abort', close, { once: true });
      try {
        return await work(await opening);
      } catch (error) {
        close();
        throw signal.aborted ? signal.reason : error;
      } finally {
        signal.removeEventListener('abort', close);
        timer = setTimeout(close, idleMs).unref();
      }
    },
  };
}

async function connect({ config, credentials, guard }: Parts, gone: () => void): Promise<Client> {
  const { username, password, private_key: privateKey, passphrase } = credentials;
  const sftp = new Client('muster', { error: gone, end: gone, close: gone });
  let shown = '';
  try {
    await sftp.connect({
      host: await publicAddress(config.host, guard),
      port: config.port,
      username: username ?? '',
      ...(password === undefined || password === '' ? {} : { password }),
      ...(privateKey === undefined || privateKey === '' ? {} : { privateKey }),
      ...(passphrase === undefined || passphrase === '' ? {} : { passphrase }),
      readyTimeout: timeoutMs,
      hostVerifier: (key: Buffer) => {
        shown = `SHA256:${hash('sha256', key, 'base64').replace(/=+$/, '')}`;
        return shown === config.host_key;
      },
    });
    return sftp;
  } catch (error) {
    if (shown !== '' && shown !== config.host_key) throw new UnknownHost(shown, config.host_key !== undefined);
    throw error;
  }
}
