// A decision record says until when it is kept, and for which duty; the sweep of the store counts the same.
import { expect, test } from 'vitest';
import { keptUntil } from '../../../src/services/compliance/kept-until.ts';
import { makeAction } from '../../support/ledger-records.ts';

const updatedAt = new Date('2027-02-01T15:00:00Z');
const done = { status: 'executed', updatedAt } as const;
const settings = { actionDays: 365 };

test.each([
  { what: 'an offer', action: { tool: 'send_offer' }, until: '2028-02-01', duties: [] },
  {
    what: 'a rejection of a scored person in Colorado',
    action: { tool: 'reject_candidate', plan: { records: { years: 3, duties: ['us-co.records'] } } },
    until: '2030-02-01',
    duties: ['us-co.records'],
  },
  {
    what: 'a record of half a year, which the setting outlasts',
    action: { tool: 'reject_candidate', plan: { records: { years: 0.5, duties: ['eu.records'] } } },
    until: '2028-02-01',
    duties: [],
  },
  {
    what: 'a letter with the link to the assessment',
    action: { tool: 'send_message', plan: { letter: { text: 'See {assessment_link}.' } } },
    until: '2031-02-01',
    duties: [],
  },
])('$what', ({ action, until, duties }) => {
  const kept = keptUntil(makeAction({ ...done, ...action }), settings);
  expect([kept.until.toISOString().slice(0, 10), kept.duties]).toEqual([until, duties]);
});
