// Messages that are laid out rather than written: a form of “key: value” lines, a list under a common head, a mail's subject.
// They come back as sentences, so that one grammar serves all.

/** What the fields of a form are called, and how each would be said in a sentence. */
const fields: readonly { readonly names: RegExp; readonly said: (value: string) => string; readonly place: number }[] =
  [
    {
      names: /^(?:action|task|to ?do|request|order|do|what|operation|command|tool|instruction|ask|activity|type)$/i,
      said: (value) => value,
      place: 0,
    },
    {
      names: /^(?:candidate|name|who|person|applicant|for|whom|about|re|regarding|subject)$/i,
      said: (value) => value,
      place: 1,
    },
    {
      names: /^(?:(?:new |next |target |to )?(?:stage|status|step)|move to|to)$/i,
      said: (value) => `to ${value}`,
      place: 2,
    },
    {
      names:
        /^(?:with|interviewer|attendees?|participants?|colleague|host|hiring manager|hm|user|recipient|notify|invitees?)$/i,
      said: (value) => `with ${value}`,
      place: 3,
    },
    {
      names: /^(?:length|duration|how long|minutes|mins?)$/i,
      said: (value) => `for ${value}${/^\d+$/.test(value) ? ' minutes' : ''}`,
      place: 4,
    },
    {
      names: /^(?:date|day|when|on|start|time|at|slot|new time|new date)$/i,
      said: (value) => (/^\d{1,2}(?::\d\d)?\s*(?:[ap]m)?$/i.test(value) ? `at ${value}` : value),
      place: 5,
    },
    { names: /^(?:salary|amount|pay|comp(?:ensation)?|package|base)$/i, said: (value) => `at ${value}`, place: 6 },
    { names: /^(?:start date|starting|starts|begins?)$/i, said: (value) => `starting ${value}`, place: 7 },
    { names: /^(?:template|using|use)$/i, said: (value) => `using the ${value} template`, place: 8 },
    { names: /^(?:reason|because|why)$/i, said: (value) => `because ${value}`, place: 9 },
    { names: /^(?:text|message|note|body|content|comment)$/i, said: (value) => `: ${value}`, place: 10 },
  ];

const line = /^\s*(?:[-•*·]\s*)?([\p{L}][\p{L} ]{1,18}?)\s*(?::|=|\||\t)\s*(\S.*?)\s*[;,]?\s*$/u;

const fieldOf = (key: string) => fields.find(({ names }) => names.test(key.trim()));

/** “Candidate: Ann / Action: move / Stage: Offer” as “move Ann to Offer”. Undefined where the lines are no form. */
function formAsSentence(text: string): string | undefined {
  if (!/[\n;|]/.test(text)) return undefined;
  const lines = text.split(/\n|(?<=\S)\s*[;|]\s*(?=[\p{L} ]{2,18}\s*[:=])/u).filter((one) => one.trim() !== '');
  const filled = lines.flatMap((one) => {
    const [, key = '', value = ''] = line.exec(one) ?? [];
    const field = fieldOf(key);
    return field === undefined ? [] : [{ ...field, value: value.replace(/[.]+$/, '') }];
  });
  const isForm = filled.length >= 2 && filled.length === lines.length && filled.some(({ place }) => place === 0);
  if (!isForm) return undefined;
  return filled
    .toSorted((a, b) => a.place - b.place)
    .map(({ said, value }) => said(value))
    .join(' ')
    .replaceAll(' : ', ': ');
}

const item = /^\s*(?:[-•*·–]|\(?\d{1,2}[.):]|[a-h][.)])\s*(\S.*)$/u;

/** “To book, with Ann:” over a list without verbs: each line takes the head as its own. */
function headOnEach(text: string): string {
  const lines = text.split('\n').filter((one) => one.trim() !== '');
  const first = lines.findIndex((one) => item.test(one));
  const head = first <= 0 ? undefined : /^(.*?)\s*:\s*$/.exec(lines[first - 1] ?? '')?.[1];
  if (head === undefined || !ordering.test(head)) return text;
  const said = head.replace(/^(?:please |pls |could you |can you )*(?:to )?/i, '').replace(/^(\p{L}+),\s*/u, '$1 ');
  return [
    ...lines.slice(0, first - 1),
    ...lines.slice(first).map((one) => {
      const entry = item.exec(one)?.[1];
      return entry === undefined || startsItself.test(entry) ? one : `${said} ${entry}.`;
    }),
  ].join('\n');
}

const ordering =
  /^(?:please |pls |could you |can you )*(?:to )?(?:book|schedule|set up|move|advance|reject|decline|cancel|follow up|chase|offer|nudge|show|list)\b/i;
const startsItself =
  /^(?:please )?(?:book|schedule|set up|move|advance|reject|decline|cancel|follow up|chase|offer|nudge|show|list|tell|note|send|email|add)\b/i;

/** A subject that the writer gave to their own message says what it is about. */
const withoutSubject = (text: string): string =>
  text.replace(/^(?:subject|re|subj):[ \t]*(\S[^\n]{0,80})\n\s*\n/i, '$1.\n');

