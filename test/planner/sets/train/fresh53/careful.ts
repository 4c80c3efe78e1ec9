// Fifty-third further batch: talks of somebody who writes whole sentences and checks them.
import {
  approve,
  book,
  brief,
  cancel,
  decline,
  find,
  followUp,
  free,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, inStyle, negated, nothing, orElse } from '../../../says.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import { start, stop } from '../rare-calls.ts';

const notThisTime = { message_template: 'not_this_time' };

export const careful = inStyle('fresh53-careful', {
  engineers_sep: [
    [
      does('Please move Priyanka Deshpande to Office Day.', move('priyanka', 'Office Day')),
      does(
        'Thank you. Please also book her with Thandi on Friday 18 September at 11 am for ninety minutes.',
        book('2026-09-18T11:00', 90, 'thandi', { about: 'priyanka' }),
      ),
      does(
        'I have just noticed that Thandi leaves at noon on Fridays, so please start at 10 am instead.',
        reschedule(2, '2026-09-18T10:00'),
      ),
    ],
    [
      asks('Could you send the interview invite to Ana, please?'),
      does('I mean Ana Kowalczyk, the water engineer.', followUp('ana2', 'interview_invite')),
      does('Please do the same for Sam Whelan.', followUp('sam1', 'interview_invite')),
    ],
    [
      does('Please show me the candidates in Phone Chat.', find({ stage: 'Phone Chat' })),
      does(
        'Please move the second and the third to Technical Interview.',
        move('lin', 'Technical Interview'),
        move('omar', 'Technical Interview'),
      ),
      does(
        'And please send each of them the interview invite.',
        followUp('lin', 'interview_invite'),
        followUp('omar', 'interview_invite'),
      ),
    ],
    [
      does('Please reject Nneka Obiora and send her the not-this-time letter.', reject('nneka', notThisTime)),
      does(
        'Before that goes out, please add a note that we would consider her for the graduate programme.',
        note('nneka', 'we would consider her for the graduate programme'),
      ),
      does('You may approve the rejection now.', approve(1)),
    ],
    [
      does("Would you kindly reschedule Petra's office day to Friday at 9.30?", reschedule('pet', '2026-09-18T09:30')),
      does('Please inform Colm of the new time.', tell('colm', '*')),
      does('Petra should be told as well, by e-mail.', message('petra', '*')),
    ],
    [
      asks('Please book a meeting with Yuki and Colm.'),
      does(
        'Wednesday at 2 pm, for forty-five minutes, to discuss the new CAD posts.',
        book('2026-09-16T14:00', 45, 'yuki colm'),
      ),
      does('Please change the length to one hour.', reschedule(1, '2026-09-16T14:00', 60)),
    ],
    [
      does(
        "Please record on Hamish Drummond's file that he holds a drone pilot certificate.",
        note('hamish', 'he holds a drone pilot certificate'),
      ),
      does('The same applies to Kofi Agyeman.', note('kofi', 'he holds a drone pilot certificate')),
      does('Please let Declan know about both.', tell('declan', '*')),
    ],
    [
      does('When is Ingrid free on Friday for one hour?', free('ingrid', '2026-09-18', '2026-09-19', 60)),
      does(
        'Please book Marta with her at 9 am, for one hour.',
        book('2026-09-18T09:00', 60, 'ingrid', { about: 'marta' }),
      ),
      does(
        "Could you note on Marta's record that the meeting is to discuss her second reference?",
        note('marta', 'the meeting is to discuss her second reference'),
      ),
    ],
    [
      does("Please cancel Ana Kowalczyk's interview on Thursday.", cancel('ank')),
      does('I apologise, that was a mistake. Please restore it.', undo(1)),
      does('It should, however, begin half an hour earlier.', reschedule('ank', '2026-09-17T14:30')),
    ],
    [
      does(
        'Please move Omar Siddiqui to Technical Interview and inform Thandi.',
        move('omar', 'Technical Interview'),
        tell('thandi', '*'),
      ),
      does('Could his chat tomorrow be cancelled, please?', cancel('omc')),
      does('Please find out when Thandi is free on Thursday.', free('thandi', '2026-09-17', '2026-09-18')),
      does(
        'Thank you. Please book him with her at 9 am on that day, for an hour.',
        book('2026-09-17T09:00', 60, 'thandi', { about: 'omar' }),
      ),
    ],
  ],
  engineers_feb: [
    [
      does('Please start the candidate-at-risk sequence for Dmitri.', start('dmitri', 'candidate-at-risk')),
      does('And for Hamish, please.', start('hamish', 'candidate-at-risk')),
      orElse(
        does('On reflection, please stop the one for Dmitri.', stop('dmitri', 'candidate-at-risk')),
        calling(stop('dmitri')),
        calling(undo(1)),
      ),
    ],
    [
      does(
        'Please send Priyanka Deshpande an offer of €48,500, starting on 1 April 2027.',
        offer('priyanka', { salary: 48500, currency: 'EUR', start_date: '2027-04-01' }),
      ),
      does('Please approve it.', approve(1)),
      does('Please tell Thandi that it has gone out.', tell('thandi', '*')),
    ],
    [
      does("Please move Dmitri's interview on Friday to 3 pm.", reschedule('dmi', '2027-02-12T15:00')),
      does(
        'Please write to him that the change is due to a site visit.',
        message('dmitri', 'the change is due to a site visit'),
      ),
      does('Kindly let Ingrid know too.', tell('ingrid', '*')),
    ],
    [
      does('Which candidates are in Technical Interview?', find({ stage: 'Technical Interview' })),
      does('Please move Lin on to Office Day.', move('lin', 'Office Day')),
      negated('Please leave the others where they are.'),
    ],
    [
      does('Please reject Hamish Drummond.', reject('hamish')),
      does('On second thoughts, please decline that request.', decline(1)),
      does(
        'Please send him the portfolio request instead, so that we have something to judge by.',
        followUp('hamish', 'portfolio_request'),
      ),
    ],
    [
      asks('Please book Sam with Declan on Monday 15 February at 2 pm for one hour.'),
      does('Sam Adeleke.', book('2027-02-15T14:00', 60, 'declan', { about: 'sam2' })),
      perhapsBecause(
        does('Please cancel his interview tomorrow, as this replaces it.', cancel('sm2')),
        'this replaces it',
        'as this replaces it',
      ),
    ],
    [
      does('What needs my attention today?', brief()),
      does('How many tasks were completed this week?', metrics('this_week')),
      nothing('Thank you, that is very helpful.'),
    ],
    [
      does("Please move Ana Ferreira's office day to Tuesday at 10 am.", reschedule('ana', '2027-02-16T10:00')),
      does('I am sorry, I meant Wednesday.', reschedule('ana', '2027-02-17T10:00')),
      does('Please tell Yuki about the change, and Ana as well.', tell('yuki', '*'), message('ana1', '*')),
    ],
    [
      asks('Please add a note about Sam.'),
      does(
        'Sam Whelan: his chartership was confirmed this morning.',
        note('sam1', 'his chartership was confirmed this morning'),
      ),
      does('Please let Colm know.', tell('colm', '*')),
    ],
    [
      does(
        'Please send the site visit details to Omar and to Ana Ferreira.',
        followUp('omar', 'site_visit_details'),
        followUp('ana1', 'site_visit_details'),
      ),
      does('Please undo the second one; she has them already.', undo(2)),
    ],
  ],
});
