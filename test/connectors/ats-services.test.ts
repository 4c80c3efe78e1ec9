// What stands on the ATS port, on every connected system: the morning brief, events and status sync, veteran matching. The same
// code as on the built-in one; nothing of it knows a vendor.
import { describe, expect, test } from 'vitest';
import { statusSyncReactor } from '../../src/automation/status-sync.ts';
import { connectors } from '../../src/connectors/index.ts';
import { whyNot } from '../../src/core/connector/abilities.ts';
import type { AtsMapping } from '../../src/core/connector/unified.ts';
import { CandidateId, TenantId } from '../../src/core/ids.ts';
import { Problem } from '../../src/core/problem.ts';
import { Settings } from '../../src/core/settings.ts';
import { readPath } from '../../src/core/json-path.ts';
import { briefOf } from '../../src/services/operations/brief.ts';
import { collectBrief } from '../../src/services/operations/brief-material.ts';
import { takeAtsChanges } from '../../src/services/operations/take-ats-changes.ts';
import { translate } from '../../src/services/veteran/translate.ts';
import { createFakeSettings } from '../fakes/organizations.ts';
import { FakeEventLog } from '../fakes/event-log.ts';
import { FakeOutbox } from '../fakes/outbox.ts';
import { createFakeRecordStore } from '../fakes/record-store.ts';
import { atsPeople, type ConnectedAts, connectAts } from '../support/connected-ats.ts';
import { openOperations } from '../support/operations.ts';
import { openTestVeteran } from '../support/veteran.ts';

const tenant = TenantId.parse('acme');
const mapped = connectors.flatMap((connector) => {
  const { ats: mapping } = connector.unified;
  return mapping === undefined ? [] : [[connector.system, { connector, mapping }] as const];
});
const people = {
  ...atsPeople,
  jobs: [
    { id: 'job-1', title: 'Paramedic', department: 'Nursing', hiringManager: 'user-1' },
    { id: 'job-2', title: 'Backend Engineer', department: 'Engineering', hiringManager: 'user-2' },
  ],
};

/** Somebody moves Priya in the system itself, whether it lets that be done from outside or not. */
function moveThere({ emulator }: ConnectedAts, { candidates, stages }: AtsMapping): void {
  const held = emulator.collection(candidates.collection);
  const next = stages.fixed?.[1]?.id ?? idOfSecond(emulator, { stages, candidates });
  const named = stages.seen === undefined ? {} : { [stages.name]: 'Phone Screen' };
  held.set('cand-1', { [candidates.stage]: next, ...named });
}

/** Stages are numbered in their order within what they belong to; see `seed-ats.ts`. */
function idOfSecond(emulator: ConnectedAts['emulator'], { candidates }: Pick<AtsMapping, 'candidates' | 'stages'>) {
  if (candidates.stageIs === 'name') return 'Phone Screen';
  const now = readPath(emulator.collection(candidates.collection).get('cand-1')?.body, candidates.stage);
  return String(Number(now) + 1);
}

async function watching(system: ConnectedAts) {
  const world = await openOperations();
  const log = new FakeEventLog({ tenant, clocks: system.clock, outbox: new FakeOutbox() });
  const store = createFakeRecordStore();
  const look = () =>
    takeAtsChanges({
      ats: system.ats,
      system: system.emulator.connector.system,
      scope: 'conn_1',
      events: log,
      store,
      now: system.clock.business.now(),
    });
  /** The only event. */
  const event = () => {
    const [row] = log.rows;
    if (row === undefined) throw new Error('there was no event');
    return row.event;
  };
  return { world, log, look, happening: event };
}

test('the list of systems is not empty', () => {
  expect(mapped.length).toBeGreaterThanOrEqual(15);
});

