// Finding people by what others call them.
import { describe, expect, test } from 'vitest';
import { isNearlySame, likeness } from '../../src/nlp/names/likeness.ts';
import { keepNames, NameIndex } from '../../src/nlp/names.ts';
import { seeded } from '../../scripts/seeded.ts';

const people = [
  'Inés Duarte',
  'Ravi Menon',
  'Joseph Bright',
  'Sarah Chen',
  'Sarah Connor',
  "Liam O'Brien",
  'Katherine Doyle',
  'Maria Lopez',
  'José Álvarez',
  'Jean-Luc Moreau',
].map((name, index) => ({ id: `c_${index}`, name }));
const index = new NameIndex(people);
const found = (mention: string) => {
  const result = index.find(mention);
  return result.kind === 'one'
    ? result.person.name
    : result.kind === 'several'
      ? result.people.map(({ name }) => name)
      : 'nobody';
};

for (const [mention, name] of [
  ['Inés Duarte', 'Inés Duarte'],
  ['ines', 'Inés Duarte'],
  ['Duarte, Ines', 'Inés Duarte'],
  ['Ines D.', 'Inés Duarte'],
  ['Iens Duarte', 'Inés Duarte'],
  ['Rvai', 'Ravi Menon'],
  ['Joe', 'Joseph Bright'],
  ['Mr. Bright', 'Joseph Bright'],
  ["O'Brien", "Liam O'Brien"],
  ['obrien', "Liam O'Brien"],
  ['Kate Doyle', 'Katherine Doyle'],
  ['Catherine', 'Katherine Doyle'],
  ['Sara Chen', 'Sarah Chen'],
  ['jose alvarez', 'José Álvarez'],
  ['Jean Luc', 'Jean-Luc Moreau'],
] as const)
  test(`“${mention}” is ${name}`, () => expect(found(mention)).toBe(name));

const abroad = new NameIndex(
  [
    'Wei Chen',
    'Grace Okafor',
    'María de la Cruz',
    'Jan van der Berg',
    'Li Xiaoming',
    'Kate Walsh',
    'Alexander Petrov',
    'Sean Murphy',
    'Muhammad Al-Rashid',
    'Nora Lefebvre',
    'Ngozi Okonjo-Iweala',
    'Sofía Tran',
    'Chris 🚀 Pratt',
    'محمد علي',
    '李小明',
    'Анна Иванова',
  ].map((name, at) => ({ id: `a_${at}`, name })),
);
for (const [mention, name] of [
  ['Dr. Chen', 'Wei Chen'],
  ['Ms Okafor', 'Grace Okafor'],
  ["Grace's", 'Grace Okafor'],
  ['grace.okafor@example.com', 'Grace Okafor'],
  ['gokafor', 'Grace Okafor'],
  ['Vanderberg', 'Jan van der Berg'],
  ['de la Cruz', 'María de la Cruz'],
  ['li xiao ming', 'Li Xiaoming'],
  ['Xiaoming Li', 'Li Xiaoming'],
  ['Cate Walsh', 'Kate Walsh'],
  ['Shawn Murphy', 'Sean Murphy'],
  ['Alex', 'Alexander Petrov'],
  ['alrashid', 'Muhammad Al-Rashid'],
  ['Nora Lfebvre', 'Nora Lefebvre'],
  ['Okonjo', 'Ngozi Okonjo-Iweala'],
  ['Chris Pratt', 'Chris 🚀 Pratt'],
  ['محمد', 'محمد علي'],
  ['小明', '李小明'],
  ['Anna Ivanova', 'Анна Иванова'],
  ['Sgt. Grace Okafor, PMP', 'Grace Okafor'],
] as const)
  test(`“${mention}” is ${name} in any script and form`, () =>
    expect(abroad.find(mention)).toMatchObject({ kind: 'one', person: { name } }));

test('one letter makes another short name: it is suggested, not taken', () => {
  expect(abroad.find('Sofia Tan')).toMatchObject({ kind: 'none' });
  expect(abroad.find('Keith Walsh')).toMatchObject({ kind: 'none', suggestions: [{ name: 'Kate Walsh' }] });
});

test('who is written exactly so is meant, also where another spelling exists', () => {
  const both = new NameIndex(['Sara Chen', 'Sarah Chen'].map((name, at) => ({ id: `${at}`, name })));
  expect(both.find('Sara Chen')).toMatchObject({ kind: 'one', person: { name: 'Sara Chen' } });
});

