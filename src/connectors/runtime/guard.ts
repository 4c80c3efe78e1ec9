// Keeps requests away from private networks: the address is looked at before, at every DNS answer, and at every redirect.
import { lookup } from 'node:dns';
import { lookup as lookupAll } from 'node:dns/promises';
import { BlockList, isIP, SocketAddress } from 'node:net';
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

/** All but public unicast by the registries of IANA (iana-ipv4-special-registry, multicast-addresses). */
const notPublic = blockOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

/** What is public at all (iana-ipv6-unicast-address-assignments): loopback, local, multicast and NAT64 lie outside. */
const global6 = blockOf('ipv6', [['2000::', 3]]);

/** Within it: protocol assignments with Teredo and ORCHID, documentation, 6to4, AS112 (iana-ipv6-special-registry). */
const special6 = blockOf('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]);

function blockOf(family: 'ipv4' | 'ipv6', ranges: readonly (readonly [network: string, prefix: number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of ranges) list.addSubnet(network, prefix, family);
  return list;
}

/** Everything but public unicast: loopback, private, link-local, carrier-grade NAT, NAT64, 6to4, reserved. */
function isPrivateAddress(address: string): boolean {
  const bare = address.replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 4) return notPublic.check(bare, 'ipv4');
  if (version !== 6) return true;
  const mapped = mappedIn(bare);
  if (mapped !== undefined) return notPublic.check(mapped, 'ipv4');
  return !global6.check(bare, 'ipv6') || special6.check(bare, 'ipv6');
}

/** The IPv4 address that an IPv6 address stands for (RFC 4291, 2.5.5.2). */
function mappedIn(address: string): string | undefined {
  const { address: canonical } = new SocketAddress({ address, family: 'ipv6' });
  return /^::ffff:(\d+(?:\.\d+){3})$/i.exec(canonical)?.[1];
}

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
