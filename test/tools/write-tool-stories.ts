// One story for each write tool: a call, what may overtake it, and what somebody may do before it is undone.
import { importStories } from './import-stories.ts';
import { meetingStories } from './meeting-stories.ts';
import type { WorldStep, Story } from './write-tool-story.ts';
import {
  at,
  consents,
  contactBySomebody,
  ines,
  interviewIsOver,
  lettersLeave,
  owen,
  rejectedElsewhere,
  submits,
} from './write-tool-steps.ts';
import { ActionId, EnrolmentId, JobId } from '../../src/core/ids.ts';
import { Candidate } from '../../src/core/records.ts';
import { SequenceId } from '../../src/core/sequence.ts';
import type { Operations } from '../support/operations.ts';

const letterLeaves: WorldStep = async ({ letters }) => {
  const key = 'run';
  const now = new Date('2027-01-01T00:00:00Z');
  await letters.claim({ key, now, leaseUntil: now, leaseEndedBy: now });
  await letters.settle({ key, attempt: 1, status: 'sent', uncertain: false, at: now });
};
let begun = 0;
const startsHere: WorldStep = async ({ enrolments, clock }) => {
  begun += 1;
  await enrolments.start({
    id: EnrolmentId.parse(`enr_${begun}`),
    key: `somebody ${begun}`,
    sequence: SequenceId.parse('offer-extended'),
    version: 0,
    candidate: ines,
    job: JobId.parse('job_fe'),
    stage: 'Applied',
    timeZone: 'America/Chicago',
    meeting: null,
    meetingStart: null,
    meetingEnd: null,
    status: 'running',
    step: 0,
    dueAt: clock.business.now(),
    because: null,
    startedAt: clock.business.now(),
  });
};
const optsOut = async ({ preferences, ats, clock }: Operations, revision: string) => {
  const now = clock.business.now().toISOString();
  const to = {
    optedOutAt: now,
    heldUntil: null,
    proof: null,
    changedBy: 'system:unsubscribe',
    changedAt: now,
    revision,
  };
  await preferences.change({ person: await ats.candidate(ines), to });
};
const recordIsWritten: WorldStep = async ({ integration }) => {
  integration.settled = 'written';
};
const moveTo =
  (from: string, to: string): WorldStep =>
  ({ ats }) =>
    ats.move({ candidate: ines, from, to, key: `somebody ${to}` });
const offer = {
  salary: 90_000,
  currency: 'USD',
  startDate: '2026-07-01',
  status: 'extended' as const,
  at: at('01', '08:00'),
};

