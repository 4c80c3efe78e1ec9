// What a notify step tells people: a word for each record, and where there are too many, one that leads to all of them.
import { expect, test } from 'vitest';
import { FlowId, UserId } from '../../../../src/core/ids.ts';
import { openPeople } from '../../../../src/services/integration/flows/people.ts';
import { setUpEngine } from '../../../support/engine.ts';

test('beyond the most that a step tells, one message leads to the run in the console', async () => {
  const step = {
    id: 'tell',
    kind: 'notify' as const,
    name: 'Tell Nora',
    users: [UserId.parse('u_nora')],
    text: 'Close the account of {id}.',
    at_most: 1,
    next: null,
  };
  const route = { flow: FlowId.parse('flow_1'), version: 1, start: 'tell', steps: [step], step: 'tell' };
  const { syncs, integrations, begin } = await setUpEngine({ integration: { route } });
  const { id } = await begin();
  const told: string[] = [];
  const tell = async ({ text }: { text: string }) => void told.push(text);
  const people = await openPeople({ syncs, integrations, tell, publicUrl: 'https://muster.test' }, id);
  const writings = ['a', 'b', 'c'].map((one) => ({
    collection: 'people',
    action: 'create' as const,
    record: { id: one },
    remoteId: null,
    key: one,
  }));
  await people.write(writings, new AbortController().signal);
  expect(told).toEqual([
    'Close the account of a.',
    `More than 1 records reached “Tell Nora”. All of them: https://muster.test/console/runs/${id}`,
  ]);
});
