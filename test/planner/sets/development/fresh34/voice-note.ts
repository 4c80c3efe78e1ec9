// Thirty-fourth further batch: somebody who speaks into the telephone while walking, and repairs what was said.
import {
  approvals,
  book,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  message,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const voiceNote = inStyle<keyof typeof sandboxes>('fresh34 voice note', {
  ferry_oct: [
    does(
      'okay so petros um he did fine on the phone put him through to the trial sailing please',
      move('petros', 'Trial Sailing'),
    ),
    does(
      'hi could you book branka with théodora no sorry with orhan on monday at three in the afternoon half an hour',
      book('2026-10-26T15:00', 30, 'orhan', { about: 'branka' }),
    ),
    does(
      'let ingrid know the engine room tour is full for saturday',
      tell('ingrid', 'the engine room tour is full for saturday'),
    ),
    does(
      "send kirsten the still on board thing she must think we've forgotten her",
      followUp('kirsten', 'still_on_board'),
    ),
    does(
      "what's the situation with amalia fotiou and when is théodora free tomorrow",
      show('amalia'),
      free('thea', '2026-10-23', '2026-10-24'),
    ),
    does(
      "the winter timetable meeting tomorrow make it two o'clock instead of one",
      reschedule('winter', '2026-10-23T14:00'),
    ),
    asks('can you get nikos in front of stavros on tuesday at nine'),
    orElse(
      does(
        "right so hamid isn't going to work out uh he hasn't got the sea time so reject him and use not this season",
        reject('hamid', { message_template: 'not_this_season' }),
      ),
      calling(reject('hamid', { message_template: 'not_this_season', reason: "he hasn't got the sea time" })),
      calling(reject('hamid', { message_template: 'not_this_season', reason: "hasn't got the sea time" })),
    ),
    negated("no don't touch wiktor yet i still have to talk to ingrid about him"),
    [
      orElse(
        does("salome's call tomorrow can we cancel that she's got the flu", cancel('sal')),
        calling(cancel('sal', "she's got the flu")),
      ),
      does(
        "and write her get well soon we'll find a new date",
        message('salome', "get well soon we'll find a new date"),
      ),
    ],
  ],
  dental_jan: [
    does('move bao to license check no wait working interview sorry', move('bao', 'Working Interview')),
    does(
      'so for ximena we said eighty two thousand and she can start on the first of march go ahead with the offer',
      offer('ximena', { salary: 82_000, start_date: '2027-03-01' }),
    ),
    does(
      'note for edgardo he speaks portuguese and has his own loupes',
      note(
        'eddie',
        'he speaks portuguese and has his own loupes|speaks portuguese and has his own loupes|edgardo speaks portuguese and has his own loupes',
      ),
    ),
    does('how did we do last week in terms of numbers', metrics('last_week')),
    hypothetical(
      "i'm just thinking out loud if kayla whitehorse does well on thursday she could go straight to the doctor meeting",
    ),
    does(
      'find me an hour where anand and naoko are both free on friday',
      free('anand naoko', '2027-01-15', '2027-01-16', 60),
    ),
    does(
      'cancel the osha training and tell colleen the trainer is stuck in flagstaff',
      cancel('osha'),
      tell('colleen', 'the trainer is stuck in flagstaff'),
    ),
    asks('put dae-jung in with naoko on friday at half past ten'),
    orElse(
      does('who have we got for billing at the moment', find({ job: 'bill' })),
      calling(find({ role: 'billing' })),
    ),
    [
      does('monique did great doctor meeting for her please', move('monique', 'Doctor Meeting')),
      does(
        'and um set that up with anand thursday at four',
        book('2027-01-14T16:00', 30, 'anand', { about: 'monique' }),
      ),
      does('tell him as well would you', tell('anand', '*')),
    ],
  ],
  press_feb: [
    does(
      'gurdeep and joão both go through to the publisher round',
      move('gurdeep', 'Publisher Round'),
      move('joao', 'Publisher Round'),
    ),
    does(
      "hmm imran's publisher round tomorrow that can't happen zarine's travelling push it to monday at ten",
      reschedule('imr', '2027-02-15T10:00'),
    ),
    does(
      'could you remind everyone in the editing test with the where we are message',
      followUpAll({ stage: 'Editing Test' }, 'where_we_are'),
    ),
    does(
      "reject sofie hang on no not sofie vivek it's vivek and use not for our list",
      reject('vivek', { message_template: 'not_for_our_list' }),
    ),
    quoted('thomas rang and he goes make them all an offer today which is just thomas being thomas'),
    does('is anything waiting for me to approve', approvals()),
    asks('can you move the interview to thursday'),
    does(
      'please tell zarine the jacket copy for the atlas is late',
      tell('zarine', 'the jacket copy for the atlas is late'),
    ),
    [
      does(
        'book rohan with lalrinpuii tomorrow afternoon at three',
        book('2027-02-12T15:00', 30, 'rohan', { about: 'lal' }),
      ),
      orElse(
        does('no scrap that she has just rung to say she is away', undo(1)),
        calling(cancel(1)),
        calling(cancel(1, 'she has just rung to say she is away')),
      ),
    ],
  ],
});
