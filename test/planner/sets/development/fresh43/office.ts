// Forty-third further batch: a coordinator and her colleagues at their desks.
import {
  approvals,
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
} from '../../../calls.ts';
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';

export const office = inStyle('fresh43-office', {
  visiting_sep: [
    does(
      "Can you put Orlaith in Éamonn's diary for Thursday at 4, half an hour?",
      book('2027-09-09T16:00', 30, 'eamonn', { about: 'orlaith' }),
    ),
    does("Bring Jolanta's interview forward to 1 tomorrow.", reschedule('jol', '2027-09-07T13:00')),
    does("Ruairí's interview has to be an hour, not 45 minutes.", reschedule('rua', '2027-09-08T11:30', 60)),
    orElse(
      does(
        "Padma can't do Tunde's shadow shift, Éamonn will take it over at the same time.",
        cancel('tun'),
        book('2027-09-10T08:00', 240, 'eamonn', { about: 'tunde' }),
      ),
      calling(book('2027-09-10T08:00', 240, 'eamonn', { about: 'tunde' }), cancel('tun')),
      { calls: [], asks: true },
    ),
    does(
      'Book Adaeze with Éamonn right after her intro call today.',
      book('2027-09-06T15:20', 30, 'eamonn', { about: 'adaeze' }),
    ),
    does(
      'What times do Padma and Bożena have in common on Wednesday?',
      free('padma bozena', '2027-09-08', '2027-09-09'),
    ),
    does(
      'I need a panel for Jolanta on Thursday at 11 with Padma, Éamonn and Lorcan, an hour please.',
      book('2027-09-09T11:00', 60, 'padma eamonn lorcan', { about: 'jolanta' }),
    ),
    does(
      'Everything I have on Thursday needs to start half an hour later.',
      reschedule('ewe', '2027-09-09T10:30'),
      reschedule('sec', '2027-09-09T14:30'),
    ),
    does(
      'Maeve and Seán Hanrahan are through vetting, move both to Shadow Shift.',
      move('maeve', 'Shadow Shift'),
      move('sean1', 'Shadow Shift'),
    ),
    does(
      'All of Intro Call except Ewelina can go to Home Visit Interview.',
      move('adaeze', 'Home Visit Interview'),
      move('sean2', 'Home Visit Interview'),
      move('divya', 'Home Visit Interview'),
    ),
    does(
      'Get the vetting forms out to Mircea and Jolanta.',
      followUp('mircea', 'vetting_forms'),
      followUp('jolanta', 'vetting_forms'),
    ),
    does(
      'Pass on to Bożena that Ruairí drives and could cover Bray.',
      tell('bozena', 'Ruairí drives and could cover Bray'),
    ),
    does('For the record on Blessing: clients love her.', note('blessing', 'clients love her')),
    orElse(
      does(
        'Check in with all nursing candidates who have been quiet for a week.',
        followUpAll({ role: 'nursing', days_since_contact: 7 }, 'checking_in'),
      ),
      calling(followUpAll({ role: 'nursing', days_since_contact: 7 })),
    ),
    does(
      'Offer Tunde €52,000 with a start on 4 October.',
      offer('tunde', { salary: 52000, currency: 'EUR', start_date: '2027-10-04' }),
    ),
    does('Where does Caitríona stand?', show('caitriona')),
    does('How many have we in Garda Vetting?', find({ stage: 'Garda Vetting' })),
    negated("Henrique's application isn't to be rejected until Lorcan has read it."),
    quoted('Padma\'s mail says "please cancel Tunde on Friday", but she means the other Tunde.'),
    nothing('Éamonn has moved Mircea on to vetting already, just so you know.'),
    asks('Move Seán to Garda Vetting.'),
    asks('Book Divya with Padma on Wednesday.'),
  ],
  visiting_nov: [
    does('What should I tackle first tomorrow morning?', brief()),
    does('What still needs signing off?', approvals()),
    does('How did we do last week?', metrics('last_week')),
    does('Turn Henrique down with the sorry no letter.', reject('henrique', { message_template: 'sorry_no' })),
    does(
      "Write to Divya: we're looking forward to meeting you tomorrow.",
      message('divya', "we're looking forward to meeting you tomorrow"),
    ),
    hypothetical('Would it make sense to move Orlaith straight to Shadow Shift?'),
    asks('Let Fergus know the shift is covered.'),
  ],
});
