// Steps are counted at once and written in bundles, and none is lost when writing fails.
import { expect, test } from 'vitest';
import { FlowBuffer } from '../../../src/services/veteran/flow-buffer.ts';
import { fakeApplicantFlow } from '../../fakes/applicant-flow.ts';
import { client } from './setting.ts';

const day = { from: '2026-06-01', to: '2026-06-02' };
const clock = { now: () => new Date('2026-06-01T23:00:00Z') };
const step = { tenant: client, stage: 'translation', branch: 'Army' } as const;

test('many steps are one write', async () => {
  const flow = fakeApplicantFlow();
  const buffer = new FlowBuffer(() => flow, clock);
  for (let at = 0; at < 3; at += 1) buffer.count(step);
  expect(await flow.counts(day)).toEqual([]);
  await buffer.flush();
  await buffer.flush();
  expect(await flow.counts(day)).toEqual([{ stage: 'translation', day: '2026-06-01', branch: 'Army', count: 3 }]);
});

test('what could not be written is written next time', async () => {
  const flow = fakeApplicantFlow();
  const failing = { isDown: true };
  const buffer = new FlowBuffer(
    () => ({
      add: async (count) => {
        if (failing.isDown) throw new Error('no database');
        await flow.add(count);
      },
    }),
    clock,
  );
  buffer.count(step);
  await expect(buffer.flush()).rejects.toThrow('no database');
  failing.isDown = false;
  buffer.count(step);
  await buffer.flush();
  expect(await flow.counts(day)).toMatchObject([{ count: 2 }]);
});
