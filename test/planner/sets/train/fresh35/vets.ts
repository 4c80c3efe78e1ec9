// Thirty-fifth further batch: talks at the vets, brisk and with second thoughts.
import {
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
import { asking, asks, calling, does, inStyle, negated, nothing, orElse } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const vets = inStyle<keyof typeof sandboxes>('fresh35 vets', {
  vets_feb: [
    [
      does('Is Ngozi about on Thursday?', free('ngozi', '2027-02-11', '2027-02-12')),
      does('Grand. Pop Orla in with her at half eleven.', book('2027-02-11T11:30', 30, 'ngozi', { about: 'orla' })),
      does('Orla can only do twelve, shove it back.', reschedule(2, '2027-02-11T12:00')),
      does('and make it 45 min', reschedule(2, '2027-02-11T12:00', 45)),
    ],
    [
      does('Put Femke through to the team meeting please', move('femke', 'Team Meeting')),
      does('no, leave her where she was, sorry', undo(1)),
      nothing('Callum wants a think first.'),
    ],
    [
      asks('Could you move Tom on to the surgery visit?'),
      does('The receptionist.', move('tom2', 'Surgery Visit')),
      does('And send him the directions.', followUp('tom2', 'visit_directions')),
      does('Same for Lauri.', followUp('lauri', 'visit_directions')),
    ],
    [
      asks('book callum with petra'),
      does('fri 2ish', book('2027-02-12T14:00', 30, 'callum', { about: 'petra' })),
      does('hm he is in theatre till 3. half three then', reschedule(1, '2027-02-12T15:30')),
      orElse(does('actually scrap it', cancel(1)), calling(undo(1)), asking()),
    ],
    [
      does('Reject Idris.', reject('idris')),
      does('No no, sorry, it was Seán!', decline(1), reject('sean')),
      does('Yes, that one can go out.', approve(3)),
    ],
    [
      does('Who is sitting in Applied?', find({ stage: 'Applied' })),
      orElse(
        does(
          'Still interested mail to all but the first, please.',
          followUp('idris', 'still_interested'),
          followUp('binta', 'still_interested'),
        ),
        calling(followUp('binta', 'still_interested'), followUp('idris', 'still_interested')),
        asking(),
      ),
      does('And move Binta on to the phone chat.', move('binta', 'Phone Chat')),
    ],
    [
      does('Move Maeve to Offer', move('maeve', 'Offer')),
      does('and let Ngozi know', tell('ngozi', '*')),
      does('offer her 34k from 1 March', offer('maeve', { salary: 34_000, start_date: '2027-03-01' })),
      orElse(
        does('hmm, 36 rather', decline(3), offer('maeve', { salary: 36_000, start_date: '2027-03-01' })),
        calling(offer('maeve', { salary: 36_000, start_date: '2027-03-01' })),
      ),
    ],
    [
      does('shift femkes surgery visit to 11', reschedule('fem', '2027-02-10T11:00')),
      nothing('is that ok with her do you reckon?'),
      does('she just rang, 11 is no good either, 1 please', reschedule('fem', '2027-02-10T13:00')),
      does('and drop her a line: see you at 1', message('femke', 'see you at 1')),
    ],
    [does('Cancel the rota planning', cancel('rota')), does('wrong one! put it back', undo(1))],
    [
      does('Why is Seán still in Phone Chat? Surgery visit, please, today.', move('sean', 'Surgery Visit')),
      does('Idris as well.', move('idris', 'Surgery Visit')),
      does('Not Idris, take him back out.', undo(2)),
    ],
    [
      asks('write to Tom'),
      asks('quigley'),
      does('your references arrived, thank you', message('tom1', 'your references arrived, thank you')),
    ],
    [
      does('Note on Lauri: on call every second weekend', note('lauri', 'on call every second weekend')),
      does('Lauri to Team Meeting', move('lauri', 'Team Meeting')),
      does('the note was wrong, take that one out again', undo(1)),
      negated("leave the move as it is, don't touch it"),
    ],
    [
      does('Offer Petra 62k from 5 April', offer('petra', { salary: 62_000, start_date: '2027-04-05' })),
      nothing('I hope she says yes'),
      does('Piotr says hold fire, withdraw that one', decline(1)),
    ],
    [
      does('Petra and Maeve to Offer', move('petra', 'Offer'), move('maeve', 'Offer')),
      does('maeve back to where she was', undo(2)),
      orElse(does('and petra too', undo(1)), calling(move('petra', 'Team Meeting'))),
    ],
    [
      does('Show me Binta', show('binta')),
      does('Lovely, phone chat for her', move('binta', 'Phone Chat')),
      does('and her hiring manager should know', tell('ngozi', '*')),
      nothing('maybe Orla as well?? hmm'),
    ],
    [
      does('Push Petra’s meeting back by half an hour', reschedule('pet', '2027-02-12T11:30')),
      does('another half hour please', reschedule('pet', '2027-02-12T12:00')),
    ],
    [
      asks('Reject Tom'),
      does('neither, I meant Idris', reject('idris')),
      does('with the kind no', decline(1), reject('idris', { message_template: 'kind_no' })),
    ],
    [
      does('When could Callum do an hour tomorrow?', free('callum', '2027-02-10', '2027-02-11', 60)),
      does('1 o’clock with Tom Quigley it is', book('2027-02-10T13:00', 60, 'callum', { about: 'tom1' })),
      does('let Tom know it is at the Rathmines surgery', message('tom1', 'it is at the Rathmines surgery')),
    ],
    [
      does('Sean to surgery visit', move('sean', 'Surgery Visit')),
      does('my bad, it should have said team meeting', move('sean', 'Team Meeting')),
      nothing('let’s sit on Orla for another week'),
    ],
    [
      does('reject binta', reject('binta')),
      does('reject idris as well', reject('idris')),
      does('go ahead with binta’s', approve(1)),
      does('and drop the other one', decline(2)),
    ],
  ],
});
