// Forty-sixth further batch: the same people with their thumbs, on the stairs.
import {
  approvals,
  book,
  cancel,
  find,
  followUp,
  free,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, nothing, quoted } from '../../../says.ts';
import { decodes, stop } from '../../train/rare-calls.ts';

export const thumbs = inStyle('fresh46-thumbs', {
  islehotels_apr: [
    does('mv pilar n ciara bannon to trial shift', move('pilar', 'Trial Shift'), move('ciara1', 'Trial Shift')),
    does(
      'resched halimas phone screen to thurs 9 n send her the interview invite',
      reschedule('hal', '2027-04-15T09:00'),
      followUp('halima', 'interview_invite'),
    ),
    does(
      'whos in checks and is there anyone new for events coordinator',
      find({ stage: 'Checks' }),
      find({ job: 'evt', stage: 'New' }),
    ),
    does('cna you book mei-ling w benedetta fri 10 30min', book('2027-04-16T10:00', 30, 'benedetta', { about: 'mei' })),
    does(
      'cancl the screen w matteo fri n send him still interested',
      cancel('mat'),
      followUp('matteo', 'still_interested'),
    ),
    asks('set up smth w ikenna n casimir'),
    does('slots fintan + shauna weds', free('fintan shauna', '2027-04-14', '2027-04-15')),
    does('pls bin jakub n vasile, no letters', reject('jakub'), reject('vasile')),
    does(
      'tell fintan jolanta did great last nite n move her to checks',
      tell('fintan', 'jolanta did great last nite'),
      move('jolanta', 'Checks'),
    ),
    asks('sean to trial shift'),
    negated('dont send rasmus anything yet'),
    does('nite auditors - who we got', find({ job: 'night' })),
    does(
      'mei-ling offer 36k start 4 may, freya 61k start 10 may',
      offer('mei', { salary: 36000, start_date: '2027-05-04' }),
      offer('freya', { salary: 61000, start_date: '2027-05-10' }),
    ),
    does(
      'tadgh has his own knives, pls add as note',
      note('tadhg', 'has his own knives|he has his own knives|tadgh has his own knives|tadhg has his own knives'),
    ),
    does(
      'rasmus screen today 30 mins later, n lemme see his file',
      reschedule('ras', '2027-04-13T15:30'),
      show('rasmus'),
    ),
    nothing('fintan rang vasile himself so all good there'),
  ],
  islehotels_oct: [
    does('aprovals for me?', approvals()),
    does('free hr for casimir n shauna fri pm', free('casimir shauna', '2027-10-08', '2027-10-09', 60)),
    does('vasile + donal to intervew pls, both good', move('vasile', 'Interview'), move('donal', 'Interview')),
    asks('book halima w fintan tmrw'),
    does('stop the sequence for jakub', stop('jakub')),
    does('bronagh passed her cheks -> offer stage, tell shauna', move('bronagh', 'Offer'), tell('shauna', '*')),
    hypothetical('wld it be daft to reject oisin now'),
    does('anyone quiet > 2 wks', find({ days_since_contact: 14 })),
    decodes('wat can a 92G do for us in civvy terms', ['92G'], { guessed: 'Army' }),
    quoted('casimir: "cancel rasmus tmrw". ignore that, he mixed up the days'),
  ],
});
