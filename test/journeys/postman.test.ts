// newman, Postman's own runner, plays the whole collection against a fresh sandbox: every request is taken as it stands.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { freshFolder, removeData, startService } from '../support/service.ts';

// Some 250 requests, one after the other, and what each of them needs.
vi.setConfig({ testTimeout: 600_000 });

const run = promisify(execFile);

const Collection = z.object({ item: z.array(z.object({ item: z.array(z.object({ name: z.string() })) })) });
const Report = z.object({
  run: z.object({
    executions: z.array(
      z.object({ item: z.object({ name: z.string() }), response: z.object({ code: z.int() }).optional() }),
    ),
    failures: z.array(z.object({ source: z.object({ name: z.string() }), error: z.object({ message: z.string() }) })),
  }),
});

/**
 * What needs more than a sandbox: another system that has taken or refused records, a trained model, a chat app of one's own, a
 * scored person who asks for something, files that somebody has approved, an identity provider.
 */
const leftOut = [
  'Go back to the version that answered before',
  'Make a link with which a chat workspace is connected to this organization',
  'Disconnect a chat workspace; its tokens are removed',
  'Try one failed record again',
  'Try the failed records of a sync again, some or all',
  'What undoing a sync would take back',
  'Take back what a sync wrote',
  'Say what became of a failed record',
  'Answer what a scored person asks for; a granted correction makes a new score',
  'Take the last apply back',
  'Let people sign in by your identity provider (OpenID Connect)',
];

/** A person's own consent: a key is refused. */
const ofPeople = [
  'Show whether your talks may become scenarios for evaluations',
  'Agree that your talks become scenarios for evaluations',
  'Withdraw it: later exports leave your talks out',
];

/** A retrain begins at once, and in a sandbox it is over within moments: nothing may be left to end. */
const isOver = ({ source, error }: z.infer<typeof Report>['run']['failures'][number]): boolean =>
  source.name.startsWith('End a retrain that waits or trains') && error.message === 'expected 409 to be below 400';

async function playCollection() {
  const service = await startService({ timeoutMs: 240_000 });
  onTestFinished(async () => {
    await service.kill();
    removeData(service);
  });
  const folder = freshFolder();
  const [file, report] = [join(folder, 'collection.json'), join(folder, 'report.json')];
  const { body } = await service.call('GET', '/postman.json');
  await writeFile(file, JSON.stringify(body));
  const variables = { baseUrl: service.url, apiKey: service.apiKey };
  await run(process.execPath, [
    'node_modules/newman/bin/newman.js',
    'run',
    file,
    '--reporters=json',
    `--reporter-json-export=${report}`,
    '--suppress-exit-code',
    ...Object.entries(variables).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]),
  ]);
  return { collection: Collection.parse(body), played: Report.parse(JSON.parse(await readFile(report, 'utf8'))).run };
}

test('a fresh sandbox takes every request of the Postman collection', async () => {
  const { collection, played } = await playCollection();
  const { executions, failures } = played;
  const names = collection.item.flatMap(({ item }) => item.map(({ name }) => name));
  const sent = new Set(executions.flatMap(({ item, response }) => (response === undefined ? [] : [item.name])));
  expect(names.length).toBeGreaterThan(200);
  const refused = failures.filter((one) => !isOver(one)).map(({ source, error }) => `${source.name}: ${error.message}`);
  expect(refused).toEqual(ofPeople.map((name) => `${name}: expected 403 to be below 400`));
  expect(names.filter((name) => !sent.has(name)).toSorted()).toEqual(leftOut.toSorted());
});
