// The sequences that every organisation has: for the four triggers of recruiting, around interviews, and for who did not come; with
// texts for those that lack their own.
import { TemplateId } from '../../../core/ids.ts';
import type { Template } from '../../../core/records.ts';
import { Sequence, SequenceId } from '../../../core/sequence.ts';

interface BuiltIn {
  readonly id: SequenceId;
  /** Whether it acts unless somebody switches it. */
  readonly active: boolean;
  readonly body: Sequence;
}

const builtIn = (id: string, body: object, active = true): BuiltIn => ({
  id: SequenceId.parse(id),
  active,
  body: Sequence.parse(body),
});

/** What is begun for a candidate who did not come to an interview. */
export const noShowSequence = SequenceId.parse('no-show');

export const builtInSequences: readonly BuiltIn[] = [
  builtIn('application-received', {
    name: 'Application received',
    trigger: 'application.received',
    steps: [
      { wait_hours: 0, template: 'application_received' },
      { wait_hours: 40, template: 'application_in_review' },
    ],
  }),
  builtIn('interview-scheduled', {
    name: 'Interview scheduled',
    trigger: 'interview.scheduled',
    steps: [{ wait_hours: 0, template: 'interview_scheduled' }],
  }),
  builtIn('offer-extended', {
    name: 'Offer extended',
    trigger: 'offer.extended',
    steps: [{ wait_hours: 16, template: 'offer_questions' }],
  }),
  // Off until somebody switches it on: the invitation may remind the candidate already.
  builtIn(
    'interview-reminders',
    {
      name: 'Interview reminders',
      trigger: 'meeting.booked',
      steps: [
        { before_meeting: '24h', template: 'interview_reminder' },
        { before_meeting: '1h', channel: 'text', template: 'interview_soon' },
      ],
      // Whoever answers “see you tomorrow”, or goes on to the next stage, still has an interview.
      stop_on: ['opt_out', 'bounce'],
      cap: { messages: 20, days: 30 },
    },
    false,
  ),
  builtIn(noShowSequence, {
    name: 'No-show',
    steps: [
      { wait_hours: 0, template: 'no_show' },
      { wait_hours: 16, template: 'no_show_last_word' },
    ],
  }),
  builtIn('candidate-at-risk', {
    name: 'Candidate at risk',
    trigger: 'candidate.at_risk',
    steps: [
      { wait_hours: 0, template: 'at_risk_check_in' },
      { wait_hours: 24, template: 'at_risk_last_word' },
    ],
  }),
];

const template = (id: string, subject: string, body: string): Template => ({
  id: TemplateId.parse(id),
  subject,
  body: `Hi {{candidate.first_name}},\n\n${body}\n\nKind regards\n{{recruiter.name}}`,
});

/** A template of the organisation with the same id takes its place. */
export const builtInTemplates: readonly Template[] = [
  template(
    'application_received',
    'We have your application: {{job.title}}',
    'thank you for applying for {{job.title}}. We have your application and will come back to you once we have read it.',
  ),
  template(
    'application_in_review',
    'Your application: {{job.title}}',
    'your application for {{job.title}} is being looked at. You need not do anything; if something has changed on your side, just reply.',
  ),
  template(
    'interview_scheduled',
    'Your interview: {{job.title}}',
    'your interview for {{job.title}} is in the calendar. If the time does not suit you or you need anything beforehand, reply to this message.',
  ),
  template(
    'offer_questions',
    'Questions about our offer: {{job.title}}',
    'you have our offer for {{job.title}}. If anything in it is unclear, reply to this message and we will talk.',
  ),
  template(
    'interview_reminder',
    'Your interview: {{job.title}}',
    'a reminder of your interview for {{job.title}}: {{interview.date}} at {{interview.time}}. If you cannot come, reply to this message and we will find another time.',
  ),
  template(
    'interview_soon',
    'Your interview begins soon: {{job.title}}',
    'your interview for {{job.title}} begins at {{interview.time}}.',
  ),
  template(
    'no_show',
    'We missed you: {{job.title}}',
    'we were expecting you for your interview for {{job.title}} and hope that all is well. If you would like another time, reply with some that suit you.',
  ),
  template(
    'no_show_last_word',
    'Would you like another interview: {{job.title}}?',
    'we have not heard from you since the interview for {{job.title}}. If you are still interested, a short reply is enough.',
  ),
  template(
    'at_risk_check_in',
    'Still interested, {{candidate.first_name}}?',
    'we have not spoken for a while about {{job.title}}. Are you still interested? A short reply is enough.',
  ),
  template(
    'at_risk_last_word',
    'Shall we keep your application open: {{job.title}}?',
    'we would like to go on with you for {{job.title}}. Let us know whether to keep your application open.',
  ),
];
