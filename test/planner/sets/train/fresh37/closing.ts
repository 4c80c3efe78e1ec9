// Thirty-seventh further batch: how people ask that somebody be turned down, and what only sounds so.
import { move, reject, tell } from '../../../calls.ts';
import { asking, asks, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const closing = inStyle<keyof typeof sandboxes>('fresh37 closing', {
  lift_sep: [
    does("Rashaad isn't what we're looking for, close him out.", reject('rashaad')),
    does("We'll have to disappoint Minh Anh. Kind no, please.", reject('minhanh', { message_template: 'kind_no' })),
    perhapsBecause(
      does(
        'It is a no from Harlan on Amaru, so let him go with the kind no mail.',
        reject('amaru', { message_template: 'kind_no' }),
      ),
      'a no from Harlan',
      'it is a no from Harlan',
    ),
    does("Gretchen Vollmer won't be going any further; take her out of the running.", reject('gretchen')),
    does('sadly its a pass on tove', reject('tove')),
    perhapsBecause(
      does('strike dragomir off the list, no show at crew day', reject('dragomir')),
      'no show at crew day',
      'no show',
    ),
    perhapsBecause(
      does(
        "I regret to say that Mr. Benslimane's application must be declined; the position has been filled internally.",
        reject('farid2'),
      ),
      'the position has been filled internally',
      'position filled internally',
      'filled internally',
    ),
    does('Farid Tavakoli has to be turned away, use kind no for it', reject('farid1', { message_template: 'kind_no' })),
    does('Thumbs down for Yun-seo from both of us. Off the pipeline with her.', reject('yunseo')),
    perhapsBecause(
      does('Would you do the honours and turn Brendan down? He failed the drug screening.', reject('brendan')),
      'he failed the drug screening',
      'failed the drug screening',
    ),
    asks("Reject Farid, he can't stand heights."),
    asks('turn down the guy without a driving licence'),
    negated("I can't bring myself to reject Makana, and I won't."),
    nothing('Who turned Rashaad down last year, was it Rosalba?'),
    hypothetical('Suppose we let Thabiso go, who else have we got for controls?'),
    does(
      'Rashaad and Amaru both get a no, and the kind no goes to each of them.',
      reject('rashaad', { message_template: 'kind_no' }),
      reject('amaru', { message_template: 'kind_no' }),
    ),
  ],
  lift_feb: [
    does('End the process for Thabiso please', reject('thabiso')),
    orElse(does("Tove's out.", reject('tove')), asking()),
    perhapsBecause(
      does('Given that Minh Anh never sat the test, her candidacy is to be terminated.', reject('minhanh')),
      'Minh Anh never sat the test',
      'she never sat the test',
      'never sat the test',
    ),
    nothing("Philippa rejected two of Anatole's people on Monday and he is still sulking."),
    quoted('His comment in the margin was: “reject, smells of cigars”. I am speechless.'),
  ],
  nursery_may: [
    perhapsBecause(
      does('Juma, 25 days and not a word back. Drop him.', reject('juma')),
      '25 days and not a word back',
      'not a word back',
    ),
    does('Tendai: unsuccessful, with the no this time letter.', reject('tendai', { message_template: 'no_this_time' })),
    does('With Solange we do not continue. Please to reject.', reject('solange')),
    does('Set Filipa to Rejected', reject('filipa')),
    perhapsBecause(
      does('Hendrik took a post in Windhoek, shut his application down for us.', reject('hendrik')),
      'took a post in Windhoek',
      'Hendrik took a post in Windhoek',
      'he took a post in Windhoek',
    ),
    perhapsBecause(
      does("Bin Akinyi's application, would you? It came in twice and she knows.", reject('akinyi')),
      'it came in twice and she knows',
      'it came in twice',
      'came in twice',
    ),
    does("It's a no for Ayaan Mirza I'm afraid", reject('ayaan2')),
    does(
      "Rukmini didn't make it, so reject her and let the no this time letter go out with it.",
      reject('rukmini', { message_template: 'no_this_time' }),
    ),
    does(
      'Application of Adelino Mutemba to be rejected, reason: licence expired.',
      reject('adelino', { reason: 'licence expired' }),
    ),
    does(
      'Solange has been outclassed by Lemlem, we ought to release her. Use no this time, thanks.',
      reject('solange', { message_template: 'no_this_time' }),
    ),
    perhapsBecause(
      does('oh and before i forget tendai withdrew, take him off', reject('tendai')),
      'withdrew',
      'tendai withdrew',
    ),
    asks('Sorry Ayaan, not this year. Decline please.'),
    negated('Please do not say no to Lemlem yet, Annelies sleeps over it.'),
    hypothetical('If his references turn out poor, Cosmas is out.'),
    hypothetical('Annelies wants Solange rejected, but I want to read the CV first.'),
    hypothetical("Had we dropped Juma at once, he wouldn't be phoning me every day."),
    quoted('Cosmas joked on the phone: “if you pay late, I reject you”.'),
    does('Juma gets the boot and Tendai moves up to Shortlist.', reject('juma'), move('tendai', 'Shortlist')),
  ],
  nursery_nov: [
    does(
      'Kiprono has decided against Zawadi. Her file can be closed with the no this time mail, and do tell Kiprono once it is done.',
      reject('zawadi', { message_template: 'no_this_time' }),
      tell('kip', '*'),
    ),
    perhapsBecause(
      does('Say goodbye to Hendrik from our side: too expensive. No letter.', reject('hendrik')),
      'too expensive',
    ),
    does('Not Rukmini. Reject.', reject('rukmini')),
  ],
});
