// Seventeenth further batch: approving, declining and taking back.
import {
  approvals,
  approve,
  book,
  cancel,
  decline,
  followUp,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
  undo,
} from '../../../calls.ts';
import { calling, does, inStyle, negated, orElse } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const deciding = inStyle<keyof typeof sandboxes>('fresh17 deciding', {
  foundry_jan: [
    [does('reject Kurt', reject('kurt')), does('green light', approve(1))],
    [
      does('Reject Noora with the regret letter', reject('noora', { message_template: 'regret_letter' })),
      does('Signed off.', approve(1)),
    ],
    [
      does('Reject Kurt, reject Noora', reject('kurt'), reject('noora')),
      orElse(does('approve everything that is waiting', approve(1), approve(2)), calling(approve(2), approve(1))),
    ],
    [
      does('Reject Kurt, reject Bobby', reject('kurt'), reject('bobby')),
      does('approve Kurt, decline Bobby', approve(1), decline(2)),
    ],
    [does('Offer Andrej 57,000', offer('andrej', { salary: 57_000 })), does('veto. Too low, decline that', decline(1))],
    [
      does('Offer Tamika Bellamy 66k', offer('tamika1', { salary: 66_000 })),
      does('anything pending?', approvals()),
      does('turn that offer down', decline(1)),
    ],
    [does('DeShawn to Offer', move('deshawn', 'Offer')), does('take that back', undo(1))],
    [
      does('Andrej to Welding Test', move('andrej', 'Welding Test')),
      orElse(does('put him back where he was', undo(1)), calling(move('andrej', 'Plant Tour'))),
    ],
    [
      does('note on Kurt: prefers second shift', note('kurt', 'prefers second shift')),
      does('move Kurt to Phone Interview', move('kurt', 'Phone Interview')),
      does('the note on Kurt, please remove it again', undo(1)),
    ],
    [does('long silence to Noora', followUp('noora', 'long_silence')), does('unsend that!', undo(1))],
    [
      does('Marisela to Plant Tour', move('marisela', 'Plant Tour')),
      does('Joaquim to Plant Tour', move('joaquim', 'Plant Tour')),
      orElse(does('roll back the last two', undo(2), undo(1)), calling(undo(1), undo(2))),
    ],
    [
      does(
        'Book Hendrik with Bobby tomorrow at 10, 30 min',
        book('2027-01-20T10:00', 30, 'hendrik', { about: 'bobby' }),
      ),
      does('weld test invite to Bobby', followUp('bobby', 'weld_test_invite')),
      orElse(does('undo the booking, keep the mail', undo(1)), calling(cancel(1))),
    ],
  ],
  lodges_aug: [
    [
      does('We have to reject Precious, please.', reject('precious')),
      does('I hereby approve the rejection of Precious.', approve(1)),
    ],
    [
      does('Offer Amit 400,000 rand', offer('amit', { salary: 400_000, currency: 'ZAR' })),
      does('ok to send', approve(1)),
    ],
    [
      does('Reject Dirk, no heavy vehicle licence', reject('dirk', { reason: 'no heavy vehicle licence' })),
      does('Actually he has one. Please do not approve it; decline it.', decline(1)),
    ],
    [does('Cancel the vehicle inspection', cancel('veh')), does('please reinstate it', undo(1))],
    [
      does("Chantal's final chat to 11", reschedule('cha', '2026-08-06T11:00')),
      orElse(does('revert that change', undo(1)), calling(reschedule('cha', '2026-08-06T10:00'))),
    ],
    [
      does('Text Nomsa: the taxi comes at 6', message('nomsa', 'the taxi comes at 6')),
      does('Tell Thandiwe the taxi is booked', tell('thandi', 'the taxi is booked')),
      does('take back the message to Nomsa', undo(1)),
    ],
    [
      does('Kabelo to Video Call', move('kabelo', 'Video Call')),
      negated('Do not undo that.'),
      does('send him the video call tips', followUp('kabelo', 'video_call_tips')),
    ],
    [
      does('Siphokazi to Lodge Visit', move('sipho', 'Lodge Visit')),
      does('Nomsa to Lodge Visit', move('nomsa', 'Lodge Visit')),
      does('reverse the first of these', undo(1)),
    ],
  ],
});
