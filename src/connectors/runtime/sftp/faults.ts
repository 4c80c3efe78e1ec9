// What an error of an SFTP server, of its files or of the way there means; without its text, which may quote rows.
import type { Connector } from '../../../core/connector/connector.ts';
import type { RemoteFault } from '../../../core/ports/remote-system.ts';
import { faultOf, faultOfFailure } from '../faults.ts';
import { UnevenRow } from './csv.ts';
import { UnknownHost } from './session.ts';

const permission = 'Let the connection’s user list and read the folder, and write to it where files are left there.';

/**
 * Quotes nothing of a row. An unknown host key is `permission` and shows the fingerprint to compare. Never `unclear`: a
 * file is named by the keys of its records, so a repeat is safe.
 */
export function sftpFault(connector: Connector, error: unknown): RemoteFault {
  if (error instanceof UnknownHost) return faultOf(connector, 'permission', { fix: pinning(error) });
  if (error instanceof UnevenRow)
    return faultOf(connector, 'invalid', { fix: 'A row of the file has more or fewer fields than its first row.' });
  const code = codeOf(error);
  if (code.startsWith('CSV_'))
    return faultOf(connector, 'invalid', { fix: `The file is no CSV with that delimiter and encoding (${code}).` });
  const message = error instanceof Error ? error.message : '';
  if (/authentication methods failed|authentication failure/i.test(message)) return faultOf(connector, 'auth');
  if (/private ?key|passphrase/i.test(message))
    return faultOf(connector, 'auth', { fix: 'The private key cannot be read: check the key and its passphrase.' });
  if (code === 'ENOENT' || code === '2') return faultOf(connector, 'not_found', { fix: 'Check the folder.' });
  if (code === 'EACCES' || code === '3') return faultOf(connector, 'permission', { fix: permission });
  // Files are named by the key of what they hold: putting one there again changes nothing.
  return faultOfFailure(connector, error, false);
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number')
    ? String(error.code)
    : '';

const pinning = ({ shown, isPinned }: UnknownHost): string =>
  isPinned
    ? `The server shows the key ${shown}, not the one in host_key. Ask its owner whether it was changed before you enter it.`
    : `The server shows the key ${shown}. Ask its owner whether that is right, then enter it as host_key.`;
