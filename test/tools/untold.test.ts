// What a connected system keeps to itself is said in place of an empty answer, and what it cannot do before it is tried.
import { expect, test } from 'vitest';
import type { Ats } from '../../src/core/ports/ats.ts';
import { noAddress } from '../../src/core/records.ts';
import { logCrm } from '../../src/tools/log-crm.ts';
import { findFreeSlots } from '../../src/tools/find-free-slots.ts';
import { showCandidate } from '../../src/tools/show-candidate.ts';
import { openOperations } from '../support/operations.ts';

const silent = new Set(['read_offers', 'read_interviews']);
const unable = async (act: string) => (silent.has(act) ? `Acme tells nothing of ${act}. Look in Acme itself.` : null);
const unaddressed = async ({ email }: { email: string }) =>
  email === noAddress ? 'Enter an address in the ATS.' : null;

test('a candidate of an ATS that tells of no offers is shown with where to look for them', async () => {
  const world = await openOperations();
  const tool = showCandidate({ ...world, ats: { ...world.ats, unable } });
  const shown = await tool.execute(tool.input.parse({ candidate: 'c_ines' }), world.context('read'));
  expect(shown.offer).toBeNull();
  expect(shown.not_told).toEqual([
    { what: 'interviews', because: 'Acme tells nothing of read_interviews. Look in Acme itself.' },
    { what: 'offer', because: 'Acme tells nothing of read_offers. Look in Acme itself.' },
  ]);
  expect(tool.summarize(shown)).toContain('The ATS keeps to itself, so look there for: interviews, offer.');
});

test('an ATS that tells everything is not spoken of', async () => {
  const world = await openOperations();
  const tool = showCandidate(world);
  const shown = await tool.execute(tool.input.parse({ candidate: 'c_ines' }), world.context('read'));
  expect(shown.not_told).toEqual([]);
  expect(tool.summarize(shown)).not.toContain('keeps to itself');
});

test('free times of a calendar that sees nobody’s own calendar say so', async () => {
  const world = await openOperations();
  const unseen = 'Acme does not tell when people are taken. Ask them.';
  const tool = findFreeSlots({ ...world, calendar: { ...world.calendar, unseen: async () => unseen } });
  const span = { from: '2026-06-03T08:00:00-05:00', to: '2026-06-03T18:00:00-05:00' };
  const found = await tool.execute(tool.input.parse({ with: ['u_owen'], ...span }), world.context('read'));
  expect(found.slots.length).toBeGreaterThan(0);
  expect(tool.summarize(found)).toContain(unseen);
});

test('nothing is logged about somebody whom the CRM cannot know, and nothing is tried', async () => {
  const world = await openOperations();
  const ats: Ats = {
    ...world.ats,
    candidate: async (id) => ({ ...(await world.ats.candidate(id)), email: noAddress }),
  };
  const tool = logCrm({ ats, crm: { ...world.crm, unable: unaddressed } });
  const input = tool.input.parse({ candidate: 'c_ines', text: 'Called.' });
  await expect(tool.prepare(input, world.context('plan'))).rejects.toMatchObject({
    code: 'not_supported',
    message: 'Enter an address in the ATS.',
  });
});
