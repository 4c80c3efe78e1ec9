// Thirty-fifth further batch: talks at the publishing house, polite, with news that comes in between.
import {
  approvals,
  approve,
  book,
  cancel,
  decline,
  find,
  followUp,
  free,
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
import { asks, calling, does, hypothetical, inStyle, nothing, orElse } from '../../../says.ts';
import { score } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const press = inStyle<keyof typeof sandboxes>('fresh35 press', {
  press_may: [
    [
      does('Please advance Trudy to the edit test.', move('trudy', 'Edit Test')),
      orElse(
        does('My mistake, it ought to have been Panel.', move('trudy', 'Panel')),
        calling(undo(1), move('trudy', 'Panel')),
      ),
      does('And let her hiring manager know that she has references.', tell('ines', 'she has references')),
    ],
    [
      does('Omar picked up at last, on to the edit test with him.', move('omar', 'Edit Test')),
      does('The brief to him as well, please.', followUp('omar', 'edit_test_brief')),
      does('And Trudy.', followUp('trudy', 'edit_test_brief')),
    ],
    [
      asks('Could we see Hana on the edit test?'),
      does('Sorry, the publicist.', move('hana2', 'Edit Test')),
      does('Put a note on her: available from July.', note('hana2', 'available from July')),
      does('The note on Hana Wexler, please remove it again.', undo(2)),
    ],
    [
      asks('Set up half an hour for Gordon and Yannis.'),
      does('Tomorrow at 2.', book('2027-05-19T14:00', 30, 'gordon', { about: 'yannis' })),
      does('Gordon says Thursday would be better, please change it.', reschedule(1, '2027-05-20T14:00')),
      does('Forty-five minutes is plenty, it turns out.', reschedule(1, '2027-05-20T14:00', 45)),
    ],
    [
      does('Reject Kwame with the not this time letter.', reject('kwame', { message_template: 'not_this_time' })),
      does("What's waiting for a decision?", approvals()),
      does('Yes to that one.', approve(1)),
    ],
    [
      does('Who is on the panel at the moment?', find({ stage: 'Panel' })),
      does('Show me the second one.', show('vik')),
      does('And the other?', show('sol')),
      orElse(
        does('Which of the two is likelier to stay?', score('sol'), score('vik')),
        calling(score('vik'), score('sol')),
      ),
    ],
    [
      does(
        'Move Beatrice, Mick and Viktor to Offer',
        move('bea', 'Offer'),
        move('mick', 'Offer'),
        move('vik', 'Offer'),
      ),
      does('wait, not Mick', undo(2)),
      does('and send the other two a checking in', followUp('bea', 'checking_in'), followUp('vik', 'checking_in')),
    ],
    [
      does('cancel the catalogue meeting', cancel('cat')),
      does('oops wrong one, reinstate', undo(1)),
      does('push it to friday, same slot', reschedule('cat', '2027-05-21T09:00')),
    ],
    [
      does('Book Inés with Hana Oyelaran on Friday at 11.', book('2027-05-21T11:00', 30, 'ines', { about: 'hana1' })),
      does('Can you make that 11:30?', reschedule(1, '2027-05-21T11:30')),
      does('Same on Monday for Trudy.', book('2027-05-24T11:30', 30, 'ines', { about: 'trudy' })),
    ],
    [
      hypothetical('Would it be odd to offer Soledad 70?'),
      does('Ok, do it, 70k, from July 1.', offer('sol', { salary: 70_000, start_date: '2027-07-01' })),
      orElse(
        does(
          'From the 6th rather, the 1st is a holiday.',
          decline(1),
          offer('sol', { salary: 70_000, start_date: '2027-07-06' }),
        ),
        calling(offer('sol', { salary: 70_000, start_date: '2027-07-06' })),
      ),
    ],
    [
      does('Mick to panel', move('mick', 'Panel')),
      does('Beatrice, same', move('bea', 'Panel')),
      does('omg wrong person, it was Omar', undo(2), move('omar', 'Panel')),
    ],
    [
      does('Is Lulu free on Thursday?', free('lulu', '2027-05-20', '2027-05-21')),
      does('What about Gordon?', free('gordon', '2027-05-20', '2027-05-21')),
      does(
        'Get them both together with Kwame at 11 then, for half an hour.',
        book('2027-05-20T11:00', 30, 'lulu gordon', { about: 'kwame' }),
      ),
    ],
    [
      does('Move the edit test review to 11', reschedule('mick', '2027-05-19T11:00')),
      does('no, the day after, same time', reschedule('mick', '2027-05-20T11:00')),
      does('half past, sorry', reschedule('mick', '2027-05-20T11:30')),
    ],
    [
      does('Checking in to Yannis, please.', followUp('yannis', 'checking_in')),
      does('Has Kwame been contacted lately?', show('kwame')),
      does('Then send it to him too.', followUp('kwame', 'checking_in')),
    ],
    [
      does('Reject Viktor.', reject('vik')),
      does('Reject Trudy, too.', reject('trudy')),
      does("Approve only Viktor's.", approve(1)),
      does('Hang on to Trudy.', decline(2)),
    ],
    [
      does('Book Gordon with Viktor tomorrow at 3pm', book('2027-05-19T15:00', 30, 'gordon', { about: 'vik' })),
      does('Kindly send him the brief as well.', followUp('vik', 'edit_test_brief')),
      nothing('Thank you, that is a relief.'),
    ],
    [
      does('Trudy to Panel please', move('trudy', 'Panel')),
      does('on reflection, no, back she goes', undo(1)),
      does('Write to her: we will call you next week', message('trudy', 'we will call you next week')),
    ],
    [
      asks('Cancel the panel.'),
      does("Viktor's, he has withdrawn.", cancel('vik')),
      orElse(
        does('Close his file too then. Reject.', reject('vik')),
        calling(reject('vik', { reason: 'he has withdrawn' })),
      ),
    ],
    [
      does("Push Soledad's panel to 3", reschedule('sol', '2027-05-19T15:00')),
      does("and Viktor's to 4", reschedule('vik', '2027-05-20T16:00')),
    ],
    [
      asks('Set up a screen for Hana Oyelaran'),
      asks('Thursday at 11'),
      does('with Inés', book('2027-05-20T11:00', 30, 'ines', { about: 'hana1' })),
    ],
  ],
});
