// Seventeenth further batch: military codes in the forms in which people write and say them.
import { asks, inStyle } from '../../../says.ts';
import { decodes } from '../rare-calls.ts';
import type { sandboxes } from './sandboxes.ts';

export const codes = inStyle<keyof typeof sandboxes>('fresh17 codes', {
  foundry_jan: [
    decodes('What does 11 Bravo translate to?', ['11B', '11 Bravo'], { guessed: 'Army' }),
    decodes('68W, Army medic. Which of our jobs match?', ['68W'], { branch: 'Army' }),
    decodes('sixty-eight whiskey, Army, please translate', ['68W', '68 whiskey', 'sixty-eight whiskey'], {
      branch: 'Army',
    }),
    decodes("USMC 0311 - what's that for us?", ['0311'], { branch: 'Marines' }),
    decodes('marine corps oh three thirty one, civilian titles?', ['0331'], { branch: 'Marines' }),
    decodes('AFSC 2A6X1 please, civilian equivalent', ['2A6X1'], { guessed: 'Air Force' }),
    decodes('Could you translate the Air Force code 3E0X1, with résumé wording please?', ['3E0X1'], {
      branch: 'Air Force',
      include_resume_translation: true,
    }),
    decodes('What civilian work corresponds to the Navy rating EM?', ['EM'], { branch: 'Navy' }),
    decodes('navy NEC 8404, translate', ['8404'], { branch: 'Navy' }),
    decodes('MOS 92-Y, Army, he would like San Antonio, TX. What matches?', ['92Y', '92-Y'], {
      branch: 'Army',
      location_preferences: ['San Antonio, TX'],
    }),
    decodes('Space Force 5C0X1 in civilian terms', ['5C0X1'], { branch: 'Space Force' }),
    decodes('Coast Guard rate MK, which requisitions fit?', ['MK'], { branch: 'Coast Guard' }),
    decodes('army 12n, resume text too', ['12N', '12n'], { branch: 'Army', include_resume_translation: true }),
    decodes('I have a résumé here that says MOS 35F. Translate that for me?', ['35F'], { guessed: 'Army' }),
    decodes('one five tango, army', ['15T', '15 tango', 'one five tango'], { branch: 'Army' }),
    decodes('We have a former 13B (Army) who would move to Dallas, TX or Tulsa, OK. Which jobs match?', ['13B'], {
      branch: 'Army',
      location_preferences: ['Dallas, TX', 'Tulsa, OK'],
    }),
    asks('We have a former Marine here, can you translate what he did?'),
    asks("Please translate Bobby's MOS."),
    [
      decodes('What is a 91E in the Army?', ['91E'], { branch: 'Army' }),
      decodes('and 91B?', ['91B'], { guessed: 'Army' }),
      decodes('with the resume text this time', ['91B'], { guessed: 'Army', include_resume_translation: true }),
    ],
  ],
});
