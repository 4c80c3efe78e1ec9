// Days and times of a Spanish wish in the English words that are read everywhere: a table, word for word, in the order in which it stands.
// Times that nobody says in the other language, such as “15 h” and “3 de la tarde”, become what an English reader would write. Pure.

const days = {
  lunes: 'Monday',
  martes: 'Tuesday',
  miercoles: 'Wednesday',
  jueves: 'Thursday',
  viernes: 'Friday',
  sabados: 'Saturday',
  sabado: 'Saturday',
  domingos: 'Sunday',
  domingo: 'Sunday',
};
const months = {
  enero: 'January',
  febrero: 'February',
  marzo: 'March',
  abril: 'April',
  mayo: 'May',
  junio: 'June',
  julio: 'July',
  agosto: 'August',
  septiembre: 'September',
  setiembre: 'September',
  octubre: 'October',
  noviembre: 'November',
  diciembre: 'December',
};
const numbers = {
  una: '1',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  once: '11',
  doce: '12',
};
const alternatives = (words: object): string => Object.keys(words).join('|');
const hour = String.raw`\d{1,2}(?:[:.]\d\d)?`;

type Change = readonly [from: RegExp, to: string | ((...found: string[]) => string)];

/** What is written without accents, in small letters. */
const changes: readonly Change[] = [
  [new RegExp(`\\b(?:${alternatives(months)})\\b`, 'gu'), (word) => read(months, word)],
  [
    new RegExp(`\\b(${alternatives(numbers)})(?= (?:de la |semanas|dias|en punto|y media|y cuarto|o\\b))`, 'gu'),
    (word) => read(numbers, word),
  ],
  [new RegExp(`(?<=\\blas? )(?:${alternatives(numbers)})\\b`, 'gu'), (word) => read(numbers, word)],
  [
    new RegExp(`\\b(\\d{1,2}) y (media|cuarto)\\b`, 'gu'),
    (_, at = '', part = '') => `${at}:${part === 'media' ? '30' : '15'}`,
  ],
  [/\ben punto\b/gu, ''],
  [new RegExp(`\\b(${hour}) ?(?:h|hs|hrs|horas)\\b`, 'gu'), (_, at = '') => (at.includes(':') ? at : `${at}:00`)],
  [/\bpasado manana\b/gu, 'the day after tomorrow'],
  [new RegExp(`\\b(${hour}) (?:de|por) la manana\\b`, 'gu'), '$1 am'],
  [new RegExp(`\\b(${hour}) (?:de|por) la (?:tarde|noche)\\b`, 'gu'), '$1 pm'],
  [/\b(?:por|en|a) la manana\b|\bde manana\b|\bpor las mananas\b/gu, 'in the morning'],
  [/\b(?:por|en|a) la tarde\b|\bpor las tardes\b/gu, 'in the afternoon'],
  [/\b(?:por|en|a) la noche\b/gu, 'in the evening'],
  [/\b(?:a|al) (?:mediodia|medio dia)\b/gu, 'at noon'],
  [/\b(?:a |de )?la (?:proxima semana|semana (?:que viene|proxima|siguiente))\b/gu, 'next week'],
  [/\besta semana\b/gu, 'this week'],
  [
    new RegExp(`\\b(?:el |los )?(?:proximo )?(${alternatives(days)})(?: que viene| proximo)?\\b`, 'gu'),
    (_, day = '') => read(days, day),
  ],
  [/\b(?:el )?dia (?=\d)/gu, 'the '],
  [new RegExp(`\\b(?:el )?(\\d{1,2}) de (${Object.values(months).join('|')})\\b`, 'gu'), '$2 $1'],
  [/\bhoy\b/gu, 'today'],
  [/\bmanana\b/gu, 'tomorrow'],
  [/\bdentro de (\d+) semanas\b|\ben (\d+) semanas\b/gu, 'in $1$2 weeks'],
  [/\bdentro de (\d+) dias\b|\ben (\d+) dias\b/gu, 'in $1$2 days'],
  [/\b(?:despues|a partir|desde) de? ?las? /gu, 'after '],
  [/\bdesde las? /gu, 'after '],
  [/\bantes de las? /gu, 'before '],
  [/\bentre las? (\S+(?: [ap]m)?) y las? /gu, 'between $1 and '],
  [/\bde las? (\S+(?: [ap]m)?) a las? /gu, 'from $1 to '],
  [/\b(?:a|sobre) las? (?=\d)/gu, 'at '],
  [/\bcualquier\b/gu, 'any'],
  [/ o (?=any|next|this|after|before|at|[A-Z]|tomorrow|today|in|the)/gu, ' or '],
  [/ y (?=any|next|this|after|before|at|[A-Z]|tomorrow|today)/gu, ' and '],
];

const read = (table: Readonly<Record<string, string>>, word: string): string => table[word] ?? word;

export function inEnglishWords(text: string): string {
  const plain = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  return changes.reduce(
    (words, [from, to]) => (typeof to === 'string' ? words.replaceAll(from, to) : words.replaceAll(from, to)),
    plain,
  );
}
