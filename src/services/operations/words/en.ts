// What Muster itself says to candidates, in English.
import type { CandidateWords } from './catalogue.ts';

export const en: CandidateWords = {
  locale: 'en-GB',
  team: 'the recruiting team',
  seeInvitation: 'see your invitation',
  aYear: (pay) => `${pay} a year`,
  from: (day) => `from ${day}`,
  termsToFollow: 'terms to follow',
  noMore: (link) => `No more messages of this kind: ${link}`,
  textWayOut: 'Reply STOP to opt out.',
  textAnswers: {
    stop: (name) => `You will get no more texts from ${name}. Reply START to get them again.`,
    start: (name) => `You will get texts from ${name} again. Reply STOP to opt out, HELP for help.`,
    help: (name) =>
      `${name}: texts about your application. Reply STOP to opt out. Write to your recruiter for anything else.`,
  },
  invitation: {
    subjects: { invited: 'Invitation', changed: 'Changed', cancelled: 'Cancelled' },
    lead: 'You are invited to:',
    cancelled: 'This meeting is cancelled:',
  },
  unsubscribe: {
    title: 'Messages about your application',
    ask: 'Do you want to stop getting messages like this?',
    button: 'Stop these messages',
    done: 'You will get no more messages of this kind.',
    gone: 'This link does not work',
    goneNote: 'Please reply to the message that it came in.',
  },
  greeting: 'Hi {{candidate.first_name}},',
  closing: 'Kind regards',
  letters: {
    application_received: [
      'We have your application: {{job.title}}',
      'Thank you for applying for {{job.title}}. We have your application and will come back to you once we have read it.',
    ],
    application_in_review: [
      'Your application: {{job.title}}',
      'We are reviewing your application for {{job.title}}. You do not need to do anything; if something has changed on your side, just reply.',
    ],
    interview_scheduled: [
      'Your interview: {{job.title}}',
      'Your interview for {{job.title}} is in the calendar. If the time does not suit you or you need anything beforehand, reply to this message.',
    ],
    offer_questions: [
      'Questions about our offer: {{job.title}}',
      'You have our offer for {{job.title}}. If anything in it is unclear, reply to this message and we will talk.',
    ],
    interview_reminder: [
      'Your interview: {{job.title}}',
      'A reminder of your interview for {{job.title}}: {{interview.date}} at {{interview.time}}. If you cannot come, reply to this message and we will find another time.',
    ],
    interview_soon: [
      'Your interview begins soon: {{job.title}}',
      'Your interview for {{job.title}} begins at {{interview.time}}.',
    ],
    no_show: [
      'We missed you: {{job.title}}',
      'We were expecting you for your interview for {{job.title}} and hope that all is well. If you would like another time, reply with some that suit you.',
    ],
    no_show_last_word: [
      'Would you like another interview: {{job.title}}?',
      'We have not heard from you since the interview for {{job.title}}. If you are still interested, a short reply is enough.',
    ],
    at_risk_check_in: [
      'Still interested, {{candidate.first_name}}?',
      'We have not spoken for a while about {{job.title}}. Are you still interested? A short reply is enough.',
    ],
    at_risk_last_word: [
      'Shall we keep your application open: {{job.title}}?',
      'We would like to go on with you for {{job.title}}. Let us know whether to keep your application open.',
    ],
  },
};
