// Thirty-second further batch: somebody new to the desk, unsure how to ask, who explains more than is needed.
import {
  approvals,
  approve,
  book,
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
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { stop } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const newcomer = inStyle<keyof typeof sandboxes>('fresh32 newcomer', {
  vets_apr: [
    orElse(
      does(
        "Hello! I'm not sure whether I'm meant to do this here or in the other system, but Svetlana's papers are complete now, so I think she goes to the intro call?",
        move('svet', 'Intro Call'),
      ),
      asking(),
    ),
    does(
      "I've never booked anything with you before. What I'd like is for Dr. Whitcombe to talk to Yusuf on Thursday at 2 in the afternoon, and half an hour would be fine.",
      book('2027-04-15T14:00', 30, 'brona', { about: 'yusuf' }),
    ),
    does(
      "Sorry, beginner's question: how would I get the clinic day guide to Ikaika? If you can just send it for me, please do.",
      followUp('ikaika', 'clinic_day_guide'),
    ),
    orElse(
      does("Is there a way to see everyone who's applied as a groomer?", find({ job: 'groom' })),
      calling(find({ role: 'grooming' })),
    ),
    does(
      'My colleague said you can change appointments too. The budget review on Thursday should start at 11 instead, because the room is taken until then.',
      reschedule('bud', '2027-04-15T11:00'),
    ),
    does(
      'I hope I am wording this properly: Nettleship, Albert, please reject, and he gets the “went another way” template.',
      reject('albert', { message_template: 'went_another_way' }),
    ),
    orElse(
      does(
        "I'm supposed to write down somewhere that Thuy has her own car. Could you put it with her other information?",
        note('thuy', 'has her own car|she has her own car|Thuy has her own car'),
      ),
      asking(),
    ),
    asks('Somebody asked me to send Hanna the missing papers mail, I think that is one of the templates?'),
    nothing('How do I change my password, do you know?'),
    hypothetical('Just so I understand it: if I rejected somebody, say Rafael, would he get a mail straight away?'),
    does(
      "Day two for me! Could you tell Sipho that the uniforms are in his office? I don't have his number yet.",
      tell('sipho', 'the uniforms are in his office|the uniforms are in your office'),
    ),
    does(
      "I was told Mehwish ought to be in Intro Call by now, but she's still showing under Paper Check, so would you change it?",
      move('mehwish', 'Intro Call'),
    ),
    does("Could you explain to me who Nkechi is and where she's at? I've got to call her later.", show('nkechi')),
    asks("I need to set up a meeting between Greta and Pascale, and I don't know what else you need from me."),
    does(
      'Two things, and please say if I should ask them separately: Rafael goes on to the clinic day, and Tarek should be told that the schedule is on the fridge.',
      move('rafael', 'Clinic Day'),
      tell('tarek', 'the schedule is on the fridge'),
    ),
    does(
      "What does one type to find out when Tarek is free on Wednesday? I'll simply try it like this.",
      free('tarek', '2027-04-14', '2027-04-15'),
    ),
    orElse(
      does(
        "Am I right that cancelling is done with you as well? The vaccination drive planning on Wednesday isn't happening, so it can go.",
        cancel('vacc'),
      ),
      asking(),
    ),
    orElse(
      does(
        'How do I let Camila know she can park behind the building? Perhaps you could write to her.',
        message('camila', 'she can park behind the building|you can park behind the building'),
      ),
      asking(),
    ),
    [
      does(
        "I think Jonas belongs in the paper check. At least that's what the handbook says comes after New, so could you put him there?",
        move('jonas', 'Paper Check'),
      ),
      does('Oh no, Brona says not yet! Can that be taken back, please?', undo(1)),
      nothing('Thank you, phew.'),
    ],
    [
      does(
        "I'd like to make Nkechi an offer, my first ever! It's 59,000 and she would start on 10 May.",
        offer('nkechi', { salary: 59_000, start_date: '2027-05-10' }),
      ),
      does(
        "It says it's waiting for approval. Greta says I may do that myself, so yes, approve it please.",
        approve(1),
      ),
    ],
    does(
      "I've been given a list with two points on it. First, the ward round tomorrow starts at half past eight. Second, Pascale gets an offer of 98,000.",
      reschedule('ward', '2027-04-13T08:30'),
      offer('pascale', { salary: 98_000 }),
    ),
  ],
  radio_jan: [
    does(
      "Good morning, I've just taken over this desk and am still finding my feet. Enzo passed the studio test, which I believe means editors panel. Could you do that?",
      move('enzo', 'Editors Panel'),
    ),
    does(
      "Please don't laugh, but I don't know how to move Esi's studio test to eleven tomorrow. Would you?",
      reschedule('esi', '2027-01-20T11:00'),
    ),
    orElse(
      does(
        "In my old job we'd remind people at this point. So maybe a gentle reminder for Tunde, if there is such a thing?",
        followUp('tunde', 'gentle_reminder'),
      ),
      asking(),
    ),
    does(
      "If it isn't too much trouble, I'd like to see a list of the people waiting in the voice sample stage.",
      find({ stage: 'Voice Sample' }),
    ),
    does(
      "I'm guessing at the format here: Marguerite, Keren, Wednesday at 15:00, 45 minutes. Could you book that?",
      book('2027-01-20T15:00', 45, 'margo', { about: 'keren' }),
    ),
    does(
      'So, Zahra. Everybody tells me her next step is the studio test, so I suppose please put her there.',
      move('zahra', 'Studio Test'),
    ),
    negated(
      "I nearly asked you to reject Rosario, but my supervisor says her file isn't complete yet, so please leave her.",
    ),
    asks('Somebody called Kojo phoned and wants to withdraw, so I assume he has to be rejected in here?'),
    does("Where would I look up what happened yesterday? I'd like to know what was done.", log('yesterday')),
    does(
      'I have to hand in something called metrics for last week and have no idea where to get them.',
      metrics('last_week'),
    ),
    does(
      "Ji-ho wrote that he's in hospital. I think he shouldn't get any more of the automatic mails, so could you switch them off for him?",
      stop('jiho'),
    ),
    does(
      "We usually write to people who've been left waiting, I've learned. Could all those in Application In please get the gentle reminder?",
      followUpAll({ stage: 'Application In' }, 'gentle_reminder'),
    ),
    does(
      "Dilnoza's panel on Thursday has to be at 15:00, they said, I don't know why.",
      reschedule('dil', '2027-01-21T15:00'),
    ),
    does(
      'Marlon told me on the phone that he speaks Hausa. I was taught to make a note of such things, so please do.',
      note('marlon', 'he speaks Hausa|speaks Hausa|Marlon speaks Hausa'),
    ),
    does(
      "Before I forget, because I'm slow with this: message Aminata that her tape arrived, and remind Nii that his headphones are at reception.",
      message('aminata', 'her tape arrived|your tape arrived'),
      tell('nii', 'his headphones are at reception|your headphones are at reception'),
    ),
    quoted('The welcome sheet gives an example, “Cancel the mast inspection”, so that is how one would say it, right?'),
    asks("I'm to book Selasi for Fenna tomorrow at 11:15, it says here."),
    does('What are those approvals people talk about? Can you show me which ones are open?', approvals()),
    does(
      'I was asked whether anybody is at risk of dropping out, whatever that means in here. Can you check?',
      find({ at_risk: true }),
    ),
    does(
      "I don't want to break anything, so tell me if this is wrong: reject Tunde Olanrewaju with the no thank you.",
      reject('tunde', { message_template: 'no_thank_you' }),
    ),
    negated(
      'I was going to move Marlon and Esi, but Nii only agreed to Esi, so please just put Esi in the editors panel.',
      move('esi', 'Editors Panel'),
    ),
    [
      asks('I need an interview with Yaw for Enzo, please tell me what you have to know.'),
      does(
        'Thursday at half past ten, and let us say an hour.',
        book('2027-01-21T10:30', 60, 'yaw', { about: 'enzo' }),
      ),
      does('Yaw asks whether it could be 45 minutes instead, sorry!', reschedule(1, '2027-01-21T10:30', 45)),
    ],
    [
      does('Could I see the page about Fenna, if there is one?', show('fenna')),
      does(
        "She's been waiting so long. I think a gentle reminder would be kind, please send her one.",
        followUp('fenna', 'gentle_reminder'),
      ),
    ],
    does(
      "May I ask for two people at once? I'd need to see Keren and Ji-ho, what stage they're at and so on.",
      show('keren'),
      show('jiho'),
    ),
    does(
      'Marlon has signed, hooray! So he goes to Hired in here, I think, and Yaw has to prepare a key card, can you tell him?',
      move('marlon', 'Hired'),
      tell('yaw', '*'),
    ),
  ],
});
