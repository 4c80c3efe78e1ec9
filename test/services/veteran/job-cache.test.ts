// Requisitions are pulled live, kept for seconds, and pulled again when the ATS says that something changed.
import { expect, test } from 'vitest';
import { client, jobOf, setUp } from './setting.ts';

test('questions within seconds pull once, also when they come at once', async () => {
  const { ports, listed } = setUp();
  await Promise.all([ports.jobs.of(client), ports.jobs.of(client)]);
  await ports.jobs.of(client);
  expect(listed.pulls).toBe(1);
});

test('after half a minute, or an event, they are pulled again', async () => {
  const { ports, listed, time } = setUp();
  await ports.jobs.of(client);
  ports.jobs.invalidate(client);
  listed.jobs = [...listed.jobs, jobOf('req_new', 'Welder')];
  expect((await ports.jobs.of(client)).size).toBe(6);
  time.now = new Date(time.now.getTime() + 31_000);
  await ports.jobs.of(client);
  expect(listed.pulls).toBe(3);
});

test('a pull that fails is not kept', async () => {
  const { ports, listed } = setUp();
  listed.isDown = true;
  await expect(ports.jobs.of(client)).rejects.toMatchObject({ code: 'upstream_failed' });
  listed.isDown = false;
  expect((await ports.jobs.of(client)).size).toBe(5);
});
