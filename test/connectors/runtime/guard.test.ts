// Addresses that somebody gives to Muster never lead into its own network: as they are written, as names answer, as redirects go on.
import { expect, test } from 'vitest';
import { checkedUrl, guardedLookup, publicAddress } from '../../../src/connectors/runtime/guard.ts';
import { Problem } from '../../../src/core/problem.ts';

const strict = { allowPrivate: false };

/** One of each range of IANA's registries, other ways of writing 127.0.0.1 and 169.254.169.254 that URLs take, and names within. */
const hosts = `
  0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.1.2.3
  169.254.169.254 169.254.0.1 172.16.0.1 172.31.255.255 192.0.0.8 192.0.2.1 192.31.196.1
  192.52.193.1 192.88.99.1 192.168.0.1 192.168.255.255 192.175.48.1 198.18.0.1 198.19.255.255
  198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255
  2130706433 0x7f000001 017700000001 127.1 127.0.1 0x7f.1 0177.0.0.1 0x7f.0x0.0x0.0x1
  2852039166 0xa9fea9fe 0251.0376.0251.0376 １２７.0.0.1 127。0。0。1 127.0.0.1. ①②⑦.⓪.⓪.①
  [::] [::1] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [::ffff:a9fe:a9fe]
  [0:0:0:0:0:ffff:10.0.0.1] [::127.0.0.1] [fe80::1] [fc00::1] [fd12:3456:789a::1] [ff02::1]
  [64:ff9b::7f00:1] [64:ff9b:1::7f00:1] [2002:7f00:1::] [2001::1] [2001:db8::1] [3fff::1]
  [2001:2::1] [2001:20::1] [100::1] [2620:4f:8000::1] [5f00::1] [4000::1]
  localhost LOCALHOST localhost. a.localhost metadata kubernetes redis printer.local
  metadata.google.internal host.docker.internal db.internal. router.home.arpa ｌocalhost
`
  .trim()
  .split(/\s+/);
test.each(hosts)('%s is not called', (host) => {
  expect(() => checkedUrl(`https://${host}/latest/meta-data/`, strict)).toThrow(Problem);
});

test.each([
  'http://example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'data:text/plain,a',
  'javascript:alert(1)',
  'unix:/var/run/docker.sock',
  'https://user@example.com/',
  'https://user:password@example.com/',
  'https://127.0.0.1\\@example.com/',
  'https://example.com@127.0.0.1/',
  'https://127.0.0.1#@example.com/',
  'https://127.0.0.1?@example.com/',
  'https://127.0.0.1%2f@example.com/',
  'https://[::1%25eth0]/',
  '//example.com/',
  'example.com',
  '',
])('%s is refused', (url) => {
  expect(() => checkedUrl(url, strict)).toThrow(Problem);
});

test.each([
  'https://example.com/path?to=127.0.0.1',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
  'https://[::ffff:8.8.8.8]/',
  'https://localhost.example.com/',
  'https://10.example.com/',
  'https://xn--mnchen-3ya.example/',
  'https://example.com:8443/',
])('%s is called', (url) => {
  expect(checkedUrl(url, strict).protocol).toBe('https:');
});

test('a name that answers with an address within is not connected to, nor asked for anything else', async () => {
  const lookUp = guardedLookup(strict);
  const error = await new Promise<Error | null>((done) => lookUp('localhost', {}, done));
  expect(error?.message).toBe('the name leads into a private network');
  await expect(publicAddress('localhost', strict)).rejects.toThrow(Problem);
  await expect(publicAddress('127.0.0.1', strict)).rejects.toThrow(Problem);
  expect(await publicAddress('127.0.0.1', { allowPrivate: true })).toBe('127.0.0.1');
});
