// A certificate authority for tests, and certificates that it signed, made by openssl. Valid for a day, kept nowhere.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface Certificates {
  readonly ca: string;
  readonly server: Certificate;
  readonly client: Certificate;
}

const openssl = (...words: readonly string[]) => execFileSync('openssl', [...words], { stdio: 'ignore' });

export function makeCertificates(): Certificates {
  const folder = mkdtempSync(join(tmpdir(), 'muster-certificates-'));
  const at = (name: string) => join(folder, name);
  const read = (name: string) => readFileSync(at(name), 'utf8');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  try {
    openssl(
      'req',
      '-x509',
      ...key,
      '-days',
      '1',
      '-subj',
      '/CN=Test CA',
      '-keyout',
      at('ca.key'),
      '-out',
      at('ca.pem'),
    );
    const sign = (name: string, extension: string): Certificate => {
      writeFileSync(at('extension'), extension);
      openssl('req', ...key, '-subj', `/CN=${name}`, '-keyout', at('key'), '-out', at('request'));
      const by = ['-CA', at('ca.pem'), '-CAkey', at('ca.key'), '-CAcreateserial', '-days', '1'];
      openssl('x509', '-req', '-in', at('request'), ...by, '-extfile', at('extension'), '-out', at('cert'));
      return { cert: read('cert'), key: read('key') };
    };
    const server = sign('localhost', 'subjectAltName=DNS:localhost,IP:127.0.0.1');
    return { ca: read('ca.pem'), server, client: sign('muster', 'extendedKeyUsage=clientAuth') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
