// A real PostgreSQL, Redis, mail server, CalDAV server and LDAP directory for the tests: an address from the environment, else a server program of this machine,
// else (only with TEST_INSTALL_SERVICES=1, as root on Debian) an installed package, else the tests skip and say why.
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import type { Started } from './programs.ts';
import { makeMailFolder, startDovecot, startPostfix } from './start-mail.ts';
import { startPostgres } from './start-postgres.ts';
import { startRadicale } from './start-radicale.ts';
import { startRedis } from './start-redis.ts';
import { startSlapd } from './start-slapd.ts';

export type Service = { readonly url: string } | { readonly missing: string };

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: Service;
    redis: Service;
    smtp: Service;
    imap: Service;
    caldav: Service;
    ldap: Service;
  }
}

const started: Started[] = [];

async function provideOne(
  given: string | undefined,
  start: () => Promise<Started | { missing: string }>,
): Promise<Service> {
  if (given !== undefined && given !== '') return { url: given };
  const service = await start().catch((error: unknown) => ({ missing: String(error) }));
  if ('missing' in service) {
    if (process.env['REQUIRE_SERVICES'] === '1') throw new Error(service.missing);
    return service;
  }
  started.push(service);
  // A run that is cut off must not leave servers behind.
  process.once('exit', () => {
    service.quit?.();
    service.child.kill('SIGKILL');
  });
  return { url: service.url };
}

async function stop({ child, folder, stopSignal, quit }: Started): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  quit?.();
  child.kill(stopSignal);
  await gone;
  rmSync(folder, { recursive: true, force: true });
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const mail = makeMailFolder();
  const [postgres, redis, smtp, imap, caldav, ldap] = await Promise.all([
    provideOne(process.env['TEST_DATABASE_URL'], startPostgres),
    provideOne(process.env['TEST_REDIS_URL'], startRedis),
    provideOne(process.env['TEST_SMTP_URL'], () => startPostfix(mail)),
    provideOne(process.env['TEST_IMAP_URL'], () => startDovecot(mail)),
    provideOne(process.env['TEST_CALDAV_URL'], startRadicale),
    provideOne(process.env['TEST_LDAP_URL'], startSlapd),
  ]);
  project.provide('postgres', postgres);
  project.provide('redis', redis);
  project.provide('smtp', smtp);
  project.provide('imap', imap);
  project.provide('caldav', caldav);
  project.provide('ldap', ldap);
  return async () => {
    await Promise.all(started.map(stop));
    rmSync(mail, { recursive: true, force: true });
  };
}
