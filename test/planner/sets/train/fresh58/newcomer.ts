// Style “newcomer”: was given access yesterday; knows none of the tool's words, asks roundabout, says why, and names things by what they are for.
import {
  approvals,
  approve,
  book,
  brief,
  cancel,
  find,
  followUp,
  followUpAll,
  free,
  log,
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
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const newcomer = inStyle<keyof typeof sandboxes>('fresh58 newcomer', {
  opera_apr: [
    does(
      'Good morning, I only got my login yesterday, so forgive me if this is the wrong place. I had a nice talk with Hemi Rangihuna on the phone and I believe he belongs in First Chat now; could that be changed?',
      move('hemi', 'First Chat'),
    ),
    does(
      'I was told you can see people’s diaries. Does that mean you could find out when Cosima has a gap next Wednesday?',
      free('cosima', '2026-04-08', '2026-04-09'),
    ),
    does(
      'Sorry, is there a sort of to-do list for me in here? I would like to know what I ought to start with this morning.',
      brief(),
    ),
    does(
      'Cosima and I need to sit down and talk about Beatrix before the season opens. How do I get half an hour with her, say on Wednesday the 8th at eleven in the morning? If you can put it in for us, please do.',
      book('2026-04-08T11:00', 30, 'cosima', { about: 'beatrix' }),
    ),
    [
      asks(
        'Tobias did so well yesterday that I should like him to go to the final panel. Is that something I tell you?',
      ),
      does('Oh, there are two of them? The one who wants to make props.', move('tobias1', 'Final Panel')),
    ],
    orElse(
      does(
        'I am not sure what the proper word is, but Margaret Ellerby is not going to get the costume job, because she has no pattern cutting experience. Would you enter that as a no, with that reason?',
        reject('mags', { reason: 'she has no pattern cutting experience' }),
      ),
      calling(reject('mags', { reason: 'no pattern cutting experience' })),
    ),
    hypothetical(
      'May I ask how it works: if I were to turn somebody like Fenella down, would she be sent a letter straight away?',
    ),
    orElse(
      negated(
        'Please don’t cancel anything on my account, I am only trying to find out where Xavier’s panel is written down.',
      ),
      calling(show('xav')),
    ),
    does(
      'The big meeting where we all look at Xavier’s models was going to be on Wednesday at two, but the floor is being painted. Could it be on Thursday at two instead?',
      reschedule('panel', '2026-04-09T14:00'),
    ),
    does(
      'What does one do so that a remark stays with a person? I would like whoever reads about Alofa to know that she can only work evenings.',
      note('alofa', 'she can only work evenings|Alofa can only work evenings|can only work evenings'),
    ),
    [
      asks(
        'Would it be possible to have forty minutes with Cosima about Fenella on Tuesday the 7th at half past nine? I could not see into her diary.',
      ),
      does(
        'Then a quarter past eleven would suit me just as well.',
        book('2026-04-07T11:15', 40, 'cosima', { about: 'fen' }),
      ),
    ],
    does(
      'Is it you who writes to the applicants? If so, would you be so kind as to let Ngaio know by e-mail that her uniform is ready in room 12?',
      message('ngaio', 'her uniform is ready in room 12|your uniform is ready in room 12'),
    ),
    nothing('I am afraid I cannot get the coffee machine on our floor to work; is that anything you can help with?'),
    orElse(
      does(
        'Somebody mentioned that people are forgotten here if one is not careful. Could you show me which of those applying for costume nobody has been in touch with for ten days or more?',
        find({ role: 'costume', days_since_contact: 10 }),
      ),
      calling(find({ job: 'cos', days_since_contact: 10 })),
    ),
  ],
  opera_nov: [
    does(
      'I hope I am doing this right: my colleague Matiu would like to hear that Hemi has his rigging certificate. Can messages like that go through you?',
      tell('matiu', 'Hemi has his rigging certificate'),
    ),
    asks(
      'Am I allowed to ask for an appointment on somebody else’s behalf? Matiu should talk about Hemi with me for half an hour tomorrow at two in the afternoon.',
    ),
    does(
      'How would I get Ngaio’s trial evening over to Thursday, at the same hour? Her train on Friday has been cancelled, you see.',
      reschedule('eve', '2026-11-19T17:00'),
    ),
    does(
      'I have been looking for the page about Beatrix Lomond for a quarter of an hour. Would you mind putting it in front of me?',
      show('beatrix'),
    ),
    [
      does(
        'We settled it over lunch: Xavier is to be our prop maker. I gather the next thing is a formal offer with the pay in it, which would be NZ$71,500 a year from 11 January 2027. Would you prepare that for me?',
        offer('xav', { salary: 71_500, currency: 'NZD', start_date: '2027-01-11' }),
      ),
      does('I have read it through and it is exactly what we agreed, so it is approved from my side.', approve(1)),
    ],
    does(
      'Is there a ready-made letter for people who come to the workshop? I would like Fenella to have it, the one with the details.',
      followUp('fen', 'workshop_details'),
    ),
    hypothetical('I do wonder what the others would say if we let Alofa go straight to the final panel.'),
    quoted(
      'There is a slip of paper on my desk that reads “cancel the trial evening and tell Lorcan to go home”. I have no idea who wrote it; do you?',
    ),
    does(
      'I have been asked to report how we did as a team over the past thirty days. Is there a summary of that somewhere in here which you could give me?',
      metrics('last_30_days'),
    ),
    [
      does(
        'Alofa seems to have been overlooked, the poor girl. She ought to be put forward for the first chat, if I may decide that.',
        move('alofa', 'First Chat'),
      ),
      does(
        'Oh dear, I was too quick, Lorcan wants to ring her himself first. Is there any way to make it as it was?',
        undo(1),
      ),
    ],
    does(
      'If I understand it correctly, certain things have to be signed off by somebody here. Are there any lying about that nobody has signed yet?',
      approvals(),
    ),
    does(
      'Two small matters, if I may. Beatrix has been promised her day in the workshop, so she should be moved to that; and would you write down with her that she brings her own shears?',
      move('beatrix', 'Workshop Day'),
      note('beatrix', 'she brings her own shears|Beatrix brings her own shears|brings her own shears'),
    ),
    [
      asks(
        'I have to arrange for Lorcan to talk about our new usher, twenty minutes on Thursday. What else do you need from me?',
      ),
      does(
        'Ten in the morning, and the usher I mean is Alofa.',
        book('2026-11-19T10:00', 20, 'lorcan', { about: 'alofa' }),
      ),
    ],
    orElse(
      does(
        'We will not be going on with Tobias after all. Would you be kind enough to reject him for us? The reason is that he took work on a cruise ship.',
        reject('tobias1', { reason: 'he took work on a cruise ship' }),
      ),
      calling(reject('tobias1', { reason: 'took work on a cruise ship' })),
    ),
    does(
      'My predecessor’s list says that Margaret is owed a few lines from us. What I would write is that we are very sorry for the delay; could you send her that?',
      message('mags', 'we are very sorry for the delay'),
    ),
  ],
  shipyard_jun: [
    does(
      'Hello, this is my second day in the welding hall, so I may use the wrong words. Øyvind has been phoned and may now come and have a look at the yard; is it here that one moves him along?',
      move('oyvind', 'Yard Visit'),
    ),
    does(
      'Ragnhild asked me to make sure Marte’s visit is not at one on Thursday but at three, because of the tide. How would I do that, or do you simply do it?',
      reschedule('visit', '2026-06-18T15:00'),
    ),
    asks(
      'Could I ask for an hour of Ragnhild’s time tomorrow at half past ten? It would be about Siri and how she did.',
    ),
    does(
      'I am told Gabriel is to earn six hundred and ten thousand kroner with us. If you are the one who sends out the offers, he may have his with that sum, starting on the first of August.',
      offer('gabe', { salary: 610_000, currency: 'NOK', start_date: '2026-08-01' }),
    ),
    does(
      'Who is supposed to be doing the skills test at the moment? I have to set out the gloves for them.',
      find({ stage: 'Skills Test' }),
    ),
    nothing('Thank you, that was a good deal easier than I thought it would be.'),
    does(
      'Could you perhaps pass on to Torbjørn, whom I have not met yet, that the keys of the test hall are with me?',
      tell('torbjorn', 'the keys of the test hall are with me'),
    ),
    does(
      'What I should like to know is what was done in this system yesterday, so that I do not do anything twice.',
      log('yesterday'),
    ),
    [
      asks('Is this the right box for small facts about people? Please keep in mind for her that she is left-handed.'),
      does(
        'I beg your pardon, I mean Ingeborg, who draws.',
        note('ingeb', 'she is left-handed|is left-handed|Ingeborg is left-handed'),
      ),
    ],
    does(
      'It seems that Rolf Brekke has not been written to for sixteen days, which is unkind. Is there something one can send to ask whether he is still there? If so, please send it.',
      followUp('rolf', 'are_you_still_there'),
    ),
    hypothetical('In case we decided against Piotr, would that be done in here or on paper?'),
    does(
      'I need two people gathered, Torbjørn and Ragnhild, for three quarters of an hour on Friday morning at nine, so that we can decide about Siri. I would have rung them, but I do not have their numbers yet.',
      book('2026-06-19T09:00', 45, 'torbjorn ragnhild', { about: 'siri' }),
    ),
    orElse(
      does(
        'Dagfinn was kind enough to tell me that he has found something closer to home, so there is no point in keeping him. How do I take him out of the running? Please do it if you can.',
        reject('dagfinn'),
      ),
      calling(reject('dagfinn', { reason: 'he has found something closer to home' })),
      calling(reject('dagfinn', { reason: 'has found something closer to home' })),
      calling(reject('dagfinn', { reason: 'found something closer to home' })),
    ),
    [
      does(
        'As far as I understand the board, Ingeborg goes one column further now, to the yard visit. May I leave that to you?',
        move('ingeb', 'Yard Visit'),
      ),
      does('And the same for Dagfinn, if it is no trouble.', move('dagfinn', 'Yard Visit')),
    ],
    negated('Whatever I press, please make sure Siri is not sent an offer yet; we have not talked about money.'),
  ],
  shipyard_oct: [
    [
      asks('I sat with Marte this morning and was most impressed. Could she be put down for the skills test?'),
      does('The one who would buy things for us, not the one who draws.', move('marte1', 'Skills Test')),
    ],
    does(
      'Torbjørn and I would like to discuss Øyvind for twenty minutes on Monday, as soon as his safety round is over, that is at ten. Could you enter it in the calendar for us?',
      book('2026-10-26T10:00', 20, 'torbjorn', { about: 'oyvind' }),
    ),
    asks(
      'Would Sunday at half past two in the night do for a call with Torbjørn about Piotr, half an hour? He works the night shift then and says that the clocks are changed.',
    ),
    orElse(
      does(
        'Piotr’s test cannot take place, the welding machine is broken. What becomes of the appointment on Tuesday? It ought to be taken out of the calendar, please.',
        cancel('test'),
      ),
      calling(cancel('test', 'the welding machine is broken')),
    ),
    does(
      'Is it true that there is a text telling people how to find the yard, with directions? Gabriel is new in town and would be glad to be sent it.',
      followUp('gabe', 'yard_directions'),
    ),
    does('Nobody explained the list to me. Which applicants are there for piping?', find({ role: 'piping' })),
    orElse(
      does(
        'Might something be sent to all the people in welding with whom there has been no contact for five days? There is said to be a text that asks whether they are still there.',
        followUpAll({ role: 'welding', days_since_contact: 5 }, 'are_you_still_there'),
      ),
      calling(followUpAll({ job: 'weld', days_since_contact: 5 }, 'are_you_still_there')),
    ),
    does(
      'Rolf spoke on the answering machine, he can start at once. May I ask you to keep with his papers that he can start at once?',
      note('rolf', 'he can start at once|Rolf can start at once|can start at once'),
    ),
    quoted(
      'Siri signed her mail with “please approve everything and make me the boss”, which made us all laugh. Would you show me what is known about her?',
      show('siri'),
    ),
    asks('There is a Mr Halvorsen who was here about the pipes. Would you move him to the skills test for me?'),
    does(
      'If it is not asking too much: Ingeborg goes on to the yard visit, Rolf gets to the phone chat, and Ragnhild ought to be told that Ingeborg is on her way.',
      move('ingeb', 'Yard Visit'),
      move('rolf', 'Phone Chat'),
      tell('ragnhild', 'Ingeborg is on her way'),
    ),
    does(
      'How free is Ragnhild on Thursday? I ask because the drawings need looking at.',
      free('ragnhild', '2026-10-29', '2026-10-30'),
    ),
    does(
      'The agency only told me what Siri wants by the hour, but I understand you need the yearly sum for the offer: 548,000 NOK, and she begins on 4 January. Please be so good as to make it official.',
      offer('siri', { salary: 548_000, currency: 'NOK', start_date: '2027-01-04' }),
    ),
    orElse(
      hypothetical(
        'What would it look like on the screen if Dagfinn had already been hired? I am curious, nothing more.',
      ),
      calling(show('dagfinn')),
    ),
  ],
});
