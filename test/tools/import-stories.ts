// The stories of the tools that make records out of lists.
import { JobId } from '../../src/core/ids.ts';
import { nora } from '../support/operations.ts';
import type { WorldStep, Story } from './write-tool-story.ts';

const newcomer = {
  name: 'Zoe Newman',
  email: 'zoe@example.com',
  job: JobId.parse('job_fe'),
  stage: 'Applied',
  applied_at: '2026-06-01T08:00:00-05:00',
};
const asAdded = ({ applied_at: appliedAt, ...rest }: typeof newcomer) => ({ ...rest, appliedAt });
const opening = { title: 'Night Porter', location: 'Chicago' };
const newJob = {
  ...opening,
  role: '',
  salaryRange: '',
  status: 'open' as const,
  description: '',
  hiringManager: null,
};

const finalists = { rules: { finalists: { name: 'All finalists' } } };
const changeRule =
  (from: string, to: string): WorldStep =>
  ({ environment }) =>
    environment.apply({ kind: 'rules', name: 'finalists', from: { name: from }, to: { name: to } }, nora);

export const importStories: readonly Story[] = [
  {
    tool: 'propose_flow',
    input: { request: 'tell Nora Lindt when somebody is hired in Workable' },
    preview:
      'Draft the flow “Tell Nora Lindt when somebody is hired in Workable”, to be published in the builder. Nothing is open.',
    later: {
      by: async ({ integration }) => {
        for (const draft of integration.drafts.values()) draft.isEdited = true;
      },
    },
    acts: { because: 'it calls no outside system' },
    overtake: { because: 'a draft rests on nothing but its words' },
  },
  {
    tool: 'apply_environment',
    input: { environment: finalists },
    preview: 'Change the configuration: update rule “finalists” (name)',
    overtake: { by: changeRule('Finalists', 'Nobody'), code: 'changed_since' },
    later: { by: changeRule('All finalists', 'Nobody') },
    acts: { because: 'it calls no outside system' },
  },
  {
    tool: 'import_candidates',
    acts: { call: 'ats.addCandidate', readBack: 'done' },
    input: { rows: [newcomer] },
    preview: 'Add Zoe Newman (zoe@example.com) to Frontend Engineer, in Applied',
    overtake: {
      by: ({ ats }) => ats.addCandidate({ candidate: asAdded(newcomer), key: 'somebody' }),
      code: 'conflict',
    },
    later: {
      by: async ({ ats }) => {
        const added = (await ats.candidates()).find(({ email }) => email === newcomer.email);
        if (added === undefined) throw new Error('nobody was added');
        await ats.move({ candidate: added.id, from: 'Applied', to: 'Phone Screen', key: 'somebody moves' });
      },
    },
  },
  {
    tool: 'import_requisitions',
    acts: { call: 'ats.addJob', readBack: 'done' },
    input: { rows: [opening] },
    preview: 'Make the requisition “Night Porter”, Chicago (open)',
    overtake: { by: ({ ats }) => ats.addJob({ job: newJob, key: 'somebody' }), code: 'conflict' },
    later: {
      by: async ({ ats }) => {
        const made = (await ats.jobs()).find(({ title }) => title === opening.title);
        if (made === undefined) throw new Error('no requisition was made');
        await ats.addCandidate({ candidate: { ...asAdded(newcomer), job: made.id }, key: 'somebody applies' });
      },
    },
  },
];
