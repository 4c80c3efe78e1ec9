// A clearance is read with all that is written of it, and nothing is read where none is written.
import { expect, test } from 'vitest';
import { clearanceWords, highestClearance } from '../../../src/nlp/military/clearance.ts';
import { readRequirements } from '../../../src/nlp/military/requirements.ts';

const none = { polygraph: undefined, state: undefined, year: undefined };

test.each([
  ['Held a TS/SCI clearance', { ...none, level: 'top_secret', sci: true }],
  [
    'active TS//SCI w/ CI poly',
    { ...none, level: 'top_secret', sci: true, polygraph: 'counterintelligence', state: 'active' },
  ],
  [
    'Current Top Secret clearance with full-scope polygraph',
    { ...none, level: 'top_secret', sci: false, polygraph: 'full_scope', state: 'active' },
  ],
  ['interim secret clearance', { ...none, level: 'secret', sci: false, state: 'interim' }],
  ['Secret security clearance (2019)', { ...none, level: 'secret', sci: false, year: 2019 }],
  ['Secret clearance, later TS/SCI clearance', { ...none, level: 'top_secret', sci: true }],
  ['inactive Secret clearance', { ...none, level: 'secret', sci: false, state: 'inactive' }],
  ['Secret clearance lapsed in 2019', { ...none, level: 'secret', sci: false, state: 'inactive', year: 2019 }],
  ['Interim Secret', { ...none, level: 'secret', sci: false, state: 'interim' }],
  [
    'Top Secret SCI with CI polygraph, 2022',
    { ...none, level: 'top_secret', sci: true, polygraph: 'counterintelligence', year: 2022 },
  ],
  ['Eligible for Secret', { ...none, level: 'secret', sci: false, state: 'eligible' }],
  [
    'Held an active TS/SCI with a CI poly until 2021.',
    { level: 'top_secret', sci: true, polygraph: 'counterintelligence', state: 'inactive', year: 2021 },
  ],
  [
    'Secret clearance (active), adjudicated 03/2022',
    { ...none, level: 'secret', sci: false, state: 'active', year: 2022 },
  ],
  ['TS/SCI w/ full scope poly', { ...none, level: 'top_secret', sci: true, polygraph: 'full_scope' }],
  ['Clearance: TS, inactive since 2020', { ...none, level: 'top_secret', sci: false, state: 'inactive', year: 2020 }],
  ['No longer active Secret clearance', { ...none, level: 'secret', sci: false, state: 'inactive' }],
] as const)('%s', (text, clearance) => {
  expect(highestClearance(text)).toEqual(clearance);
});

test.each(['top secret recipes', 'TS meeting', 'clearance diver', 'kept it secret', 'ts clearance sale of shoes'])(
  '%s is no clearance',
  (text) => {
    expect(highestClearance(text)).toBeUndefined();
  },
);

test('words say the clearance once, with everything', () => {
  const found = highestClearance('TS/SCI security clearance clearance with CI polygraph');
  expect(found && clearanceWords(found)).toBe('Top Secret/SCI security clearance with counterintelligence polygraph');
});

test('a requisition asks for the highest that it names', () => {
  expect(readRequirements('Active TS/SCI with CI polygraph required')).toEqual([
    { kind: 'clearance', name: 'Top Secret/SCI clearance with counterintelligence polygraph' },
  ]);
  expect(readRequirements('Top secret recipes of our kitchen')).toEqual([]);
});

test('the year of a clearance is read where the text says since when', () => {
  expect(highestClearance('Active TS/SCI clearance since 2019')).toMatchObject({ state: 'active', year: 2019 });
  expect(highestClearance('Secret clearance, granted in 2020')).toMatchObject({ year: 2020 });
  expect(highestClearance('Secret clearance for 2020 soldiers')?.year).toBeUndefined();
});

test.each([
  'Never held a Secret clearance',
  'Worked beside people with TS clearances',
  'My TS clearance was denied in 2010',
  'Applied for a Secret clearance',
  'Submitted the SF-86 for a TS clearance',
  'Processed 340 Secret clearance applications',
  'My wife holds a Secret clearance',
  'The Secret clearance was revoked',
  'Ran the Secret documents vault',
])('%s is no clearance of the writer', (text) => {
  expect(highestClearance(text)).toBeUndefined();
});
