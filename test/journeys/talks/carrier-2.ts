// A carrier's day: times found and changed, slips, changes of mind, namesakes, undoing, and questions left open.
import { booked, calledOff, depotDay, keen, papers, told, waits } from './carrier-turns.ts';
import { asked, calm, done, idle, talk, type TalkScript } from './talk.ts';

export const carrierArranging: readonly TalkScript[] = [
  talk(
    'a time for two, 11 works, tue instead',
    { say: 'joost + omar both free fri morning?', calls: ['find_free_slots'], tells: ['11:00'] },
    done("11 works, it's for Tariq", /^booked (joost omar|omar joost) on tariq, Fri 12 11:00, 30 min$/),
    done('tue instead', /^moved .* on tariq, Fri 12 11:00, 30 min → .* on tariq, Tue 16 11:00, 30 min$/),
  ),
  talk(
    'a time for two, politely',
    {
      say: 'Could you kindly look when Gareth and Beatrix are both free on Friday afternoon? It would be for 45 minutes.',
      calls: ['find_free_slots'],
      given: { duration_minutes: 45 },
    },
    done(
      'Two o’clock would be perfect. It is about Aoife.',
      /^booked (gareth beatrix|beatrix gareth) on aoife, Fri 12 14:00, 45 min$/,
    ),
    told('Thank you! Please tell Gareth to bring the customs test.', 'gareth', /customs test/),
  ),
  talk(
    'slips of the tongue',
    done('move Piet, sorry, Kofi to screening', 'kofi: Applied → Screening'),
    done('and Sofie to interview, I mean screening', 'sofie: Applied → Screening'),
    done('book her with Ingrid Solheim on Thursday at 10, no, 11', booked('ingrid on sofie', 'Thu 11 11:00')),
  ),
  talk(
    'a change of mind halfway',
    done(
      'Send Bo the papers mail and book him with Joost tomorrow at 13:00.',
      papers('bo'),
      booked('joost on bo', 'Wed 10 13:00'),
    ),
    done('Actually, stop the mail, he brings them along.', `no ${papers('bo')}`),
    done('Oh well, cancel the interview too.', calledOff('joost on bo', 'Wed 10 13:00')),
  ),
  talk(
    'same again for Bo',
    done('Send Piet the papers mail and move him to interview.', papers('piet'), 'piet: Screening → Interview'),
    done('Same again for Bo.', papers('bo'), 'bo: Applied → Interview'),
    done('And Kofi.', papers('kofi'), 'kofi: Applied → Interview'),
  ),
  talk(
    'the wrong Marieke, put right',
    done('Move Marieke Smit to depot day', 'smit: Applied → Depot Day'),
    done('wrong Marieke, I meant van den Berg', 'smit: Depot Day → Applied', 'berg: Interview → Depot Day'),
    told('and tell Ingrid Solheim that Marieke van den Berg comes for a depot day', 'ingrid', /Berg/),
  ),
  talk(
    'which Marieke',
    asked('Move Marieke to depot day.', { tells: ['Smit', 'van den Berg'] }),
    done('The nurse.', 'smit: Applied → Depot Day'),
    done('And send her the depot day invite.', depotDay('smit')),
  ),
  talk(
    'an Ingrid to hire and an Ingrid who hires',
    done('Move Ingrid Dekker to interview', 'dekker: Screening → Interview'),
    told('Tell Ingrid Solheim that her namesake is up for an interview', 'ingrid', /namesake/),
    done('Book the two of them on Monday at 14:00 for 45 minutes', booked('ingrid on dekker', 'Mon 15 14:00', 45)),
  ),
  talk(
    'undone by what it was',
    done('Move Jeroen to interview.', 'jeroen: Screening → Interview'),
    done('Move Aoife to screening.', 'aoife: Applied → Screening'),
    done('Send Viktor the still keen mail.', keen('viktor', 'Viktor')),
    done('Undo the one with Jeroen.', 'jeroen: Interview → Screening'),
    done('And the mail.', `no ${keen('viktor', 'Viktor')}`),
  ),
  talk(
    'taken back in three words',
    done('yusuf to depot day', 'yusuf: Interview → Depot Day'),
    done('kofi screening', 'kofi: Applied → Screening'),
    done('take back yusuf', 'yusuf: Depot Day → Interview'),
  ),
  talk(
    'answered with more than was asked',
    asked('Book an interview with Viktor on Friday.'),
    done(
      'With Omar at 2pm, for an hour, and send Viktor the depot day invite too.',
      booked('omar on viktor', 'Fri 12 14:00', 60),
      depotDay('viktor'),
    ),
    idle('Perfect, thanks!'),
  ),
  talk(
    'a question left open',
    asked('Move Marieke to Offer'),
    done(
      'Never mind that now. Put a note on Tariq: clean licence since 2015',
      /^note on tariq: clean licence since 2015/i,
    ),
    calm('Where does Marieke van den Berg stand?', 'Interview'),
    done('Right, her to offer', 'berg: Interview → Offer'),
  ),
  talk(
    'what was done',
    done('Move Mei to interview', 'mei: Screening → Interview'),
    done('Send Aoife the papers mail', papers('aoife')),
    calm('What have you done for me so far today?', 'Mei', 'Aoife'),
    done('undo the last one', `no ${papers('aoife')}`),
  ),
  talk(
    'what if, and then in earnest',
    calm('What would happen if I rejected Rafael?'),
    calm('And if we offered Esther 48k, would that be within the range?'),
    calm("No no, don't do anything yet."),
    waits('OK, do send Esther an offer: 48k, starting 1 June.', 'send_offer esther', {
      given: { candidate: 'c_esther', salary: 48_000, start_date: '2027-06-01' },
    }),
  ),
  talk(
    'what nobody asked for',
    calm('I never said to reject Dmitri.'),
    calm("And Joost doesn't want Dmitri moved to screening either."),
    calm('So where is he now?', 'Applied'),
  ),
];
