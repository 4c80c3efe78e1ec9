// In the clinics: corrections, and answers to what was asked back.
import { asked, calm, done, gated, idle, talk, type TalkScript, told } from './talk.ts';

export const clinicAnswers: readonly TalkScript[] = [
  talk(
    'the other Maria',
    { ...asked('Move Maria to Skills Check'), tells: ['Maria Santos', 'Maria Kowalski'] },
    done('Santos', 'msantos: Phone Screen → Skills Check'),
    done('no wait, the other Maria', 'msantos: Skills Check → Phone Screen', 'mkowalski: Applied → Skills Check'),
  ),
  talk(
    'which Kevin, and for how long',
    { ...asked('book 30 min with joel for kevin fri at 2pm'), tells: ['Kevin Doyle', 'Kevin Nguyen'] },
    done('doyle', 'booked joel on kdoyle, Fri 11 14:00, 30 min'),
    done('45 minutes not 30', 'moved joel on kdoyle, Fri 11 14:00, 30 min → joel on kdoyle, Fri 11 14:00, 45 min'),
    idle('great'),
  ),
  talk(
    'another stage was meant',
    done('Move Ellie to Onsite Interview', 'ellie: Applied → Onsite Interview'),
    done('sorry, I meant phone screen', 'ellie: Onsite Interview → Phone Screen'),
    done('send her the screen_invite', 'mail to ellie: A short call about Clinical Scribe'),
  ),
  talk(
    'a number, then no',
    { ...asked('Reject Kevin'), tells: ['Kevin Doyle', 'Kevin Nguyen'] },
    gated('2', /^reject_candidate k(doyle|nguyen) waits$/),
    gated("no, don't", /^reject_candidate k(doyle|nguyen) waits no longer$/),
  ),
  talk(
    'when, and a day later',
    asked('book an hour with Sunita for Philip'),
    done('mon 1pm', 'booked sunita on philip, Mon 14 13:00, 60 min'),
    done(
      'the day after instead, same time',
      'moved sunita on philip, Mon 14 13:00, 60 min → sunita on philip, Tue 15 13:00, 60 min',
    ),
  ),
  talk(
    'a manager who is busy',
    {
      ...asked('Book Joel and Kevin Doyle tomorrow at 1pm for 30 minutes'),
      tells: [/Joel/, /busy|conflict|not free|taken|already/i],
    },
    done('half past two then', 'booked joel on kdoyle, Thu 10 14:30, 30 min'),
    done('and send Kevin the screen_invite', 'mail to kdoyle: A short call about Dispensing Optician'),
  ),
  talk(
    'forget it',
    asked('send an offer to Kevin'),
    idle('forget it'),
    told("who's in the Offer stage?", 'Leah Goldman'),
    idle('ok thx'),
  ),
  talk(
    'all of it in one answer',
    asked('Schedule a phone screen with Grant'),
    done('tomorrow at 11am, 30 minutes, with Lena', 'booked lena on grant, Thu 10 11:00, 30 min'),
    done('push it to noon', 'moved lena on grant, Thu 10 11:00, 30 min → lena on grant, Thu 10 12:00, 30 min'),
  ),
  talk(
    'put back',
    done('move tasha to onsite interveiw', 'tasha: Phone Screen → Onsite Interview'),
    done("oh wait no, she didn't pass. put her back", 'tasha: Onsite Interview → Phone Screen'),
    told('where is she now?', 'Phone Screen'),
  ),
  talk(
    'nobody of that name',
    { ...asked('Move Gregory Pike to phone screen'), tells: ['Pike'] },
    done('oh sorry, I mean Philip Osei', 'philip: Applied → Phone Screen'),
    done('and note on him that Sunita referred him', /^note on philip: .*Sunita referred/i),
  ),
  talk(
    'a time that has passed',
    asked('book 30 min with lena for kim today at 8am'),
    done('ok 4pm then', 'booked lena on kim, Wed 9 16:00, 30 min'),
    done('hmm make that 4:30', 'moved lena on kim, Wed 9 16:00, 30 min → lena on kim, Wed 9 16:30, 30 min'),
  ),
  talk(
    'a stage that is not there',
    asked('Move Brett to Panel Dinner'),
    done('reference check', 'brett: Onsite Interview → Reference Check'),
    done('then send him the reference_request', 'mail to brett: Two references, please'),
    calm('whats left to do for brett?'),
  ),
  talk(
    'which invitation',
    { ...asked('Send Maria Santos the invite'), tells: [/screen.invite|short call/i, /onsite.invite|your visit/i] },
    done('the screen one', 'mail to msantos: A short call about Ophthalmic Technician'),
    done('no sorry, cancel that mail', 'no mail to msantos: A short call about Ophthalmic Technician'),
    done('and send her the onsite one', 'mail to msantos: Your visit to our clinic'),
  ),
  talk(
    'the later one',
    { ...asked("Move Lena's onsite interview to Wednesday the 16th at 9am"), tells: ['Denise Fowler', 'Aisha Farah'] },
    done('the later one', 'moved lena beth on aisha, Tue 15 09:00, 60 min → lena beth on aisha, Wed 16 09:00, 60 min'),
    calm("and when is Denise's?", /10/),
  ),
  talk(
    'a note on the wrong person',
    done('add a note to Sofia: available from October 1', /^note on sofia: .*available from October 1/i),
    done(
      'no, that was for Helena',
      /^no note on sofia: .*available from October 1/i,
      /^note on helena: .*available from October 1/i,
    ),
    calm('ok what notes does Helena have?', /October 1/i),
  ),
];
