// The same person in the stores that know candidates by id or keep them sealed: events, sequences, promises, retention, syncs.
import { assessmentRequestOf } from '../contracts/assessment-requests.ts';
import { bookingLink } from '../contracts/booking-links.ts';
import { integrationOf, syncOf } from '../contracts/syncs.ts';
import { endpointOf } from '../contracts/webhook-endpoints.ts';
import { ActionId, ActorId, EnrolmentId, JobId, LegalHoldId, type TenantId, UserId } from '../../src/core/ids.ts';
import { PredictionId } from '../../src/core/ports/retention.ts';
import { SequenceId } from '../../src/core/sequence.ts';
import type { TestStorage } from './embedded.ts';
import { createTestIds } from './ids.ts';
import { canary, person } from './planted-person.ts';

type Opened = Pick<TestStorage, 'storage' | 'clock'>;

const { candidate } = person;
const job = JobId.parse('job_fe');

/** Besides `plant`: together they reach every store of `keptOfCandidates`. */
export async function plantInStores(opened: Opened, tenant: TenantId): Promise<void> {
  await plantEvents(opened, tenant);
  await plantSequences(opened, tenant);
  await plantBookings(opened, tenant);
  await plantRetention(opened, tenant);
  await plantSyncs(opened, tenant);
  await plantHold(opened, tenant);
  const views = { views: [{ name: 'Search', search: { q: canary.name } }] };
  const at = opened.clock.real.now();
  await opened.storage.personPreferences(tenant).put({ user: UserId.parse('u_nora'), name: 'views', body: views, at });
  await opened.storage
    .assessmentRequests(tenant)
    .put(assessmentRequestOf('asr_1', { candidate, note: `I am ${canary.name}.` }));
}

/** One that has ended: while one stands nothing is erased. */
async function plantHold({ storage, clock }: Opened, tenant: TenantId): Promise<void> {
  const at = clock.real.now();
  const holds = storage.legalHolds(tenant);
  const nora = ActorId.parse('u_nora');
  const hold = {
    id: LegalHoldId.parse('hold_1'),
    candidate: person.candidate,
    because: 'Charge',
    placedBy: nora,
    placedAt: at,
  };
  await holds.place(hold);
  await holds.end(hold.id, { by: nora, at });
}

async function plantEvents({ storage, clock }: Opened, tenant: TenantId): Promise<void> {
  const at = clock.business.now();
  await storage.eventLog(tenant).takeAll([
    {
      system: 'lever',
      eventId: 'e1',
      kind: 'candidate.at_risk',
      candidate,
      job,
      from: null,
      to: null,
      meeting: null,
      start: null,
      timeZone: null,
      occurredAt: at,
      fingerprint: 'f1',
    },
  ]);
  const endpoints = storage.integration.webhookEndpoints(tenant);
  await endpoints.add(endpointOf('whe_1', clock.real.now()), 'whsec_planted');
  const moved = { candidateId: candidate, jobId: job, from: null, to: 'Offer', actionId: null, system: null };
  await endpoints.publish({ id: 'evt_1', type: 'candidate.moved', at, data: moved });
  await storage.outbox.promise({ tenant, name: 'any', data: { candidate: canary.id }, due: clock.real.now() });
}

async function plantBookings({ storage }: Opened, tenant: TenantId): Promise<void> {
  const wish = { text: canary.note, at: '2026-06-01T08:00:00.000Z', offers: [] };
  await storage.bookingLinks(tenant).add(bookingLink('bkl_1', { candidate, title: canary.name, wish }), []);
}

