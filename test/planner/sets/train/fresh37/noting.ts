// Thirty-seventh further batch: how people ask for notes on a record and for word to a colleague.
import { note, tell } from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, nothing, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const noting = inStyle<keyof typeof sandboxes>('fresh37 noting', {
  lift_feb: [
    does("Put on Dragomir's record: owns his own harness.", note('dragomir', 'owns his own harness')),
    does(
      'For the file, Tove speaks Danish and German.',
      note('tove', 'Tove speaks Danish and German|speaks Danish and German'),
    ),
    does('Jot down under Gretchen that she can do nights.', note('gretchen', 'she can do nights|can do nights')),
    does(
      'Please add a remark to Mr. Pettway: commercial licence valid until 2031',
      note('rashaad', 'commercial licence valid until 2031'),
    ),
    does('note amaru: afraid of dogs lol', note('amaru', 'afraid of dogs lol|afraid of dogs')),
    does(
      'I want it written somewhere on Brendan that he broke a wrist in 2024.',
      note('brendan', 'he broke a wrist in 2024|broke a wrist in 2024'),
    ),
    does(
      'It ought to be documented for Farid Benslimane that relocation is paid by us.',
      note('farid2', 'relocation is paid by us'),
    ),
    does(
      "Don't let me forget about Yun-seo: she knows the Daesung people. Put that in her notes.",
      note('yunseo', 'she knows the Daesung people|knows the Daesung people'),
    ),
    does(
      'Comment on Thabiso, if you please: “best soldering of the day”.',
      note('thabiso', 'best soldering of the day'),
    ),
    does(
      'Keep in the records of Makana that her visa runs to 2029.',
      note('makana', 'her visa runs to 2029|visa runs to 2029'),
    ),
    asks('Add to Farid’s notes that he asked for Fridays off.'),
    asks('Make a note on Yesenia, would you?'),
    nothing('I noted that Dragomir owns a harness, it is all on paper in my drawer.'),
    negated('Nothing about Brendan’s wrist goes into his record, that is medical.'),
    hypothetical('Maybe we should have a note on Tove about the languages. Let me ask her first.'),
    does('Harlan needs to know that the harnesses have arrived.', tell('harlan', 'the harnesses have arrived')),
    does('Ping Rosalba: badge printer is dead', tell('rosalba', 'badge printer is dead')),
    does(
      'Could somebody tell Anatole his visitor is in the lobby?',
      tell('anatole', 'his visitor is in the lobby|your visitor is in the lobby'),
    ),
    does(
      'Please advise Ms. Straker that the insurance papers are complete.',
      tell('philippa', 'the insurance papers are complete'),
    ),
    does(
      "Heads-up to Harlan, Friday's lunch is on me.",
      tell('harlan', "Friday's lunch is on me|Friday's lunch is on Joellen"),
    ),
    does('Rosalba would want to hear that the vans are booked, so tell her.', tell('rosalba', 'the vans are booked')),
    does('Give Anatole the following: soldering irons are ordered', tell('anatole', 'soldering irons are ordered')),
    does('Message for Philippa – the auditors come on Tuesday.', tell('philippa', 'the auditors come on Tuesday')),
    nothing('Harlan told Rosalba that the vans were booked, and now everybody believes it.'),
    negated('No word to Anatole about the budget, please.'),
    hypothetical('If the visitor shows up, someone will have to tell Anatole.'),
    does(
      'Note for Gretchen: reference from the fire department. And let Rosalba know I added it.',
      note('gretchen', 'reference from the fire department'),
      tell('rosalba', '*'),
    ),
  ],
  nursery_may: [
    does(
      'Rukmini has a driving licence for tractors, that belongs into her notes.',
      note(
        'rukmini',
        'Rukmini has a driving licence for tractors|has a driving licence for tractors|driving licence for tractors|she has a driving licence for tractors',
      ),
    ),
    does(
      'Write in the record of Adelino that he speaks Portuguese, Swahili and Makonde.',
      note('adelino', 'he speaks Portuguese, Swahili and Makonde|speaks Portuguese, Swahili and Makonde'),
    ),
    does('Lemlem, note: allergic to lilies.', note('lemlem', 'allergic to lilies')),
    does('Would you record for Cosmas that both referees were reached?', note('cosmas', 'both referees were reached')),
    does(
      'Attach to Juma the information that he moved to Naivasha.',
      note('juma', 'he moved to Naivasha|moved to Naivasha'),
    ),
    quoted('Kiprono scribbled on the CV: “note: never again a Monday trial”. Typical.'),
    does('Kiprono has to learn that the seedlings are late.', tell('kip', 'the seedlings are late')),
    does('Inform to Annelies that the lab is closed on Thursday.', tell('annelies', 'the lab is closed on Thursday')),
    does('Barnabas, he should know: the customs form has changed', tell('barnabas', 'the customs form has changed')),
    does('Drop Mumbi a message saying the water bill is paid', tell('mumbi', 'the water bill is paid')),
    does(
      'Let it be known to Mr. Guleid that his drip lines are in store.',
      tell('guleid', 'his drip lines are in store|your drip lines are in store'),
    ),
    does('Shout at Kiprono from me: breakfast is at six!', tell('kip', 'breakfast is at six')),
    asks('Tell her that the seedlings are late.'),
    does(
      'The seedlings are late, and both Kiprono and Annelies must be told so.',
      tell('kip', 'the seedlings are late|*'),
      tell('annelies', 'the seedlings are late|*'),
    ),
    nothing('Mumbi let me know that the water bill is paid.'),
    does(
      'Note on Solange: arrives by bus. Tell Annelies: pick her up at the stage.',
      note('solange', 'arrives by bus'),
      tell('annelies', 'pick her up at the stage'),
    ),
  ],
});