export const stories: readonly Story[] = [
  {
    tool: 'move_stage',
    acts: { call: 'ats.move', readBack: 'done' },
    input: { candidate: ines, stage: 'phone screen' },
    preview: 'Move Inés Duarte (Frontend Engineer) from Applied to Phone Screen',
    overtake: { by: moveTo('Applied', 'Onsite Interview'), code: 'changed_since' },
    later: { by: moveTo('Phone Screen', 'Onsite Interview') },
  },
  {
    tool: 'reject_candidate',
    acts: { call: 'ats.move', readBack: 'unknown' },
    input: { candidate: ines, reason: 'No visa', message_template: 'thanks' },
    preview:
      'Reject Inés Duarte (Frontend Engineer, now in Applied), reason: No visa, and email “Thank you”: Dear Inés Duarte, we went on with others. Nora Lindqvist',
    overtake: { by: moveTo('Applied', 'Offer'), code: 'changed_since' },
    later: { by: letterLeaves },
  },
  {
    tool: 'send_offer',
    acts: { call: 'ats.setOffer', readBack: 'unknown' },
    input: { candidate: ines, salary: 120_000, start_date: '2026-07-01' },
    preview:
      'Send Inés Duarte an offer for Frontend Engineer (USD 120,000, start 2026-07-01) by email “Your offer: Frontend Engineer”',
    overtake: {
      by: ({ ats }) => ats.setOffer({ candidate: ines, from: null, to: offer, key: 'x' }),
      code: 'changed_since',
    },
    later: {
      by: async ({ ats }) => {
        const { offer: from } = await ats.candidate(ines);
        await ats.setOffer({ candidate: ines, from, to: offer, key: 'somebody' });
      },
    },
  },
  ...meetingStories,
  {
    tool: 'withdraw_offer',
    acts: { call: 'ats.setOffer', readBack: 'unknown' },
    arrange: ({ ats }) => ats.setOffer({ candidate: ines, from: null, to: offer, key: 'arranged' }),
    input: { candidate: ines },
    preview:
      'Withdraw the offer to Inés Duarte for Frontend Engineer (USD 90,000, start 2026-07-01) by email “About your offer: Frontend Engineer”',
    overtake: {
      by: ({ ats }) => ats.setOffer({ candidate: ines, from: offer, to: null, key: 'x' }),
      code: 'changed_since',
    },
    later: { by: letterLeaves },
  },
  {
    tool: 'send_followup',
    acts: { call: 'ats.setLastContact', readBack: 'unknown' },
    input: { candidate: ines, message_template: 'gentle_nudge' },
    preview:
      'Email Inés Duarte (Frontend Engineer): “Still interested, Inés?”: Hi Inés, are you still interested in the Frontend Engineer role?',
    overtake: { by: contactBySomebody, code: 'changed_since' },
    later: { by: letterLeaves },
  },
  {
    tool: 'send_message',
    acts: { call: 'ats.setLastContact', readBack: 'unknown' },
    input: { candidate: ines, text: 'Are you free on Friday?' },
    preview: 'Email Inés Duarte (Frontend Engineer): “Your application: Frontend Engineer”: Are you free on Friday?',
    overtake: { by: contactBySomebody, code: 'changed_since' },
    later: { by: letterLeaves },
  },
  {
    tool: 'send_text',
    arrange: (world) => consents(world, 'given'),
    acts: { call: 'ats.setLastContact', readBack: 'unknown' },
    input: { candidate: ines, text: 'Are you free on Friday?' },
    preview:
      'Text Inés Duarte (Frontend Engineer): Are you free on Friday? Reply STOP to opt out.; by email if it cannot be delivered',
    overtake: { by: contactBySomebody, code: 'changed_since' },
    later: { by: letterLeaves },
  },
  {
    tool: 'set_text_consent',
    input: { candidate: ines, consent: 'given', proof: 'ticked the box when applying' },
    preview:
      'Note that Inés Duarte (Frontend Engineer) agreed to text messages, on the strength of: ticked the box when applying',
    overtake: { by: (world) => consents(world, 'stopped'), code: 'changed_since' },
    later: { by: (world) => consents(world, 'stopped') },
    acts: { because: 'it calls no outside system' },
  },
  {
    tool: 'set_contact_preference',
    arrange: startsHere,
    input: { candidate: ines, preference: 'opt_out' },
    preview: 'Write no more messages to Inés Duarte (Frontend Engineer); a sequence ends',
    overtake: { by: (world) => optsOut(world, 'somebody'), code: 'changed_since' },
    later: { by: (world) => optsOut(world, 'somebody') },
    acts: { because: 'it calls no outside system' },
  },
  {
    tool: 'add_note',
    acts: { call: 'ats.addNote', readBack: 'done' },
    input: { candidate: ines, text: 'Prefers mornings' },
    preview: 'Note on Inés Duarte: Prefers mornings',
    later: {
      by: ({ store }) =>
        store.change(async (records) => {
          const { notes, ...candidate } = Candidate.parse(await records.get('candidate', ines));
          const edited = notes.map((note) => ({ ...note, text: `${note.text}, edited` }));
          await records.put({ kind: 'candidate', id: ines, body: { ...candidate, notes: edited } });
        }),
    },
    overtake: { because: 'nothing that a note rests on can change' },
  },
  {
    tool: 'notify_user',
    acts: { call: 'messenger.send', readBack: 'done' },
    input: { user: 'u_owen', text: 'Inés is ready for you' },
    preview: 'Message Owen Achebe: Inés is ready for you',
    overtake: { because: 'nothing that a message rests on can change' },
    later: { because: 'it is made good by a second message' },
  },
  {
    tool: 'request_feedback',
    arrange: interviewIsOver,
    acts: { call: 'messenger.send', readBack: 'done' },
    input: { candidate: ines },
    preview: 'Remind Owen Achebe of their feedback on Inés Duarte (Frontend Engineer)',
    overtake: { by: (world) => submits(world, owen), code: 'conflict' },
    later: { because: 'it is made good by a second message' },
  },
  {
    tool: 'run_sync',
    input: { integration: 'payroll' },
    preview: 'Run the sync “Hires to payroll” from greenhouse to gusto',
    acts: { because: 'it begins a run, which has stories of its own' },
    overtake: { because: 'a run reads what is there when it runs' },
    later: { because: 'nothing takes it back' },
  },
  {
    tool: 'carry_deletions',
    input: { sync: 'sync_held' },
    preview: 'Delete 40 of 200 records in gusto, which “Hires to payroll” no longer finds at the source',
    acts: { because: 'it begins a run, which has stories of its own' },
    overtake: { because: 'a run looks again at what it deletes' },
    later: { because: 'nothing takes it back' },
  },
  {
    tool: 'undo_sync',
    input: { sync: 'sync_done' },
    preview:
      'Undo a run of “Hires to payroll” in gusto: delete 12 that it made, put 3 back that it changed or deleted, leave 1 that cannot be undone',
    acts: { because: 'it begins a run, which has stories of its own' },
    overtake: { because: 'a run looks again at what it takes back' },
    later: { because: 'nothing takes it back' },
  },
  {
    tool: 'settle_record',
    input: { sync: 'sync_done', record: 'e17', is: 'there', id: '4711' },
    preview: 'Take record e17 of “Hires to payroll” as standing in gusto as 4711',
    overtake: { by: recordIsWritten, code: 'conflict' },
    later: { by: recordIsWritten },
    acts: { because: 'it calls no outside system' },
  },
  ...importStories,
  {
    tool: 'send_statement',
    arrange: rejectedElsewhere,
    input: { candidate: ines },
    preview: 'Send Inés Duarte (Frontend Engineer, rejected in the ATS) the statement that Colorado asks for',
    acts: { because: 'it holds a letter, and calls no outside system' },
    overtake: { because: 'whether it still stands is looked at when it leaves' },
    later: { by: lettersLeave },
  },
  {
    tool: 'record_rejection',
    arrange: rejectedElsewhere,
    input: { candidate: ines },
    preview: 'Record that Inés Duarte (Frontend Engineer) was rejected in the ATS',
    acts: { because: 'it calls no outside system' },
    overtake: { because: 'it keeps what was true when it was asked for' },
    later: { because: 'nothing takes it back' },
    leavesNoTrace: true,
  },
  {
    tool: 'log_crm',
    acts: { call: 'crm.log', readBack: 'done' },
    input: { candidate: ines, text: 'Met at the fair' },
    preview: 'CRM entry on Inés Duarte: Met at the fair',
    overtake: { because: 'nothing that an entry rests on can change' },
    later: { because: 'it is made good by a second entry' },
  },
  {
    tool: 'start_sequence',
    input: { candidate: ines, sequence: 'offer-extended' },
    preview:
      'Start the sequence “Offer extended” for Inés Duarte (Frontend Engineer); the first message leaves after 16 business hours',
    overtake: { by: startsHere, code: 'conflict' },
    later: {
      by: async ({ enrolments }) => {
        const [running] = await enrolments.running(ines);
        if (running === undefined) throw new Error('nothing was started');
        const when = new Date('2026-06-02T22:00:00Z');
        await enrolments.noteSent({
          enrolment: running.id,
          step: 0,
          occasion: '',
          candidate: ines,
          action: ActionId.parse('a'),
          at: when,
        });
      },
    },
    acts: { because: 'it calls no outside system' },
  },
  {
    tool: 'stop_sequence',
    arrange: startsHere,
    input: { candidate: ines },
    preview: 'Stop the sequence offer-extended for Inés Duarte (Frontend Engineer)',
    later: { by: startsHere },
    acts: { because: 'it calls no outside system' },
    overtake: { because: 'a sequence that has ended is stopped already' },
  },
];
