// Forty-eighth further batch: dictated on the way, without a mark.
import { book, followUp, free, message, metrics, move, note, offer, reject, reschedule, tell } from '../../../calls.ts';
import { asks, does, inStyle, negated, quoted } from '../../../says.ts';
import { start, stop } from '../../train/rare-calls.ts';

export const voice = inStyle('fresh48-voice', {
  devices_oct: [
    does('hey can you move goran petrovski to team interview please', move('goran', 'Team Interview')),
    does(
      'um so book saoirse with farah on friday at nine in the morning for half an hour',
      book('2026-10-23T09:00', 30, 'farah', { about: 'saoirse' }),
    ),
    does(
      'okay move yannick to reference check and uh send him the reference request',
      move('yannick', 'Reference Check'),
      followUp('yannick', 'reference_request'),
    ),
    does(
      'can you tell wesley that oscar needs a parking pass on friday',
      tell('wes', 'oscar needs a parking pass on friday'),
    ),
    does('start the at risk sequence for minh', start('minh', 'candidate-at-risk')),
    does(
      'so luca called and he cannot make it tomorrow so please put him on thursday at eleven and drop him a line that it is moved',
      reschedule('luc', '2026-10-22T11:00'),
      message('luca', '*'),
    ),
    asks('i need you to set up an interview for pilar with somebody from quality next week'),
    does(
      'please reject kwabena and send him the regret letter and do the same for minh',
      reject('kwabena', { message_template: 'regret_letter' }),
      reject('minh', { message_template: 'regret_letter' }),
    ),
    quoted('so mateus goes on the phone just hire yannick already and i told him that is not how we do it'),
    does(
      'add a note on hye-jin that she can start two weeks earlier and tell farah about it',
      note('hyejin', 'she can start two weeks earlier'),
      tell('farah', '*'),
    ),
    negated('okay so do not cancel oscar on friday he found a ride after all'),
  ],
  devices_feb: [
    does(
      'could you find out when mateus and farah are both free on tuesday for an hour',
      free('mateus farah', '2027-02-16', '2027-02-17', 60),
    ),
    does(
      "move daniel rosen's call on monday to four and make it forty five minutes",
      reschedule('dra', '2027-02-15T16:00', 45),
    ),
    does(
      'so rebecca signed this morning move her to hired tell ingeborg and stop her sequence',
      move('becky', 'Hired'),
      tell('ingeborg', '*'),
      stop('becky'),
    ),
    does('give me the numbers for last week', metrics('last_week')),
    does(
      'offer yannick a hundred and four thousand starting april fifth and tell mateus it is on its way',
      offer('yannick', { salary: 104000, start_date: '2027-04-05' }),
      tell('mateus', '*'),
    ),
  ],
});
