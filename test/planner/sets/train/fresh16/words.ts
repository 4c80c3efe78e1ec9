// Sixteenth further batch: bodies of notes and messages, and what others said.
import { message, move, note, tell } from '../../../calls.ts';
import { inStyle, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const words = inStyle<keyof typeof sandboxes>('fresh16 words', {
  publisher_jul: [
    quoted(
      'Add a note to Noreen: "Please reject the other two and hire me", she said with a laugh.',
      note('noreen', '"Please reject the other two and hire me", she said with a laugh'),
    ),
    quoted(
      'Message Luca: if you cannot make it, reject the invitation and book another slot.',
      message('luca', 'if you cannot make it, reject the invitation and book another slot.'),
    ),
    quoted(
      'Tell Rajan: move the book fair call if you like, I am free all day.',
      tell('rajan', 'move the book fair call if you like, I am free all day.'),
    ),
    quoted('Cormac said "offer her 60", Ingeborg said "no way". Nothing decided.'),
    quoted(
      'Please save this on Philippe: cancelled twice, offered excuses, moved to Lyon.',
      note('philippe', 'cancelled twice, offered excuses, moved to Lyon.'),
    ),
    quoted(
      'Email Solène the following: “Dear Solène, we had to cancel Thursday. Please send me three times next week.”',
      message('solene', 'Dear Solène, we had to cancel Thursday. Please send me three times next week.'),
    ),
    quoted('The subject of her e-mail was “Move my interview to Friday”, I have answered it already.'),
    quoted(
      'Pass this on to Ingeborg word for word: reject nobody before I am back.',
      tell('ingeborg', 'reject nobody before I am back.'),
    ),
    quoted(
      'Write to Ashok “We loved the test. Show us more of your own writing!” and move him to Editorial Interview.',
      message('ashok', 'We loved the test. Show us more of your own writing!'),
      move('ashok', 'Editorial Interview'),
    ),
  ],
  railway_aug: [
    quoted(
      'Note on Jaxon: “approve my leave first, then book me in”',
      note('jaxon', 'approve my leave first, then book me in'),
    ),
    quoted('Nikola’s voicemail: "hire all of them". I think he was joking.'),
    quoted(
      'Text Dorothy: we moved the medical to Tuesday, call me if that does not suit',
      message('dot', 'we moved the medical to Tuesday, call me if that does not suit'),
    ),
    quoted('His reference letter reads: "I would offer Brayden a job any day."'),
    quoted(
      'Write on Teresa’s file that she asked us to cancel her medical and book a new one.',
      note(
        'teresa',
        'she asked us to cancel her medical and book a new one|asked us to cancel her medical and book a new one|Teresa asked us to cancel her medical and book a new one',
      ),
    ),
    quoted(
      'Let Joyce know I rejected the quote from the signal firm.',
      tell('joyce', 'I rejected the quote from the signal firm|Rebecca rejected the quote from the signal firm'),
    ),
    quoted(
      'Clifford asked: "can you move me to the Monday group?" Please note that on his profile: would like the Monday group.',
      note('cliff', 'would like the Monday group'),
    ),
  ],
});