describe.each(mapped)('%s', (_, { connector, mapping }) => {
  test('the morning brief tells of its candidates', async () => {
    await using opened = await connectAts(connector, people);
    const world = await openOperations();
    const settings = Settings.parse({ timeZone: 'America/Chicago' });
    const now = opened.clock.business.now();
    const brief = briefOf(await collectBrief({ ...world, ats: opened.ats }, undefined, { now, settings }));
    const told = [
      ...brief.items.map(({ context }) => context['candidate']),
      ...brief.at_risk.map((one) => one.candidate),
    ];
    expect(new Set(told)).toEqual(new Set(['cand-1', 'cand-2', 'cand-3']));
    expect(JSON.stringify(brief)).toContain('Grace Okafor');
    const untold = (['read_offers', 'read_interviews'] as const).map((act) => whyNot(connector.title, mapping, act));
    expect(brief.not_told).toEqual(untold.filter((because) => because !== null));
  });

  test('a move there becomes an event once, and the status sync tells the CRM and the hiring manager', async () => {
    await using system = await connectAts(connector, people);
    const { world, log, look, happening: event } = await watching(system);
    await look();
    system.clock.advance(3_600_000);
    moveThere(system, mapping);
    expect([await look(), await look()]).toEqual([1, 0]);
    const { stage: to } = await system.ats.candidate(CandidateId.parse('cand-1'));
    expect(event()).toMatchObject({ kind: 'candidate.moved', candidate: 'cand-1', to });
    const calls: { tool: string; input: unknown }[] = [];
    const reactor = statusSyncReactor({
      tenant,
      gate: {
        call: async (call) => {
          calls.push(call);
          throw new Problem('unavailable', 'Nothing is carried out here.');
        },
        undoAction: () => Promise.reject(new Problem('unavailable', 'Nothing is undone here.')),
      },
      eventLog: log,
      ledger: world.ledger,
      systems: { ats: system.ats, calendar: world.calendar, texts: world.texts },
      directory: world.directory,
      settings: createFakeSettings(Settings.parse({ timeZone: 'UTC' })),
      clocks: system.clock,
    });
    const intentions = await reactor.intend(event());
    await Promise.allSettled(intentions.map(({ act }) => act()));
    const isNamed = mapping.jobs.hiringManager !== undefined;
    expect(calls.map(({ tool }) => tool).toSorted()).toEqual(['log_crm', ...(isNamed ? ['notify_user'] : [])]);
    expect(JSON.stringify(calls)).toContain(to);
  });

  test('the brief proposes no offer that cannot be sent from here', async () => {
    const candidates = people.candidates.map((one) => ({ ...one, stage: 'Offer' }));
    await using opened = await connectAts(connector, { ...people, candidates });
    const world = await openOperations();
    const { settings } = world;
    const now = opened.clock.business.now();
    const { items } = briefOf(await collectBrief({ ...world, ats: opened.ats }, undefined, { now, settings }));
    const proposed = items.map(({ recommended_action: { tool } }) => tool);
    expect(proposed).toHaveLength(3);
    expect(proposed.includes('send_offer') && whyNot(connector.title, mapping, 'offer') !== null).toBe(false);
    // Where it tells of no offers, the brief does not say that none was made.
    const claims = items.filter(({ context }) => context['kind'] === 'offer_due').length;
    expect(claims > 0 && whyNot(connector.title, mapping, 'read_offers') !== null).toBe(false);
  });

  test('veterans are matched to its requisitions', async () => {
    await using opened = await connectAts(connector, people);
    const { clock } = opened;
    const ports = openTestVeteran({ ats: () => opened.ats, clock: clock.business });
    const request = {
      mosCode: '68W',
      branch: 'Army',
      client: tenant,
      locationPreferences: [],
      relocate: true,
    } as const;
    const { matches } = await translate(
      { ...request, payGrade: undefined, years: undefined, includeResume: false },
      ports,
    );
    expect(matches[0]?.match.job).toMatchObject({ id: 'job-1', title: 'Paramedic' });
  });
});
