// In the clinics: lists and what is done with them, several things at once, and people who are meant by a pronoun.
import { calm, done, idle, talk, type TalkScript, told } from './talk.ts';

export const clinicLists: readonly TalkScript[] = [
  talk(
    'the second one, then the other',
    told("who's in phone screen for the ophthalmic technician job?", 'Maria Santos', 'Kim Soto'),
    done('move the second one to skills check', /^(msantos|kim): Phone Screen → Skills Check$/),
    done('and the other one too', /^(msantos|kim): Phone Screen → Skills Check$/),
    done('undo both', 'msantos: Skills Check → Phone Screen', 'kim: Skills Check → Phone Screen'),
  ),
  talk(
    'all except one, then her too',
    told('List everyone in Reference Check', 'Irene Petrov', 'Monique Dufour', 'Peter Lund', 'Dana Rourke'),
    done(
      'Send them all the reference_request template except Dana',
      'mail to irene: Two references, please',
      'mail to monique: Two references, please',
      'mail to peter: Two references, please',
    ),
    done('ok Dana too', 'mail to dana: Two references, please'),
    idle('perfect, thanks'),
  ),
  talk(
    'a week without contact',
    {
      ...told(
        "Which candidates haven't heard from us in 7 days or more?",
        'Jamal Whitaker',
        'Grant Mercer',
        'Natasha Bloom',
        'Wendy Ames',
        'Yuki Tanaka',
      ),
      hides: ['Kim Soto', 'Philip Osei'],
    },
    done(
      'send still_interested to all of them but Grant',
      'mail to jamal: Still interested, Jamal?',
      'mail to tasha: Still interested, Natasha?',
      'mail to wendy: Still interested, Wendy?',
      'mail to yuki: Still interested, Yuki?',
    ),
    calm('who did that go to?', /Jamal/, /Yuki/),
  ),
  talk(
    'move, book and mail in one',
    done(
      'Move Thomas to phone screen, book 30 minutes with Lena tomorrow at 2pm and send him the screen_invite template',
      'thomas: Applied → Phone Screen',
      'booked lena on thomas, Thu 10 14:00, 30 min',
      'mail to thomas: A short call about Ophthalmic Technician',
    ),
    done('actually make it 3pm', 'moved lena on thomas, Thu 10 14:00, 30 min → lena on thomas, Thu 10 15:00, 30 min'),
    calm('What did you just do?', /Thomas/),
    idle('thanks!'),
  ),
  talk(
    'her hiring manager',
    done('Move Carla to Skills Check', 'carla: Phone Screen → Skills Check'),
    done(
      'Book 45 minutes for her with her hiring manager on Friday at 10am',
      'booked sunita on carla, Fri 11 10:00, 45 min',
    ),
    done('and add a note: strong on ICD-10 coding', /^note on carla: .*strong on ICD-10 coding/i),
    told('what stage is she in now?', 'Skills Check'),
  ),
  talk(
    'the same for others',
    done('send kim the still_interested mail', 'mail to kim: Still interested, Kim?'),
    done('same for natasha', 'mail to tasha: Still interested, Natasha?'),
    done('and grant', 'mail to grant: Still interested, Grant?'),
    idle('ty'),
  ),
  talk(
    'nicknames',
    done('move raj to skills check', 'raj: Phone Screen → Skills Check'),
    done('same for ellie', 'ellie: Applied → Skills Check'),
    done('hm, ellie back to applied pls', 'ellie: Skills Check → Applied'),
  ),
  talk(
    'how many, who, and both',
    told('How many people are in Applied for Front Desk Coordinator?', /\b(2|two)\b/i),
    told('Who are they?', 'Maria Kowalski', 'Wendy Ames'),
    done('Move them both to Phone Screen', 'mkowalski: Applied → Phone Screen', 'wendy: Applied → Phone Screen'),
    done(
      'send both of them the screen_invite',
      'mail to mkowalski: A short call about Front Desk Coordinator',
      'mail to wendy: A short call about Front Desk Coordinator',
    ),
  ),
  talk(
    'at risk',
    told("who's at risk right now?", 'Jamal Whitaker', 'Yuki Tanaka', 'Grant Mercer'),
    told('what stage is Yuki in?', 'Applied'),
    done('move her to phone screen', 'yuki: Applied → Phone Screen'),
    { ...told('let her hiring manager know'), asks: 'either' },
  ),
  talk(
    'the first free time',
    { ...told('When is Joel free tomorrow?'), calls: ['find_free_slots'], given: { with: ['u_joel'] } },
    done('book the first one for Kevin Doyle, 30 minutes', /^booked joel on kdoyle, Thu 10 \d\d:\d\d, 30 min$/),
    calm('when is that again?', /Kevin Doyle|Joel|Thu/),
    done('cancel it again please, he has withdrawn', /^called off joel on kdoyle, Thu 10 /),
  ),
  talk(
    'short and without care',
    done('mv jamal to onsite interview pls', 'jamal: Skills Check → Onsite Interview'),
    done('n put in 1 hr w lena mon at 2pm for him', 'booked lena on jamal, Mon 14 14:00, 60 min'),
    done('oops meant tues', 'moved lena on jamal, Mon 14 14:00, 60 min → lena on jamal, Tue 15 14:00, 60 min'),
  ),
  talk(
    'a meeting of today',
    told("When is Olivia's phone screen?", /15:30|3:30/),
    done(
      'push it back half an hour',
      'moved sunita on olivia, Wed 9 15:30, 30 min → sunita on olivia, Wed 9 16:00, 30 min',
    ),
    done('Cancel it, she called in sick', 'called off sunita on olivia, Wed 9 16:00, 30 min'),
    calm('who else does Sunita see today?'),
  ),
  talk(
    'one person, then her interview',
    told('Show me Aisha Farah', 'Optometrist', 'Onsite Interview'),
    told('Who is interviewing her?', /Lena/),
    done(
      'Move the interview to 10am the same day',
      'moved lena beth on aisha, Tue 15 09:00, 60 min → lena beth on aisha, Tue 15 10:00, 60 min',
    ),
    done('undo that', 'moved lena beth on aisha, Tue 15 10:00, 60 min → lena beth on aisha, Tue 15 09:00, 60 min'),
  ),
  talk(
    'who has waited longest',
    told('who do we have for surgery center nurse?', 'Kevin Nguyen', 'Brett Sandoval', 'Monique Dufour', 'Yuki Tanaka'),
    calm('which of them has waited longest?', 'Yuki'),
    done('send Yuki the still_interested template', 'mail to yuki: Still interested, Yuki?'),
  ),
  talk(
    'two people, two stages',
    done(
      'Move Carla to Skills Check and Philip to Phone Screen',
      'carla: Phone Screen → Skills Check',
      'philip: Applied → Phone Screen',
    ),
    done('Sorry, Philip should go to Skills Check too', 'philip: Phone Screen → Skills Check'),
    done('undo the last one', 'philip: Skills Check → Phone Screen'),
  ),
];
