// The stories of the tools that book, move and cancel meetings.
import { ActionId, MeetingId, UserId } from '../../src/core/ids.ts';
import { at, contactBySomebody, ines, owen } from './write-tool-steps.ts';
import type { WorldStep, Story } from './write-tool-story.ts';

export const standup = MeetingId.parse('m_standup');

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

export const meetingStories: readonly Story[] = [
  {
    tool: 'book_room',
    acts: { call: 'calendar.setRoom', readBack: 'done' },
    input: { meeting: standup, room: 'boardroom' },
    preview: 'Take Boardroom (seats 12) for “Team planning”, Tue 2 Jun 2026, 10:00–11:00 (America/Chicago)',
    overtake: { by: takeBoardroom, code: 'calendar_conflict' },
    later: {
      by: ({ calendar }) =>
        calendar.cancel({ meeting: standup, start: at('02', '10:00'), end: at('02', '11:00'), key: 'somebody' }),
    },
  },
  {
    tool: 'book_meeting',
    acts: { call: 'calendar.book', readBack: 'done' },
    input: { candidate: ines, with: ['u_owen'], start: at('02', '15:00') },
    preview:
      'Book “Interview: Inés Duarte, Frontend Engineer” with Owen Achebe, Inés Duarte: Tue 2 Jun 2026, 15:00–15:30 (America/Chicago)',
    overtake: { by: bookOwen(at('02', '15:15'), at('02', '16:00')), code: 'calendar_conflict' },
    later: {
      by: async ({ calendar }) => {
        const [meeting] = await calendar.meetings({ from: at('02', '15:00'), to: at('02', '15:30'), user: owen });
        if (meeting === undefined) throw new Error('the meeting was not booked');
        const { id, start, end } = meeting;
        const to = { start: at('02', '16:00'), end: at('02', '16:30') };
        await calendar.reschedule({ meeting: id, from: { start, end }, to, key: 'somebody' });
      },
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
    later: { by: bookOwen(at('02', '10:30'), at('02', '11:00')) },
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
    later: { by: bookOwen(at('02', '10:30'), at('02', '11:00')) },
  },
  {
    tool: 'invite_to_book',
    acts: { call: 'ats.setLastContact', readBack: 'unknown' },
    input: { candidate: ines, with: ['u_owen'], duration_minutes: 45, until: at('05', '17:00') },
    preview:
      'Let Inés Duarte (Frontend Engineer) book 45 minutes with Owen Achebe by a link by email “Choose a time for your interview: Frontend Engineer”, free times until Fri 5 Jun 2026, 17:00 (America/Chicago)',
    overtake: { by: contactBySomebody, code: 'changed_since' },
    later: {
      by: async ({ bookingLinks }) => {
        const [link] = await bookingLinks.list({ limit: 1 });
        if (link === undefined) throw new Error('there is no link');
        const booked = { ...link, booking: ActionId.parse('act_booked') };
        await bookingLinks.change(link.id, new Date(0), () => booked);
      },
    },
  },
  {
    tool: 'schedule_interviews',
    acts: { call: 'calendar.book', readBack: 'done' },
    input: { candidate: ines, with: ['u_owen'], duration_minutes: 45, start: at('02', '13:00') },
    preview:
      'Book an interview for Inés Duarte (Frontend Engineer): Interview with Owen Achebe, Tue 2 Jun 2026, 13:00–13:45 (America/Chicago)',
    overtake: { by: bookOwen(at('02', '13:15'), at('02', '14:00')), code: 'calendar_conflict' },
    later: {
      by: async ({ calendar }) => {
        const [meeting] = await calendar.meetings({ from: at('02', '13:00'), to: at('02', '13:45'), user: owen });
        if (meeting === undefined) throw new Error('the interview was not booked');
        const { id, start, end } = meeting;
        const to = { start: at('02', '16:00'), end: at('02', '16:45') };
        await calendar.reschedule({ meeting: id, from: { start, end }, to, key: 'somebody' });
      },
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
    later: { by: moveOfTess(at('02', '13:15'), at('02', '14:00')) },
  },
  {
    tool: 'cancel_interviews',
    acts: { call: 'calendar.cancel', readBack: 'done' },
    arrange: interviewOfInes,
    input: { candidate: ines, reason: 'moved to September' },
    preview:
      'Cancel the interview of Inés Duarte (Frontend Engineer): “Interview”, Tue 2 Jun 2026, 13:00–13:45 (America/Chicago); reason: moved to September',
    overtake: { by: moveInterview, code: 'changed_since' },
    later: { by: bookOwen(at('02', '13:15'), at('02', '14:00')) },
  },
  {
    tool: 'reschedule_interviews',
    acts: { call: 'calendar.reschedule', readBack: 'done' },
    arrange: interviewOfInes,
    input: { candidate: ines, start: at('03', '11:00') },
    preview:
      'Move the interview of Inés Duarte (Frontend Engineer): Owen Achebe: Wed 3 Jun 2026, 11:00–11:45 (America/Chicago), was Tue 2 Jun 2026, 13:00–13:45 (America/Chicago)',
    overtake: { by: moveInterview, code: 'changed_since' },
    later: { by: bookOwen(at('02', '13:15'), at('02', '14:00')) },
  },
];
