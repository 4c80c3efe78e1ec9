// A 202 says that nothing is done yet: what became of the records is asked of the job, and is told as written only where it says so.
import { expect, test } from 'vitest';
import { restOf } from '../../../src/connectors/rest.ts';
import { openBudget } from '../../../src/connectors/runtime/budget.ts';
import { openHttp } from '../../../src/connectors/runtime/http.ts';
import { openRemoteSystem } from '../../../src/connectors/runtime/remote.ts';
import { underLease } from '../../../src/core/lease.ts';
import type { WriteAction, Written } from '../../../src/core/ports/remote-system.ts';
import { type TestServer, startServer } from '../../fakes/rest-systems.ts';
import { createTestClock } from '../../support/clock.ts';

const signal = new AbortController().signal;
const clock = createTestClock();

async function written(write: object, answer: TestServer['answer'], { ids = ['a', 'b', 'c'], action = 'upsert' } = {}) {
  const server = await startServer(answer);
  const http = openHttp({ allowPrivate: true });
  const config = { base_url: server.url, collections: { people: { path: '/people', write } } };
  // Each look at the clock is a moment later, as it would be after a wait.
  const ticking = { now: () => (clock.advance(5), clock.real.now()) };
  const remote = openRemoteSystem({
    connector: restOf(JSON.parse(JSON.stringify(config))),
    config: {},
    secrets: { credentials: {}, token: null },
    keepToken: async () => {},
    budget: openBudget({ concurrency: 4 }, clock.real),
    http,
    log: { note: () => {} },
    drift: { note: () => {} },
    clock: ticking,
  });
  try {
    const writings = ids.map((id) => ({
      collection: 'people',
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a default of the options above
      action: action as WriteAction,
      record: { id, mail: `${id}@example.test` },
      remoteId: null,
      key: id,
    }));
    return { all: await remote.write(writings, signal), requests: server.requests };
  } finally {
    await http.close();
    await server.close();
  }
}

const outcome = (one: Written): string =>
  one.kind === 'written' ? 'written' : one.fault.unclear ? 'unclear' : 'refused';
const outcomes = ({ all }: { all: readonly Written[] }) => all.map(outcome);

const put = { method: 'PUT', path: '/people/{id}' };
const batch = { max: 10, path: '/people/batch' };
const soon = { every_seconds: 0.01, patience_seconds: 2 };
const job = { id: 'job.id', path: '/jobs/{job}', status: 'state', done: ['Complete'], failed: ['Aborted'], ...soon };

/** The job ends with its third answer. */
function jobThatSays(end: object, more: Partial<Record<string, object>> = {}): TestServer['answer'] {
  let polls = 0;
  return ({ path }) => {
    const other = more[path];
    if (other !== undefined) return { status: 200, body: other };
    if (!path.startsWith('/jobs')) return { status: 202, body: { job: { id: 7 } } };
    polls += 1;
    return { status: 200, body: polls < 3 ? { state: 'InProgress' } : end };
  };
}

test('a batch counts as written when its job says so, and not before', async () => {
  const found = await written({ ...put, batch, job }, jobThatSays({ state: 'complete' }));
  expect(outcomes(found)).toEqual(['written', 'written', 'written']);
  expect(found.requests.map(({ path }) => path)).toEqual(['/people/batch', '/jobs/7', '/jobs/7', '/jobs/7']);
});

test('what the job says of single records is read', async () => {
  const end = { state: 'Complete', results: [{ id: 'a' }, { id: 'b', errors: ['no'] }, { id: 'c' }] };
  expect(outcomes(await written({ ...put, batch, job }, jobThatSays(end)))).toEqual(['written', 'refused', 'written']);
});

test('outcomes that stand elsewhere are asked for', async () => {
  const declared = { ...put, batch, job: { ...job, outcomes: '/jobs/{job}/results' } };
  const results = {
    '/jobs/7/results': [
      { id: 'a', success: true },
      { id: 'b', success: false },
      { id: 'c', success: true },
    ],
  };
  const found = await written(declared, jobThatSays({ state: 'Complete' }, results));
  expect(outcomes(found)).toEqual(['written', 'refused', 'written']);
});

const counts: TestServer['answer'] = ({ path, body }) =>
  path.startsWith('/jobs')
    ? {
        status: 200,
        body: { state: 'Complete', numberRecordsFailed: Number(path.slice('/jobs/'.length).includes('b')) },
      }
    : { status: 202, body: { job: { id: [...body.matchAll(/"id":"(\w)"/g)].map(([, id]) => id).join('') } } };

