// Thirty-fourth further batch: somebody who hands things over and expects them to be seen to.
import {
  approvals,
  book,
  cancel,
  decline,
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
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { score, start } from './more-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const delegating = inStyle<keyof typeof sandboxes>('fresh34 delegating', {
  ferry_apr: [
    does(
      "Can you take Yusuf's file off my plate? His papers are in order, so he goes on to the crew office call.",
      move('yusuf', 'Crew Office Call'),
    ),
    does(
      'I need you to get Branka and Théodora together on Monday at half past nine for forty-five minutes.',
      book('2027-04-19T09:30', 45, 'thea', { about: 'branka' }),
    ),
    does('Please handle the reminder to Petros, the still on board one.', followUp('petros', 'still_on_board')),
    does(
      'See to it that Orhan knows the Piraeus gangway is out of service until Sunday.',
      tell('orhan', 'the Piraeus gangway is out of service until Sunday'),
    ),
    does('Have a look for me at who is still in the certificate check.', find({ stage: 'Certificate Check' })),
    does(
      'Draw up the offer for Wiktor: 54,000 euros, starting on 1 June.',
      offer('wiktor', { salary: 54_000, currency: 'EUR', start_date: '2027-06-01' }),
    ),
    asks('Nikos should get the joining instructions, can you sort that out today?'),
    negated('Leave Hamid where he is until Stavros has rung his last captain.'),
    does(
      'Salome is done with the crew office. Put her down for the trial sailing and get her the joining instructions.',
      move('salome', 'Trial Sailing'),
      followUp('salome', 'joining_instructions'),
    ),
    does(
      'Have the fuel budget review start an hour later, Orhan has a dentist appointment.',
      reschedule('fuel', '2027-04-20T15:00'),
    ),
    [
      does('Find out for me when Ingrid has an hour on Tuesday.', free('ingrid', '2027-04-20', '2027-04-21', 60)),
      does('Ten is good. Give it to Oluwaseun.', book('2027-04-20T10:00', 60, 'ingrid', { about: 'olu' })),
      does(
        'And have Ingrid told that he is bringing his certificates along.',
        tell('ingrid', 'he is bringing his certificates along|Oluwaseun is bringing his certificates along'),
      ),
    ],
  ],
  dental_aug: [
    orElse(
      does(
        'Would you take care of turning Edgardo down? His license lapsed in March. The position closed letter is fine.',
        reject('eddie', { message_template: 'position_closed' }),
      ),
      calling(reject('eddie', { message_template: 'position_closed', reason: 'His license lapsed in March' })),
      calling(reject('eddie', { message_template: 'position_closed', reason: 'license lapsed in March' })),
    ),
    orElse(
      does(
        "Get me everyone for the front desk whom we've left without a word for a week or more.",
        find({ job: 'front', days_since_contact: 7 }),
      ),
      calling(find({ role: 'office', days_since_contact: 7 })),
    ),
    does(
      'Colleen wants to see Trevor on Wednesday from eight to noon, set it up for them please.',
      book('2026-08-12T08:00', 240, 'colleen', { about: 'trevor' }),
    ),
    does(
      'Take the X-ray vendor demo out tomorrow and give that hour with Anand to Ximena instead.',
      cancel('vend'),
      book('2026-08-07T11:00', 60, 'anand', { about: 'ximena' }),
    ),
    does(
      "Put something on Bao's file for me: prefers the Tempe office, no Saturdays.",
      note('bao', 'prefers the Tempe office, no Saturdays'),
    ),
    quoted("Terrell's words to me this morning were “reject the whole lot of them”. He'll calm down."),
    does(
      "Let Anand and Naoko know that I'm out on Monday and Tuesday.",
      tell('anand', "I'm out on Monday and Tuesday|Marisol is out on Monday and Tuesday"),
      tell('naoko', "I'm out on Monday and Tuesday|Marisol is out on Monday and Tuesday"),
    ),
    [
      does('Reject Farrah for me, with position closed.', reject('farrah', { message_template: 'position_closed' })),
      orElse(nothing('Has that gone out already?'), calling(approvals()), calling(log())),
      does("Good, then don't let it. Decline it.", decline(1)),
    ],
  ],
  press_feb: [
    does(
      'Please see that Vivek gets the where we are note, and that Harpreet hears about it.',
      followUp('vivek', 'where_we_are'),
      tell('harpreet', '*'),
    ),
    does('Work out for me how likely Gurdeep is to stay with us.', score('gurdeep')),
    asks("I'd like you to arrange Meera's interview with Rohan, Wednesday at eleven."),
    does('I want João moved on to the publisher round, can you do that for me?', move('joao', 'Publisher Round')),
    does(
      'Please write to Kavya that the test can wait until after her exams.',
      message('kavya', 'the test can wait until after her exams|the test can wait until after your exams'),
    ),
    hypothetical("If Imran says no tomorrow I'd probably want you to go back to Anjum."),
    does('What have you got done for me so far today?', log('today')),
    asks("Have Perpetua's interview put back a little, Rohan is running late these days."),
    does(
      'Chase everybody who is sitting in CV Read, with where we are as usual.',
      followUpAll({ stage: 'CV Read' }, 'where_we_are'),
    ),
    does(
      'Put Sofie on the candidate at risk sequence, I keep forgetting about her.',
      start('sofie', 'candidate-at-risk'),
    ),
    [
      does('Pull up Lalrinpuii for me.', show('lal')),
      does(
        'Fine. Editing test for her, and send her the brief.',
        move('lal', 'Editing Test'),
        followUp('lal', 'editing_test_brief'),
      ),
    ],
    [
      does(
        'Book Anjum in with Zarine on Tuesday at two, half an hour.',
        book('2027-02-16T14:00', 30, 'zarine', { about: 'anjum' }),
      ),
      does("Zarine's just said three suits her better.", reschedule(1, '2027-02-16T15:00')),
      orElse(does('Settled. Have Anjum informed.', message('anjum', '*')), asking()),
    ],
  ],
});
