// Thirty-third further batch: somebody who texts between two meetings, at the railway and at the museum.
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
import { asks, does, hypothetical, inStyle, negated, quoted } from '../../../says.ts';
import { perhapsBecause } from './perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const texting = [
  ...inStyle<keyof typeof sandboxes>('fresh33 texting', {
    rail_oct: [
      does('can u bump sushila to phone interview, im in a mtg', move('sushila', 'Phone Interview')),
      does(
        'grab yusra + blessing wed 11am, 30 is plenty',
        book('2026-10-14T11:00', 30, 'yusra', { about: 'blessing' }),
      ),
      does('tadhgs panel needs to go an hr later, yusra stuck on a train (lol)', reschedule('tad', '2026-10-15T16:00')),
      asks('marek is a no btw, close him out'),
      does('simulator briefing to jonas pls before he forgets us', followUp('jonas', 'simulator_briefing')),
      does('whos still in vetting', find({ stage: 'Vetting' })),
      negated('scrap what i said abt renato, dont send him anything yet'),
      does('running 10 late, let dermot know', tell('dermot', '*')),
      does(
        'ioanas vetting came back clean 🎉 put her in offer stage and lmk when dermot is free thurs',
        move('ioana', 'Offer'),
        free('dermot', '2026-10-15', '2026-10-16'),
      ),
      does('k what else is on my plate today', brief()),
      does('lorcan not for us, regret letter', reject('lorcan', { message_template: 'regret_letter' })),
      hypothetical('if we dropped the simulator day for conductors would anyone even notice haha'),
      does(
        'write hyejin: lift is broken use the side door on Amiens St',
        message('hyejin', 'lift is broken use the side door on Amiens St'),
      ),
      asks('set up pascal w renato thurs'),
      does(
        'note on kwabena - has 4 yrs on freight in ghana',
        note('kwabena', 'has 4 yrs on freight in ghana|kwabena has 4 yrs on freight in ghana'),
      ),
      perhapsBecause(
        does('cancel fri safety briefing, pascals in limerick', cancel('saf')),
        'pascals in limerick',
        'pascal is in limerick',
      ),
      does('how long has blessing been waiting on us', show('blessing')),
      does(
        'aoibheann nailed it!! panel for her, vetting docs to samira',
        move('aoibh', 'Panel'),
        followUp('samira', 'vetting_documents'),
      ),
      [
        does('samira to offer stage', move('samira', 'Offer')),
        does('sorry no!! undo', undo(1)),
        does('meant ioana', move('ioana', 'Offer')),
      ],
      [
        asks('dermot needs 20 min w kwabena tmrw'),
        does('1pm', book('2026-10-14T13:00', 20, 'dermot', { about: 'kwabena' })),
      ],
    ],
    science_dec: [
      does('oluf → doc check', move('oluf', 'Document Check')),
      perhapsBecause(
        does('polite decline to idris, file too thin', reject('idris', { message_template: 'polite_decline' })),
        'file too thin',
      ),
      does('book gordon for sunhee mon 1130', book('2026-12-07T11:30', 30, 'gordon', { about: 'sunhee' })),
      asks('elena w haru monday 11?? can u put that in'),
      does('thuys talk on thurs, push to 2pm', reschedule('thu', '2026-12-10T14:00')),
      does(
        'ping everyone sitting in gallery walk w the checkin tmpl',
        followUpAll({ stage: 'Gallery Walk' }, 'warm_regards_checkin'),
      ),
      quoted('haha haru just texted me "reject them all and go home"'),
      does('anything stuck waiting for my ok', approvals()),
      does('hows this month looking numbers wise', metrics('this_month')),
      does(
        'mireille asked abt parking. tell her the basement is free after 5 + note that she drives',
        message('mireille', 'the basement is free after 5'),
        note('mireille', 'she drives|drives|mireille drives'),
      ),
      does('takumis walk can be 3 instead', reschedule('tak', '2026-12-08T15:00')),
      does("tell ngozi bertil's visa is sorted", tell('ngozi', "bertil's visa is sorted")),
      does(
        'paulo n sunhee both need the document request',
        followUp('paulo', 'document_request'),
        followUp('sunhee', 'document_request'),
      ),
      asks('can someone see catalina on weds, shes in town'),
      [
        does(
          'offer catalina 4.2m yen, start jan 12',
          offer('catalina', { salary: 4_200_000, currency: 'JPY', start_date: '2027-01-12' }),
        ),
        does('yep approve', approve(1)),
      ],
      [
        does('when can ngozi do tues', free('ngozi', '2026-12-08', '2026-12-09')),
        does('ok 10 for anjali, 45 min', book('2026-12-08T10:00', 45, 'ngozi', { about: 'anjali' })),
        does('anjali cant, 1030 then', reschedule(2, '2026-12-08T10:30')),
      ],
    ],
  }),
];
