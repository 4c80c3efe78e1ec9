// Sentences of veterans' résumés: what an employer should read. A sentence that cannot be improved stays as it is.
import { describe, expect, test } from 'vitest';
import { rewriteResume } from '../../../src/services/veteran/rewriting/rewrite-resume.ts';
import { data } from './data.ts';

const rewritten = (text: string): string => rewriteResume(text, data).text;

describe.each<{ what: string; lines: readonly (readonly [string, string])[] }>([
  {
    what: 'a clearance keeps all that it says',
    lines: [
      [
        'Held a TS/SCI clearance.',
        'Held a Top Secret/Sensitive Compartmented Information (TS/SCI) security clearance.',
      ],
      [
        'Active TS/SCI with CI poly',
        'Active Top Secret/Sensitive Compartmented Information (TS/SCI) security clearance with counterintelligence polygraph',
      ],
      ['Current Secret clearance', 'Current Secret security clearance'],
      ['Maintained Top Secret clearance', 'Maintained Top Secret security clearance'],
      ['Held an active Top Secret security clearance.', 'Held an active Top Secret security clearance.'],
      ['Kept the recipe secret and the TS in order.', 'Kept the recipe secret and the TS in order.'],
    ],
  },
  {
    what: 'a deployment is service, and software is deployed as ever',
    lines: [
      ['I was deployed to Kuwait.', 'I served on deployment to Kuwait.'],
      ['Deployed to Iraq twice.', 'Served on deployment to Iraq twice.'],
      ['I have been deployed with the 3rd Fleet.', 'I have served on deployment with the 3rd Fleet.'],
      ['I never deployed to a war zone.', 'I never served on deployment to a war zone.'],
      ['The software was deployed to 40 servers.', 'The software was deployed to 40 servers.'],
      ['Deployed web applications on Linux.', 'Deployed web applications on Linux.'],
    ],
  },
  {
    what: 'numbers that identify a person are removed, and a submarine keeps its own',
    lines: [
      ['My SSN is 123-45-6789 and I ran the motor pool.', 'My [Social Security number removed] and I ran the'],
      ['SSN: 123456789', '[Social Security number removed]'],
      ['DoD ID 1234567890', '[DoD ID number removed]'],
      ['DOB: 04/12/1988', '[date of birth removed]'],
      ['Born on April 12, 1988 in Ohio', '[date of birth removed] in Ohio'],
      ['Call 555-010-1234 for references.', 'Call 555-010-1234 for references.'],
    ],
  },
  {
    what: 'strengths, systems, ranks, schools and awards',
    lines: [
      ['Led a 120-Soldier company.', 'Led a 120-person company.'],
      ['Ran a 30 Marine platoon', 'Ran a 30-person'],
      ['Maintained M1A2 SEP v3 tanks', 'Maintained M1A2 SEP v3 tanks'],
      ['Flew the UH-60 for six years', 'Flew the UH-60 (utility helicopter) for six years'],
      [
        'Earned the ARCOM, AAM and BSM.',
        'Earned the Army Commendation Medal (ARCOM), Army Achievement Medal (AAM) and Bronze Star Medal (BSM).',
      ],
      [
        'Graduated WLC, ALC and AIT',
        'Graduated Warrior Leader Course (WLC), Advanced Leader Course (ALC) and Advanced Individual Training (AIT)',
      ],
      [
        'PSG during OEF; the PSG before me',
        'Platoon Sergeant (PSG) during Operation Enduring Freedom (OEF); the PSG before me',
      ],
      ['Inspected trucks IAW regulations', 'Inspected trucks in accordance with regulations'],
      ['Team of als and pcs in our aim', 'Team of als and pcs in our aim'],
    ],
  },
  {
    what: 'jargon is spelled out as its sentence wants it',
    lines: [
      ['Went TDY to Korea twice.', 'Went on temporary duty (TDY) to Korea twice.'],
      ['TDY orders came late', 'Temporary duty (TDY) orders came late'],
      ['He was an NCO and a SFC.', 'He was a noncommissioned officer (NCO) and a Sergeant First Class (SFC).'],
      ['Led 4 SGTs in an Army unit', 'Led 4 Sergeants (SGTs) in an Army unit'],
      ['In the Navy I led 12 IT2s', 'I led 12 Information Systems Technicians Second Class (IT2s)'],
      ['Army: inspected 40 LE boardings', 'inspected 40 law enforcement (LE) boardings'],
      ['A driver of SGT Price, Army', 'A driver of Sergeant Price, Army'],
      ['In the Army I PCS’d to Korea and ran the arms room', 'relocated to Korea and ran the weapons storage room'],
      ['Complied IAW AR 25-2 in the Army', 'in accordance with Army Regulation 25-2'],
      ['Repaired RC-135 and UH-60M', 'RC-135 (reconnaissance aircraft) and UH-60M (utility helicopter)'],
      ['Operated the AN/TPQ-53', 'Operated the AN/TPQ-53 (ground radar)'],
    ],
  },
  {
    what: 'what only looks like jargon stays',
    lines: [
      ['Moved to Augusta, GA and Denver, CO 80202', 'Moved to Augusta, GA and Denver, CO 80202'],
      ['CMR 480 Box 11, APO AE 09128', 'CMR 480 Box 11, APO AE 09128'],
      ['CAR REPAIRS IN THE COP SHOP', 'CAR REPAIRS IN THE COP SHOP'],
      ['Was redeployed to Germany', 'Was redeployed to Germany'],
      ['Paid $12M for trucks', 'Paid $12M for trucks'],
      ['Served on USS Major and USS Chief', 'Served on USS Major and USS Chief'],
      ['Certified to ISO 9001', 'Certified to ISO 9001'],
    ],
  },
])('$what', ({ lines }) => {
  test.each(lines)('%s', (before, after) => {
    expect(rewritten(before)).toContain(after);
  });
});

