// One story for each write tool: a call, what may overtake it, and what somebody may do before it is undone.
import { importStories } from './import-stories.ts';
import type { WorldStep, Story } from './write-tool-story.ts';
import { consents, interviewIsOver, submits } from './write-tool-steps.ts';
import { ActionId, CandidateId, JobId, MeetingId, UserId } from '../../src/core/ids.ts';
import { Candidate } from '../../src/core/records.ts';
import { SequenceId } from '../../src/core/sequence.ts';
import type { Operations } from '../support/operations.ts';

export const ines = CandidateId.parse('c_ines');
export const ravi = CandidateId.parse('c_ravi');
const owen = UserId.parse('u_owen');
export const standup = MeetingId.parse('m_standup');

const contactBySomebody: WorldStep = async ({ ats }) => {
  const { lastContactAt: from } = await ats.candidate(ines);
  await ats.setLastContact({ candidate: ines, from, to: '2026-06-01T08:29:00-05:00', key: 'somebody' });
};
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
    id: `enr_${begun}`,
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
const bookOwen =
  (start: string, end: string): WorldStep =>
  ({ calendar }) =>
    calendar.book({ with: [owen], candidate: null, title: 'Other', location: null, start, end, key: `other ${start}` });
const takeBoardroom: WorldStep = async ({ calendar }) => {
  const [room] = (await calendar.rooms?.()) ?? [];
  if (room === undefined) throw new Error('there is no room');
  const [start, end] = [at('02', '10:30'), at('02', '11:30')];
  const what = { with: [UserId.parse('u_tess')], candidate: null, title: 'Other', location: null };
  await calendar.book({ ...what, room, start, end, key: 'boardroom' });
};
const interviewOfInes: WorldStep = ({ calendar }) =>
  calendar.book({
    with: [owen],
    candidate: ines,
    title: 'Interview',
    location: null,
    start: at('02', '13:00'),
    end: at('02', '13:45'),
    key: 'arranged',
  });
const moveInterview: WorldStep = async ({ calendar }) => {
  const [meeting] = await calendar.meetings({ from: at('02', '13:00'), to: at('02', '13:45'), user: owen });
  if (meeting === undefined) throw new Error('there is no interview');
  const to = { start: at('02', '16:00'), end: at('02', '16:45') };
  await calendar.reschedule({ meeting: meeting.id, from: meeting, to, key: 'somebody' });
};
const moveOfTess =
  (start: string, end: string): WorldStep =>
  async (world) => {
    // The new interview gives way first.
    const [meeting] = await world.calendar.meetings({ from: start, to: end, user: UserId.parse('u_tess') });
    if (meeting === undefined) throw new Error('nobody was replaced');
    const to = { start: at('02', '16:00'), end: at('02', '16:45') };
    await world.calendar.reschedule({ meeting: meeting.id, from: meeting, to, key: 'somebody' });
  };
