// Somebody's application stands for the person: “decline his application”, “her candidacy is to be terminated”.
import type { Turn } from './turn.ts';

const application = '(?:application|candidacy|candidature|file|case|process)';
/** What is done to an application that is not taken further. */
const close = '(?:close|shut|end|terminate|decline|reject|refuse|turn|discontinue|conclude)(?: out| down| off)?';
const closed =
  '(?:closed|shut|ended|terminated|declined|rejected|refused|turned|discontinued|concluded)(?: out| down| off)?';
const due =
  '(?:is to be|are to be|must be|has to be|should be|ought to be|needs to be|can be|may be|shall be|is to get|to be)(?: now| therefore| hereby| accordingly)?';
const owners = [
  ['his', 'him'],
  ['her', 'her'],
  ['their', 'them'],
] as const;

export const applicationTurns: readonly Turn[] = [
  ...owners.flatMap(([whose, whom]): readonly Turn[] => [
    [`${close} ${whose} ${application}(?: down| off)?(?: by (?:rejecting|declining) it)?<rest>`, `reject ${whom}$rest`],
    [`${whose} ${application} ${due} ${closed}<rest>`, `reject ${whom}$rest`],
  ]),
  [`<name>['’]s? ${application} ${due} ${closed}<rest>`, 'reject $whom$rest'],
  [`${close} (?:the )?(?:application|candidacy|candidature) (?:of|for|from|by) <name>`, 'reject $whom'],
];
