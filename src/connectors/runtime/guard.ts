// Keeps requests away from private networks: the address is looked at before, at every DNS answer, and at every redirect.
import { lookup } from 'node:dns';
import { lookup as lookupAll } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Problem } from '../../core/problem.ts';

export interface Guard {
  /** Operators may allow their own data centre; tests do. */
  readonly allowPrivate: boolean;
}

/** Parses and checks an address that somebody gave. Throws `validation_failed` that says what is wrong with it. */
export function checkedUrl(text: string, { allowPrivate }: Guard, path = 'url'): URL {
  const fail = (message: string): never => {
    throw new Problem('validation_failed', message, { errors: [{ path, code: 'invalid', message }] });
  };
  const url = URL.parse(text);
  if (url === null) return fail(`${path} is not an address. Write it as https://host/path.`);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return fail(`${path} must begin with https://.`);
  if (url.protocol === 'http:' && !allowPrivate)
    return fail(`${path} must begin with https://; plain http is refused.`);
  if (url.username !== '' || url.password !== '') return fail(`${path} must not hold a user name or password.`);
  if (!allowPrivate && isPrivateHost(url.hostname))
    return fail(`${path} points into a private network. Use a public address, or set ALLOW_PRIVATE_NETWORK=1.`);
  return url;
}

/** Names without a dot and `.local`, `.internal`, `localhost` never lead outside; literals are asked for their range. */
function isPrivateHost(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(bare) !== 0) return isPrivateAddress(bare);
  return !bare.includes('.') || /(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(bare);
}

/** Everything but public unicast: loopback, private, link-local, carrier-grade NAT, NAT64, 6to4, reserved. */
const isPrivateAddress = (address: string): boolean =>
  !ipaddr.isValid(address) || ipaddr.process(address).range() !== 'unicast';

/** For connections that are not HTTP: the address that a name stands for, if it may be called. */
export async function publicAddress(host: string, { allowPrivate }: Guard): Promise<string> {
  const fail = (): never => {
    throw new Problem('validation_failed', `${host} leads into a private network. Use a public address.`);
  };
  if (!allowPrivate && isPrivateHost(host)) return fail();
  const addresses = await lookupAll(host, { all: true });
  const [first] = addresses;
  if (first === undefined || (!allowPrivate && addresses.some(({ address }) => isPrivateAddress(address))))
    return fail();
  return first.address;
}

type LookupDone = (
  error: Error | null,
  address: string | { address: string; family: number }[],
  family?: number,
) => void;

/** For undici's `connect`: names that resolve to a private address are not connected to. */
export const guardedLookup =
  ({ allowPrivate }: Guard) =>
  (host: string, options: { all?: boolean | undefined }, done: LookupDone): void => {
    lookup(host, { all: true }, (error, addresses) => {
      if (error !== null) return done(error, []);
      if (!allowPrivate && addresses.some(({ address }) => isPrivateAddress(address)))
        return done(new Error('the name leads into a private network'), []);
      const [first] = addresses;
      if (options.all === true || first === undefined) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
