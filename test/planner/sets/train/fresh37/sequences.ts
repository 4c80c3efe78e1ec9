// Thirty-seventh further batch: how people put candidates into sequences and take them out.
import { move, note } from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse } from '../../../says.ts';
import { start, stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const sequences = inStyle<keyof typeof sandboxes>('fresh37 sequences', {
  lift_feb: [
    does(
      'Put Dragomir into the candidate at risk sequence, he sounded lukewarm.',
      start('dragomir', 'candidate-at-risk'),
    ),
    does('Minh Anh belongs in the candidate at risk sequence by now.', start('minhanh', 'candidate-at-risk')),
    does('Start the offer extended sequence for Yesenia.', start('yesenia', 'offer-extended')),
    does('enrol makana in offer extended pls', start('makana', 'offer-extended')),
    does('Could Amaru get the “interview scheduled” sequence?', start('amaru', 'interview-scheduled')),
    does('application received sequence → rashaad', start('rashaad', 'application-received')),
    does("I'd feel better if Tove were on the candidate at risk sequence.", start('tove', 'candidate-at-risk')),
    does('Let the sequence for candidates at risk begin for Farid Tavakoli.', start('farid1', 'candidate-at-risk')),
    does(
      'With immediate effect Mr. McGillicuddy is to be entered into the sequence Candidate at risk.',
      start('brendan', 'candidate-at-risk'),
    ),
    asks('Farid goes on the candidate at risk sequence.'),
    hypothetical('Thabiso would be a case for the at risk sequence if he stayed silent.'),
    does('Take Dragomir off his sequence.', stop('dragomir')),
    does("No more automatic mails to Gretchen, she's called twice. Stop her sequence.", stop('gretchen')),
    does('Stop the candidate at risk sequence for Yun-seo', stop('yunseo', 'candidate-at-risk')),
    does("Yesenia's sequence can end here, she has answered.", stop('yesenia')),
    does('pull makana out of the sequence', stop('makana')),
    does('Thabiso complains of robot mails. Switch his sequence off.', stop('thabiso')),
    does('The sequence running for Mr. Benslimane is to be discontinued.', stop('farid2')),
    does('Amaru has had enough of our serial mails; unsubscribe him from the sequence.', stop('amaru')),
    asks('Stop his sequence, would you?'),
    negated('I do not want anybody put on a sequence over Christmas.'),
    does(
      'Tove into the candidate at risk sequence, and a note on her: silent since Monday.',
      start('tove', 'candidate-at-risk'),
      note('tove', 'silent since Monday'),
    ),
  ],
  nursery_nov: [
    does('Solange should run through the application received sequence.', start('solange', 'application-received')),
    does('Kick off “interview scheduled” for Filipa', start('filipa', 'interview-scheduled')),
    does(
      'Cosmas will have questions, they all do. Set him on the offer extended sequence.',
      start('cosmas', 'offer-extended'),
    ),
    does('Please to begin at Tendai the sequence for candidates at risk.', start('tendai', 'candidate-at-risk')),
    does('Hendrik: candidate at risk sequence, as of now.', start('hendrik', 'candidate-at-risk')),
    orElse(asks('Start a sequence for Juma.'), calling(start('juma'))),
    nothing('Zawadi has been in the interview scheduled sequence since Tuesday.'),
    does('I wish that Lemlem is taken out of the sequence.', stop('lemlem')),
    does('Halt the offer extended sequence for Cosmas.', stop('cosmas', 'offer-extended')),
    does('Adelino, sequence off.', stop('adelino')),
    does('Could you unenrol Akinyi from whatever sequence she is in?', stop('akinyi')),
    does('Rukmini replied, so end her sequence.', stop('rukmini')),
    does('Stop the sequence for Filipa and move her to Field Trial.', stop('filipa'), move('filipa', 'Field Trial')),
    nothing('The sequence for Juma stopped by itself when he wrote back.'),
    hypothetical('Should we one day stop the automatic mails to Tendai, I wonder.'),
    negated("Don't stop Zawadi's sequence, it does its job."),
  ],
});
