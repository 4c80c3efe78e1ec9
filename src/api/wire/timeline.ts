// What happened with a candidate, as one list.
import { z } from 'zod';
import type { TimelineEntry, TimelinePage } from '../../services/operations/timeline.ts';
import { letterIn } from '../../core/planned-letter.ts';
import { component } from '../docs/components.ts';
import { WireAction, WireDecision, wireAction, wireDecision } from './action.ts';
import { WireMeeting, wireMeeting } from './calendar.ts';
import { WireLetter } from './letter.ts';

const about = [
  'application',
  'stage',
  'offer',
  'message',
  'interview',
  'note',
  'preference',
  'automation',
  'other',
] as const;

const WireTimelineEntry = component(
  'TimelineEntry',
  z.object({
    at: z.string(),
    about: z.enum(about).describe('What it is filtered by.'),
    kind: z
      .enum(['action', 'report', 'note', 'meeting', 'application'])
      .describe('action: done through Muster. report: told by a connected system. The others are what systems hold.'),
    action: WireAction.nullable(),
    approval: WireDecision.nullable().describe('Who decided on the action; null where nobody had to.'),
    caused_by: z.string().nullable().describe('The action that automation called this one because of.'),
    letter: WireLetter.omit({ action_id: true, candidate: true })
      .nullable()
      .describe('The letter that it sends or sent; null where there is none or its words were erased.'),
    report: z
      .object({
        event: z.string(),
        system: z.string().nullable(),
        from: z.string().nullable(),
        to: z.string().nullable(),
      })
      .nullable(),
    text: z.string().nullable().describe('Of a note, or of a text message.'),
    meeting: WireMeeting.nullable(),
  }),
);
type WireTimelineEntry = z.infer<typeof WireTimelineEntry>;

export const WireTimeline = component(
  'Timeline',
  z.object({
    data: z.array(WireTimelineEntry),
    next_cursor: z.string().nullable(),
    missing: z.array(z.literal('calendar')).describe('What could not be asked just now.'),
  }),
);

const toolsAbout: Readonly<Record<string, WireTimelineEntry['about']>> = {
  move_stage: 'stage',
  reject_candidate: 'stage',
  send_offer: 'offer',
  withdraw_offer: 'offer',
  send_message: 'message',
  send_followup: 'message',
  send_text: 'message',
  invite_to_book: 'interview',
  book_meeting: 'interview',
  book_room: 'interview',
  reschedule_meeting: 'interview',
  cancel_meeting: 'interview',
  schedule_interviews: 'interview',
  reschedule_interviews: 'interview',
  replace_interviewer: 'interview',
  cancel_interviews: 'interview',
  request_feedback: 'interview',
  add_note: 'note',
  set_contact_preference: 'preference',
  set_text_consent: 'preference',
  start_sequence: 'automation',
  stop_sequence: 'automation',
  log_crm: 'automation',
  notify_user: 'automation',
};

const reportsAbout: Readonly<Record<string, WireTimelineEntry['about']>> = {
  'candidate.moved': 'stage',
  'candidate.withdrawn': 'stage',
  'candidate.opted_out': 'preference',
  'interview.finished': 'interview',
  'offer.accepted': 'offer',
  'offer.declined': 'offer',
  'message.received': 'message',
  'message.bounced': 'message',
};

const blank = { action: null, approval: null, caused_by: null, letter: null, report: null, text: null, meeting: null };

function wireEntry(entry: TimelineEntry, now: Date): WireTimelineEntry {
  const at = entry.at.toISOString();
  switch (entry.kind) {
    case 'action': {
      const { action, approval, causedBy } = entry;
      const letter = letterIn(action.plan);
      const text = action.tool === 'send_text' ? action.input['text'] : null;
      return {
        ...blank,
        at,
        kind: 'action',
        about: causedBy === null ? (toolsAbout[action.tool] ?? 'other') : 'automation',
        action: wireAction(action, now),
        approval: wireDecision(approval),
        caused_by: causedBy,
        letter: letter ?? null,
        text: typeof text === 'string' ? text : null,
      };
    }
    case 'report': {
      const { kind: event, system, from, to } = entry.event;
      return {
        ...blank,
        at,
        kind: 'report',
        about: reportsAbout[event] ?? 'other',
        report: { event, system, from, to },
      };
    }
    case 'note':
      return { ...blank, at, kind: 'note', about: 'note', text: entry.text };
    case 'meeting':
      return { ...blank, at, kind: 'meeting', about: 'interview', meeting: wireMeeting(entry.meeting) };
    case 'application':
      return { ...blank, at, kind: 'application', about: 'application' };
    default:
      return entry satisfies never;
  }
}

export const wireTimeline = ({ entries, next, missing }: TimelinePage, now: Date): z.infer<typeof WireTimeline> => ({
  data: entries.map((entry) => wireEntry(entry, now)),
  next_cursor: next,
  missing: [...missing],
});
