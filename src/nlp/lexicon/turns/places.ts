// Where somebody is to stand: “Ann belongs in the panel”, “I'd love to see Ann in the panel column”, “Ann: the stage should read Panel”.
import type { Turn } from './turn.ts';

const nobody = '(?!(?:i|we|you|it|that|this|there|if|who|what|which|when|where|how|nobody)\\b)';
/** No state of somebody, and no meeting. */
const place =
  '(?!.*\\b(?:meeting|session|invite|interview|one day|some day|someday|soon|eventually|at some point)\\b)(?! (?:a|an|his|her|their|my|our|time|touch|person|town|the office|the loop|the know)\\b)';
const name = '(?:stage|status|step|column)';

export const placeTurns: readonly Turn[] = [
  [
    `${nobody}<name> (?:now |really |clearly )?belongs? (?:now )?(?:in|at|under|into)${place}<rest>`,
    'move $whom to$rest',
  ],
  [
    `(?:i|we)(?:'d| would|'ll| will)?(?: really| very much)* (?:like|love|want|prefer)(?: to (?:see|have|find|get))? (?!(?:an?|the|all|some|every|any|more)\\b)<name> (?:in|into|at|under)${place}<rest>`,
    'move $whom to$rest',
  ],
  [
    `${nobody}<name>(?::|,|'s)? (?:the |(?:his|her|their) )?${name} (?:should|must|needs to|has to|ought to) (?:now )?(?:read|say|be|show)<rest>`,
    'move $whom to$rest',
  ],
  [
    `(?:it is|it's)(?: high| about)? time(?: that)? <name> (?:got|moved|went|came|advanced)(?: on| up| over)? (?<rest>(?:in)?to .*)`,
    'move $whom $rest',
  ],
  [`${nobody}<name> becomes(?: an?(?= .*stage))?<rest>`, 'move $whom to$rest'],
];
