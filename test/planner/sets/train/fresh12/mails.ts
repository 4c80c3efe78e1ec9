// Twelfth further batch: mails.
import { book, followUp, metrics, move, note, offer, reject, reschedule, tell } from '../../../calls.ts';
import { asks, calling, does, negated, nothing, orElse, quoted, inStyle } from '../../../says.ts';
import { translate, health } from './more-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const mails = inStyle<keyof typeof sandboxes>('fresh12 mails', {
  turbines_mar: [
    does(
      'Hi! Just got off the phone with Lukas, lovely guy, seven years offshore and he could start almost immediately. Anders also liked his CV. Could you move him to the case interview? Thanks, Freja',
      move('lukas', 'Case Interview'),
    ),
    does(
      'Good morning, I hope you had a nice weekend. As discussed on Friday, Omid would like to meet Mateo before we decide anything. Could you please book the two of them for Wednesday at 2 pm? An hour should be enough. Best, F.',
      book('2027-03-10T14:00', 60, 'omid', { about: 'mateo' }),
    ),
    does(
      'Hello, Sofie just wrote to me. She has an exam on Thursday and asks whether her case interview can be on Monday at 10 instead. That works for Birgit too. Please change it. Kind regards',
      reschedule('sof', '2027-03-15T10:00'),
    ),
    orElse(
      does(
        'Dear all, it has been a long process and I know several of you liked Ingrid, but in the end the team wants somebody with composite experience. Please reject her and use the polite decline. Freja',
        reject('ingrid', { message_template: 'polite_decline' }),
      ),
      calling(
        reject('ingrid', {
          message_template: 'polite_decline',
          reason: 'the team wants somebody with composite experience',
        }),
      ),
    ),
    does(
      'Hi, quick one. I met Aisha at the career fair last month, she was very good. She applied last week and nobody has answered her yet. Please send her the document request so that we can get going. Thanks!',
      followUp('aisha', 'document_request'),
    ),
    nothing(
      'Hi, just to let you know that I talked to Paweł yesterday and he is looking forward to Friday. No action needed. Freja',
    ),
    does(
      'Hi, sorry for the long mail. Background: Callum did two site days with us, one in Esbjerg and one in Hvide Sande, both crews were happy. Anders wants him. So please go ahead and send him the offer, 435,000 DKK a year, start on 1 April. He knows about the on-call rota. Thanks',
      offer('callum', { salary: 435_000, currency: 'DKK', start_date: '2027-04-01' }),
    ),
    negated(
      'Hello, about Jonas Wexel: Birgit is still thinking about it, so please do not reject him until we have talked on Thursday. Thank you, Freja',
    ),
  ],
  couriers_aug: [
    does(
      'Hey there, I’m in back to back meetings until 4 so I can’t do it myself: could you let Jillian know that the job ad is live? Cheers',
      tell('jill', 'the job ad is live'),
    ),
    does(
      'Hi, I was going through my list from last week and noticed that Rafael has been waiting for ages. He called twice. Can you move him to Phone Screen today please? Thank you so much, Renata',
      move('raf', 'Phone Screen'),
    ),
    does(
      'Hello! Could you check something for me? We have an applicant who spent four years in the Army as an 88M and Gabriel has no idea what that is. What does it translate to? Thanks in advance',
      translate('88M', 'Army'),
    ),
    does(
      'Good afternoon. Before I forget, because I will be out tomorrow: Paola told me that she is moving to Guadalajara in October and would like to work from there. Please add a note to her profile: moving to Guadalajara in October. Thank you',
      note('paola', 'moving to Guadalajara in October'),
    ),
    does(
      'Hi, I need to prepare for my Monday catch-up with Gabriel and he always asks for figures. Could you show me how we did last week? Thanks, R.',
      metrics('last_week'),
    ),
    asks(
      'Hi, hope all is well. I spoke to Tom today and he was really good, so please move him forward to the final interview. Thanks, Renata',
    ),
    quoted(
      'Hi, Gabriel’s mail this morning said “please cancel the ops standup”, but then he called and wants to keep it. So all good, nothing to do. R.',
    ),
    does(
      'Hello, the candidate portal was down this morning and some people may not have got our mails. Is everything connected again, are the integrations healthy? Renata',
      health,
    ),
  ],
});
