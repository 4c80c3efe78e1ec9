// The forty-fourth further batch, on sandboxes of earlier ones: messages that sound like an order and are not to be done as they
// sound, and beside each kind plain orders in words like theirs; “fresh44”.
import { refused, doneAlready, byMyself } from './given.ts';
import { bound, later, wondering } from './open.ts';
import { deniedFromAfar, takenBack, correctedAtOnce, excepting } from './unsaid.ts';
import { inMails, resumes, toOthers } from './quoted.ts';
import { askedAbout, tails } from './texts.ts';
import { times, namesNear, stagesThatWere, money } from './near.ts';

export const instructions = [
  ...refused,
  ...doneAlready,
  ...byMyself,
  ...bound,
  ...later,
  ...wondering,
  ...deniedFromAfar,
  ...takenBack,
  ...correctedAtOnce,
  ...excepting,
  ...inMails,
  ...resumes,
  ...toOthers,
  ...askedAbout,
  ...tails,
  ...times,
  ...namesNear,
  ...stagesThatWere,
  ...money,
];
