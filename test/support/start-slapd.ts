// A throw-away LDAP directory for the tests: OpenLDAP on loopback, plain, with StartTLS and over TLS, gone after the run. It never
// touches the configuration of the machine's own.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCertificates } from './certificates.ts';
import { type Started, freePort, pathFolders, program } from './programs.ts';

/** Who may do everything, who may read everything, and who is given 500 entries at most. */
export const ldapPeople = {
  suffix: 'dc=example,dc=test',
  admin: 'cn=admin,dc=example,dc=test',
  reader: 'cn=reader,dc=example,dc=test',
  limited: 'cn=limited,dc=example,dc=test',
  password: 'right',
} as const;

export async function startSlapd(): Promise<Started | { missing: string }> {
  const path = ['/usr/sbin', ...pathFolders()]
    .map((folder) => program(folder, 'slapd'))
    .find((found) => found !== undefined);
  const schema = '/etc/ldap/schema';
  if (path === undefined || !existsSync(join(schema, 'msuser.schema')))
    return { missing: 'no LDAP directory here: set TEST_LDAP_URL or install slapd (apt-get install slapd)' };
  const folder = mkdtempSync(join(tmpdir(), 'muster-slapd-'));
  const [port, tlsPort] = [await freePort(), await freePort()];
  const { ca, server } = makeCertificates();
  const at = (name: string) => join(folder, name);
  mkdirSync(at('data'));
  writeFileSync(at('ca.pem'), ca);
  writeFileSync(at('cert.pem'), server.cert);
  writeFileSync(at('key.pem'), server.key, { mode: 0o600 });
  writeFileSync(at('slapd.conf'), configuration(folder, schema));
  const addresses = `ldap://127.0.0.1:${port}/ ldaps://127.0.0.1:${tlsPort}/`;
  const child = spawn(path, ['-f', at('slapd.conf'), '-h', addresses, '-d', '0'], { cwd: folder, stdio: 'ignore' });
  for (let tried = 0; tried < 200 && child.exitCode === null; tried += 1) {
    if ((await isOpen(port)) && (await isOpen(tlsPort))) {
      const url = new URL(`ldap://127.0.0.1:${port}/`);
      url.searchParams.set('tls_port', String(tlsPort));
      url.searchParams.set('ca', at('ca.pem'));
      return { url: url.href, child, folder, stopSignal: 'SIGTERM' };
    }
    await sleep(50);
  }
  child.kill('SIGKILL');
  return { missing: 'slapd does not answer' };
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });

const { suffix, admin, reader, password } = ldapPeople;

const configuration = (folder: string, schema: string) => `
${['core', 'cosine', 'inetorgperson', 'nis', 'msuser'].map((name) => `include ${schema}/${name}.schema`).join('\n')}
pidfile ${folder}/pid
modulepath /usr/lib/ldap
moduleload back_mdb
TLSCACertificateFile ${folder}/ca.pem
TLSCertificateFile ${folder}/cert.pem
TLSCertificateKeyFile ${folder}/key.pem
database mdb
suffix "${suffix}"
rootdn "${admin}"
rootpw ${password}
directory ${folder}/data
dbnosync
index objectClass,entryUUID,uid eq
limits dn.exact="${reader}" size=unlimited
access to * by anonymous auth by * read
`;
