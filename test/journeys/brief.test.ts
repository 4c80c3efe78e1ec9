// A recruiter's mornings: every weekday one brief at eight o'clock where they are, and each item done with one click.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { loadSandbox } from '../../src/connectors/sandbox/load.ts';
import { readSandboxFile } from '../../src/connectors/sandbox/read-sandbox-file.ts';
import { recordsOf } from '../../src/connectors/sandbox/sandbox-records.ts';
import { TenantId, UserId } from '../../src/core/ids.ts';
import { Settings } from '../../src/core/settings.ts';
import { deliverBriefTo, scheduleAllBriefs } from '../../src/main/briefs.ts';
import { openSystems, openTenants } from '../../src/main/tenants.ts';
import { briefByLetter } from '../../src/services/operations/brief-letter.ts';
import { openEmbedded } from '../../src/storage/embedded/open-embedded.ts';
import { storageOn } from '../../src/storage/open.ts';
import { createTestClock } from '../support/clock.ts';
import { layTemplate } from '../support/database-template.ts';
import { testDependencies } from '../support/embedded.ts';
import { createKeptLog } from '../support/log.ts';
import { sampleSandbox } from '../support/sample-sandbox.ts';
import { type RunningService, freshFolder, removeData, startService } from '../support/service.ts';
import { openTestVeteran } from '../support/veteran.ts';

const tenant = TenantId.parse('sandbox');
const To = z.strictObject({ user: UserId, day: z.string() });
const zones = { u_nora: 'America/Chicago', u_owen: 'Europe/Lisbon', u_tess: 'Asia/Tokyo' } as const;

const noGate = () => {
  throw new Error('nothing is decided here');
};

test('a week in three zones, over the night when the clocks change, with two replicas and a restart every night', async () => {
  const folder = freshFolder();
  await layTemplate(folder);
  // Saturday before the clocks change in Chicago, to the Saturday after.
  const clock = createTestClock(new Date('2026-03-07T00:00:00Z'));
  const dependencies = testDependencies(clock);
  const open = async () => {
    const storage = await storageOn(await openEmbedded({ dataDir: folder, log: createKeptLog() }), dependencies);
    const { newId } = dependencies;
    const setup = { storage, clocks: clock, newId };
    const systems = openSystems(setup);
    const veteran = openTestVeteran({ ats: (of) => systems(of).ats, clock: clock.real });
    return {
      ...setup,
      tenants: openTenants({
        ...setup,
        systems,
        veteran,
        gate: noGate,
        score: noGate,
        integration: noGate,
        environment: noGate,
      }),
    };
  };
  let setup = await open();
  const file = readSandboxFile(sampleSandbox());
  await loadSandbox(setup.storage.records(tenant), file);
  for (const user of recordsOf(file).users) {
    const zone = Object.entries(zones).find(([id]) => id === user.id)?.[1];
    await setup.storage.directory(tenant).put(zone === undefined ? user : { ...user, timeZone: zone });
  }
  await setup.storage.settings(tenant).put(Settings.parse({ timeZone: 'America/Chicago' }));
  const at = clock.business.now();
  await setup.storage.organizations.create({ id: tenant, name: 'A', mode: 'sandbox', operator: true, createdAt: at });

  for (let half = 0; half < 7 * 48; half += 1) {
    await Promise.all([scheduleAllBriefs(setup), scheduleAllBriefs(setup)]);
    const { letters, outbox } = setup.storage;
    const deliver = deliverBriefTo({
      ...setup,
      deliveries: [briefByLetter({ letters, clock: clock.business, address: 'https://muster.test' })],
    });
    const now = clock.real.now();
    for (const job of await outbox.lease({ now, until: new Date(now.getTime() + 1000), limit: 50 })) {
      // Each is delivered twice, as after a crash before the promise was kept.
      if (job.name === 'deliver-brief') await deliver(job.tenant, To.parse(job.data));
      if (job.name === 'deliver-brief') await deliver(job.tenant, To.parse(job.data));
      await outbox.keep(job.id);
    }
    clock.advance(30 * 60_000);
    if (half % 48 === 47) {
      await setup.storage.close();
      setup = await open();
    }
  }

  const letters = await setup.storage.letters(tenant).list({ limit: 100 });
  const users = await setup.storage.directory(tenant).users();
  for (const { email, timeZone = '' } of users) {
    const mine = letters.filter(({ to }) => to === email).toReversed();
    const local = mine.map(({ createdAt }) => createdAt.toLocaleString('sv-SE', { timeZone }).slice(0, 16));
    expect(local).toEqual(['09', '10', '11', '12', '13'].map((day) => `2026-03-${day} 08:00`));
  }
  expect(letters).toHaveLength(15);
  await setup.storage.close();
  rmSync(folder, { recursive: true, force: true });
});

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service.stop();
  removeData(service);
});

test('every recommended action of a brief can be sent to the task endpoint as it stands', async () => {
  await service.call('POST', '/api/v1/tasks', { action: 'reject_candidate', candidate: 'c_mateo_alvarez' });
  const { body: brief } = await service.call('GET', '/api/v1/brief');
  const all = [...brief.items, ...brief.at_risk].map((item) => item.recommended_action);
  expect(all.length).toBeGreaterThan(8);
  const tools = new Set(all.map(({ tool }) => tool));
  expect([...tools]).toEqual(expect.arrayContaining(['list_approvals', 'send_followup']));
  const onePerTool = [...tools].map((tool) => all.find((action) => action.tool === tool));
  for (const { tool, arguments: given } of onePerTool) {
    const { status, body } = await service.call('POST', '/api/v1/tasks', { action: tool, ...given });
    expect([status, body.code], `${tool} ${JSON.stringify(given)}`).toEqual([status === 202 ? 202 : 200, undefined]);
  }
});

test('the settings turn the morning mails on, for a channel that has a name', async () => {
  const on = await service.call('PATCH', '/api/v1/settings', { brief_channels: ['email'], brief_time: '07:30' });
  expect(on).toMatchObject({ status: 200, body: { brief_channels: ['email'], brief_time: '07:30' } });
  const wrong = await service.call('PATCH', '/api/v1/settings', { brief_time: '25:00' });
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'brief_time' }] } });
});
