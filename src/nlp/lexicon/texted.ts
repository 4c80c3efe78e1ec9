// What is typed on the move in a few letters, and what is meant by it. Each line: what is typed, and what it stands for.

const name = "\\p{L}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)?";
const orders =
  '(?:and|then|also|plus|or|but|if|move|book|reject|send|tell|cancel|push|show|note|add|offer|put|undo|please|pls|can|could)';
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)';

export const texted: readonly (readonly [typed: RegExp, meant: string])[] = [
  // “Drop Priya a line, her papers came through”
  [
    new RegExp(
      `\\b(?:drop|shoot|send|give|fire) (${name}) (?:an? |the )?(?:(?:quick|little|lil|short) )?(?:line|msg|text|txt|note|dm|message|e-?mail|mail), (?!${orders}\\b)(?=\\S+ \\S)`,
      'giu',
    ),
    'message $1: ',
  ],
  // “Nurses in applied, who we got”
  [/,? who(?: have|['’]ve)? (?:we|u|you|ya) got(?=\s*[?.!]*\s*$)/giu, '?'],
  [/(?<=^|[.!?]\s*)who we got (?=(?:in|at|for)\b)/giu, 'who is '],
  // “3 then. 30m, Aisha”
  [
    /(?<=^(?:(?:ok|k|kk|ah|cool|great)[, ]+)?)(\d{1,2}(?::\d\d)?(?: ?[ap]m)?) then[.,!]\s+(?=\d|half|an hour)/giu,
    'at $1, ',
  ],
  // “Both smashed it, next stage each”
  [
    /(?<=^|[.!?,;\n\p{Extended_Pictographic}]\s*)next (stage|step|round)s? (?:for )?(?:each|both|all)(?=\s*[.!?]*\s*$)/giu,
    'move them both to the next $1',
  ],
  // “Ann gets the guide, not the form”
  [
    /(\bgets? (?:the )?[^.,;!?\n]{3,30}?),? (?:and )?not (?:the )?[\p{L} ]{3,25}?(?: lol| haha+)?(?=\s*[.!]*\s*$)/giu,
    '$1',
  ],
  // “128k, start 2 Nov. Send it”
  [new RegExp(`(?<=\\d(?:k|[ .,]?\\d{3})?(?: \\p{L}{3})?,?) start (?=\\d{1,2}\\b|${month}|the )`, 'giu'), ' starting '],
  [/(?<=\b\d{1,3}(?:k|[.,]\d{3})\b[^.!?\n]{0,40})[.,;] send it(?: (?:pls|please|now|off|out))*(?=[.!\s]*$)/giu, ''],
  [/\bwrong 1\b/giu, 'wrong one'],
];
