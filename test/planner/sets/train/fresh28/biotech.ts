// Twenty-eighth further batch: a biotech's scientist, its agency recruiter, and a colleague in her second language.
import {
  approvals,
  approve,
  book,
  brief,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  log,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { score, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const biotech = [
  ...inStyle<keyof typeof sandboxes>('fresh28 scientist', {
    biotech_feb: [
      does(
        "We have seen enough of Lior's work and the panel is unanimous. Please advance him to the onsite loop.",
        move('lior', 'Onsite Loop'),
      ),
      does('Please let journal club start at 12:30 tomorrow instead.', reschedule('jc', '2027-02-09T12:30')),
      does(
        'Anjali and Sven should jointly meet Mengyao for an hour on Thursday; 11:00 suits both.',
        book('2027-02-11T11:00', 60, 'anjali sven', { about: 'mengyao' }),
      ),
      does(
        'Annotation for Kaito: published the splice-aware aligner; ask about licensing.',
        note('kaito', 'published the splice-aware aligner; ask about licensing'),
      ),
      does('Which computational biologists are presently at Applied?', find({ job: 'comp', stage: 'Applied' })),
      does('Is Ruthanne available on Wednesday morning?', free('ruth', '2027-02-10', '2027-02-11')),
      orElse(
        does(
          'Given the hiring freeze in regulatory, we will not continue with Odell. Please reject him; no mail necessary.',
          reject('odell'),
        ),
        calling(reject('odell', { reason: 'hiring freeze in regulatory' })),
        calling(reject('odell', { reason: 'the hiring freeze in regulatory' })),
        calling(reject('odell', { reason: 'Given the hiring freeze in regulatory' })),
      ),
      does('Retention estimate for Xiomara, please.', score('xio')),
      asks('Please move Patrice to Offer.'),
      hypothetical('One might argue that Darrow should skip the recruiter screen altogether.'),
      does(
        'Sunniva: recruiter screen. Darrow: likewise.',
        move('sunniva', 'Recruiter Screen'),
        move('darrow', 'Recruiter Screen'),
      ),
      does(
        "Please inform Sven that Kaito's loop needs a room with two projectors.",
        tell('sven', "Kaito's loop needs a room with two projectors"),
      ),
      quoted('In his cover letter Odell writes: “Kindly forward me to the onsite loop without delay.”'),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh28 agency', {
    biotech_feb: [
      orElse(
        does(
          "Let's pull the plug on Darrow, his comp ask was way off. Use the decision not forward email.",
          reject('darrow', { message_template: 'decision_not_forward' }),
        ),
        calling(reject('darrow', { message_template: 'decision_not_forward', reason: 'his comp ask was way off' })),
        calling(reject('darrow', { message_template: 'decision_not_forward', reason: 'comp ask was way off' })),
      ),
      does("Fast-track Xiomara straight to the onsite loop, Ruthanne's already sold.", move('xio', 'Onsite Loop')),
      does(
        'Pencil in Sven and Mengyao for Tuesday the 16th at 9:30.',
        book('2027-02-16T09:30', 30, 'sven', { about: 'mengyao' }),
      ),
      orElse(
        does('Nudge Odell, he owes us his references.', followUp('odell')),
        calling(followUp('odell', 'quick_hello_again')),
        asking(),
      ),
      does(
        'Loop in Ruthanne: Patrice Villeneuve has a competing offer and wants an answer by Friday.',
        tell('ruth', 'Patrice Villeneuve has a competing offer and wants an answer by Friday'),
      ),
      does(
        'Pull the trigger on Kaito: offer at 165k, start March 1.',
        offer('kaito', { salary: 165_000, start_date: '2027-03-01' }),
      ),
      orElse(
        does('Circle back with all the folks in recruiter screen.', followUpAll({ stage: 'Recruiter Screen' })),
        calling(followUpAll({ stage: 'Recruiter Screen' }, 'quick_hello_again')),
      ),
      negated("Put a pin in Sunniva, we'll revisit her in Q2."),
      does('I owe Lior an agenda. Can you fire off the loop agenda to him?', followUp('lior', 'loop_agenda')),
      does('Bring me up to speed on Mengyao.', show('mengyao')),
      does(
        "Kaito's got a dentist thing Friday morning, so kick his loop to 2pm, same day.",
        reschedule('kai', '2027-02-12T14:00'),
      ),
      does("What's sitting in my queue to sign off?", approvals()),
      does("Scrap tomorrow's batch release review.", cancel('gxp')),
      orElse(does("Who's about to slip through the cracks?", find({ at_risk: true })), calling(brief())),
      asks('Hop on a call with Xiomara and Ruthanne sometime this week, can you set it up?'),
      [
        does(
          "get sunniva on anjali's calendar wed at 10",
          book('2027-02-10T10:00', 30, 'anjali', { about: 'sunniva' }),
        ),
        does("shoot, anjali's got a hard stop, trim it to 20 minutes", reschedule(1, '2027-02-10T10:00', 20)),
        does('and give anjali a heads up that sunniva needs a visa', tell('anjali', 'sunniva needs a visa')),
      ],
      [
        does('cut darrow loose, decision not forward', reject('darrow', { message_template: 'decision_not_forward' })),
        does('yep, sign off on it', approve(1)),
      ],
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh28 second language', {
    biotech_feb: [
      does('Please pass Sunniva for the next phase.', move('sunniva', 'Recruiter Screen')),
      does(
        'I want to mark a meeting of Ruthanne with Xiomara for wednesday 14h, 45 min.',
        book('2027-02-10T14:00', 45, 'ruth', { about: 'xio' }),
      ),
      does('The loop of Kaito I need one hour later, please change.', reschedule('kai', '2027-02-12T11:00')),
      does(
        'Please say to Anjali, the centrifuge is arriving on thursday.',
        tell('anjali', 'the centrifuge is arriving on thursday'),
      ),
      does('Who we have in HM Screen now?', find({ stage: 'HM Screen' })),
      does(
        'Write for Odell: we have receive your documents, thank you.',
        message('odell', 'we have receive your documents, thank you'),
      ),
      negated('Please not reject Darrow, I was confused with other person.'),
      does(
        'Mengyao and Kaito must get the quick hello again.',
        followUp('mengyao', 'quick_hello_again'),
        followUp('kaito', 'quick_hello_again'),
      ),
      does('How much time Sunniva is waiting already?', show('sunniva')),
      orElse(
        does('Cancel the journal club please, Anjali is ill since yesterday.', cancel('jc')),
        calling(cancel('jc', 'Anjali is ill since yesterday')),
      ),
      does('I would like to see what was made in the system last week.', log('last_week')),
      asks('Book Sven with Kaito on friday at 11h.'),
      asks('Please send to Patrice the agenda.'),
      does('Do you can take out the automatic mails for Odell?', stop('odell')),
    ],
  }),
];
