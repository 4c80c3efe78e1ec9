// People, companies and places that stand in no record: whoever is named in free text goes from an export all the same, in any case, with
// or without marks, by name, address or number.
import { beforeAll, expect, test } from 'vitest';
import { loadVocabulary } from '../../../src/main/load-vocabulary.ts';
import { Pseudonyms } from '../../../src/services/evaluation/pseudonyms.ts';
import type { Vocabulary } from '../../../src/services/evaluation/vocabulary.ts';

let vocabulary: Vocabulary;
beforeAll(async () => {
  vocabulary = await loadVocabulary();
});

const allowed = new Set(['applied', 'phone', 'screen', 'onsite', 'interview', 'offer', 'nursing', 'nurse', 'panel']);
const people = [{ id: 'c_1', name: 'Ottokar Zubrowka', email: 'ottokar@zubrowka.example' }];

function replaced(said: string): string {
  const pseudonyms = new Pseudonyms({ people, ids: new Map([['c_1', 'c_1']]), allowed, vocabulary });
  return pseudonyms.for({ texts: [said], about: new Set() }).text(said);
}

/** What was said, and what of it nobody may read. */
const named: readonly (readonly [said: string, gone: string])[] = [
  // Names that no list knows
  ['my neighbour Thelonius Brackwater may call about the reference', 'Thelonius Brackwater'],
  ['thelonius brackwater is her referee', 'thelonius brackwater'],
  ['TELL THELONIUS BRACKWATER WE ARE SORRY', 'THELONIUS BRACKWATER'],
  ['note for Ottokar: wife is Ngozichukwuka, kids Ifẹ and Tobi', 'Ngozichukwuka Ifẹ Tobi'],
  ['王小明 said he would come with Иван Петров', '王小明 Иван Петров'],
  ['the driver O’Shaughnessy-Mbeki waits outside', 'O’Shaughnessy Mbeki'],
  ['ask j. brzęczyszczykiewicz for the papers', 'brzęczyszczykiewicz'],
  ['Cc: Siân Llewelyn-Apap, Þórdís', 'Siân Llewelyn Apap Þórdís'],
  ['sam_porterhouse pinged me about it', 'sam_porterhouse'],
  ['the one that MacAllister recommended', 'MacAllister'],
  ['Her boss there (Dietlinde) was rude', 'Dietlinde'],
  ['she mentioned xiuying twice', 'xiuying'],
  // Names that are words
  ['ask baker about the roster', 'baker'],
  ['Baker called me this morning', 'Baker'],
  ['TELL BAKER WE ARE SORRY', 'BAKER'],
  ['tell sandra fox we moved it', 'sandra fox'],
  ["fox's cv looks good", 'fox'],
  ['her husband hunter works there', 'hunter'],
  ['the referee is called stone', 'stone'],
  ['mr bishop wants to know', 'bishop'],
  ['Dr. Moody asked again', 'Moody'],
  ['ms love is his new manager', 'love'],
  ['carpenter declined, so we go on with wells', 'carpenter wells'],
  ['grace field is out, and rose baker too', 'grace field rose baker'],
  ['Referee: Bell, his former boss', 'Bell'],
  ['“Knight said no”, she told me', 'Knight'],
  ['mark said he cannot come', 'mark'],
  ['the agency sent us ivy brooks', 'ivy brooks'],
  ['her colleague summers has left', 'summers'],
  ['invite bush too', 'bush'],
  ['is it true that bell resigned?', 'bell'],
  ['Little wants more money', 'Little'],
  ['young was late again', 'young'],
  ['meet brown at noon', 'brown'],
  ['Nurse Jackie Winters will show them round', 'Jackie Winters'],
  ['hi hope, hi faith, hi summer', 'hope faith summer'],
  ['bill was here, and bill says hello', 'bill'],
  ['sandy rivers and mark stone share a flat', 'sandy rivers mark stone'],
  ['that porter refused it', 'porter'],
  ['may has answered, and may wants more', 'may'],
  // Companies
  ['she works at apple now', 'apple'],
  ['he has an offer from Oracle', 'Oracle'],
  ['she joined target last week', 'target'],
  ['two years at shell and then Deloitte', 'shell Deloitte'],
  ['his employer Brightwater Health Ltd will not let him go', 'Brightwater Health Ltd'],
  ['the rival offer came from Nordsee Klinikum GmbH', 'Nordsee Klinikum GmbH'],
  // Mail, web, accounts
  ['her address is j.baker+jobs@some-mail.co.uk', 'j.baker some-mail'],
  ['write to baker at gmail dot com', 'baker gmail'],
  ['it is rose.baker (at) web.de', 'rose.baker web.de'],
  ['cv at https://drive.example.org/d/baker-cv?id=7', 'drive baker-cv'],
  ['see bakerfox.fr/about for his work', 'bakerfox'],
  ['portfolio on baker.design', 'baker.design'],
  ['skype baker.fox or @baker_fox', 'baker.fox baker_fox'],
  ['linkedin.com/in/rose-baker has all of it', 'rose-baker'],
  ['github user bakerfox99', 'bakerfox99'],
  // Numbers
  ['her mobile is +44 7700 900 123', '7700 900'],
  ['call him at 555-0199 after five', '0199'],
  ['tel. 0621 44 55 66', '44 55'],
  ['ext 48211 reaches her', '48211'],
  ['ssn 123-45-6789 is on the form', '123-45-6789'],
  ['passport C01X00T47', 'C01X00T47'],
  ['iban DE89 3704 0044 0532 0130 00', 'DE89 3704 0044'],
  // Places
  ['she lives at 12 elm street', '12 elm'],
  ['send it to 221b Baker St, flat 3', '221b Baker'],
  ['he moved to Hauptstraße 5 in Heidelberg', 'Hauptstraße Heidelberg'],
  ['4 Old Mill Close, Leeds LS1 4DY', 'Mill Leeds LS1 4DY'],
  ['home is Springfield, IL 62704', 'Springfield 62704'],
  ['postcode is SW1A 2AA', 'SW1A 2AA'],
  ['er wohnt in 69115 Heidelberg', '69115 Heidelberg'],
];

