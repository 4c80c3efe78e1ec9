// Test style “voice note”: thinking aloud while driving; restarts, fillers, sums and hours in words, never a comma.
import {
  book,
  brief,
  cancel,
  find,
  followUp,
  followUpAll,
  message,
  move,
  note,
  offer,
  reject,
  tell,
  undo,
} from '../../calls.ts';
import {
  asks,
  calling,
  does,
  hypothetical,
  inStyle,
  negated,
  nothing,
  orElse,
  quoted,
  relabelled,
} from '../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const voicenote = inStyle<keyof typeof sandboxes>('voice note', {
  airline_sep: [
    does('so um marco santangelo right he did well let us move marco to offer', move('marco', 'Offer')),
    orElse(
      does(
        'okay put me down with carla for twenty minutes thursday at quarter to ten about tiffany',
        book('2026-10-01T09:45', 20, 'carla', { about: 'tiff' }),
      ),
      calling(book('2026-10-01T09:45', 20, 'lou carla', { about: 'tiff' })),
    ),
    does(
      'reject gilberto fuentes he never sent the documents',
      reject('gil', { reason: 'he never sent the documents' }),
    ),
    does('remind desmond that the hangar tour is at noon', tell('dez', 'the hangar tour is at noon')),
    negated('well arthur is nervous so no we do not send him anything today'),
  ],
  studio_nov: [
    does(
      'move daniel to team meeting and haruka to team meeting too',
      move('dan', 'Team Meeting'),
      move('haru', 'Team Meeting'),
    ),
    does(
      'book half an hour with sofie about daniel friday at five thirty p m',
      book('2026-11-13T17:30', 30, 'sofie', { about: 'dan' }),
    ),
    asks('move yuki no not that one the other yuki'),
    hypothetical('i mean if elena had a portfolio we could move her to portfolio review but she does not'),
    does('send bjorn the friendly ping', followUp('bjorn', 'friendly_ping')),
    does('show me what is up this morning', brief()),
  ],
  retailer_dec: [
    does(
      'fernanda gets an offer of eleven thousand no wait one hundred and ten thousand reais',
      offer('fern', { salary: 110_000, currency: 'BRL' }),
    ),
    does(
      'book forty minutes with caio tomorrow at ten past two about joana',
      book('2026-12-08T14:10', 40, 'caio', { about: 'joana' }),
    ),
    does('move joão to the manager interview', move('joao', 'Manager Interview')),
    does('who in retail has been quiet for five days or more', find({ role: 'retail', days_since_contact: 5 })),
    relabelled(
      quoted(
        'take a note for thais she said and i quote cancel my application unquote but she was joking',
        note(
          'thais',
          'she said and i quote cancel my application unquote but she was joking|she said cancel my application but she was joking',
        ),
      ),
      {
        calls: [
          note(
            'thais',
            'she said and i quote cancel my application unquote but she was joking|she said cancel my application but she was joking|cancel my application',
          ),
        ],
        asks: 'may',
        trap: 'quoted',
      },
    ),
    asks('book renata for december thirty second at nine'),
  ],
  centre_oct: [
    does('shift sinead to offer', move('sinead', 'Offer')),
    does(
      'email maggie that we will call her on monday',
      message('maggie', 'we will call her on monday|we will call you on monday'),
    ),
    asks('set something up with declan on sunday at one thirty in the morning for ten minutes about tunde'),
    does(
      'set up ten minutes with declan on monday at one thirty about tunde',
      book('2026-10-26T13:30', 10, 'declan', { about: 'tunde' }),
    ),
    relabelled(
      does('write down for niamh that she wants a car', note('niamh', 'she wants a car|wants a car|Niamh wants a car')),
      calling(note('niamh', 'she wants a car')),
    ),
    asks('paula or was it paul well one of the keanes reject them'),
  ],
  council_apr: [
    does('right ravi menon is going to first interview please', move('ravi', 'First Interview')),
    does(
      'get piri for fifteen minutes tomorrow at half past eight about hemi',
      book('2026-04-02T08:30', 15, 'piri', { about: 'hemi' }),
    ),
    asks('get joy for fifteen minutes tomorrow at half past ten about lucy'),
    does('cancel the hearing', cancel('hearing')),
    nothing('how long is the drive to hamilton'),
    asks('book piri on sunday morning at two thirty for ten minutes'),
  ],
  firm_feb: [
    does('so peg sloan had her partner interview conflict check is next move her there', move('peg', 'Conflict Check')),
    does(
      'book gwen thursday at three for forty five minutes about chidi',
      book('2027-02-04T15:00', 45, 'gwen', { about: 'chidi' }),
    ),
    does('tell owen that april passed', tell('owen', 'april passed')),
    does(
      'offer ivan one hundred eighty five thousand dollars from march fifteenth',
      offer('ivan', { salary: 185_000, start_date: '2027-03-15' }),
    ),
    does(
      'follow up with the accounting people we did not contact for five days send warm regards',
      followUpAll({ role: 'accounting', days_since_contact: 5 }, 'warm_regards'),
    ),
    [
      does('move theodore to hr interview', move('ted', 'HR Interview')),
      does('no take that back', undo(1)),
      does('and move april there instead', move('april', 'HR Interview')),
    ],
  ],
});