async function plantSequences({ storage, clock }: Opened, tenant: TenantId): Promise<void> {
  const at = clock.business.now();
  const enrolments = storage.enrolments(tenant);
  await enrolments.start({
    id: EnrolmentId.parse('enr_1'),
    key: 'key_1',
    sequence: SequenceId.parse('offer-extended'),
    version: 1,
    candidate,
    job,
    stage: 'Offer',
    timeZone: 'UTC',
    meeting: null,
    meetingStart: null,
    meetingEnd: null,
    status: 'running',
    step: 0,
    dueAt: at,
    because: null,
    startedAt: at,
  });
  await enrolments.noteSent({
    enrolment: EnrolmentId.parse('enr_1'),
    step: 0,
    occasion: '',
    candidate,
    action: ActionId.parse('act_1'),
    at,
  });
  await enrolments.noteContact(candidate, { timeZone: 'Europe/Warsaw' });
  await storage.textConsents(tenant).change({
    phone: '+13125550100',
    candidate,
    to: { state: 'given', proof: canary.note, changedBy: 'u_nora', changedAt: at.toISOString(), revision: 'act_1' },
  });
  await storage.contactPreferences(tenant).change({
    person: { id: candidate, email: canary.email },
    to: {
      optedOutAt: at.toISOString(),
      heldUntil: null,
      proof: canary.note,
      changedBy: 'u_nora',
      changedAt: at.toISOString(),
      revision: 'act_1',
    },
  });
}

async function plantRetention({ storage: { retention }, clock }: Opened, tenant: TenantId): Promise<void> {
  const scoredAt = clock.real.now().toISOString();
  const journal = retention.journal(tenant);
  await journal.addScores([
    {
      id: PredictionId.parse('pred_1'),
      candidate,
      job,
      jobFamily: 'sales',
      modelVersion: 'v1.0.0-sales',
      stays: 0.8,
      tenureScore: 80,
      band: 'high',
      confidence: 0.8,
      predictedTenureDays: 700,
      extrapolated: false,
      advisoryOnly: false,
      gain: null,
      horizonDays: 365,
      reasons: [],
      signalsHash: 'hash',
      signals: { experience_months: 12 },
      scoredAt,
    },
  ]);
  const hire = { candidate, jobFamily: 'sales', hiredAt: '2025-01-10', leftAt: null, reason: null };
  await journal.putOutcomes([{ ...hire, job, reportedAt: scoredAt }]);
  await retention.history(tenant).put([{ ...hire, seenUntil: '2026-01-01', signals: { experience_months: 12 } }]);
  await retention.optOuts(tenant).add({ candidate, at: scoredAt });
}

/** A page that waits, a record that failed and keeps its content, and what is known of one that was written. */
async function plantSyncs({ storage, clock }: Opened, tenant: TenantId): Promise<void> {
  const newId = createTestIds();
  const now = clock.real.now();
  const { syncs, integrations } = storage.integration;
  const integration = integrationOf(tenant, newId, now);
  await integrations(tenant).add(integration, 'fingerprint');
  const sync = syncOf(integration, newId, now);
  await syncs(tenant).open(sync);
  const body = { name: canary.name, email: canary.email, note: canary.note };
  const record = { body, digest: 'd', attempts: 1, remoteId: null, remove: false, cut: null };
  const page = { sync: sync.id, refused: [], cursor: null, readDone: true, nextSince: null, answers: [] };
  const ids = [canary.id, canary.email, 'plain'];
  const pending = ids.map((id) => ({ ...record, id }));
  await syncs(tenant).savePage({ ...page, pending: pending.slice(0, 2), counts: { read: 2 }, seen: ids });
  const fault = { kind: 'invalid', blame: 'integration', message: 'no', fix: 'mend it', status: 422 } as const;
  const answer = { ...record, due: null };
  await syncs(tenant).keepPrevious(sync.id, [{ id: 'plain', was: body }]);
  const wayBack = { made: true, wrote: body };
  await syncs(tenant).acknowledge(
    sync.id,
    [
      { ...answer, id: canary.id, state: 'failed', fault },
      { ...answer, id: canary.email, state: 'written', remoteId: canary.id, fault: null, wayBack },
    ],
    { all: true },
  );
  await syncs(tenant).savePage({ ...page, pending: pending.slice(2), counts: { read: 1 }, seen: ['plain'] });
}
