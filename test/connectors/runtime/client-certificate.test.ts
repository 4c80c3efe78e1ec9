// Client certificates (RFC 8705) against a TLS server that asks for one.
import { type Server, createServer } from 'node:https';
import type { TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restOf } from '../../../src/connectors/rest.ts';
import { openBudget } from '../../../src/connectors/runtime/budget.ts';
import { openHttp } from '../../../src/connectors/runtime/http.ts';
import { openRemoteSystem } from '../../../src/connectors/runtime/remote.ts';
import { makeCertificates } from '../../support/certificates.ts';
import { createTestClock } from '../../support/clock.ts';

const { ca, server: own, client } = makeCertificates();
const http = openHttp({ allowPrivate: true });
const shown: (string | undefined)[] = [];
let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer({ ...own, ca, requestCert: true, rejectUnauthorized: true, minVersion: 'TLSv1.2' });
  server.on('request', (request: { socket: TLSSocket }, response: { end(text: string): void }) => {
    const { subject } = request.socket.getPeerCertificate();
    shown.push(String(subject?.CN));
    response.end('[{"id": "p1"}]');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url = `https://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(async () => {
  await http.close();
  server.closeAllConnections();
  server.close();
});

const open = (credentials: Record<string, string>) => {
  const clock = createTestClock().real;
  const config = { base_url: url, collections: { people: { path: '/people' } } };
  return openRemoteSystem({
    connector: restOf(config),
    config,
    secrets: { credentials, token: null },
    keepToken: async () => {},
    budget: openBudget({ concurrency: 1 }, clock),
    http,
    log: { note: () => {} },
    drift: { note: () => {} },
    clock,
  });
};
const signal = new AbortController().signal;
const page = { collection: 'people', cursor: null, since: null, filters: {}, signal };

test('a connection with a client certificate is let in, and shows it', async () => {
  const credentials = { client_certificate: client.cert, client_key: client.key, ca_certificate: ca };
  expect(await open(credentials).readPage(page)).toMatchObject({ records: [{ id: 'p1' }] });
  expect(shown).toEqual(['muster']);
});

test('a connection without one is not', async () => {
  await expect(open({ bearer: 'x' }).readPage(page)).rejects.toMatchObject({ kind: 'transient' });
});

test('a server whose authority is not known is not trusted, certificate or not', async () => {
  const credentials = { client_certificate: client.cert, client_key: client.key };
  await expect(open(credentials).readPage(page)).rejects.toMatchObject({ kind: 'transient' });
});
