// What stands beside an order in a clause, as the cues of the commands ask for it.
import type { Cue } from '../../../../../nlp/intents.ts';
import { meetingWords } from '../../../../../nlp/lexicon/meeting-words.ts';
import { writtenCode } from '../../../../../nlp/military/written-code.ts';
import { blanked } from '../../../../../nlp/text.ts';
import { expectedStrangers } from '../../named/strangers.ts';
import type { Reading } from './clause-reading.ts';

const pronoun =
  /\b(?:her|him|she|he|them|they|both|that one|this one|the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|last|other)(?: one)?(?! (?:weeks?|months?|years?|quarter|days?|few|couple|time|half|\d))|that candidate|this candidate|the candidate)\b/i;

export function cuesOf(reading: Omit<Reading, 'intents'>): Set<Cue> {
  const { people, text } = reading;
  const cues = new Set<Cue>();
  const add = (cue: Cue, present: boolean) => present && cues.add(cue);
  const onlyUser = people.some(({ candidates, users }) => users.kind !== 'none' && candidates.kind === 'none');
  const manager = /\b(?:hiring manager|hm|manager|recruiter)\b/i.test(text);
  const isToManager =
    /^\S+ (?:to )?(?:the |her |his |their |[\p{L}'-]+(?: [\p{L}'-]+)?'s? )?(?:hiring[ -]manager|hm|manager)\b/iu.test(
      text,
    );
  add(
    'person',
    people.some(({ candidates, users }) => candidates.kind !== 'none' || users.kind === 'none') ||
      pronoun.test(text) ||
      expectedStrangers(text, reading.taken).length > 0,
  );
  add('user', onlyUser || isToManager || (manager && !people.some(({ candidates }) => candidates.kind !== 'none')));
  add(
    'stage',
    reading.stages.some(({ isOrigin }) => !isOrigin),
  );
  add('time', reading.whens.length > 0);
  add('duration', reading.durations.length > 0);
  add('money', reading.money.length > 0);
  add('template', reading.template !== undefined);
  add('meeting', reading.titles.length > 0 || meetingWords.test(blanked(text, reading.stages)));
  add('title', reading.titles.length > 0);
  add('payload', reading.payload !== undefined);
  add('code', writtenCode(text) !== undefined);
  add('filter', Object.keys(reading.filters).length > 0 || reading.unknownRole !== undefined);
  return cues;
}
