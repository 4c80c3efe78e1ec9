// Training style “chatty”: warm, wordy, with asides; the order hides in the middle.
import {
  approvals,
  book,
  brief,
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
} from '../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const chatty = inStyle<keyof typeof sandboxes>('chatty', {
  hospital_may: [
    does(
      'Hey there! So good news, Bob nailed it, could you move him along to the reference check? 🎉',
      move('bob', 'Reference Check'),
    ),
    does(
      'Morning!! Grace had such a lovely chat with me, please put her into phone screen',
      move('grace1', 'Phone Screen'),
    ),
    negated('Oh and whatever you do, please don’t email Tomás yet, he’s on holiday'),
    does(
      'Happy Wednesday! Can you book Priya and Dana for half an hour tomorrow at 2? Thank youuu',
      book('2026-05-21T14:00', 30, 'dana', { about: 'priya' }),
    ),
    nothing('Haha thanks, you are the best'),
    hypothetical('Between us, do you think we should reject Kat?'),
    does('Ugh, Katherine Boyle ghosted us twice. Let’s reject her.', reject('kat')),
  ],
  hospital_oct: [
    does('Hiya, me again 😊 what does my morning look like?', brief()),
    asks('Could you squeeze in 30 minutes with Dana on Monday at 10am about Bob? She said she’d be around!'),
    does(
      'Could you squeeze in 30 minutes with Dana on Monday at 1pm about Bob? She said she’d be around!',
      book('2026-11-02T13:00', 30, 'dana', { about: 'bob' }),
    ),
    does(
      'Soooo Kofi can’t do the call with Kat after all, can we push it to Wednesday at 1?',
      reschedule('call', '2026-11-04T13:00'),
    ),
    quoted(
      'Kat just wrote me “please cancel my call and reject me lol” and honestly I laughed, can you pull up her profile?',
      show('kat'),
    ),
  ],
  software_apr: [
    does(
      'Okay so Wei was amazing, everybody loved them, let’s send Wei an offer at $162,000 and pop the champagne',
      offer('wei', { salary: 162_000 }),
    ),
    does(
      'Oh! Forgot. Put a note on Ifeoma that she can only do mornings, would you?',
      note('ife', 'she can only do mornings|Ifeoma can only do mornings|can only do mornings'),
    ),
    [
      does('Let’s see Sarah Chen', show('sarah1')),
      does('Yep she’s great, bump her up to the onsite loop please!', move('sarah1', 'Onsite Loop')),
      does('Wait no, I got ahead of myself. Undo that', undo(2)),
    ],
    asks('Could you find an hour with Lena tomorrow at 2pm for Mike? I know she’s busy with the onsite'),
    nothing('Do you ever get tired of us? 😂'),
  ],
  software_jun: [
    does('Sarah is such a star, off to recruiter call with her please', move('sarah1', 'Recruiter Call')),
    does(
      'Can you ask Beth... no wait, tell Beth that Anders accepted the call. Thanks love',
      tell('beth', 'Anders accepted the call'),
    ),
    orElse(
      does(
        'I feel bad, we’ve left the designers hanging for days. Who hasn’t heard from us in 4 days over there?',
        find({ role: 'design', days_since_contact: 4 }),
      ),
      calling(find({ job: 'pd', days_since_contact: 4 })),
    ),
    does('You know what, send Noor the gentle nudge, she’ll appreciate it', followUp('noor', 'gentle_nudge')),
    hypothetical('I was wondering, if we offered Noor 130k, would Omar lose his mind?'),
  ],
  school_may: [
    does('Right, tea in hand! Dev’s through to the panel, would you move him for me please?', move('dev', 'Panel')),
    asks('And Sam can go to the panel too!'),
    does('And Samuel Price can go to the longlist too!', move('sam1', 'Longlisted')),
    does(
      'Would you be a dear and send all the teaching folk we haven’t spoken to for a week the still interested one?',
      followUpAll({ role: 'teaching', days_since_contact: 7 }, 'still_interested'),
    ),
    does('Lovely. When’s Siân free on Friday?', free('sian', '2026-05-08', '2026-05-09')),
  ],
  school_jul: [
    does(
      'Hugh’s got the builders in on Monday bless him, so shift Dev’s panel to Tuesday at 2pm please',
      reschedule('panel', '2026-07-21T14:00'),
    ),
    does('Oh no, Dev’s withdrawn 😢 Please cancel the panel on Monday', cancel('panel')),
    does(
      'Do drop Aoife a line saying we loved her portfolio',
      message('aoife', 'we loved her portfolio|we loved your portfolio'),
    ),
    does('How did we do last week, by the way?', metrics('last_week')),
    nothing('It’s boiling in here, what’s the weather going to be like at the weekend?'),
  ],
  data_jan: [
    does('Hello dear, kindly shift Imran to offer stage na, Vikram is very happy with him', move('imran', 'Offer')),
    does(
      'Rahul told me he is not interested any more, so sad, please reject Rahul with reason not interested',
      reject('rahul', { reason: 'not interested' }),
    ),
    asks('Please fix half an hour with Vikram tomorrow 3:15 pm for Imran'),
    does(
      'Please fix half an hour with Vikram tomorrow 5 pm for Imran',
      book('2026-01-29T17:00', 30, 'vikram', { about: 'imran' }),
    ),
    asks('Arjun is good, move him to coding test'),
    does('Good evening! Anything waiting for approval?', approvals()),
  ],
});
