// Thirty-sixth further batch: a museum's head of floor, on her feet, and its junior, who tells everything.
import {
  book,
  cancel,
  decline,
  find,
  followUp,
  message,
  move,
  note,
  offer,
  reject,
  reschedule,
  tell,
  undo,
} from '../../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { rejects } from './rejects.ts';
import type { sandboxes } from './sandboxes.ts';

export const museum = [
  ...inStyle<keyof typeof sandboxes>('fresh36 head of floor', {
    museum_dec: [
      does('Floor tour map to Boris pls, he stays where he is', followUp('boris', 'floor_tour_map')),
      does('Will: interview moved to Wed 10, no need to tell him', reschedule('wil', '2026-12-02T10:00')),
      does('quincy gets interview directions, not the map', followUp('quincy', 'interview_directions')),
      does('References for Will please, I mean the stage, not the mail', move('will', 'References')),
      does('reference request to Will please, leave his stage alone', followUp('will', 'reference_request')),
      does('May to interview. her tour thursday can stay', move('may', 'Interview')),
      does('May to Interview and kill her tour thursday', move('may', 'Interview'), cancel('tou')),
      nothing('may has been to every floor now, great tour'),
      hypothetical('may may be ready for interview'),
      does("tmrw's 10 o'clock interview: make it 12. not the 2 o'clock one", reschedule('wil', '2026-12-01T12:00')),
      does('book grant w/ hope 9-9:20 tomorrow', book('2026-12-01T09:00', 20, 'grant', { about: 'hope' })),
      orElse(does('tomas to screening, the one who isnt there yet', move('tomas1', 'Screening')), asking()),
      orElse(does('move the 2pm thing tomorrow to wednesday', reschedule('ine', '2026-12-02T14:00')), asking()),
      negated('no interview for sunday this week'),
      rejects('no interview for sunday, reject her', 'sunday', ['no interview']),
      negated('april cant do thursday, dont move anything yet tho'),
      does('hired!! no wait not hired, offer stage for dara', move('dara', 'Offer')),
      does('dara offer stage only, no offer out yet', move('dara', 'Offer')),
      quoted("grant's msg: 'cancel my budget review'. no idea if he meant today's"),
      does('grant wants his budget review an hour later, pls do', reschedule('bud', '2026-12-01T17:00')),
      does('cancel budget review not the loans one', cancel('bud')),
      hypothetical('would be good to cancel the budget review tbh'),
      nothing('boris interviewed great yesterday'),
      asks('inês interview earlier'),
      does('ines at 13.30 instead of 14', reschedule('ine', '2026-12-01T13:30')),
    ],
  }),
  ...inStyle<keyof typeof sandboxes>('fresh36 junior', {
    museum_dec: [
      negated('hiii so April said to reject Boris but then she said wait, so wait!'),
      does(
        "ok so Inês can't do 2 tomorrow, she can do 4, but April can't do 4, so they both said 5. so 5 please!",
        reschedule('ine', '2026-12-01T17:00'),
      ),
      does(
        'omg I sent Quincy the thank you no by mistake, what do I do? pls just tell Grant I need help',
        tell('grant', 'I need help'),
      ),
      does(
        "can you send Hope the floor tour map? she's still just in screening but she wants to look at it early",
        followUp('hope', 'floor_tour_map'),
      ),
      does(
        "Sunday said sunday works but we're closed, so can you book April with Sunday for monday at 10",
        book('2026-12-07T10:00', 30, 'april', { about: 'sunday' }),
      ),
      nothing('I moved Tomáš Birgisson to screening myself btw'),
      does(
        'I was gonna move Will to references but Matjaž wants another interview, so just a note on Will: second interview wanted',
        note('will', 'second interview wanted'),
      ),
      hypothetical('do you think I should offer Dara 32 or 33?'),
      does('Dara asked for 34, we said 32 and met at 33. so offer her 33k please', offer('dara', { salary: 33_000 })),
      asks('book Tomáš and April for wednesday at 10'),
      does(
        'book Tomáš, the registrar one, with Matjaž on friday at 1',
        book('2026-12-04T13:00', 30, 'matjaz', { about: 'tomas2' }),
      ),
      does(
        "Hope hopes to hear from us. can you message her: you'll hear from us on friday",
        message('hope', "you'll hear from us on friday"),
      ),
      negated("oh and please don't tell Will about the budget review lol"),
      does(
        'tell Grant not to tell Will about the budget',
        tell(
          'grant',
          "not to tell Will about the budget|do not tell Will about the budget|don't tell Will about the budget|please do not tell Will about the budget",
        ),
      ),
      does(
        'can Petra, the candidate, come at 10 instead of 11 on wednesday? Matjaž said yes so please change it',
        reschedule('pet', '2026-12-02T10:00'),
      ),
      hypothetical('does it matter if Petra, the candidate, comes at 10 instead of 11 on wednesday?'),
      does("May's tour is the 3rd right? can you make it the 4th, same time", reschedule('tou', '2026-12-04T09:30')),
      orElse(
        does(
          'everyone in interview should get the interview directions, but Will got them already so not him',
          followUp('petra', 'interview_directions'),
          followUp('ines', 'interview_directions'),
        ),
        calling(followUp('ines', 'interview_directions'), followUp('petra', 'interview_directions')),
        asking(),
      ),
      nothing('Quincy got the map, thanks!'),
      does(
        'Quincy got the map, but not the interview directions. can you send those?',
        followUp('quincy', 'interview_directions'),
      ),
      nothing('Boris got an offer from the zoo!!'),
      rejects("Boris got an offer from the zoo so he's out, please reject him, no mail needed", 'boris', [
        'got an offer from the zoo',
        'an offer from the zoo',
        'Boris got an offer from the zoo',
        'he got an offer from the zoo',
      ]),
      [
        does('book April with Quincy thursday at 11', book('2026-12-03T11:00', 30, 'april', { about: 'quincy' })),
        does('half past actually, and only 20 minutes', reschedule(1, '2026-12-03T11:30', 20)),
        nothing("she'll love him"),
      ],
      [does('reject Sunday', reject('sunday')), does('no stop, I meant Boris', decline(1), reject('boris'))],
      [does("who's in references?", find({ stage: 'References' })), nothing('ok leave them there')],
      [
        does('Quincy to Floor Tour please', move('quincy', 'Floor Tour')),
        orElse(
          does('wait he only wanted the map of it', undo(1), followUp('quincy', 'floor_tour_map')),
          asking(),
          asking(undo(1)),
        ),
      ],
    ],
  }),
];
