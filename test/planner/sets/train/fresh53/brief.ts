// Fifty-third further batch: talks of somebody who types as little as will do.
import {
  approve,
  book,
  cancel,
  decline,
  find,
  followUp,
  followUpAll,
  free,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../../calls.ts';
import { asks, calling, does, inStyle, nothing, orElse } from '../../../says.ts';
import { health, runs } from '../rare-calls.ts';

const notThisTime = { message_template: 'not_this_time' };

export const brief = inStyle('fresh53-brief', {
  engineers_sep: [
    [
      does('Lin to Technical Interview', move('lin', 'Technical Interview')),
      does('and Omar', move('omar', 'Technical Interview')),
      does('tell Yuki about Lin', tell('yuki', '*')),
    ],
    [
      asks('Sam to Office Day'),
      does('Whelan', move('sam1', 'Office Day')),
      does('book him with Colm Friday 2pm, 1 hour', book('2026-09-18T14:00', 60, 'colm', { about: 'sam1' })),
      does('make it 3', reschedule(2, '2026-09-18T15:00')),
    ],
    [
      does("who's in Received?", find({ stage: 'Received' })),
      does('first two to Paper Sift', move('bronagh', 'Paper Sift'), move('hamish', 'Paper Sift')),
    ],
    [does('reject Nneka, not this time', reject('nneka', notThisTime)), does('approve', approve(1))],
    [
      does(
        'note on Marta: reference from the county council arrived',
        note('marta', 'reference from the county council arrived'),
      ),
      does('same for Luca', note('luca', 'reference from the county council arrived')),
    ],
    [
      does("Omar's chat to 4pm tomorrow", reschedule('omc', '2026-09-15T16:00')),
      does('undo', undo(1)),
      does('I meant Wednesday 4pm', reschedule('omc', '2026-09-16T16:00')),
    ],
    [
      does('when are Colm and Declan free Friday?', free('colm declan', '2026-09-18', '2026-09-19')),
      orElse(
        does('and Ingrid?', free('ingrid', '2026-09-18', '2026-09-19')),
        calling(free('colm declan ingrid', '2026-09-18', '2026-09-19')),
      ),
    ],
    [
      asks('portfolio request to Ana'),
      does('Ferreira', followUp('ana1', 'portfolio_request')),
      does('and Bronagh', followUp('bronagh', 'portfolio_request')),
    ],
    [
      does('cancel Petra Thursday', cancel('pet')),
      does('email her about it', message('petra', '*')),
      does('tell Colm too', tell('colm', '*')),
    ],
    [
      does('Kofi to References', move('kofi', 'References')),
      orElse(does('no, put him back', undo(1)), calling(move('kofi', 'Office Day'))),
    ],
    [
      does('book Dmitri with Ingrid tomorrow 11, 45 min', book('2026-09-15T11:00', 45, 'ingrid', { about: 'dmitri' })),
      does('30 min instead', reschedule(1, '2026-09-15T11:00', 30)),
      does('site visit details to him', followUp('dmitri', 'site_visit_details')),
    ],
    [
      does('tell Thandi the van is booked for Wednesday', tell('thandi', 'the van is booked for Wednesday')),
      does('and Declan', tell('declan', 'the van is booked for Wednesday')),
    ],
    [asks('note for Ana: prefers Revit to AutoCAD'), does('the second one', note('ana2', 'prefers Revit to AutoCAD'))],
    [asks('Sam to References'), does('both', move('sam1', 'References'), move('sam2', 'References'))],
    [asks('move Ana to Offer'), nothing('no, leave it')],
    [
      does('Sam Whelan to References', move('sam1', 'References')),
      orElse(
        does('no, the other Sam', undo(1), move('sam2', 'References')),
        calling(move('sam1', 'Technical Interview'), move('sam2', 'References')),
      ),
    ],
    [
      does('Dmitri with Ingrid Wed 10am 30 min', book('2026-09-16T10:00', 30, 'ingrid', { about: 'dmitri' })),
      does('I meant Thursday', reschedule(1, '2026-09-17T10:00')),
      does('and tell her', tell('ingrid', '*')),
    ],
  ],
  engineers_feb: [
    [
      does('reject Hamish and Tadhg, not this time', reject('hamish', notThisTime), reject('tadhg', notThisTime)),
      does('decline the second', decline(2)),
      does('approve the first', approve(1)),
    ],
    [
      does(
        'offer Kofi €52,000 from 1 March',
        offer('kofi', { salary: 52000, currency: 'EUR', start_date: '2027-03-01' }),
      ),
      orElse(
        does('make it 54,000', offer('kofi', { salary: 54000, currency: 'EUR', start_date: '2027-03-01' })),
        calling(undo(1), offer('kofi', { salary: 54000, currency: 'EUR', start_date: '2027-03-01' })),
        calling(decline(1), offer('kofi', { salary: 54000, currency: 'EUR', start_date: '2027-03-01' })),
      ),
    ],
    [
      does("what's on with Gráinne?", show('grainne')),
      does('move her chat to Wednesday same time', reschedule('gra', '2027-02-17T11:30')),
    ],
    [
      does(
        'Bronagh and Nneka to Technical Interview',
        move('bronagh', 'Technical Interview'),
        move('nneka', 'Technical Interview'),
      ),
      orElse(does('undo Nneka', undo(2)), calling(move('nneka', 'Phone Chat'))),
    ],
    [
      does('who is in References?', find({ stage: 'References' })),
      orElse(
        does('send her checking in', followUp('ana2', 'checking_in')),
        calling(followUpAll({ stage: 'References' }, 'checking_in')),
      ),
    ],
    [
      does("cancel Gráinne's chat", cancel('gra')),
      does("and Nneka's", cancel('nne')),
      does('undo the first one', undo(1)),
    ],
    [
      does('book Bronagh with Yuki Friday 11, 30 min', book('2027-02-12T11:00', 30, 'yuki', { about: 'bronagh' })),
      does('and Tadhg with Thandi at 12', book('2027-02-12T12:00', 30, 'thandi', { about: 'tadhg' })),
      does('interview invite to both', followUp('bronagh', 'interview_invite'), followUp('tadhg', 'interview_invite')),
    ],
    [does('integrations all ok?', health), runs('run the payroll sync', 'payroll', 'payroll sync', 'the payroll sync')],
    [
      does('reject Tadhg, no letter', reject('tadhg')),
      orElse(
        does('ok send him the not this time after all', followUp('tadhg', 'not_this_time')),
        calling(undo(1), reject('tadhg', notThisTime)),
        calling(decline(1), reject('tadhg', notThisTime)),
      ),
    ],
    [
      does('Omar to References', move('omar', 'References')),
      does('cancel Monday with him', cancel('oma')),
      does('and let Thandi know', tell('thandi', '*')),
    ],
  ],
});