test('no identifying number stays anywhere', () => {
  const text = 'SSN 123-45-6789. Social Security Number: 123 45 6789. EDIPI: 1234567890. D.O.B. 1988-04-12.';
  expect(rewritten(text)).not.toMatch(/\d/);
});

test('no word is said twice in a row that was said once', () => {
  const lines = [
    'a soldier team',
    'the platoon team',
    'held a Secret clearance',
    'squad team leader',
    'battery department',
  ];
  for (const line of lines) expect(rewritten(line)).not.toMatch(/\b(\w+) \1\b/i);
});

test.each([
  ['My SSN is 123-45-6789.', ['123']],
  ['SSN 123.45.6789', ['123', '6789']],
  ['last four of SSN: 6789', ['6789']],
  ['EDIPI: 1234567890', ['1234567890']],
  ['DOB 12MAR85', ['85']],
  ['date of birth: March 12, 1985', ['1985']],
  ['Service number RA12345678', ['12345678']],
  ['Passport no. 123456789', ['123456789']],
  ['Driver license D1234567', ['1234567']],
  ['12 345 678 was my service number', ['345', '678']],
  ['My social is 987-65-4321', ['987', '4321']],
  ['CAC 1500000017', ['1500000017']],
  ['My birthday is June 3rd, 1990', ['1990']],
  ['VA file C 25 118 904', ['118', '904']],
] as const)('%s loses its numbers, and says so', (text, numbers) => {
  const { text: after, changes } = rewriteResume(text, data);
  for (const number of numbers) expect(after).not.toContain(number);
  expect(after).toContain('removed]');
  expect(changes.length).toBeGreaterThan(0);
});

test.each([
  'NSN 5340-01-234-5678 in stock',
  'Kept 4 social clubs',
  'Served on SSN 774',
  'Qualified on M1A2',
  'Hull 1234567890 tons of cargo',
  'Born leader of 12 people',
])('%s keeps its numbers', (text) => {
  expect(rewriteResume(text, data).text).toContain(/\d+/.exec(text)?.[0]);
});

test.each(['Maintained UH-60M and CH-47F aircraft', 'Reduced failure rates by 12%', 'Kept the ratings of all crews'])(
  '%s holds no code and no rate of a sailor',
  (text) => {
    expect(rewriteResume(text, data).text).not.toMatch(/Allergist|Professor|job special/);
  },
);