test.each(named)('%s', (said, gone) => {
  const text = replaced(said).toLowerCase();
  const left = gone.split(' ').filter((part) => {
    const plain = part.toLowerCase().replaceAll(/[.*+?()[\]]/g, String.raw`\$&`);
    return new RegExp(`(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])`, 'u').test(text);
  });
  expect({ text, left }).toMatchObject({ left: [] });
});

test.each([
  'move her to phone screen and book 30 minutes on Friday at 3pm',
  'offer 92.5k from Monday, 14 September',
  'reject both of them, and tell the hiring manager why',
  'how long was the last interview?',
  'ask the cook about the kitchen and the baker about the bread',
  'book a small room for the panel on 2026-07-01',
  'we need a day with good light for the photo',
  'send the offer by mail and the rest by post',
  'email support and finance about the contract',
  'move 3 people from applied to onsite in a row',
  'who has not been called for 5 days?',
  'the price was right, and the case is closed',
  'put the short list on my desk, please',
  'book 45 minutes by the way, at half past two',
  'ask her for the file offer.pdf',
  'tell everybody that the office is closed on Thursday',
  'meet at noon, not at two',
  'write “see you on March 3rd, best regards”',
  'did she send the list as list.csv or list.xlsx?',
  'the brief of today, then the metrics of last month',
])('“%s” names nobody and stays', (said) => {
  expect(replaced(said)).toBe(said);
});

test('the same stranger has the same invented name throughout', () => {
  const said = ['ask baker about it', 'did Baker answer?', "and baker's manager?"];
  const names = new Pseudonyms({ people, ids: new Map(), allowed, vocabulary }).for({ texts: said, about: new Set() });
  const [first, second, third] = said.map((text) => names.text(text).toLowerCase());
  const name = /^ask (\p{L}+) about it$/u.exec(first ?? '')?.[1];
  expect(second).toBe(`did ${name} answer?`);
  expect(third).toBe(`and ${name}'s manager?`);
});
