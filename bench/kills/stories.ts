// The six stories that are killed: each is played as a client does that repeats what it got no answer to, under the same names, and
// judged by what stands in the systems outside and in the ledger.
import { z } from 'zod';
import { sandboxState } from '../../test/support/sandbox-state.ts';
import { openSyncStory } from './sync-story.ts';
import { retrainStory } from './retrain-story.ts';
import { nameOf, posted, type Service, type Story } from './story.ts';

const candidateOf = (number: number): string => `c_${number}`;

const Actions = z.object({
  data: z.array(z.looseObject({ tool: z.string(), status: z.string(), uncertain: z.boolean().default(false) })),
});

/** `outside`: how often it stands in the other system. */
async function judged(service: Service, { tool, number, outside }: { tool: string; number: number; outside: number }) {
  const path = `/api/v1/actions?candidate=${candidateOf(number)}&tool=${tool}`;
  const { data } = Actions.parse((await service.call('GET', path)).body);
  const uncertain = data.filter((action) => action.uncertain).map(() => `${tool} ${number}`);
  const done = data.filter(({ status }) => status === 'executed');
  const told = uncertain.length > 0;
  return {
    rests: data.length > 0 && data.every(({ status }) => !['proposed', 'approved', 'executing'].includes(status)),
    lost: told || (outside > 0 && done.length > 0) ? [] : [`${tool} ${number}: ${outside} there, ${statusesOf(data)}`],
    doubled: outside > 1 || data.length > 1 ? [`${tool} ${number}: ${outside} there, ${statusesOf(data)}`] : [],
    uncertain,
  };
}

const statusesOf = (data: readonly { status: string }[]): string =>
  data.map(({ status }) => status).join() || 'no action';

const noteOf = (number: number): string => `Called back ${number}`;

async function notesOf(service: Service, number: number): Promise<number> {
  const candidate = (await sandboxState(service)).candidates.find(({ id }) => id === candidateOf(number));
  return z.array(z.unknown()).default([]).parse(candidate?.['notes']).length;
}

const task: Story = {
  name: 'task',
  play: (service, number) =>
    posted(service, '/api/v1/tasks', {
      body: { action: 'add_note', candidate: candidateOf(number), text: noteOf(number) },
      name: `note-${number}`,
    }),
  judge: async (service, number) =>
    judged(service, { tool: 'add_note', number, outside: await notesOf(service, number) }),
};

const approval: Story = {
  name: 'approval',
  async play(service, number) {
    const body = { action: 'reject_candidate', candidate: candidateOf(number), message_template: 'not_this_time' };
    const { approval_id: id } = await posted(service, '/api/v1/tasks', { body, name: `reject-${number}` });
    if (id !== undefined) await posted(service, `/api/v1/approvals/${id}/approve`, { body: {}, name: `yes-${number}` });
  },
  async judge(service, number) {
    const { mailbox, candidates } = await sandboxState(service);
    const letters = mailbox.filter(({ to, status }) => to === `c${number}@people.test` && status === 'sent').length;
    const isRejected = candidates.some(({ id, stage }) => id === candidateOf(number) && stage === 'Rejected');
    const judgement = await judged(service, { tool: 'reject_candidate', number, outside: Number(isRejected) });
    const lost = letters === 0 ? [...judgement.lost, `letter of rejection ${number}`] : judgement.lost;
    const doubled =
      letters > 1 ? [...judgement.doubled, `letter of rejection ${number}: ${letters}`] : judgement.doubled;
    return { ...judgement, rests: judgement.rests && letters > 0, lost, doubled };
  },
};

const sequence: Story = {
  name: 'sequence',
  play: (service, number) =>
    posted(service, '/api/v1/tasks', {
      body: { action: 'start_sequence', candidate: candidateOf(number), sequence: 'application-received' },
      name: `sequence-${number}`,
    }),
  async judge(service, number) {
    const { mailbox } = await sandboxState(service);
    const letters = mailbox.filter(({ to, status }) => to === `c${number}@people.test` && status === 'sent').length;
    const judgement = await judged(service, { tool: 'start_sequence', number, outside: letters });
    return { ...judgement, rests: judgement.rests && letters > 0 };
  },
};

const turn: Story = {
  name: 'turn',
  async play(service, number) {
    const talk = await posted(service, '/api/v1/conversations', { body: {}, name: `talk-${number}` });
    const path = `/api/v1/conversations/${talk.conversation_id}/messages`;
    await posted(service, path, { body: { text: `move ${nameOf(number)} to phone screen` }, name: `say-${number}` });
  },
  async judge(service, number) {
    const { candidates } = await sandboxState(service);
    const isThere = candidates.some(({ id, stage }) => id === candidateOf(number) && stage === 'Phone Screen');
    return judged(service, { tool: 'move_stage', number, outside: Number(isThere) });
  },
};

export async function openStories() {
  const sync = await openSyncStory();
  return {
    list: [task, approval, sequence, sync.story, retrainStory, turn],
    setUp: sync.setUp,
    close: sync.close,
  };
}
