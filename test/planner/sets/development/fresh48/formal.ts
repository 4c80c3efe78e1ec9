// Forty-eighth further batch: in full sentences, as a letter would say it.
import { book, cancel, find, followUp, free, move, note, offer, reject, reschedule, tell } from '../../../calls.ts';
import { asks, calling, does, inStyle, negated, orElse, quoted } from '../../../says.ts';
import { decodes } from '../../train/rare-calls.ts';

export const formal = inStyle('fresh48-formal', {
  devices_oct: [
    does('Good morning. Please move Saoirse Keane to the Team Interview stage.', move('saoirse', 'Team Interview')),
    orElse(
      does(
        'Kindly schedule an interview between Saoirse Keane and Farah Siddiqui on Monday, October 26, at 11:00 a.m. for 45 minutes in Conference Room B.',
        book('2026-10-26T11:00', 45, 'farah', { about: 'saoirse', location: 'Conference Room B' }),
      ),
      calling(book('2026-10-26T11:00', 45, 'farah', { about: 'saoirse', location: 'in Conference Room B' })),
    ),
    does(
      'Could you please provide a list of all candidates for the Firmware Engineer requisition?',
      find({ job: 'fw' }),
    ),
    does(
      'Please reschedule the interview with Pilar Echeverría to Friday, October 23, at 2:00 p.m. and inform Farah of the change.',
      reschedule('pil', '2026-10-23T14:00'),
      tell('farah', '*'),
    ),
    does(
      'Please send Hye-jin Seo the reference request, and inform Farah that it has been sent.',
      followUp('hyejin', 'reference_request'),
      tell('farah', '*'),
    ),
    does(
      'I would like to record the following note for Yannick Moreau: he will require relocation assistance.',
      note('yannick', 'he will require relocation assistance'),
    ),
    asks('Please arrange for Daniel to receive the skills test link.'),
    asks('Please schedule an interview for Luca Bianchetti with Mateus Prado tomorrow at 9:30 a.m.'),
    quoted(
      'For your information, the agency wrote to us, "Please reject all remaining assembly candidates," which is not our decision.',
    ),
    does(
      'Would you please decline Kwabena Asante using the regret letter and move Minh Pham to the Recruiter Screen?',
      reject('kwabena', { message_template: 'regret_letter' }),
      move('minh', 'Recruiter Screen'),
    ),
    does(
      'Please inform Wesley that Oscar Lindgren has confirmed his skills test on Friday.',
      tell('wes', 'Oscar Lindgren has confirmed his skills test on Friday'),
    ),
  ],
  devices_feb: [
    does(
      'Please prepare an offer for Rebecca Thornhill with a salary of $58,500 and a start date of March 1, 2027, using the offer package.',
      offer('becky', { salary: 58500, start_date: '2027-03-01', message_template: 'offer_package' }),
    ),
    does(
      'Please determine when Wesley and Ingeborg are both available on Monday.',
      free('wes ingeborg', '2027-02-15', '2027-02-16'),
    ),
    does(
      'Please move Daniel Fuentes to Team Interview, and schedule him with Ingeborg on Tuesday, February 16, at 2:00 p.m. for 45 minutes.',
      move('danielf', 'Team Interview'),
      book('2027-02-16T14:00', 45, 'ingeborg', { about: 'danielf' }),
    ),
    decodes('Please translate the Army code 91B for one of our applicants.', ['91B'], { branch: 'Army' }),
    asks('Please extend an offer to Hye-jin Seo at the salary we agreed upon, beginning March 15.'),
    negated('Devon Whitaker is not to be moved or contacted until further notice.'),
    does(
      'Please cancel the interview with Goran Petrovski tomorrow, notify Mateus accordingly, and send Goran the still interested message.',
      cancel('gor'),
      tell('mateus', '*'),
      followUp('goran', 'still_interested'),
    ),
  ],
});
