// Forty-seventh further batch: between two bells, in lower case and with slips of the thumb.
import {
  approvals,
  book,
  cancel,
  find,
  followUp,
  free,
  log,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
} from '../../../calls.ts';
import { asks, does, hypothetical, inStyle, negated, nothing, quoted } from '../../../says.ts';
import { decodes, runs, score, stop } from '../rare-calls.ts';

export const hurried = inStyle('fresh47-hurried', {
  cityschools_may: [
    does(
      'nayeli -> panel, book her w ezekiel fri 9am 45 min',
      move('nayeli', 'Panel Interview'),
      book('2027-05-21T09:00', 45, 'ezekiel', { about: 'nayeli' }),
    ),
    does('whats up w maribel', show('maribel')),
    does('cancle edith thurs demo n send her the checking in one', cancel('edi'), followUp('edith', 'checking_in')),
    does(
      'moev hyacinth n paloma to screening call',
      move('hyacinth', 'Screening Call'),
      move('paloma', 'Screening Call'),
    ),
    does('lucinda n priscilla free tmrw?', free('lucinda priscilla', '2027-05-18', '2027-05-19')),
    does('ping ezekiel: room 12 is taken weds', tell('ezekiel', 'room 12 is taken weds')),
    does(
      'credential req to lamar + paloma pls',
      followUp('lamar', 'credential_request'),
      followUp('paloma', 'credential_request'),
    ),
    does(
      'resch osvaldos call to 10 weds n shirins to 1030 thurs',
      reschedule('osv', '2027-05-19T10:00'),
      reschedule('shi', '2027-05-20T10:30'),
    ),
    does('finnegan offer 39500 start jun 21', offer('finnegan', { salary: 39500, start_date: '2027-06-21' })),
    asks('mv osvaldo to the driving test stage'),
    does(
      'robert e passd his prints, mv him to offer n tell gwendolyn',
      move('robert', 'Offer'),
      tell('gwendolyn', '*'),
    ),
    asks('taylor to panel'),
    asks('book jorge w gwendolyn weds'),
    asks('cxl the interview w hortensia'),
    negated('dont mv corwin yet lucinda isnt sure'),
    negated('no mails to anyone in food services pls, kitchen is on strike'),
    nothing('did the note for tamsin already, thx'),
    hypothetical('cld we even reject ppl at fingerprinting?'),
    quoted('lucinda goes "just offer delphine 70k" lol she doesnt have the budget'),
    does(
      'panel invite 2 xiomara n note that she needs a ramp',
      followUp('xiomara', 'panel_invite'),
      note('xiomara', 'she needs a ramp|needs a ramp'),
    ),
    does(
      'soledad n tamsin - credental check pls',
      move('soledad', 'Credential Check'),
      move('tamsin', 'Credential Check'),
    ),
    does('shirin call thurs half hr earlier', reschedule('shi', '2027-05-20T15:30')),
    does('any1 not heard frm us in 2 wks', find({ days_since_contact: 14 })),
    does('txt anselm: bring 2 copies of your license', message('anselm', 'bring 2 copies of your license')),
    decodes('wats 68W army good for here', ['68W'], { branch: 'Army' }),
    does('how many sped aides in the pipline', find({ job: 'sped' })),
    does('score leopold n show me his file', score('leopold'), show('leopold')),
    does('stop the sequence 4 dwight, he called', stop('dwight')),
  ],
  cityschools_aug: [
    asks('book maribel w desmond mon 10'),
    does(
      'jorge mon call -> tues same time, n tell him sorry',
      reschedule('jos', '2027-08-17T09:30'),
      message('jorge', '*'),
    ),
    does('appprovals + what went out today', approvals(), log('today')),
    does(
      'xiomara said yes!! move her to hired n note that she starts the 23rd',
      move('xiomara', 'Hired'),
      note('xiomara', 'she starts the 23rd'),
    ),
    does(
      'maribel panel tmrw at 2 not 130, ping gwendolyn',
      reschedule('map', '2027-08-13T14:00'),
      tell('gwendolyn', '*'),
    ),
    does(
      'mv corwins demo tmrw to 3 n send him the guide again',
      reschedule('cod', '2027-08-13T15:00'),
      followUp('corwin', 'demo_lesson_guide'),
    ),
    does('find ezekiel n lucinda 1hr mon', free('ezekiel lucinda', '2027-08-16', '2027-08-17', 60)),
    does('reject tamsin, no mail, n cancel her call tmrw', reject('tamsin'), cancel('tas')),
    runs('run the adp sync', 'adp', 'ADP', 'adp sync'),
  ],
});