test('a job that counts failures and names none is divided where a repeat changes nothing, and unclear where it may', async () => {
  const only = { ...batch, method: 'PUT' };
  expect(outcomes(await written({ ...put, batch: only, job }, counts))).toEqual(['written', 'refused', 'written']);
  const post = { method: 'POST', path: '/people', batch, job };
  expect(outcomes(await written(post, counts))).toEqual(['unclear', 'unclear', 'unclear']);
});

test('the job may be named by an address, in the answer or in its header', async () => {
  const named = { status: 'state', done: ['done'], ...soon };
  const there = { status: 200, body: { state: 'done' } };
  const byHeader = await written({ ...put, batch, job: { ...named, address: 'location' } }, ({ path }) =>
    path.startsWith('/jobs') ? there : { status: 202, headers: { location: '/jobs/9?x=1' }, body: {} },
  );
  expect(outcomes(byHeader)).toEqual(['written', 'written', 'written']);
  expect(byHeader.requests.at(-1)?.path).toBe('/jobs/9?x=1');
  const byBody = await written({ ...put, batch, job: { ...named, address: 'links.job' } }, ({ path }) =>
    path.startsWith('/jobs') ? there : { status: 202, body: { links: { job: '/jobs/9' } } },
  );
  expect(outcomes(byBody)).toEqual(['written', 'written', 'written']);
});

test.each<[string, object | undefined, TestServer['answer']]>([
  ['no job is declared', undefined, () => ({ status: 202, body: { id: 'job-1', status: 'queued' } })],
  ['the answer names no job', job, () => ({ status: 202, body: {} })],
  ['the job never ends', { ...job, patience_seconds: 0.1 }, jobThatSays({ state: 'InProgress' })],
  ['the job says something else', { ...job, patience_seconds: 0.1 }, jobThatSays({ state: { is: 'odd' } })],
  [
    'the job cannot be asked',
    job,
    ({ path }) => (path.startsWith('/jobs') ? { status: 500, body: {} } : { status: 202, body: { job: { id: 7 } } }),
  ],
  [
    'the address leads elsewhere',
    { status: 'state', done: ['done'], address: 'job', ...soon },
    () => ({ status: 202, body: { job: 'https://elsewhere.example.test/jobs/1' } }),
  ],
])('nothing counts as written where %s', async (_, declared, answer) => {
  const one = declared === undefined ? put : { ...put, job: declared };
  expect(outcomes(await written({ ...one, batch }, answer))).toEqual(['unclear', 'unclear', 'unclear']);
  const [single] = (await written(one, answer, { ids: ['a'] })).all;
  expect(single).toMatchObject({ kind: 'failed', fault: { message: expect.stringContaining('202'), unclear: true } });
});

const aborted: TestServer['answer'] = ({ path }) =>
  path.startsWith('/jobs') ? { status: 200, body: { state: 'Aborted' } } : { status: 202, body: { job: { id: 7 } } };

test('a job that is broken off is a refusal where a repeat changes nothing', async () => {
  expect(outcomes(await written({ ...put, job }, aborted, { ids: ['a'] }))).toEqual(['refused']);
  const post = { method: 'POST', path: '/people', job };
  expect(outcomes(await written(post, aborted, { ids: ['a'] }))).toEqual(['unclear']);
});

test('the id of a job is not taken for the id of the record', async () => {
  const state = jobThatSays({ state: 'Complete', id: 'job-7' });
  const { all } = await written({ ...put, job }, state, { ids: ['a'] });
  expect(all).toEqual([{ kind: 'written', remoteId: 'a' }]);
});

const takes: TestServer['answer'] = () => ({ status: 202, body: {} });

test('a system whose 202 is its success says so', async () => {
  const declared = { ...put, batch, accepted: 'written', delete: { path: '/people/{id}' } };
  expect(outcomes(await written(declared, takes))).toEqual(['written', 'written', 'written']);
  expect(outcomes(await written(declared, takes, { ids: ['a'], action: 'delete' }))).toEqual(['written']);
  const { accepted: _accepted, ...undeclared } = declared;
  expect(outcomes(await written(undeclared, takes, { ids: ['a'], action: 'delete' }))).toEqual(['unclear']);
});

test('the lease of the work is asked for while the job is waited for, and without it nobody waits on', async () => {
  let asked = 0;
  const lease = { holds: async () => (asked += 1) < 4 };
  const found = await underLease(lease, () => written({ ...put, batch, job }, jobThatSays({ state: 'Complete' })));
  expect(outcomes(found)).toEqual(['unclear', 'unclear', 'unclear']);
  expect(asked).toBe(4);
  const held = { holds: async () => true };
  const all = await underLease(held, () => written({ ...put, batch, job }, jobThatSays({ state: 'Complete' })));
  expect(outcomes(all)).toEqual(['written', 'written', 'written']);
});
