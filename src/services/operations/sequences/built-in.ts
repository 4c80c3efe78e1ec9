// The sequences that every organization has: for the four triggers of recruiting, around interviews, and for who did not come; with
// texts for those that lack their own.
import { TemplateId } from '../../../core/ids.ts';
import type { Template } from '../../../core/records.ts';
import { Sequence, SequenceId } from '../../../core/sequence.ts';
import { type CandidateLanguage, candidateWords } from '../words/candidate-words.ts';

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

/** English ones have the plain id, those of another language end in it: `no_show`, `no_show-es`. */
const lettersIn = (language: CandidateLanguage): Template[] => {
  const { letters, greeting, closing } = candidateWords[language];
  return Object.entries(letters).map(([id, [subject, body]]) => ({
    id: TemplateId.parse(language === 'en' ? id : `${id}-${language}`),
    subject,
    body: `${greeting}\n\n${body}\n\n${closing}\n{{recruiter.name}}`,
  }));
};

/** A template of the organization with the same id takes its place. */
export const builtInTemplates: readonly Template[] = [...lettersIn('en'), ...lettersIn('es')];
