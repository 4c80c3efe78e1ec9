// The console's changes are real routes, and what one of them made stale is told before its answer is read.
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changes, type Stale } from '../../web/console/api/changes.ts';
import { Api } from '../../web/console/api/client.ts';
import { connect, connectionsQuery, testConnection } from '../../web/console/api/integrations.ts';
import { refresher } from '../../web/console/app/refresh.ts';
import { nameOf, routesOfWorld } from '../api/routes.ts';
import { openApi } from '../api/world.ts';

const served = new Set(['POST /console/session', 'DELETE /console/session']);

test('every change is a route of the service', async () => {
  const world = await openApi();
  for (const route of routesOfWorld(world)) served.add(nameOf(route).replaceAll(/:\w+/g, '{id}'));
  expect(Object.keys(changes).length).toBeGreaterThan(60);
  expect(Object.keys(changes).filter((change) => !served.has(change))).toEqual([]);
});

test('whoever makes an action sees it in the list of their own as well', () => {
  const acting = Object.values(changes).filter((stale): stale is Exclude<typeof stale, 'all'> => stale !== 'all');
  const named = acting.map((stale) => new Set<string>(stale)).filter((stale) => stale.has('approvals'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((stale) => !stale.has('actions') || !stale.has('inbox'))).toEqual([]);
});

const answering = (status: number, body: unknown) => {
  const told: Stale[] = [];
  const answer = () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const api = new Api({ fetch: () => Promise.resolve(answer()), onSignedOut: () => undefined });
  api.onStale = (stale) => told.push(stale);
  return { api, told };
};

test('a connected account makes the lists of accounts and of what moves between them stale', async () => {
  const { api, told } = answering(201, { connection_id: 'con_1' });
  await connect(api, { system: 'greenhouse', name: 'Greenhouse', config: {}, credentials: {} });
  expect(told).toEqual([new Set(changes['POST /api/v2/connections'])]);
  expect(changes['POST /api/v2/connections']).toEqual(expect.arrayContaining(['connections', 'integrations']));
});

test('a refused change is looked at, too: it may have happened', async () => {
  const { api, told } = answering(503, { code: 'unavailable', status: 503 });
  await expect(testConnection(api, 'con_1')).rejects.toThrow('The service answered with an error');
  expect(told).toHaveLength(1);
});

test('a list that a page keeps as fresh for ever is asked for again after the change', async () => {
  const queries = new QueryClient();
  let accounts = 0;
  const api = new Api({
    fetch: (_, { method } = {}) => {
      if (method === 'POST') accounts += 1;
      return Promise.resolve(Response.json({ data: Array.from({ length: accounts }), next_cursor: null }));
    },
    onSignedOut: () => undefined,
  });
  api.isArriving = true;
  api.onStale = refresher(queries);
  expect((await queries.fetchQuery(connectionsQuery(api))).data).toHaveLength(0);
  await connect(api, { system: 'greenhouse', name: 'Greenhouse', config: {}, credentials: {} });
  expect((await queries.fetchQuery(connectionsQuery(api))).data).toHaveLength(1);
});