const at = (day: string, time: string) => `2026-06-${day}T${time}:00-05:00`;
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
    later: moveTo('Phone Screen', 'Onsite Interview'),
  },
  {
    tool: 'reject_candidate',
    acts: { call: 'ats.move', readBack: 'unknown' },
    input: { candidate: ines, reason: 'No visa', message_template: 'thanks' },
    preview:
      'Reject Inés Duarte (Frontend Engineer, now in Applied), reason: No visa, and email “Thank you”: Dear Inés Duarte, we went on with others. Nora Lindqvist',
    overtake: { by: moveTo('Applied', 'Offer'), code: 'changed_since' },
    later: letterLeaves,
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
    later: async ({ ats }) => {
      const { offer: from } = await ats.candidate(ines);
      await ats.setOffer({ candidate: ines, from, to: offer, key: 'somebody' });
    },
  },
  {
    tool: 'book_room',
    acts: { call: 'calendar.setRoom', readBack: 'done' },
    input: { meeting: standup, room: 'boardroom' },
    preview: 'Take Boardroom (seats 12) for “Team planning”, Tue 2 Jun 2026, 10:00–11:00 (America/Chicago)',
    overtake: { by: takeBoardroom, code: 'calendar_conflict' },
    later: ({ calendar }) =>
      calendar.cancel({ meeting: standup, start: at('02', '10:00'), end: at('02', '11:00'), key: 'somebody' }),
  },
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
    later: letterLeaves,
  },
  {
    tool: 'book_meeting',
    acts: { call: 'calendar.book', readBack: 'done' },
    input: { candidate: ines, with: ['u_owen'], start: at('02', '15:00') },
    preview:
      'Book “Interview: Inés Duarte, Frontend Engineer” with Owen Achebe, Inés Duarte: Tue 2 Jun 2026, 15:00–15:30 (America/Chicago)',
    overtake: { by: bookOwen(at('02', '15:15'), at('02', '16:00')), code: 'calendar_conflict' },
    later: async ({ calendar }) => {
      const [meeting] = await calendar.meetings({ from: at('02', '15:00'), to: at('02', '15:30'), user: owen });
      if (meeting === undefined) throw new Error('the meeting was not booked');
      const { id, start, end } = meeting;
      const to = { start: at('02', '16:00'), end: at('02', '16:30') };
      await calendar.reschedule({ meeting: id, from: { start, end }, to, key: 'somebody' });
    },
  },
  {
    tool: 'reschedule_meeting',
    acts: { call: 'calendar.reschedule', readBack: 'done' },
    input: { meeting: standup, start: at('02', '13:00') },
    preview:
      'Move “Team planning” with Owen Achebe from Tue 2 Jun 2026, 10:00–11:00 (America/Chicago) to Tue 2 Jun 2026, 13:00–14:00 (America/Chicago)',
    overtake: {
      by: ({ calendar }) =>
        calendar.cancel({ meeting: standup, start: at('02', '10:00'), end: at('02', '11:00'), key: 'somebody' }),
      code: 'changed_since',
    },
    later: bookOwen(at('02', '10:30'), at('02', '11:00')),
  },
  {
    tool: 'cancel_meeting',
    acts: { call: 'calendar.cancel', readBack: 'done' },
    input: { meeting: standup, reason: 'Owen is ill' },
    preview:
      'Cancel “Team planning” with Owen Achebe: Tue 2 Jun 2026, 10:00–11:00 (America/Chicago), reason: Owen is ill',
    overtake: {
      by: ({ calendar }) =>
        calendar.reschedule({
          meeting: standup,
          from: { start: at('02', '10:00'), end: at('02', '11:00') },
          to: { start: at('03', '10:00'), end: at('03', '11:00') },
          key: 'somebody',
        }),
      code: 'changed_since',
    },
    later: bookOwen(at('02', '10:30'), at('02', '11:00')),
  },
  {
    tool: 'invite_to_book',
    acts: { call: 'ats.setLastContact', readBack: 'unknown' },
    input: { candidate: ines, with: ['u_owen'], duration_minutes: 45, until: at('05', '17:00') },
    preview:
      'Let Inés Duarte (Frontend Engineer) book 45 minutes with Owen Achebe by a link by email “Choose a time for your interview: Frontend Engineer”, free times until Fri 5 Jun 2026, 17:00 (America/Chicago)',
    overtake: { by: contactBySomebody, code: 'changed_since' },
    later: async ({ bookingLinks }) => {
      const [link] = await bookingLinks.list({ limit: 1 });
      if (link === undefined) throw new Error('there is no link');
      const booked = { ...link, booking: ActionId.parse('act_booked') };
      await bookingLinks.change(link.id, new Date(0), () => booked);
    },
  },
  {
    tool: 'schedule_interviews',
    acts: { call: 'calendar.book', readBack: 'done' },
    input: { candidate: ines, with: ['u_owen'], duration_minutes: 45, start: at('02', '13:00') },
    preview:
      'Book an interview for Inés Duarte (Frontend Engineer): Interview with Owen Achebe, Tue 2 Jun 2026, 13:00–13:45 (America/Chicago)',
    overtake: { by: bookOwen(at('02', '13:15'), at('02', '14:00')), code: 'calendar_conflict' },
    later: async ({ calendar }) => {
      const [meeting] = await calendar.meetings({ from: at('02', '13:00'), to: at('02', '13:45'), user: owen });
      if (meeting === undefined) throw new Error('the interview was not booked');
      const { id, start, end } = meeting;
      const to = { start: at('02', '16:00'), end: at('02', '16:45') };
      await calendar.reschedule({ meeting: id, from: { start, end }, to, key: 'somebody' });
    },
  },
  {
    tool: 'replace_interviewer',
    acts: { call: 'calendar.cancel', readBack: 'repeat' },
    arrange: interviewOfInes,
    input: { meeting: 'mtg_000001', replacement: 'u_tess' },
    preview:
      'Put Theresa Marlow in the place of Owen Achebe at “Interview”, Tue 2 Jun 2026, 13:00–13:45 (America/Chicago)',
    overtake: { by: moveInterview, code: 'changed_since' },
    later: moveOfTess(at('02', '13:15'), at('02', '14:00')),
  },
  {
    tool: 'cancel_interviews',
    acts: { call: 'calendar.cancel', readBack: 'done' },
    arrange: interviewOfInes,
    input: { candidate: ines, reason: 'moved to September' },
    preview:
      'Cancel the interview of Inés Duarte (Frontend Engineer): “Interview”, Tue 2 Jun 2026, 13:00–13:45 (America/Chicago); reason: moved to September',
    overtake: { by: moveInterview, code: 'changed_since' },
    later: bookOwen(at('02', '13:15'), at('02', '14:00')),
  },
  {
    tool: 'reschedule_interviews',
    acts: { call: 'calendar.reschedule', readBack: 'done' },
    arrange: interviewOfInes,
    input: { candidate: ines, start: at('03', '11:00') },
    preview:
      'Move the interview of Inés Duarte (Frontend Engineer): Owen Achebe: Wed 3 Jun 2026, 11:00–11:45 (America/Chicago), was Tue 2 Jun 2026, 13:00–13:45 (America/Chicago)',
    overtake: { by: moveInterview, code: 'changed_since' },
    later: bookOwen(at('02', '13:15'), at('02', '14:00')),
  },
  {
    tool: 'send_followup',
    acts: { call: 'ats.setLastContact', readBack: 'unknown' },
    input: { candidate: ines, message_template: 'gentle_nudge' },
    preview:
      'Email Inés Duarte (Frontend Engineer): “Still interested, Inés?”: Hi Inés, are you still interested in the Frontend Engineer role?',
    overtake: { by: contactBySomebody, code: 'changed_since' },
    later: letterLeaves,
  },
  {
    tool: 'send_message',
    acts: { call: 'ats.setLastContact', readBack: 'unknown' },
    input: { candidate: ines, text: 'Are you free on Friday?' },
    preview: 'Email Inés Duarte (Frontend Engineer): “Your application: Frontend Engineer”: Are you free on Friday?',
    overtake: { by: contactBySomebody, code: 'changed_since' },
    later: letterLeaves,
  },
  {
    tool: 'send_text',
    arrange: (world) => consents(world, 'given'),
    acts: { call: 'ats.setLastContact', readBack: 'unknown' },
    input: { candidate: ines, text: 'Are you free on Friday?' },
    preview:
      'Text Inés Duarte (Frontend Engineer): Are you free on Friday? Reply STOP to opt out.; by email if it cannot be delivered',
    overtake: { by: contactBySomebody, code: 'changed_since' },
    later: letterLeaves,
  },
  {
    tool: 'set_text_consent',
    input: { candidate: ines, consent: 'given', proof: 'ticked the box when applying' },
    preview:
      'Note that Inés Duarte (Frontend Engineer) agreed to text messages, on the strength of: ticked the box when applying',
    overtake: { by: (world) => consents(world, 'stopped'), code: 'changed_since' },
    later: (world) => consents(world, 'stopped'),
  },
  {
    tool: 'set_contact_preference',
    arrange: startsHere,
    input: { candidate: ines, preference: 'opt_out' },
    preview: 'Write no more messages to Inés Duarte (Frontend Engineer); a sequence ends',
    overtake: { by: (world) => optsOut(world, 'somebody'), code: 'changed_since' },
    later: (world) => optsOut(world, 'somebody'),
  },
  {
    tool: 'add_note',
    acts: { call: 'ats.addNote', readBack: 'done' },
    input: { candidate: ines, text: 'Prefers mornings' },
    preview: 'Note on Inés Duarte: Prefers mornings',
    later: ({ store }) =>
      store.change(async (records) => {
        const { notes, ...candidate } = Candidate.parse(await records.get('candidate', ines));
        const edited = notes.map((note) => ({ ...note, text: `${note.text}, edited` }));
        await records.put({ kind: 'candidate', id: ines, body: { ...candidate, notes: edited } });
      }),
  },
  {
    tool: 'notify_user',
    acts: { call: 'messenger.send', readBack: 'done' },
    input: { user: 'u_owen', text: 'Inés is ready for you' },
    preview: 'Message Owen Achebe: Inés is ready for you',
  },
  {
    tool: 'request_feedback',
    arrange: interviewIsOver,
    acts: { call: 'messenger.send', readBack: 'done' },
    input: { candidate: ines },
    preview: 'Remind Owen Achebe of their feedback on Inés Duarte (Frontend Engineer)',
    overtake: { by: (world) => submits(world, owen), code: 'conflict' },
  },
  {
    tool: 'run_sync',
    input: { integration: 'payroll' },
    preview: 'Run the sync “Hires to payroll” from greenhouse to gusto',
  },
  {
    tool: 'carry_deletions',
    input: { sync: 'sync_held' },
    preview: 'Delete 40 of 200 records in gusto, which “Hires to payroll” no longer finds at the source',
  },
  {
    tool: 'undo_sync',
    input: { sync: 'sync_done' },
    preview:
      'Undo a run of “Hires to payroll” in gusto: delete 12 that it made, put 3 back that it changed or deleted, leave 1 that cannot be undone',
  },
  {
    tool: 'settle_record',
    input: { sync: 'sync_done', record: 'e17', is: 'there', id: '4711' },
    preview: 'Take record e17 of “Hires to payroll” as standing in gusto as 4711',
    overtake: { by: recordIsWritten, code: 'conflict' },
    later: recordIsWritten,
  },
  ...importStories,
  {
    tool: 'log_crm',
    acts: { call: 'crm.log', readBack: 'done' },
    input: { candidate: ines, text: 'Met at the fair' },
    preview: 'CRM entry on Inés Duarte: Met at the fair',
  },
  {
    tool: 'start_sequence',
    input: { candidate: ines, sequence: 'offer-extended' },
    preview:
      'Start the sequence “Offer extended” for Inés Duarte (Frontend Engineer); the first message leaves after 16 business hours',
    overtake: { by: startsHere, code: 'conflict' },
    later: async ({ enrolments }) => {
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
  {
    tool: 'stop_sequence',
    arrange: startsHere,
    input: { candidate: ines },
    preview: 'Stop the sequence offer-extended for Inés Duarte (Frontend Engineer)',
    later: startsHere,
  },
];
