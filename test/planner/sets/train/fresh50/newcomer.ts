// Fiftieth further batch: somebody new to the service, polite and a little unsure.
import {
  approvals,
  book,
  brief,
  cancel,
  find,
  followUp,
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
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { decodes, runs, score, start } from '../rare-calls.ts';

export const newcomer = inStyle('fresh50-newcomer', {
  roaster_feb: [
    does(
      "Hi there, I've only just got my login. Could you please put Pedro Alvarenga through to Phone Chat?",
      move('pedro', 'Phone Chat'),
    ),
    does(
      "Good morning! I'd like Mina Daneshvar to get the paperwork request template, can you send it to her?",
      followUp('mina', 'paperwork_request'),
    ),
    does(
      'Can you please book a 45 minute phone chat between Kwame and Rosa on Wednesday at 2pm?',
      book('2027-02-10T14:00', 45, 'kwame', { about: 'rosa' }),
    ),
    does(
      "Sorry if this is the wrong place to ask, but Ingrid's panel on Thursday needs to start at noon instead of 11.",
      reschedule('ing', '2027-02-11T12:00'),
    ),
    orElse(
      does(
        "Bilal rang to say he has taken another job so we don't need his panel on Thursday any more. Could you take it out of the calendar?",
        cancel('bil'),
      ),
      calling(cancel('bil', 'he has taken another job')),
      calling(cancel('bil', 'Bilal has taken another job')),
    ),
    does(
      "I think I'm supposed to record this somewhere, so please add to Corey Whitmore's file that his referee is on leave until the 22nd.",
      note('corey', 'his referee is on leave until the 22nd|referee is on leave until the 22nd'),
    ),
    does(
      "Could you tell Ruth, please, that the sample beans for Luca's trial shift have arrived?",
      tell('ruth', "the sample beans for Luca's trial shift have arrived"),
    ),
    does('How do I see who has applied for the Barista job? Could you show me the list?', find({ job: 'bar' })),
    does(
      'Would you mind writing to Anil Gurung that we received his forklift licence, thank you?',
      message('anil', 'we received his forklift licence|we received your forklift licence'),
    ),
    orElse(
      does(
        "Please can you reject Dominic Tuilagi? Dean says he can't do early mornings, which the job needs.",
        reject('dom', { reason: "he can't do early mornings, which the job needs" }),
      ),
      calling(reject('dom', { reason: "he can't do early mornings" })),
      calling(reject('dom', { reason: "Dean says he can't do early mornings, which the job needs" })),
      calling(reject('dom', { reason: "can't do early mornings, which the job needs" })),
      calling(reject('dom', { reason: "can't do early mornings" })),
      calling(reject('dom')),
    ),
    does(
      "I'm not quite sure how offers work here. Could you send Tess Vandenberg one for AUD 78,000 starting 1 March?",
      offer('tess', { salary: 78000, currency: 'AUD', start_date: '2027-03-01' }),
    ),
    does(
      'Does Matteo have any free time tomorrow afternoon? I need half an hour.',
      free('matteo', '2027-02-09', '2027-02-10', 30),
    ),
    does(
      'When you have a moment, could you check how likely Keira Macpherson is to stay with us? I was told there is a score.',
      score('keira'),
    ),
    orElse(does("Is there a way to see everything that's been done in here today?", log('today')), calling(log())),
    does(
      'Hello again. Two small things, please: move Shreya Kulkarni to Panel Interview and send her the panel invite.',
      move('shreya', 'Panel Interview'),
      followUp('shreya', 'panel_invite'),
    ),
    does(
      "Could you move Keira's trial shift to Friday 3pm, and let Matteo know that it changed?",
      reschedule('kei', '2027-02-12T15:00'),
      tell('matteo', '*'),
    ),
    does(
      "Please book me and Dean for half an hour on Thursday at 10, it's about the warehouse roles in general.",
      book('2027-02-11T10:00', 30, 'jodie dean'),
    ),
    orElse(
      does(
        "I've been asked to reject Mina because the payroll job is filled. Could you do that and send her the not this time letter?",
        reject('mina', { reason: 'the payroll job is filled', message_template: 'not_this_time' }),
      ),
      calling(reject('mina', { reason: 'the payroll job is filled' }), followUp('mina', 'not_this_time')),
      calling(reject('mina', { message_template: 'not_this_time' })),
    ),
    does(
      'Luca Nguyen was lovely on the phone when I rang him just now. Please move him to Trial Shift and add a note that he can only work weekends.',
      move('luca2', 'Trial Shift'),
      note('luca2', 'he can only work weekends|can only work weekends'),
    ),
    does(
      'Can I ask you to write to both Pedro and Luca Nguyen that the open day is on 20 February?',
      message('pedro', 'the open day is on 20 February'),
      message('luca2', 'the open day is on 20 February'),
    ),
    asks('I need to reach Hannah about tomorrow, can you email her that we start at ten?'),
    asks("Please set up a meeting with Yuki and Ruth next week. I wasn't told when."),
    asks('Could you send Rosa the usual letter?'),
    hypothetical("What happens if I reject somebody by accident? I don't want to do it now, I'm only wondering."),
    quoted("Kwame wrote 'cancel Yuki's panel' in our chat and then said it was a joke. Should I worry?"),
    negated("Please don't send Corey anything yet, Farah wants to look at his references first."),
    does('Is there anything waiting for approval?', approvals()),
    does("I've got an hour before the phones start. What should I begin with today?", brief()),
    orElse(
      does(
        "Who hasn't heard from us for more than a week? I'd like to see the list before I do anything.",
        find({ days_since_contact: 7 }),
      ),
      calling(find({ days_since_contact: 8 })),
    ),
    [
      does('Could Anil Gurung go to Phone Chat, please?', move('anil', 'Phone Chat')),
      does('Oh no, sorry, that was the wrong person! Could you put it back?', undo(1)),
    ],
    does(
      'Could the chat with Hannah Osei-Tutu be at 12 today instead? And could you please email her the new time?',
      reschedule('han', '2027-02-08T12:00'),
      message('hannah1', '*'),
    ),
    does(
      "I'd like to invite Anil Gurung for a phone chat: tomorrow at 10 with Kwame, 30 minutes. Could you also write him that Kwame will ring his mobile?",
      book('2027-02-09T10:00', 30, 'kwame', { about: 'anil' }),
      message('anil', 'Kwame will ring his mobile|Kwame will ring your mobile'),
    ),
    does(
      "Tāne can't do Thursday after all, he told me. Can you cancel Ingrid's panel and tell him it's done?",
      cancel('ing'),
      tell('tane', '*'),
    ),
    runs(
      "Could you please sync the calendar? The changes from this morning don't show up for me.",
      'calendar',
      'the calendar',
    ),
    decodes('Someone asked me what the army code 92A means in civilian jobs. Could you look it up?', ['92A'], {
      branch: 'Army',
    }),
  ],
  roaster_jun: [
    does(
      "Hi, first time I'm using this. Could you move Pedro's trial shift tomorrow to 3 pm?",
      reschedule('tri', '2027-06-10T15:00'),
    ),
    does(
      "Can you let Jodie know that I'm happy with Keira's references, and then move Keira to Offer?",
      tell('jodie', "I'm happy with Keira's references|Matteo is happy with Keira's references"),
      move('keira', 'Offer'),
    ),
    does('Is it all right to ask you for the profile of Rosa Etxeberria?', show('rosa')),
    does(
      "I'm meant to send Corey his offer today, 64,000 with a start on 5 July. Can you please do that?",
      offer('corey', { salary: 64000, start_date: '2027-07-05' }),
    ),
    does(
      "Please remind Siew Ling that Mina's panel is on Friday, and could you add a note for Mina that she asked for parking?",
      tell('siew', "Mina's panel is on Friday"),
      note('mina', 'she asked for parking|asked for parking'),
    ),
    does(
      "Would it be possible to start the offer sequence for Hannah Kowalczyk? It's the one called offer extended, I believe.",
      start('hannah2', 'offer-extended'),
    ),
    does('Could you tell me which people are at risk of dropping out?', find({ at_risk: true })),
    asks("Can you please write to Luca that we'll ring him on Monday?"),
    does(
      'I would like to see Keira myself, would Tuesday at 9 for 30 minutes work? If you can, please book it.',
      book('2027-06-15T09:00', 30, 'matteo', { about: 'keira' }),
    ),
  ],
});
