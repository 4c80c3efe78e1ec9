// A made-up route that goes away: its answers and its operation say so. None of Muster's own does today.
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openAuthenticator } from '../../src/api/auth/authenticate.ts';
import { openTokens } from '../../src/api/auth/tokens.ts';
import { openDocument } from '../../src/api/docs/openapi.ts';
import { validatorCompiler } from '../../src/api/http/faults.ts';
import { serializerCompiler } from '../../src/api/http/replies.ts';
import { openKnownAddresses } from '../../src/api/http/other-methods.ts';
import { openSignedReader } from '../../src/api/http/signed-body.ts';
import { register } from '../../src/api/register.ts';
import { type Deprecation, defineOpenRoute } from '../../src/api/route.ts';
import { inject } from '../support/inject.ts';
import { routesOfWorld } from './routes.ts';
import { openApi } from './world.ts';

const world = await openApi();

async function serve(deprecated: Deprecation) {
  const { ports } = world;
  const { credentials, directory, clocks, log, config } = ports;
  const tokens = openTokens({ credentials, clock: clocks.real, publicUrl: config.publicUrl });
  const of = { credentials, directory, tokens, clock: clocks.real, log, publicUrl: config.publicUrl };
  const app = Fastify();
  const addresses = openKnownAddresses(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const route = defineOpenRoute({
    method: 'GET',
    path: '/v0/things',
    summary: 'List things',
    tag: 'platform',
    access: { public: true, because: 'it is made up' },
    audit: { none: true, because: 'it changes nothing' },
    limit: 'none',
    deprecated,
    replies: { 200: z.object({ things: z.int() }) },
    handle: async () => ({ status: 200, body: { things: 1 } }),
  });
  const document = openDocument({ routes: [route], publicUrl: config.publicUrl, version: '0' });
  const authenticator = openAuthenticator(of);
  const signed = openSignedReader({ sources: ports.eventSources, clock: clocks.real });
  void app.register(async (scope) =>
    register(scope, [route], {
      ...ports,
      all: [route],
      addresses,
      tokens,
      authenticator,
      signed,
      stopping: new AbortController().signal,
      document: () => document.read(),
      collection: () => ({}),
    }),
  );
  await app.ready();
  return { app, operation: document.read().paths['/v0/things']?.['get'] };
}

test('its answers tell since when, until when, and what takes its place', async () => {
  const { app, operation } = await serve({
    since: '2026-03-09',
    sunset: '2027-03-09',
    instead: '/v1/things/:thing_id',
  });
  const answer = await inject(app, { path: '/v0/things' });
  expect(answer).toMatchObject({
    status: 200,
    headers: {
      deprecation: '@1773014400',
      sunset: 'Tue, 09 Mar 2027 00:00:00 GMT',
      link: '</v1/things/{thing_id}>; rel="successor-version"',
    },
  });
  expect(operation).toMatchObject({
    deprecated: true,
    responses: { 200: { headers: { Deprecation: {}, Sunset: {} } } },
  });
  expect(operation?.description).toMatch(
    /^Deprecated since 2026-03-09: use `\/v1\/things\/\{thing_id\}` instead\. It ends on 2027-03-09\. Needs no key/,
  );
});

test('without an end it names none, and a refusal says it too', async () => {
  const { app, operation } = await serve({ since: '2026-03-09', instead: '/v1/things' });
  const refused = await inject(app, { path: '/v0/things?bogus=1' });
  expect(refused.status).toBe(400);
  expect(refused.headers).toMatchObject({ deprecation: '@1773014400' });
  expect(refused.headers['sunset']).toBeUndefined();
  expect(operation?.responses['200']?.['headers']).not.toHaveProperty('Sunset');
});

test('nothing of Muster goes away today', () => {
  expect(routesOfWorld(world).filter(({ deprecated }) => deprecated !== undefined)).toEqual([]);
});
