// Orders that are spread over several sentences, or stand within talk: the half that was looked at while the planner learned them.
import {
  book,
  cancel,
  find,
  followUp,
  followUpAll,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
} from '../../planner/calls.ts';
import { calling, does, inStyle, orElse } from '../../planner/says.ts';
import type { sandboxes } from '../../planner/sets/train/fresh16/sandboxes.ts';

export const lookedAt = inStyle<keyof typeof sandboxes>('in talk', {
  publisher_jul: [
    // What somebody wants, and a request
    does(
      'Cormac would love to meet Jarlath on Thursday at half past two. Could you put that in for them?',
      book('2026-07-09T14:30', 30, 'cormac', { about: 'jarlath' }),
    ),
    does(
      'Ingeborg and Birte wanted to speak on Friday at 10. Would you set that up?',
      book('2026-07-10T10:00', 30, 'ingeborg', { about: 'birte' }),
    ),
    does('The cover meeting has to be one hour later. Please see to that.', reschedule('cov', '2026-07-08T15:00')),
    does(
      "Rajan asked whether Solène's interview could be on Friday at noon instead. Would you move it?",
      reschedule('sol', '2026-07-10T12:00'),
    ),
    does("We don't need the book fair call any more. Can you get rid of it?", cancel('fair')),
    does('Birte has earned the recruiter chat. Do the needful, would you?', move('birte', 'Recruiter Chat')),
    does('Luca is through to the Writing Test. Please reflect that in the system.', move('luca', 'Writing Test')),
    does(
      'I promised Philippe the writing test brief this morning. Can you get it out?',
      followUp('philippe', 'writing_test_brief'),
    ),
    does('Caoimhe can be rejected, please take care of it.', reject('caoimhe')),
    does('Rejecting Jarlath is long overdue, go ahead.', reject('jarlath')),
    does('Nobody has told Cormac yet that the printer is late. Please do.', tell('cormac', 'the printer is late')),
    does('Emer Fitzsimons ought to be in Recruiter Chat by now. Sort it out please.', move('emer2', 'Recruiter Chat')),
    // Preambles
    does(
      'Three things please: Luca to Writing Test, Caoimhe to Recruiter Chat, and the short update to Jarlath.',
      move('luca', 'Writing Test'),
      move('caoimhe', 'Recruiter Chat'),
      followUp('jarlath', 'short_update'),
    ),
    does('Please action: move Birte to the recruiter chat.', move('birte', 'Recruiter Chat')),
    does('Righto, put Luca through to the writing test.', move('luca', 'Writing Test')),
    does('yeah hi its me can you move caoimhe to recruiter chat', move('caoimhe', 'Recruiter Chat')),
    does('Kia ora, would you be a dear and move Birte along to the recruiter chat?', move('birte', 'Recruiter Chat')),
    does('Lads, can someone shift Luca on to the writing test?', move('luca', 'Writing Test')),
    does(
      'Apologies for the basic question, but how do I move Birte to the recruiter chat? If you can do it, please go ahead.',
      move('birte', 'Recruiter Chat'),
    ),
    does('Whenever you get a second, could Luca be advanced to the writing test?', move('luca', 'Writing Test')),
    does('When you have a minute: who is in Writing Test?', find({ stage: 'Writing Test' })),
    does('Right so, next on my list, cancel the cover meeting.', cancel('cov')),
    // Stories behind an order
    does('can you put luca through to the writing test he did a savage portfolio', move('luca', 'Writing Test')),
    does(
      'Send everyone in Writing Test a short update, they deserve to hear from us.',
      followUpAll({ stage: 'Writing Test' }, 'short_update'),
    ),
    does('Move Caoimhe to Recruiter Chat, her references check out.', move('caoimhe', 'Recruiter Chat')),
    does('birte smashed the call this morning bump her to recruiter chat', move('birte', 'Recruiter Chat')),
    orElse(
      does('jarlath never sent his test back so hes done reject him', reject('jarlath')),
      calling(reject('jarlath', { reason: 'never sent his test back' })),
    ),
    does("noreen can't do eleven tomorrow push her interview to two", reschedule('nor', '2026-07-08T14:00')),
    does(
      "right so caoimhe isn't going to work out uh she has no proofs to show so reject her and use the editorial no",
      reject('caoimhe', { message_template: 'editorial_no', reason: 'she has no proofs to show' }),
    ),
    does('The cover meeting is dead, take it out.', cancel('cov')),
    does(
      "Sorry, beginner's question: how would I get the writing test brief to Ashok? If you can just send it for me, please do.",
      followUp('ashok', 'writing_test_brief'),
    ),
    does('jarlath ghosted us this morning reject him', reject('jarlath')),
    // Said indirectly
    does('could Caoimhe be advanced to the recruiter chat?', move('caoimhe', 'Recruiter Chat')),
    does('The cover meeting should be extended to two hours.', reschedule('cov', '2026-07-08T14:00', 120)),
    does("I'd be glad to see Luca in the writing test.", move('luca', 'Writing Test')),
    does(
      "Philippe was great on the phone, so let's have him see the editors: Editorial Interview please.",
      move('philippe', 'Editorial Interview'),
    ),
    does(
      'No time to write much, before I forget: Birte speaks Danish. Get that into her file, will you.',
      note('birte', 'Birte speaks Danish|speaks Danish'),
    ),
    does('Philippe should get the writing test brief.', followUp('philippe', 'writing_test_brief')),
    does('Everyone in New could do with a short update.', followUpAll({ stage: 'New' }, 'short_update')),
    does('Could Caoimhe please be put forward for the recruiter chat?', move('caoimhe', 'Recruiter Chat')),
    does('I would ask that you cancel the book fair call.', cancel('fair')),
    does('The book fair call can go, the fair is off.', cancel('fair', 'the fair is off')),
  ],
  railway_aug: [
    does(
      "Edward was hoping to see Marnie at ten tomorrow for half an hour – that's yours to book, please.",
      book('2027-08-13T10:00', 30, 'edward', { about: 'marnie' }),
    ),
    does('Vikas has passed everything, on to the medical – the boss signed it off.', move('vikas', 'Medical')),
    does('The toolbox talk tomorrow is not happening, the crew is in Gympie. Take it off please.', cancel('tool')),
    does(
      'Terrence is the one we want. 88,000, starting 6 September. Please send him the offer.',
      offer('terrence', { salary: 88_000, start_date: '2027-09-06' }),
    ),
    does(
      'Teresa speaks Samoan, would you write that on her file?',
      note('teresa', 'Teresa speaks Samoan|speaks Samoan'),
    ),
    does('Good day to you, kindly see that Jaxon is moved to Pre-screen, with thanks.', move('jaxon', 'Pre-screen')),
  ],
});
