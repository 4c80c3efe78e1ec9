// Fifty-ninth further batch: voice notes from behind the wheel; the story first, numbers in words, second thoughts.
import {
  approvals,
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
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const voiceNote = inStyle<keyof typeof sandboxes>('fresh59 voice note', {
  cruises_mar: [
    does(
      'okay so i just got off the phone with haakon he was on the quay and i could barely hear him but the doctor signed him off so yeah up to offer with him please',
      move('haakon', 'Offer'),
    ),
    does(
      'right i need an hour with jørunn about thea and she cannot do friday afternoon so let us say tomorrow at eleven',
      book('2026-03-26T11:00', 60, 'jorunn', { about: 'thea' }),
    ),
    does(
      'can you ring no not ring write to sølvi and say that her uniform size came through thanks',
      message('solvi', 'her uniform size came through|your uniform size came through'),
    ),
    asks('so um eivind tomorrow at half past nine twenty minutes about bjarte'),
    perhapsBecause(
      does(
        'i was thinking about piotr all the way through the tunnel and he is a good lad but he has no licence so we have to turn him down',
        reject('piotr'),
      ),
      'he has no licence',
    ),
    does(
      'you know ingrid the one for the cabins skarsbø bump her to førstesamtale and then get her in with marit on tuesday at two for half an hour',
      move('ingrid2', 'Førstesamtale'),
      book('2026-03-31T14:00', 30, 'marit', { about: 'ingrid2' }),
    ),
    [
      does('what have we got in the simulator stage at the moment', find({ stage: 'Simulatorprøve' })),
      does('okay then the steward odd myrvold he gets the simulator tips', followUp('odd', 'simulator_tips')),
    ],
    negated(
      'marit wants me to reject aleksander and honestly i can see why but not today so just leave him where he is',
    ),
    does(
      'the talk with ingrid mæland on monday no good she is at sea she said tuesday but eivind has the simulator then so make it wednesday the first of april at ten',
      reschedule('inga', '2026-04-01T10:00'),
    ),
    hypothetical('what i keep wondering is would we have lost joon if we had booked him with eivind straight away'),
  ],
  cruises_oct: [
    does('good morning i am about to go into the tunnel so quickly what is on my plate today', brief()),
    does(
      'haakon gets six hundred and forty no sorry six hundred and fifty thousand kroner starting the first of january two thousand twenty seven',
      offer('haakon', { salary: 650_000, currency: 'NOK', start_date: '2027-01-01' }),
    ),
    does(
      'everybody in hospitality who has been waiting for a week or longer they should all get the quick check',
      followUpAll({ role: 'hospitality', days_since_contact: 7 }, 'quick_check'),
    ),
    [
      asks('put eivind down on monday at half past nine um half an hour it is about ingrid'),
      does(
        'oh right the dry dock okay after lunch then at two',
        book('2026-10-26T14:00', 30, 'eivind', { about: 'ingrid1' }),
      ),
    ],
    quoted(
      'bjarte told me and i quote if you do not move me to the offer today i walk unquote which is a bit much but write it down for him',
      note('bjarte', 'if you do not move me to the offer today i walk'),
    ),
    perhapsBecause(
      orElse(
        does(
          'the chat with aleksander on tuesday that can go he found something in stavanger so cancel it and reject him too',
          cancel('alex'),
          reject('alex'),
        ),
        calling(cancel('alex'), reject('alex', { reason: 'he found something in stavanger' })),
        calling(cancel('alex', 'he found something in stavanger'), reject('alex')),
      ),
      'he found something in stavanger',
    ),
    asks(
      'half past two in the morning on sunday that is when the night crew can talk so marit fifteen minutes then about odd please book that',
    ),
    does(
      'let the hiring manager of thea know that thea wants to work from bergen',
      tell('jorunn', 'thea wants to work from bergen'),
    ),
    nothing('oh for heavens sake the e thirty nine is closed again'),
    [
      does('show me what we have on piotr', show('piotr')),
      does(
        'yeah okay he did the simulator twice put that in his file',
        note('piotr', 'he did the simulator twice|did the simulator twice'),
      ),
    ],
  ],
  studio_mar: [
    does(
      'so dougal and i went for a coffee and he is mad about luka like properly mad so let us get luka over to offer before somebody else does',
      move('luka', 'Offer'),
    ),
    does(
      'find me a slot with anahera and cressida both of them some time on thursday',
      free('anahera cressida', '2026-04-02', '2026-04-03'),
    ),
    orElse(
      does(
        'send the animators the warm hello um actually only the ones who are still in reel in',
        followUpAll({ role: 'animation', stage: 'Reel In' }, 'warm_hello'),
      ),
      calling(followUpAll({ job: 'anim', stage: 'Reel In' }, 'warm_hello')),
      calling(followUp('mele', 'warm_hello')),
    ),
    does(
      'twenty five minutes with cressida about gwendolyn tomorrow no hang on tomorrow is pitch day thursday then quarter past three',
      book('2026-04-02T15:15', 25, 'cressida', { about: 'gwen1' }),
    ),
    asks(
      'kenji can go up a stage and book dougal for him for half an hour some time next week i do not know when',
      move('kenji', 'Studio Chat'),
    ),
    perhapsBecause(
      does(
        'i have got a bad feeling about sami and the art test was weak so that is a no from us reject him with the gentle no',
        reject('sami', { message_template: 'gentle_no' }),
      ),
      'the art test was weak',
    ),
    does('who on earth did what in here yesterday', log('yesterday')),
    [
      does('hamish to the art test please he has waited long enough', move('fitz', 'Art Test')),
      does('and dorothy as well', move('dot', 'Art Test')),
      does('wait dorothy only sent half a reel take her back', undo(2)),
    ],
    does('rosalind her producer round on thursday make that half an hour later', reschedule('roz', '2026-04-02T14:30')),
    does(
      'tell lionel sorry not lionel tell anahera the budget sheet is in the drawer',
      tell('anahera', 'the budget sheet is in the drawer'),
    ),
  ],
  studio_sep: [
    does(
      'um mele finished the test in half the time so studio chat for her and a word to cressida that mele was fast',
      move('mele', 'Studio Chat'),
      tell('cressida', 'mele was fast'),
    ),
    does('could you put kenji off from tuesday to thursday same hour', reschedule('kenji', '2026-10-01T10:30')),
    asks(
      'on sunday at half past two at night that is when the farm render is done so book dougal for ten minutes then about sami',
    ),
    does(
      'i said eighty eight at first but the budget came back so offer rosalind ninety four thousand new zealand dollars and she starts on the nineteenth of october',
      offer('roz', { salary: 94_000, currency: 'NZD', start_date: '2026-10-19' }),
    ),
    does('what did we manage last month in numbers i mean', metrics('last_month')),
    asks('gwenda called i was on the motorway anyway put her on to the producer round'),
    perhapsBecause(
      does('atawhai cannot do the thirtieth she is at a funeral so take that meeting out', cancel('ata')),
      'she is at a funeral',
    ),
    does('is anything stuck with me for approval', approvals()),
  ],
});
