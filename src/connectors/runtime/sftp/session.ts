// One SFTP session of a connection, with the server's key pinned.
import { hash } from 'node:crypto';
import Client from 'ssh2-sftp-client';
import type { SftpConfig } from '../../sftp.ts';
import { type Guard, publicAddress } from '../guard.ts';
import { type KeptSession, keepSession } from '../kept-session.ts';

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

interface SessionDependencies {
  readonly config: SftpConfig;
  readonly credentials: Readonly<Record<string, string>>;
  readonly guard: Guard;
}

const timeoutMs = 20_000;

/** Work throws what the server and the network throw, and `UnknownHost`. */
export const openSession = (dependencies: SessionDependencies): KeptSession<Client> =>
  keepSession({ open: (gone) => connect(dependencies, gone), end: (sftp) => sftp.end() });

async function connect({ config, credentials, guard }: SessionDependencies, gone: () => void): Promise<Client> {
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