test('who fits equally well is reported, not picked', () => {
  expect(found('Sarah')).toEqual(['Sarah Chen', 'Sarah Connor']);
  expect(found('Sarah C')).toEqual(['Sarah Chen', 'Sarah Connor']);
});

test('another first name is not taken for a slip of the keyboard', () => {
  expect(found('Marie')).toBe('nobody');
  expect(found('Marie Lopez')).toBe('nobody');
});

test('nobody comes with suggestions', () => {
  expect(index.find('Marie Lopez')).toMatchObject({ kind: 'none', suggestions: [{ name: 'Maria Lopez' }] });
});

describe('over many people', () => {
  const first = ['Ada', 'Bruno', 'Chidi', 'Dora', 'Emeka', 'Farah', 'Gita', 'Hugo', 'Imani', 'Jonas'];
  const last = Array.from(
    { length: 2_000 },
    (_, at) => `${'Bakelomurisatonevi'.slice(at % 7, (at % 7) + 5)}${at.toString(36)}`,
  );
  const many = first.flatMap((name, row) =>
    last.map((family, column) => ({ id: `${row}_${column}`, name: `${name} ${family}` })),
  );

  test('an index finds one of twenty thousand by a misspelt name', () => {
    const wanted = many[4_321];
    expect(new NameIndex(many).find((wanted?.name ?? '').toUpperCase())).toMatchObject({ kind: 'one', person: wanted });
  });
});

test('an index is kept while names stay, and follows the newest records', () => {
  const keeper = keepNames<{ id: string; name: string; stage: string }>();
  const before = keeper.of([{ id: '1', name: 'Ada Okoro', stage: 'Applied' }]);
  const after = keeper.of([{ id: '1', name: 'Ada Okoro', stage: 'Offer' }]);
  expect(before.find('Ada')).toMatchObject({ person: { stage: 'Applied' } });
  expect(after.find('Ada')).toMatchObject({ person: { stage: 'Offer' } });
  expect(keeper.of([{ id: '1', name: 'Ida Okoro', stage: 'Offer' }]).find('Ada').kind).toBe('none');
});

describe('initials', () => {
  test.each([
    ['SL', 'nobody'],
    ['RM', 'Ravi Menon'],
    ['R.M.', 'Ravi Menon'],
    ['LO', "Liam O'Brien"],
    ['SC', ['Sarah Chen', 'Sarah Connor']],
    // A double first name is also said in small letters.
    ['JL', 'Jean-Luc Moreau'],
    ['jl', 'Jean-Luc Moreau'],
    ['rm', 'nobody'],
    // Other things of an office are called so.
    ['IT', 'nobody'],
    ['ID', 'nobody'],
  ])('%s', (mention, name) => expect(found(mention)).toEqual(name));

  test('they follow who comes, goes and is renamed', () => {
    const keeper = keepNames<{ id: string; name: string }>();
    expect(keeper.of([{ id: '1', name: 'Jean-Paul Rameau' }]).find('jp')).toMatchObject({ kind: 'one' });
    expect(keeper.of([{ id: '1', name: 'Jean Rameau' }]).find('jp').kind).toBe('none');
    expect(keeper.of([{ id: '2', name: 'John-Pier Rossi' }]).find('jp')).toMatchObject({ person: { id: '2' } });
    expect(keeper.of([]).find('jp').kind).toBe('none');
  });
});

test('what is told without measuring is what the measure says', () => {
  const { pick, below } = seeded(7);
  const word = () => Array.from({ length: 1 + below(11) }, () => pick('abcdeénx'.split(''))).join('');
  for (let round = 0; round < 20_000; round += 1) {
    const one = word();
    const cut = below(one.length + 1);
    const other = round % 2 === 0 ? word() : `${one.slice(0, cut)}${pick(['', 'x', 'a'])}${one.slice(cut + below(2))}`;
    expect(isNearlySame(one, other), `${one} ${other}`).toBe(likeness(one, other) > 0.93);
  }
});

test('two short forms of one name are rarely said of one person', () => {
  const known = new NameIndex([
    { id: 'c_1', name: 'Lena Whitfield' },
    { id: 'c_2', name: 'Eleanor Vance' },
    { id: 'c_3', name: 'Helena Novak' },
  ]);
  expect(known.find('Ellie')).toMatchObject({ kind: 'one', person: { name: 'Eleanor Vance' } });
  expect(known.find('Lena')).toMatchObject({ kind: 'one', person: { name: 'Lena Whitfield' } });
});
