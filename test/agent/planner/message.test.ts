// What was said is read once, on the clocks of whoever says it.
import { expect, test } from 'vitest';
import { readOnce } from '../../../src/agent/planner/message.ts';
import { ActorId, TenantId } from '../../../src/core/ids.ts';
import { sandboxes } from '../../planner/sandboxes.ts';
import { openTalk } from '../talk.ts';

const by = {
  tenant: TenantId.parse('sandbox'),
  kind: 'key' as const,
  id: ActorId.parse('key:test'),
  user: undefined,
  scopes: new Set<never>(),
};

test.each([
  ['Europe/Berlin', '2026-06-02T07:00:00.000Z'],
  ['America/Chicago', '2026-06-02T14:00:00.000Z'],
])('“tomorrow at 9am” of a speaker in %s', async (timeZone, start) => {
  const { context } = openTalk(sandboxes.clinic);
  const { message } = await readOnce(
    'move the interview to tomorrow at 9am',
    { signs: ['opens'] },
    { world: context.world, reader: { by, user: undefined, timeZone } },
  );
  const times = message.spans.flatMap((span) =>
    span.kind === 'time' ? [new Date(span.when.start).toISOString()] : [],
  );
  expect(times).toEqual([start]);
});
