// Style “fresh56 delegating”: somebody senior who hands work over, passes on what others want and leaves the details to whoever does it.
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

export const delegating = inStyle<keyof typeof sandboxes>('fresh56 delegating', {
  vina_sep: [
    does('I need Ximena taken care of: she is ready for the cellar visit.', move('ximena', 'Cellar Visit')),
    does(
      'Colette wants three quarters of an hour with Greg on Thursday at half past eleven, please arrange.',
      book('2026-09-10T11:30', 45, 'col', { about: 'greg' }),
    ),
    asks('Nacho is keen to sit down with Benjamín on Monday at 10 for half an hour. Can you set that up?'),
    does(
      'See to it that Agustín Berríos is turned down with the kind no; we have enough chemists.',
      reject('agus', { message_template: 'kind_no', reason: 'we have enough chemists' }),
    ),
    does(
      'Make sure Rodrigo hears that Francisca would take the job at once.',
      tell('rod', 'Francisca would take the job at once'),
    ),
    does(
      'Teodoro’s visit clashes with my own tour of the cellar. Have it put back to Friday, same time.',
      reschedule('vis', '2026-09-11T15:00'),
    ),
    does(
      'Somebody ought to have written to Luis by now. Please have the still there mail go out to him.',
      followUp('luis', 'still_there'),
    ),
    asks('Catalina should be brought to the tasting panel. Would you see to that?'),
    [
      asks('I want Catalina rung up by Isidora on Tuesday at four, a quarter of an hour will do.'),
      does('Fuenzalida, naturally.', book('2026-09-08T16:00', 15, 'isi', { about: 'cat1' })),
    ],
    orElse(
      does(
        'Before the national holiday, everybody on the cellar side whom we have left alone for a week should get the harvest hello. I leave it in your hands.',
        followUpAll({ role: 'cellar', days_since_contact: 7 }, 'harvest_hello'),
      ),
      calling(followUpAll({ job: 'cel', days_since_contact: 7 }, 'harvest_hello')),
    ),
    does('Who is still sitting in Received? Colette keeps asking me.', find({ stage: 'Received' })),
    hypothetical('Rodrigo would sooner have us reject Magdalena than pay what she asks. Where do you stand?'),
    negated('Leave Francisca where she is, whatever Rodrigo tells you; nobody makes her an offer before I am back.'),
    orElse(
      does('The tasting on Tuesday is off, Magdalena has the flu. Get it out of Colette’s diary.', cancel('tast')),
      calling(cancel('tast', 'Magdalena has the flu')),
    ),
    does(
      'Two people to look after: Benjamín goes on to the phone chat, and Luis to the cellar visit.',
      move('ben', 'Phone Chat'),
      move('luis', 'Cellar Visit'),
    ),
    does(
      'Mr Haltwhistle is waiting to hear from us. Have him told by e-mail that the harvest starts on 1 March.',
      message('greg', 'the harvest starts on 1 March'),
    ),
    does(
      'Ignacio asked for an hour with Colette on Wednesday at 9, just the two of them. Kindly put it in.',
      book('2026-09-09T09:00', 60, 'ign col'),
    ),
    [
      does('Take Magdalena forward to Offer for me.', move('mag', 'Offer')),
      does('Rodrigo objects, as so often. Have it reversed.', undo(1)),
    ],
    asks('Rodrigo would like Francisca for half an hour on Monday at 3 in the afternoon, get that organised.'),
    nothing('My wife needs a table for six at the Italian place tonight, have that sorted.'),
  ],
  vina_jan: [
    does(
      'The owners are agreed on Catalina: she is to be sent an offer of CLP 28,800,000, starting 1 February.',
      offer('cat1', { salary: 28_800_000, currency: 'CLP', start_date: '2027-02-01' }),
    ),
    does(
      'Ignacio is on holiday on Monday, so make sure Benjamín gets twenty minutes with him on Tuesday at 9.30.',
      book('2027-01-19T09:30', 20, 'ign', { about: 'ben' }),
    ),
    does(
      'Greg’s cellar visit on Friday has to start at 8; Colette flies at noon. Please take it up with everyone.',
      reschedule('greg', '2027-01-15T08:00'),
    ),
    does('Have a note made in Ximena’s file: prefers weekends.', note('ximena', 'prefers weekends')),
    does('I should like to see what you have done on my behalf this week.', log('this_week')),
    does('Get me the numbers for last month, the owners meet tonight.', metrics('last_month')),
    asks('Get Benjamín half an hour with Ignacio on Monday at noon.'),
    quoted(
      'Luis wrote, and I quote: “Please hire me or reject me, I cannot wait.” Keep that with his papers as a note.',
      note(
        'luis',
        'Please hire me or reject me, I cannot wait.|Luis wrote, and I quote: “Please hire me or reject me, I cannot wait.”|Luis wrote: “Please hire me or reject me, I cannot wait.”',
      ),
    ),
    [
      does(
        'I will not have Agustín strung along any longer, turn him down with the kind no.',
        reject('agus', { message_template: 'kind_no' }),
      ),
      does('You have my blessing, approve it.', approve(1)),
    ],
    does(
      'When could Rodrigo and Colette both sit down tomorrow? I need it for the chemists.',
      free('rod col', '2027-01-14', '2027-01-15'),
    ),
    does(
      'Magdalena goes to Offer, and Isidora is to be told that the contract can be drawn up.',
      move('mag', 'Offer'),
      tell('isi', 'the contract can be drawn up'),
    ),
    hypothetical('Suppose we took Greg straight to Offer. Would Colette mind, do you think?'),
    does('Any candidates at risk of slipping away from us? I want their names.', find({ at_risk: true })),
    does('Anything on my desk that wants signing off?', approvals()),
    [
      does(
        'Colette would like to see Ximena on Friday at two for thirty minutes, fix it.',
        book('2027-01-15T14:00', 30, 'col', { about: 'ximena' }),
      ),
      does('She has changed her mind: Monday, same hour.', reschedule(1, '2027-01-18T14:00')),
    ],
    asks('Have Bernarda Salas moved along to the phone chat.'),
    negated('Nobody is to write to Agustín until I have spoken with his uncle.'),
  ],
  quay_oct: [
    does(
      'Captain Rautio wants Siri on board: have her offered €39,000 from 16 November.',
      offer('siri', { salary: 39_000, currency: 'EUR', start_date: '2026-11-16' }),
    ),
    does(
      'Olavi is stuck in the dry dock all Monday morning, so have Pekka seen by him at 2 that afternoon, half an hour.',
      book('2026-10-26T14:00', 30, 'olav', { about: 'pek' }),
    ),
    does(
      'Birgitta has asked twice now: Elina’s galley trial is to be on Friday at nine rather than Thursday.',
      reschedule('elin', '2026-10-30T09:00'),
    ),
    [asks('Mikael is to go on to the medical.'), does('The cook.', move('mik2', 'Medical'))],
    does(
      'Let Aino go forward to the papers check, and have the papers reminder sent to her.',
      move('aino', 'Papers Check'),
      followUp('aino', 'papers_reminder'),
    ),
    does('William should have the boarding details today. I rely on you.', followUp('will', 'boarding_details')),
    orElse(
      does(
        'Take Liv out of the running, she signed with the Swedes.',
        reject('liv', { reason: 'she signed with the Swedes' }),
      ),
      calling(reject('liv', { reason: 'signed with the Swedes' })),
    ),
    orElse(
      does(
        'All the galley applicants we have not been in touch with for ten days: see that they get the keep in touch letter.',
        followUpAll({ role: 'galley', days_since_contact: 10 }, 'keep_in_touch'),
      ),
      calling(followUpAll({ job: 'cook', days_since_contact: 10 }, 'keep_in_touch')),
    ),
    asks(
      'Kristiina needs Margareta for ten minutes on Sunday at 3.30 in the morning, on the night boat. Please book it.',
    ),
    does('Please get the menu tasting out of Birgitta’s Wednesday.', cancel('menu')),
    does(
      'Antti’s hiring manager should be told that his certificate has run out.',
      tell('heik', 'his certificate has run out|Antti’s certificate has run out'),
    ),
    [
      does('Show me where we stand with Jari.', show('jari')),
      does(
        'Good. Medical for him, and Olavi is to be informed that the crossing went well.',
        move('jari', 'Medical'),
        tell('olav', 'the crossing went well'),
      ),
    ],
    hypothetical('Birgitta wonders whether William would be better off rejected now than in December.'),
    does('Every engine man in the pipeline, by name, for Olavi’s meeting.', find({ role: 'engine' })),
    quoted(
      'Heikki’s mail says “cancel the phone interview and throw Strand out”. He was cross. All I want is a note on Strand: Heikki has doubts.',
      note('mik1', 'Heikki has doubts'),
    ),
  ],
  quay_dec: [
    does(
      'Tomorrow’s phone interview with Antti has to come forward to ten o’clock, Heikki’s wish.',
      reschedule('ant', '2026-12-22T10:00'),
    ),
    [
      asks('Birgitta would like Aino tomorrow at 3 pm for half an hour. Please arrange.'),
      does('Then find her a place on Wednesday at ten.', book('2026-12-23T10:00', 30, 'birg', { about: 'aino' })),
    ],
    does('Put together what I have to look at today, would you.', brief()),
    does(
      'Somebody write to Will Osei that the ship sails at six on the 27th.',
      message('will', 'the ship sails at six on the 27th'),
    ),
    does(
      'Margareta is to be offered €34,000, and the cook Mikael can be moved to the phone interview.',
      offer('marg', { salary: 34_000, currency: 'EUR' }),
      move('mik2', 'Phone Interview'),
    ),
    [
      does('Aino and Pekka each go up one stage.', move('aino', 'Trial Crossing'), move('pek', 'Phone Interview')),
      does('Pekka was premature, have him put back.', undo(2)),
    ],
    negated('Liv’s refusal can wait until the new year, so nothing goes to her for now.'),
    does(
      'Olavi needs to know that Jari passed, and Birgitta that Elina has a contract. Pass it on, please.',
      tell('olav', 'Jari passed'),
      tell('birg', 'Elina has a contract'),
    ),
    does('How is this month going? Figures only.', metrics('this_month')),
    does('Kristiina and Siri: that review tomorrow is not needed any longer, have it cancelled.', cancel('med')),
  ],
});
