// Fifty-second further batch: an experienced in-house recruiter's plain messages of a day.
import {
  approve,
  book,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  log,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, orElse } from '../../../says.ts';
import { start, stop } from '../rare-calls.ts';

const tooFar = (reason: string) => ['kwame', 'mirela'].map((id) => reject(id, { reason, message_template: 'regret' }));

export const recruiter = inStyle('fresh52-recruiter', {
  wholesaler_oct: [
    does('Put Stefan Petrescu through to Site Day, Lorcan liked him.', move('stefan1', 'Site Day')),
    does(
      'Rosa and Patrick both did well. Move Rosa to Site Day and Patrick to Licence Check.',
      move('rosa', 'Site Day'),
      move('patrick', 'Licence Check'),
    ),
    does('Please send everyone still in Received the call invite.', followUpAll({ stage: 'Received' }, 'call_invite')),
    does(
      'Turn down Mirela for the driver job, she only has a category B licence. Use the regret letter.',
      reject('mirela', { reason: 'she only has a category B licence', message_template: 'regret' }),
    ),
    orElse(
      does(
        'Log a call with Eoin in the CRM: he can start in three weeks and is fine with early mornings.',
        note('eoin', 'he can start in three weeks and is fine with early mornings'),
      ),
      calling([
        'log_crm',
        { candidate: 'c_eoin', kind: 'call', text: 'he can start in three weeks and is fine with early mornings' },
      ]),
    ),
    does(
      "Caoimhe's salary expectation is 75k, add that to her record and let Farida know.",
      note('caoimhe', "Caoimhe's salary expectation is 75k|salary expectation is 75k|her salary expectation is 75k"),
      tell('farida', '*'),
    ),
    does(
      'Can you get Bridget an interview with Declan? Thursday at 3 works for both, 45 minutes.',
      book('2026-10-22T15:00', 45, 'declan', { about: 'bridget' }),
    ),
    does(
      'Write to Tadhg that we got his registration number and will call him this week.',
      message(
        'tadhg',
        'we got his registration number and will call him this week|we got your registration number and will call you this week',
      ),
    ),
    does(
      'Bump the call with Eoin on Thursday to 4:30 and drop him a line about it.',
      reschedule('eoi', '2026-10-22T16:30'),
      message('eoin', '*'),
    ),
    does(
      'Offer Arjun the pharmacist role at 79,500 euros from 16 November, with the contract pack.',
      offer('arjun', { salary: 79500, currency: 'EUR', start_date: '2026-11-16', message_template: 'contract_pack' }),
    ),
    orElse(
      does('Which pharmacists are we talking to right now?', find({ job: 'pharm' })),
      calling(find({ role: 'pharmacy' })),
    ),
    orElse(
      does(
        'Ludmila is ill, so take Thursday off the calendar and ask her for another day.',
        cancel('lud', 'Ludmila is ill'),
        message('ludmila', '*'),
      ),
      calling(cancel('lud'), message('ludmila', '*')),
      calling(cancel('lud', 'ill'), message('ludmila', '*')),
    ),
    does(
      'Remind Declan to send me his notes on Patrick by tomorrow.',
      tell(
        'declan',
        'send me his notes on Patrick by tomorrow|to send me his notes on Patrick by tomorrow|send me your notes on Patrick by tomorrow|please send me your notes on Patrick by tomorrow',
      ),
    ),
    does('No news from Kwame for over a week, send him the still keen mail.', followUp('kwame', 'still_keen')),
    does(
      'Mirela, Kwame and Tendai go to First Call, and all three get the call invite.',
      move('mirela', 'First Call'),
      move('kwame', 'First Call'),
      move('tendai', 'First Call'),
      followUp('mirela', 'call_invite'),
      followUp('kwame', 'call_invite'),
      followUp('tendai', 'call_invite'),
    ),
    does(
      'Sabine and Yusuf need the licence request today.',
      followUp('sabine', 'licence_request'),
      followUp('yusuf', 'licence_request'),
    ),
    does('Where are we with the shift supervisors?', find({ job: 'shift' })),
    asks('Niamh is a no, she wants more money than we have.'),
    orElse(
      does(
        'Book Yusuf in with Lorcan for a quick 15 minutes right after his site day on Wednesday.',
        book('2026-10-21T12:00', 15, 'lorcan', { about: 'yusuf' }),
      ),
      asking(),
    ),
    negated('I was going to turn Mirela down, but leave her where she is, Lorcan wants another look.'),
    does('How did we do last week?', metrics('last_week')),
    does(
      'Tell Niamh Corrigan her call is at 11 today as planned.',
      message('niamh1', 'her call is at 11 today as planned|your call is at 11 today as planned'),
    ),
    does(
      "Tadhg's papers came in. Move him to First Call, then book 30 minutes with Farida for Wednesday at 11.",
      move('tadhg', 'First Call'),
      book('2026-10-21T11:00', 30, 'farida', { about: 'tadhg' }),
    ),
    does(
      'Farida asked whether Caoimhe could come half an hour earlier tomorrow. That works, please change it.',
      reschedule('cao', '2026-10-20T13:30'),
    ),
    does(
      'Any warehouse people I have not written to in five days or more?',
      find({ role: 'warehouse', days_since_contact: 5 }),
    ),
    hypothetical('If Rosa turns up late on Friday we reject her, that is what Declan said.'),
    orElse(
      does(
        'Close out Kwame and Mirela, both live too far from the depot. Regret letter for each.',
        ...tooFar('both live too far from the depot'),
      ),
      calling(...tooFar('live too far from the depot')),
      calling(...tooFar('too far from the depot')),
    ),
  ],
  wholesaler_feb: [
    does(
      'Good news, Patrick signed. Hired please, and tell Declan he starts on the first of March.',
      move('patrick', 'Hired'),
      tell(
        'declan',
        'he starts on the first of March|Patrick starts on the first of March|Patrick Ogunleye starts on the first of March',
      ),
    ),
    orElse(
      does(
        'Stefan Petrescu failed the licence check. Reject him with that as the reason and send the regret letter.',
        reject('stefan1', { reason: 'failed the licence check', message_template: 'regret' }),
      ),
      calling(reject('stefan1', { reason: 'Stefan Petrescu failed the licence check', message_template: 'regret' })),
      calling(reject('stefan1', { reason: 'failed the licence check' }), followUp('stefan1', 'regret')),
    ),
    does(
      'Send Caoimhe her offer: 81,000 euros, first day 5 April.',
      offer('caoimhe', { salary: 81000, currency: 'EUR', start_date: '2027-04-05' }),
    ),
    does(
      'Follow up with everybody in Licence Check who has been quiet for a week.',
      followUpAll({ stage: 'Licence Check', days_since_contact: 7 }),
    ),
    does("Switch Kwame's interview tomorrow to Friday at 9, Declan knows.", reschedule('kwa', '2027-02-19T09:00')),
    does(
      "Eoin's licence is fine. Move him on to Offer and write him that the paperwork follows this week.",
      move('eoin', 'Offer'),
      message('eoin', 'the paperwork follows this week'),
    ),
    does(
      'I spoke to Mirela: she has two kids and cannot do Saturdays. Save that under her notes please.',
      note('mirela', 'she has two kids and cannot do Saturdays'),
    ),
    does(
      'Let Nuala and Bartosz know the new shift premium is approved.',
      tell('nuala', 'the new shift premium is approved'),
      tell('bartek', 'the new shift premium is approved'),
    ),
    does('Who do we have at Site Day at the moment?', find({ stage: 'Site Day' })),
    does(
      'Find me an hour with Declan and Farida before the end of the week.',
      free('declan farida', '2027-02-17', '2027-02-20', 60),
    ),
    does(
      'Set up an interview for Niamh Okonjo with Ingeborg on Tuesday the 23rd at 2, one hour, and move her to Manager Interview.',
      book('2027-02-23T14:00', 60, 'ingeborg', { about: 'niamh2' }),
      move('niamh2', 'Manager Interview'),
    ),
    does(
      'Rosa asked for another date for her site day, make it Thursday the 25th at 7 instead.',
      reschedule('rsd', '2027-02-25T07:00'),
    ),
    does('Stop the automatic mails to Sabine, she called me.', stop('sabine')),
    does(
      "Tendai did not pick up twice. Leave a note, and move Friday's call to Monday at 11.",
      note('tendai', 'did not pick up twice|Tendai did not pick up twice'),
      reschedule('ten', '2027-02-22T11:00'),
    ),
    negated('No rejections today please, I am only looking.'),
    does('What went out yesterday?', log('yesterday')),
    [
      does('Reject Tadhg please, no registration.', reject('tadhg', { reason: 'no registration' })),
      does('Approve that.', approve(1)),
    ],
    orElse(asks('Send Mirela something nice before her interview on Friday.'), calling(followUp('mirela'))),
    does('Ask Farida if she wants to see Stefan Lindqvist-Moore a second time.', tell('farida', '*')),
    does(
      'Sabine is too quiet for my taste, put her on the at risk sequence and tell Ingeborg.',
      start('sabine', 'candidate-at-risk'),
      tell('ingeborg', '*'),
    ),
    does(
      'Move the first call with Tadhg up to 1 pm on Monday and let Bartosz and Tadhg know.',
      reschedule('tdg', '2027-02-22T13:00'),
      tell('bartek', '*'),
      message('tadhg', '*'),
    ),
    orElse(
      does('Niamh wants her interview earlier, can we do Thursday at 10?', reschedule('nma', '2027-02-18T10:00')),
      asking(),
    ),
    does('Show me Kwame.', show('kwame')),
  ],
});
