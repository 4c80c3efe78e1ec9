// Interviews and offers of every ATS that lists them, against the emulator of its own declaration.
import { describe, expect, test } from 'vitest';
import { connectors } from '../../src/connectors/index.ts';
import { CandidateId } from '../../src/core/ids.ts';
import type { Json } from '../../src/core/json.ts';
import { connectAts } from '../support/connected-ats.ts';

const priya = CandidateId.parse('cand-1');
const interviewing = connectors.flatMap((connector) => {
  const { interviews } = connector.unified.ats ?? {};
  return interviews === undefined ? [] : [{ connector, interviews }];
});
const offering = connectors.flatMap((connector) => {
  const { offers } = connector.unified.ats ?? {};
  return offers === undefined ? [] : [{ connector, offers }];
});
type Says = readonly { field: string; equals?: Json | undefined; values?: readonly Json[] | undefined }[];
const fields = (says: Says) =>
  Object.fromEntries(says.map(({ field, equals, values }) => [field, equals ?? values?.[0] ?? '2026-06-01']));

test('systems that list interviews or offers are known by name', () => {
  expect(interviewing.map(({ connector }) => connector.system)).toEqual([
    'ashby',
    'frappe-hr',
    'gem',
    'greenhouse',
    'kombo',
    'merge',
    'workable',
  ]);
  expect(offering.map(({ connector }) => connector.system)).toEqual([
    'ashby',
    'frappe-hr',
    'greenhouse',
    'kombo',
    'merge',
  ]);
});

describe.each(interviewing)('$connector.title lists interviews', ({ connector, interviews }) => {
  test('one that stands is shown with its time where it has one, others are not', async () => {
    await using system = await connectAts(connector);
    const { ats, emulator } = system;
    const start = interviews.start === undefined ? null : '2026-06-10T10:00:00.000Z';
    const held = emulator.collection(interviews.collection);
    const about = { [interviews.candidate]: priya, ...(interviews.start && { [interviews.start]: start }) };
    const stands = { ...fields(interviews.scheduled), ...about };
    held.keep('int-1', stands);
    held.keep('int-2', { ...stands, ...(interviews.cancelled && fields(interviews.cancelled)), status: 'another' });
    expect((await ats.matters?.('interviews', null))?.changed).toEqual([
      { id: 'int-1', candidate: priya, state: 'scheduled', start },
      { id: 'int-2', candidate: priya, state: 'other', start },
    ]);
  });
});

const finishing = interviewing.flatMap(({ connector, interviews }) =>
  interviews.finished === undefined ? [] : [{ connector, interviews, finished: interviews.finished }],
);

test('systems that say themselves that an interview is over are known by name', () => {
  expect(finishing.map(({ connector }) => connector.system)).toEqual([
    'ashby',
    'frappe-hr',
    'gem',
    'greenhouse',
    'merge',
  ]);
});

describe.each(finishing)('$connector.title tells when an interview is over', ({ connector, interviews, finished }) => {
  test('one that was scheduled is among the changes once it is over', async () => {
    await using system = await connectAts(connector);
    const { ats, emulator, clock } = system;
    const held = emulator.collection(interviews.collection);
    held.keep('int-1', { [interviews.candidate]: priya, ...fields(interviews.scheduled) });
    const before = await ats.matters?.('interviews', null);
    expect(before?.changed).toMatchObject([{ id: 'int-1', state: 'scheduled' }]);
    clock.advance(7_200_000);
    held.set('int-1', fields(finished));
    expect((await ats.matters?.('interviews', before?.cursor ?? null))?.changed).toMatchObject([
      { id: 'int-1', candidate: priya, state: 'finished' },
    ]);
  });
});

describe.each(offering)('$connector.title lists offers', ({ connector, offers }) => {
  test.each(['extended', 'accepted', 'declined'] as const)('one that was %s is among the changes', async (state) => {
    await using system = await connectAts(connector);
    const { ats, emulator, clock } = system;
    const before = await ats.matters?.('offers', null);
    clock.advance(7_200_000);
    emulator.collection(offers.collection).keep('off-1', { [offers.candidate]: priya, ...fields(offers[state]) });
    const next = await ats.matters?.('offers', before?.cursor ?? null);
    expect(next?.changed).toEqual([{ id: 'off-1', candidate: priya, state, start: null }]);
    const shown = (await ats.candidates()).map(({ id, offer }) => [id, offer?.status]);
    expect(shown).toEqual([
      ['cand-1', state],
      ['cand-2', undefined],
      ['cand-3', undefined],
    ]);
    expect((await ats.candidate(priya)).offer?.status).toBe(state);
  });
});
