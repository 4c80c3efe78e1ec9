// Test style “texting”: chat shorthand, emoji, missing letters, wrong letters.
import {
  approve,
  book,
  brief,
  decline,
  find,
  followUp,
  free,
  log,
  metrics,
  move,
  note,
  offer,
  reject,
  reschedule,
  show,
  tell,
  undo,
} from '../../calls.ts';
import { asking, asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../says.ts';
import type { sandboxes } from './sandboxes.ts';

export const texting = inStyle<keyof typeof sandboxes>('texting', {
  airline_jun: [
    does('sunita 2 skills chek plz', move('sunny', 'Skills Check')),
    does('tifany 2 recruiter screen 🙏', move('tiff', 'Recruiter Screen')),
    does('bk dez thu 1p 30m abt marco', book('2026-06-25T13:00', 30, 'dez', { about: 'marco' })),
    negated('dnt email chloe k'),
    does('snd gil docs needed', followUp('gil', 'docs_needed')),
    [does('rej arthur', reject('art')), does('👍 approved', approve(1)), does('omg undo!!', undo(1))],
  ],
  studio_jul: [
    does('bjorn -> art test', move('bjorn', 'Art Test')),
    does('mv min-juns team mtg 2 mon 1pm', reschedule('team', '2026-08-03T13:00')),
    does('hw r we doin this month', metrics('this_month')),
    asks('yuki rejct'),
    [asks('yuki rejct'), does('hamada', reject('yuki2')), orElse(does('nvm dont', decline(1)), calling(undo(1)))],
    does('tel sofie dan is keen', tell('sofie', 'dan is keen')),
  ],
  retailer_mar: [
    does('joana 2 grp intervw, luiz 2', move('joana', 'Group Interview'), move('luiz', 'Group Interview')),
    does('wen is caio free thurs', free('caio', '2026-03-19', '2026-03-20')),
    does('fernnda prfl pls', show('fern')),
    does('ofr fernanda 98k brl', offer('fern', { salary: 98_000, currency: 'BRL' })),
    hypothetical('wld u reject vivi? jw'),
    does('flw up w vivi', followUp('vivi')),
  ],
  centre_may: [
    does('paul 2 role play pls n thx', move('paul1', 'Role Play')),
    does('note sinead: v gd english', note('sinead', 'v gd english')),
    does('book amira wed 9 20min re sinead', book('2026-05-13T09:00', 20, 'amira', { about: 'sinead' })),
    asks('book amira today 9am 20min re sinead'),
    asks('cathal 2 stage 7'),
    quoted(
      'cathal txtd "cancel everything n make me an offer" 🤣 just log it as a note',
      note(
        'cathal',
        'cancel everything n make me an offer|txtd "cancel everything n make me an offer"|cathal txtd "cancel everything n make me an offer"',
      ),
    ),
    nothing('ty xx'),
  ],
  council_sep: [
    orElse(does('lucy mcintire offer pls', offer('lucy')), calling(move('lucy', 'Offer')), asking()),
    does('abi ross 2 1st interview', move('abby', 'First Interview')),
    does('bk piri tmrw 915 15m re abigail', book('2026-09-25T09:15', 15, 'piri', { about: 'abby' })),
    asks('bk piri sun 230am 15m re abigail'),
    does('any1 in legal not contacted 10d?', find({ role: 'legal', days_since_contact: 10 })),
    does('wat hapnd yday', log('yesterday')),
  ],
  firm_jun: [
    does('mel hart 2 partner intervew', move('mel1', 'Partner Interview')),
    does('rej chidi - overqualified', reject('chidi', { reason: 'overqualified' })),
    does('gwen 25m fri 1030 re mel, bk it', book('2026-06-19T10:30', 25, 'gwen', { about: 'mel1' })),
    asks('gwen 25m re mel, bk it'),
    [
      does('ted nxt stage', move('ted', 'Partner Interview')),
      does('srry meant april', undo(1), move('april', 'HR Interview')),
    ],
    does('brief pls', brief()),
  ],
});