/** A picture between two halves of a line joins them: “Musa ✅ offer stage”. Arrows among them are words by themselves. */
const joined = (text: string): string =>
  text
    .replaceAll(/\s*(?:➡️|➡|👉|⏩|▶️|▶|🔜|⮕|➔|➜)\s*/gu, ' to ')
    .replaceAll(
      /(?<=\p{L}) ?(?:(?<! (?:2|to|→|->|=) [^.!?\n]{2,30})(?:✅|✔️|✔|☑️|👍|⏫|⬆️|🔼)|(?:✅|✔️|✔|☑️|👍|⏫|⬆️|🔼)(?![^.!?\n]{0,30} (?:2|to|→|->|=) ))\s*(?=\p{L})/gu,
      ' ',
    )
    .replaceAll(/^\s*(?:[\p{Extended_Pictographic}\uFE0F\u200D]+\s*)+(?=\S)/gmu, '');

/** Texts that are to be written keep their lists. */
const writes = /\b(?:note|notes|tell|message|write|text|say|saying|e-?mail|reads?|know|inform)\b[^.!?\n]*[:]?\s*$/i;
const listHead =
  /^\s*(?:(?:my|the|today's|our|a few|some|two|three|four|five|quick|short) )*(?:to[ -]?dos?(?: list)?|to do|tasks?|list|items?|things|action items?|checklist|(?:two|three|four|five) for you)(?: (?:for )?(?:today|now|you|this (?:morning|afternoon)))?\s*:\s*/i;

interface Marker {
  readonly pattern: RegExp;
  /** What the first of them has to be, and how they go on. */
  readonly place: (said: string) => number;
  /** Such words number things only where a list was announced. */
  readonly head?: RegExp;
}
const inWords = ['', 'one', 'two', 'three', 'four', 'five'];
const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth'];
const counted = (said: string): number => (/^\d/.test(said) ? Number(said) : inWords.indexOf(said.toLowerCase()));
/** “Two things:”, “I have three requests, …” */
const announced = /\b(?:two|three|four|five|[2-5]|a few|several|a couple of) (?:[\p{L}-]+ ){0,2}[\p{L}-]+s\b[^?]*$/iu;
const markers: readonly Marker[] = [
  { pattern: /(?<![\p{L}\p{N}.,:/-])\(?(\d{1,2})\)\s+(?=\p{L})/gu, place: Number },
  { pattern: /(?<=^|[\n:;.,]\s{0,3}|\s)(\d{1,2})\.\s+(?=\p{L})/gu, place: Number },
  { pattern: /(?<![\p{L}\p{N}])\(?([a-h])\)\s+(?=\p{L})/giu, place: (said) => said.toLowerCase().charCodeAt(0) - 96 },
  { pattern: /^[ \t]*(\d{1,2})[ \t]+(?=\p{L})/gmu, place: Number },
  {
    pattern: /(?<![\p{L}\p{N}])(?:number|no\.|item|point|task) (one|two|three|four|five|[1-5])[:,.]? (?=\p{L})/giu,
    place: counted,
  },
  { pattern: /(?<=^|[.;:!\n]\s{0,3})(one|two|three|four|five): (?=\p{L})/giu, place: counted },
  {
    pattern:
      /(?<=^|[.,;:!\n]\s{0,3}|\b(?:and|then|things|requests|tasks|orders) )(first|second|third|fourth|fifth)(?:ly)?(?:[,:]| of all,?|) (?=\p{L})/giu,
    place: (said) => ordinals.indexOf(said.toLowerCase()),
    head: announced,
  },
];

/** “(1) move Ann … (2) tell Bo …”, “a) …”: each item on a line of its own, and without its mark. */
function itemised(text: string): string {
  for (const { pattern, place, head: heading } of markers) {
    const found = [...text.matchAll(pattern)];
    const isList = found.length > 1 && found.every(({ 1: said = '' }, index) => place(said) === index + 1);
    const head = text.slice(0, found[0]?.index);
    if (isList && !writes.test(head) && heading?.test(head) !== false)
      return text
        .replaceAll(pattern, '\n')
        .replace(/(?<=[^\s.!?;:,])[:,]?\s*\n/, '.\n')
        .trim();
  }
  return text;
}

/** “xabier – screen / yasmin – reject”: a stroke between two orders parts them. */
function parted(text: string): string {
  if (!text.includes('/')) return text;
  const parts = text.split(/\s+\/\s+/);
  const isList = parts.length > 1 && parts.every((part) => /\p{L}\S*\s+\S*\p{L}/u.test(part) && !/[\d:]/.test(part));
  return isList ? parts.join('\n') : text;
}

export const asSentences = (text: string): string => {
  const body = joined(withoutSubject(text)).replace(listHead, '');
  const form = formAsSentence(body);
  if (form !== undefined) return form;
  const headed = headOnEach(body);
  return headed === body ? parted(itemised(body)) : headed;
};
