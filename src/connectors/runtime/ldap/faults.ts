// What a result code of a directory (RFC 4511 §A), or a failure on the way there, means; without its text, which quotes names.
import { ResultCodeError } from 'ldapts';
import type { Connector, FaultKind } from '../../../core/connector/connector.ts';
import type { RemoteFault } from '../../../core/ports/remote-system.ts';
import { faultOf, faultOfFailure } from '../faults.ts';

const limit =
  'The directory gives this account no more entries: raise its limits over there (OpenLDAP: limits … size.prtotal=unlimited) or narrow base_dn.';
const encryption = 'The directory wants an encrypted connection: set tls to ldaps or starttls.';

const meanings: Readonly<Record<number, readonly [kind: FaultKind, fix?: string]>> = {
  1: ['auth'],
  2: ['invalid', 'The directory does not understand what it is asked: if tls is starttls, try ldaps.'],
  3: ['transient'],
  4: ['permission', limit],
  8: ['permission', encryption],
  10: ['not_found', 'Another server holds that part of the tree: name it as the host.'],
  11: ['permission', limit],
  12: ['invalid', 'The directory cannot give its entries page by page (RFC 2696), so that they cannot be read whole.'],
  13: ['permission', encryption],
  32: ['not_found', 'Check base_dn: the directory has no such entry, or does not show it to this account.'],
  34: ['invalid', 'Check base_dn and bind_dn: one of them is no distinguished name.'],
  48: ['auth'],
  49: ['auth'],
  50: ['permission', 'Let the account of the connection read the entries below base_dn.'],
  51: ['transient'],
  52: ['transient'],
  53: ['permission', 'The directory is set up not to answer this: ask who runs it what the account may do.'],
};

/** What Active Directory says beside “invalid credentials”: MS-ERREF 2.3, as the last word of its text. */
const accounts: Readonly<Record<string, string>> = {
  '525': 'There is no such account: check bind_dn.',
  '52e': 'User or password are wrong.',
  '530': 'The account may not sign in at this time of the day.',
  '532': 'The password of the account has expired: set a new one over there and enter it here.',
  '533': 'The account is disabled.',
  '701': 'The account has expired.',
  '773': 'The account has to change its password first.',
  '775': 'The account is locked.',
};

/** A search whose filter cannot be read. */
export class UnreadableFilter extends Error {
  override readonly name = 'UnreadableFilter';
}

/**
 * Never `unclear`, since nothing is written. A certificate that is not trusted is `permission`, with its code in the
 * advice.
 */
export function ldapFault(connector: Connector, error: unknown): RemoteFault {
  if (error instanceof UnreadableFilter)
    return faultOf(connector, 'invalid', { fix: 'The filter is none as RFC 4515 writes it: count its brackets.' });
  if (error instanceof ResultCodeError) return faultOfCode(connector, error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ERR_TLS/.test(code))
    return faultOf(connector, 'permission', {
      fix: `The server’s certificate is not trusted (${code}): enter its authority as ca_certificate, and as host the name that stands in it.`,
    });
  // Nothing is ever written.
  return faultOfFailure(connector, error, false);
}

function faultOfCode(connector: Connector, { code, message }: ResultCodeError): RemoteFault {
  const [kind, fix] = meanings[code] ?? ['invalid', `The directory refuses the search (result code ${code}).`];
  const [, word = ''] = /, data ([0-9a-f]+)/.exec(message) ?? [];
  const told = kind === 'auth' ? accounts[word] : fix;
  return faultOf(connector, kind, told === undefined ? {} : { fix: told });
}
