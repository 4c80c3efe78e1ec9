// Of two systems that are named with a sync, it is that of the first.
import { expect, test } from 'vitest';
import { sandboxes } from '../planner/sandboxes.ts';
import { play } from '../../evals/harness/play.ts';

const ran = async (say: string) => {
  const [answer] = await play({ sandbox: 'clinic', talk: [{ say, calls: [] }] }, sandboxes.clinic);
  return answer?.calls;
};

test.each([
  'run the sync between Workday and HubSpot now',
  'run the Workday to HubSpot sync',
  'sync Workday to HubSpot',
  'kick off a sync with Workday',
])('%s', async (said) => {
  expect(await ran(said)).toEqual([['run_sync', { integration: 'Workday' }]]);
});

test('a sync between the two of them is asked about', async () => {
  expect(await ran('run the sync between them')).toEqual([]);
});
