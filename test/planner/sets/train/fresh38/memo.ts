// Thirty-eighth further batch: somebody who talks into the phone on the way, and no comma ever comes of it.
import {
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
import { perhapsBecause } from '../fresh33/perhaps-because.ts';
import type { sandboxes } from './sandboxes.ts';

export const memo = inStyle<keyof typeof sandboxes>('fresh38 memo', {
  brewhouse_nov: [
    does(
      'okay so I just came out of the tasting and Moana was wonderful so brew day for her please and that is all for now',
      move('moana', 'Brew Day'),
    ),
    does(
      'hi it is me I am in the car can you shift the stocktake tomorrow to eleven because Shanti is at the dentist until then',
      reschedule('inv', '2026-11-13T11:00'),
    ),
    does(
      'so Callum wants to sit down with Yoko on Monday at half past two for about twenty minutes would you put that in the calendar',
      book('2026-11-16T14:30', 20, 'callum', { about: 'yoko' }),
    ),
    does(
      'you can let Jorge Quispe go uh use the nice letter what is it called not this batch yes that one',
      reject('jorge2', { message_template: 'not_this_batch' }),
    ),
    does(
      'Étienne wont be able to do the brew day with Linnea on Tuesday at nine he can do it at one in the afternoon so change that please',
      reschedule('brd', '2026-11-17T13:00'),
    ),
    negated('I was going to ask you to reject Sipho but no dont do it I have to think about him some more'),
    does(
      'oh and before I forget it Ozan told me his licence is only valid until March so write that down on his page would you',
      note(
        'ozan',
        'his licence is only valid until March|licence is only valid until March|Ozan told me his licence is only valid until March|licence only valid until March',
      ),
    ),
    does(
      'can somebody ping Sipho that is you I guess he has not heard from us in ages just the still brewing thing',
      followUp('sipho', 'still_brewing'),
    ),
    asks('hello yes um we need to get Devika in front of Étienne next week could you do that'),
    does(
      'let Wilfred know uh that the keg order for the Lunenburg pub is wrong',
      tell('wilf', 'the keg order for the Lunenburg pub is wrong|that the keg order for the Lunenburg pub is wrong'),
    ),
    perhapsBecause(
      does(
        'I think the sales meeting on Monday is pointless with half of them on the road so just take it out',
        cancel('sal'),
      ),
      'half of them on the road',
      'pointless with half of them on the road',
    ),
    does('what do we actually know about Vasile can you pull him up for me', show('vasile')),
    does(
      'right so two things number one Effie goes to offer number two send Vasile the reference request again',
      move('effie', 'Offer'),
      followUp('vasile', 'reference_request'),
    ),
    nothing(
      'so yesterday I moved the panel with Moana and then moved it back and she never even noticed isnt that funny',
    ),
    does(
      'tell Tendai the bus from the ferry stops right at our gate he was worried about that',
      message('tendai', 'the bus from the ferry stops right at our gate'),
    ),
    does(
      'we are going to make Effie an offer I talked to Étienne fifty six thousand five hundred Canadian starting on the eleventh of January could you draw that up',
      offer('effie', { salary: 56_500, currency: 'CAD', start_date: '2027-01-11' }),
    ),
    hypothetical('I wonder whether we would have to pay for the flight if we invited Yoko for a whole brew day'),
    does('who do we still have in the tasting panel round I have lost count', find({ stage: 'Tasting Panel' })),
    does('is Shanti around on Wednesday I mean does she have any time', free('shanti', '2026-11-18', '2026-11-19')),
    asks('um the Jorge thing on the fourteenth sorry I mean just move Jorge to brew day'),
    does(
      'so everyone in first chat should get a little still brewing from us before the weekend',
      followUpAll({ stage: 'First Chat' }, 'still_brewing'),
    ),
    quoted(
      'my mother in law works in staffing and she always goes reject first and ask questions later can you imagine',
    ),
    does(
      'Marguerite is coming by on Wednesday so Callum and her at nine for half an hour and after that she gets a note that she can only start after Christmas',
      book('2026-11-18T09:00', 30, 'callum', { about: 'marguerite' }),
      note(
        'marguerite',
        'she can only start after Christmas|can only start after Christmas|Marguerite can only start after Christmas',
      ),
    ),
    does('I keep thinking about Yoko and I think we should say goodbye to her so reject her please', reject('yoko')),
    [
      does(
        'set something up with me and Marguerite tomorrow at ten for a quarter of an hour',
        book('2026-11-13T10:00', 15, 'morag', { about: 'marguerite' }),
      ),
      does('ah no ten thirty is better I have the plumber', reschedule(1, '2026-11-13T10:30')),
    ],
  ],
  lingua_sep: [
    does(
      'yeah so Xenia sent her degree and everything is in order she can go to the test translation stage now',
      move('xenia', 'Test Translation'),
    ),
    does(
      'so the revision interview with Rūta on Monday Pilar asked me if it could be at two and I said sure so please do that',
      reschedule('rut', '2027-09-20T14:00'),
    ),
    perhapsBecause(
      does(
        'Tove rang she does not want to go on with us she found something nearer home so take her out and no need for a letter',
        reject('tove'),
      ),
      'she found something nearer home',
      'does not want to go on with us',
      'she does not want to go on with us she found something nearer home',
      'she does not want to go on with us',
    ),
    does(
      'could I have an hour for László and Min-jun on Wednesday the twenty second at ten in the morning thanks',
      book('2027-09-22T10:00', 60, 'laszlo', { about: 'minjun' }),
    ),
    does(
      'uh the trial contract has not reached Beatriz would you send it to her',
      followUp('beatriz', 'trial_contract'),
    ),
    does(
      'Amina should know and I am not near a keyboard that her flight to Vienna is at seven not at nine so tell her please',
      tell('amina', 'her flight to Vienna is at seven not at nine|your flight to Vienna is at seven not at nine'),
    ),
    asks('I need the interview with the Latvian lady moved to a bit later in the week'),
    negated('no no leave the lunch on Friday where it is I was only thinking out loud before'),
    does(
      'okay dictating a note for Kaisa she translates from Estonian as well end of note',
      note(
        'kaisa',
        'she translates from Estonian as well|translates from Estonian as well|Kaisa translates from Estonian as well',
      ),
    ),
    perhapsBecause(
      does(
        'I am on the platform so quickly Abebe cant do Tuesday morning so drop his test review and I will find him another day myself',
        cancel('abe'),
      ),
      'Abebe cant do Tuesday morning',
      'he cant do Tuesday morning',
    ),
    does('how are we doing this month I mean the numbers', metrics('this_month')),
    does('give Hanneke a sign of life would you nothing fancy quick hello will do', followUp('hanneke', 'quick_hello')),
    nothing(
      'well the interview with Kaisa has been cancelled and reinstated and cancelled so often I honestly stopped counting but it is on',
    ),
    does(
      'and then Gwenaël he can do the client trial as far as I am concerned put him there and tell Pilar that I did',
      move('gwenael', 'Client Trial'),
      tell('pilar', '*'),
    ),
    does(
      'message to Rui we have two desks by the window and he can choose',
      message(
        'rui',
        'we have two desks by the window and he can choose|we have two desks by the window and you can choose',
      ),
    ),
    hypothetical('do you think it would be rude to offer Farid less than sixty I mean after all that time'),
    orElse(
      does(
        'anyone in interpreting that we could lose you know the ones at risk',
        find({ role: 'interpreting', at_risk: true }),
      ),
      calling(find({ job: 'int', at_risk: true })),
    ),
    asks('so please book Amina on Monday at ten with Beatriz for half an hour'),
    does('what is on today anything I should be looking at', brief()),
    does(
      'we said fifty one thousand euros for Rui and he begins on the first of December so go and offer him that',
      offer('rui', { salary: 51_000, currency: 'EUR', start_date: '2027-12-01' }),
    ),
    quoted('so I was listening to this podcast and the man says always follow up within a day always I had to laugh'),
    does(
      'does Thierry have a hole on Thursday afternoon or in the morning I dont mind',
      free('thierry', '2027-09-16', '2027-09-17'),
    ),
    does(
      'the debrief with Rui on Friday is off and Rui himself can go to the offer stage I just talked to everybody',
      cancel('deb'),
      move('rui', 'Offer'),
    ),
    does(
      'Pilar and Hanneke tomorrow at two it will take them half an hour I would say so please reserve that',
      book('2027-09-16T14:00', 30, 'pilar', { about: 'hanneke' }),
    ),
    [
      does('put Hanneke back to cv screening', move('hanneke', 'CV Screening')),
      does('sorry that was the wrong person can you reverse that', undo(1)),
    ],
  ],
});
