// A slice of what `npm run bench:fuzz` sends: requests made from the OpenAPI document, none of which the service may fail over.
import { expect, onTestFinished, test } from 'vitest';
import { fuzz } from '../support/fuzz/fuzz.ts';
import { openLiveWorld } from '../support/live-world.ts';
import { removeData } from '../support/service.ts';

test('of 1,500 requests that nearly fit the document, none is answered with 500 or not at all', async () => {
  const world = await openLiveWorld();
  onTestFinished(async () => {
    await world.service.kill();
    removeData(world.service);
  });
  const { sent, byStatus, failures } = await fuzz(world, { cases: 1_500, seed: 7 });
  expect(sent).toBe(1_500);
  expect(byStatus.size).toBeGreaterThan(5);
  expect(failures).toEqual([]);
});
