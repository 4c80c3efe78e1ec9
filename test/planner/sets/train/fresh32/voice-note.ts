// Thirty-second further batch: somebody who talks into the telephone while walking, driving or feeding the dog.
import {
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
import { asks, calling, does, hypothetical, inStyle, negated, nothing, orElse, quoted } from '../../../says.ts';
import { start } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const voiceNote = inStyle<keyof typeof sandboxes>('fresh32 voice note', {
  vets_apr: [
    does(
      'okay so i just came out of the clinic in red deer and everybody there is in love with ikaika honestly the dogs too so lets put ikaika forward to the partners round yeah',
      move('ikaika', 'Partners Round'),
    ),
    does(
      'hi its liv um can you get brona and jonas together on thursday at nine no wait she drops the kids off at nine make it nine thirty half an hour is plenty',
      book('2027-04-15T09:30', 30, 'brona', { about: 'jonas' }),
    ),
    does(
      'so yusufs clinic day tarek says theyre still painting the kennels on wednesday so do it friday instead same time in the morning',
      reschedule('yus', '2027-04-16T09:00'),
    ),
    does(
      'i keep forgetting this somebody has to send svetlana the uh the missing papers thing because her diploma copy was unreadable',
      followUp('svet', 'missing_papers'),
    ),
    does(
      'right before i forget put a note on pascale that she wants no i mean that she needs two weeks off in july',
      note(
        'pascale',
        'she needs two weeks off in july|needs two weeks off in july|Pascale needs two weeks off in july',
      ),
    ),
    asks('um yeah hanna called me in the car super nice so lets move hanna one further to clinic day please'),
    orElse(
      does(
        'i spoke to albert nettleship for an hour and he basically wants to work from spain so no thats a no reject him please',
        reject('albert'),
      ),
      calling(reject('albert', { reason: 'wants to work from spain' })),
      calling(reject('albert', { reason: 'he basically wants to work from spain' })),
      calling(reject('albert', { reason: 'he wants to work from spain' })),
      calling(reject('albert', { reason: 'basically wants to work from spain' })),
    ),
    does(
      'can you let sipho know that the new clippers arrived and theyre in the back room',
      tell('sipho', 'the new clippers arrived and theyre in the back room'),
    ),
    orElse(
      does('who is it that we have for the vet job at the moment i lost my list', find({ job: 'vet' })),
      calling(find({ role: 'medical' })),
    ),
    does(
      'so camila yes we want her uh offer her a hundred and fifteen thousand starting the first of june',
      offer('camila', { salary: 115_000, start_date: '2027-06-01' }),
    ),
    negated('oh and the vaccination thing on wednesday dont touch that one okay people are asking me but we keep it'),
    does(
      'mehwish is still waiting poor thing move her to the intro call and then tell her sorry it took so long',
      move('mehwish', 'Intro Call'),
      message('mehwish', 'sorry it took so long'),
    ),
    hypothetical('i was lying awake thinking what if we had just offered nkechi the job in march you know'),
    nothing('sorry that was the dog ignore that'),
    orElse(
      does('budget review on thursday greta is at the dentist so that one can go just cancel it', cancel('bud')),
      calling(cancel('bud', 'greta is at the dentist')),
    ),
    does(
      'what does gretas wednesday look like im trying to find like forty five minutes in there',
      free('greta', '2027-04-14', '2027-04-15', 45),
    ),
    [
      does('okay move rafael to paper check uh i think', move('rafael', 'Paper Check')),
      orElse(
        does('no hang on that was rubbish he already did that he goes to the clinic day', move('rafael', 'Clinic Day')),
        calling(undo(1), move('rafael', 'Clinic Day')),
      ),
      does('and hes going to need the guide for it so send him that', followUp('rafael', 'clinic_day_guide')),
    ],
    [
      does(
        'so oliver ghosted me this morning reject him and send the went another way one',
        reject('oliver', { message_template: 'went_another_way' }),
      ),
      does('yep thats approved by me go on', approve(1)),
    ],
    [
      asks('could you put me and tarek in a room with nkechi'),
      does('ah yes tomorrow at eleven', book('2027-04-13T11:00', 30, 'liv tarek', { about: 'nkechi' })),
    ],
    does(
      'ok two things one jonas goes to the paper check and two uh sipho has to know that the oxygen guy comes at noon',
      move('jonas', 'Paper Check'),
      tell('sipho', 'the oxygen guy comes at noon'),
    ),
    does(
      'so svetlana and mehwish have finally sent all of their stuff so intro call for the both of them',
      move('svet', 'Intro Call'),
      move('mehwish', 'Intro Call'),
    ),
    [
      does(
        'um can you book sipho with ikaika for wednesday at two',
        book('2027-04-14T14:00', 30, 'sipho', { about: 'ikaika' }),
      ),
      orElse(
        does('wait wait cancel that its his grandmas birthday', cancel(1)),
        calling(cancel(1, 'its his grandmas birthday')),
        calling(undo(1)),
      ),
    ],
  ],
  radio_aug: [
    does(
      'hey good afternoon listen kojo amanor was brilliant in the studio today brilliant so the editors panel for him please',
      move('kojo1', 'Editors Panel'),
    ),
    does(
      'im on the tro tro so excuse the noise but enzo his studio test tomorrow can that be at eleven fifteen yaw is stuck with the generator until eleven',
      reschedule('enz', '2026-08-28T11:15'),
    ),
    does(
      'set up zahra with selasi on monday at eleven for i dont know twenty five minutes',
      book('2026-08-31T11:00', 25, 'selasi', { about: 'zahra' }),
    ),
    does(
      'and the gentle reminder goes to fenna and uh who was it yes to keren too',
      followUp('fenna', 'gentle_reminder'),
      followUp('keren', 'gentle_reminder'),
    ),
    does(
      'i had a note here somewhere okay yes for ji ho write down that he mixed the chorale live in seoul',
      note(
        'jiho',
        'he mixed the chorale live in seoul|mixed the chorale live in seoul|ji ho mixed the chorale live in seoul',
      ),
    ),
    does('is there anything burning today or can i go to the market', brief()),
    does(
      'please message rosario tell her bring a photo id for the gate',
      message('rosario', 'bring a photo id for the gate'),
    ),
    quoted('so marlon says to me and im not joking he says just hire me already move me to hired and we all laughed'),
    does(
      'marlon and nii tomorrow no not tomorrow sorry i mean their panel put it to monday at three',
      reschedule('mar', '2026-08-31T15:00'),
    ),
    orElse(
      does(
        'the rate card meeting on tuesday margo told me its been overtaken by events so take it off the calendar',
        cancel('rate'),
      ),
      calling(cancel('rate', 'its been overtaken by events')),
      calling(cancel('rate', 'overtaken by events')),
    ),
    asks('can you book margo with fenna on monday at two its urgent'),
    does('uh how long has tunde been hanging there can you look him up for me', show('tunde')),
    does(
      'everybody in phone talk that we didnt speak to for like five days or more send them the gentle reminder',
      followUpAll({ stage: 'Phone Talk', days_since_contact: 5 }, 'gentle_reminder'),
    ),
    does('give me the numbers for this month selasi wants them for her meeting', metrics('this_month')),
    does(
      'aminatas recording was all traffic noise bless her so shes a no from me and from selasi reject aminata with the no thank you and let selasi know its done',
      reject('aminata', { message_template: 'no_thank_you' }),
      tell('selasi', '*'),
    ),
    negated('whatever you do dont send that offer to dilnoza yet the board meets on friday'),
    does(
      'i have a feeling about keren shes going cold on us put her on that at risk sequence',
      start('keren', 'candidate-at-risk'),
    ),
    asks('and then what else ah yes tell kojo that his parking is sorted'),
    [
      does('when is yaw free on monday', free('yaw', '2026-08-31', '2026-09-01')),
      does(
        'okay then put ji ho in with him at ten for an hour',
        book('2026-08-31T10:00', 60, 'yaw', { about: 'jiho' }),
      ),
      does(
        'and tell yaw he should bring the old mixer down',
        tell('yaw', 'he should bring the old mixer down|you should bring the old mixer down|bring the old mixer down'),
      ),
    ],
    does(
      'could you write down for keren that she prefers mornings and send her the gentle reminder while youre at it',
      note('keren', 'she prefers mornings|prefers mornings|keren prefers mornings'),
      followUp('keren', 'gentle_reminder'),
    ),
  ],
});
