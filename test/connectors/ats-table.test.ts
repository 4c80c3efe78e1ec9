// What the agent can do on each ATS, as one table: whatever changes here changes what recruiters are told.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import { whyNot } from '../../src/core/connector/abilities.ts';
import { AtsAct } from '../../src/core/connector/ats-acts.ts';
import type { AtsMapping } from '../../src/core/connector/unified.ts';

const mapped = connectors.flatMap(({ system, title, unified: { ats } }) =>
  ats === undefined ? [] : [{ system, title, ats }],
);

/** Beside the acts: what of the port's own list can be read. */
const reads = ({ users, offersOfOne, reasons }: AtsMapping): readonly string[] =>
  Object.entries({ users, offersOfOne, reasons }).flatMap(([name, found]) => (found === undefined ? [] : [name]));

test('each system can do what the table says, and nothing more', () => {
  const table = Object.fromEntries(
    mapped.map(({ system, title, ats }) => [
      system,
      [...AtsAct.options.filter((act) => whyNot(title, ats, act) === null), '·', ...reads(ats)].join(' '),
    ]),
  );
  expect(table).toEqual({
    ashby:
      'move reject restore add_note read_notes read_interviews read_offers read_applied read_owners read_scorecards read_files · users reasons',
    'frappe-hr':
      'move reject restore add_note read_notes remove_note offer read_interviews read_offers read_applied read_location add_candidate remove_candidate ·',
    gem: 'add_note read_interviews read_applied read_location read_owners · users',
    greenhouse:
      'move reject restore add_note read_notes read_interviews read_offers read_applied read_scorecards read_files · users reasons',
    kombo:
      'move reject add_note read_interviews read_offers read_applied read_location read_files add_candidate · users reasons',
    lever:
      'move reject restore add_note read_notes remove_note read_offers read_applied read_stage_since read_location read_owners read_scorecards read_files add_candidate · users offersOfOne reasons',
    manatal: 'move reject restore add_note read_notes read_applied ·',
    merge:
      'move add_note read_interviews read_offers read_applied read_owners read_scorecards read_files · users reasons',
    odoo: 'move reject restore add_note read_notes read_applied read_stage_since read_location read_owners add_candidate · users reasons',
    recruitee: 'move reject restore add_note read_notes read_applied read_location · reasons',
    smartrecruiters: 'move reject restore add_note read_applied read_location add_candidate ·',
    teamtailor: 'move reject restore add_note read_applied read_stage_since read_owners · users reasons',
    workable:
      'move reject restore add_note read_notes read_interviews read_offers read_applied read_location read_scorecards read_files add_candidate · users offersOfOne reasons',
    bamboohr: 'move reject restore add_note read_applied read_stage_since read_location ·',
    breezy: 'move reject restore add_note read_applied read_location add_candidate ·',
    'zoho-recruit': 'move reject restore add_note read_applied read_location ·',
    apideck: 'move reject restore read_applied read_location ·',
  });
});

/** Of every declaration in the folder; the lists and what several share are none. */
const linesOf = (folder: string) =>
  readdirSync(folder)
    .filter(
      (name) =>
        name.endsWith('.ts') &&
        !['index.ts', 'catalogue.ts', 'prompts.ts', 'message-id.ts', 'mail-headers.ts'].includes(name),
    )
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8').split('\n').length - 1);

test('a connector stays a page of data: at most 250 lines, 120 on average, its mapping at most 100', () => {
  const declared = linesOf('src/connectors');
  expect(declared).toHaveLength(connectors.length);
  expect(Math.max(...declared)).toBeLessThanOrEqual(250);
  expect(declared.reduce((sum, lines) => sum + lines, 0) / declared.length).toBeLessThanOrEqual(120);
  expect(Math.max(...linesOf('src/connectors/ats'))).toBeLessThanOrEqual(100);
});

test('what a system cannot do has a reason that names who can', () => {
  const refusals = mapped.flatMap(({ system, title, ats }) =>
    AtsAct.options.flatMap((act) => {
      const because = whyNot(title, ats, act);
      return because === null ? [] : [{ system, title, because }];
    }),
  );
  expect(refusals.length).toBeGreaterThan(mapped.length);
  for (const { system, title, because } of refusals)
    expect([system, because]).toEqual([system, expect.stringMatching(new RegExp(`${title.split(' ')[0]}|system`))]);
});
