// Orders that wait for something, or are only thought about; beside each kind plain orders in words like theirs.
import { followUp, move, note, reject } from '../../../calls.ts';
import { does, hypothetical, nothing } from '../../../says.ts';
import { kind } from './kind.ts';

/** Bound to something that has not happened. */
export const bound = kind(
  [
    ['museum_dec', hypothetical('If Petra Vodnik does well on Wednesday, move her to References')],
    ['museum_dec', hypothetical('Reject Quincy unless April speaks up for him')],
    ['crossing_apr', hypothetical('Should the medical come back clean, Omer goes to Panel')],
    ['crossing_apr', hypothetical('Offer Wren 52k, provided Ruth is happy after tomorrow')],
    ['lift_sep', hypothetical('In the event that Makana turns us down, send Tove an offer')],
    ['lift_sep', hypothetical('No answer from Minh Anh by Friday? Then reject her.')],
    ['nursery_may', hypothetical('Depending on what Kiprono says, Rukmini goes to Head Office Interview or out')],
    ['nursery_may', hypothetical('Say Hendrik drops out, then we move Adelino to Field Trial')],
    ['lingua_feb', hypothetical('Gwenaël to Client Trial, László permitting')],
    ['lingua_feb', hypothetical('Book Abebe with Thierry on Thursday at 4pm so long as the client agrees')],
    ['brewhouse_may', hypothetical('Subject to the reference being fine, move Marguerite to Offer')],
    ['brewhouse_may', hypothetical('Cancel the production meeting tomorrow in case Étienne is still ill')],
  ],
  [
    [
      'museum_dec',
      does("Petra Vodnik did well, as you'd expect. Move her to References if you please", move('petra', 'References')),
    ],
    ['crossing_apr', does('If you have a minute, move Omer to Panel', move('omer', 'Panel'))],
    [
      'lift_sep',
      does("If it's no trouble, send Thabiso the wiring test link", followUp('thabiso', 'wiring_test_link')),
    ],
    [
      'nursery_may',
      does('Kiprono is happy, so Rukmini goes to Head Office Interview', move('rukmini', 'Head Office Interview')),
    ],
    [
      'lingua_feb',
      does('When you get a chance, send Rui the revision guidelines', followUp('rui', 'revision_guidelines')),
    ],
    ['brewhouse_may', does('Now that the reference is in, move Marguerite to Offer', move('marguerite', 'Offer'))],
  ],
);
/** For later. */
export const later = kind(
  [
    ['museum_dec', nothing('Remind me to reject Boris on Friday')],
    ['museum_dec', nothing('Once he has signed, Will goes to Hired')],
    ['crossing_apr', nothing('Next week we should think of moving Pax to Medical')],
    ['crossing_apr', nothing('After the panel tomorrow, send Wren the panel schedule')],
    ['lift_sep', nothing('First thing tomorrow morning: reject Amaru')],
    ['lift_sep', nothing('At some point this week Yun-seo needs the staying close mail, not yet though')],
    ['nursery_may', nothing("Don't let me forget to cancel the freight call")],
    ['nursery_may', nothing('When Filipa is back from Mombasa, book her with Barnabas')],
    ['lingua_feb', nothing('Tove gets the regretfully no on Friday evening, and not before')],
    ['lingua_feb', nothing('As of the first of March move Zeynep to Test Translation')],
    ['brewhouse_may', nothing('Make a reminder for me: offer Effie, Thursday, after her brew day')],
    ['brewhouse_may', nothing("I'd hold on to Ozan till the cellar is full, then send the not this batch mail")],
  ],
  [
    ['museum_dec', does('I wanted to reject Boris on Friday, but do it now', reject('boris'))],
    [
      'crossing_apr',
      does(
        'Wren has tomorrow free from noon, so send her the panel schedule today',
        followUp('wren', 'panel_schedule'),
      ),
    ],
    ['lift_sep', does('before I forget, reject Amaru', reject('amaru'))],
    [
      'nursery_may',
      does("Don't let me forget Juma again: send him the seasonal hello now", followUp('juma', 'seasonal_hello')),
    ],
    [
      'lingua_feb',
      does('Tove has waited since Friday. Send her the regretfully no right away', followUp('tove', 'regretfully_no')),
    ],
    ['brewhouse_may', does('while I remember: note on Ozan, wants night shifts', note('ozan', 'wants night shifts'))],
  ],
);
/** Wondered about. */
export const wondering = kind(
  [
    ['museum_dec', hypothetical('I keep thinking Zuzana ought to be at Offer by now')],
    ['museum_dec', hypothetical('Part of me would reject Sunday straight away')],
    ['crossing_apr', hypothetical('Wondering about moving June to Dock Trial, thoughts?')],
    ['crossing_apr', hypothetical('One could cancel the roster meeting, I suppose')],
    ['lift_sep', hypothetical("Perhaps a 58k offer for Brendan, I don't know")],
    ['lift_sep', hypothetical('Would it be mad to send everybody in Inbox the kind no?')],
    ['nursery_may', hypothetical('Solange to Shortlist? Hmm.')],
    ['nursery_may', hypothetical("I'm in two minds about rejecting Akinyi")],
    ['lingua_feb', hypothetical('It crossed my mind to book Olga Petrenko with Amina on Thursday at 11')],
    ['lingua_feb', hypothetical('Kaisa for Client Trial, or is that too soon')],
    ['brewhouse_may', hypothetical('Normally I would reject somebody like Jorge Quispe')],
    ['brewhouse_may', hypothetical('what about an offer of 48,000 for Vasile')],
  ],
  [
    ['museum_dec', does('I have thought about it long enough: Zuzana to Offer', move('zuzana', 'Offer'))],
    ['crossing_apr', does('No doubt about June: move her to Dock Trial', move('june', 'Dock Trial'))],
    ['lift_sep', does('I think we should stop dithering, reject Amaru', reject('amaru'))],
    ['nursery_may', does('Solange to Shortlist, no question', move('solange', 'Shortlist'))],
    [
      'lingua_feb',
      does('How about we get on with it and move Kaisa to Revision Round', move('kaisa', 'Revision Round')),
    ],
    ['brewhouse_may', does("I've made up my mind, reject Jorge Quispe", reject('jorge2'))],
  ],
);
