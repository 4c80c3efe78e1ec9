// Follow-up sequences: the organization's own and the built-in ones, paused and resumed, previewed, with their enrolments.
import { z } from 'zod';
import type { TenantId } from '../../core/ids.ts';
import { Sequence, SequenceId } from '../../core/sequence.ts';
import type { BookedSequence } from '../../services/operations/sequences/sequence-book.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireSequence, wireSequence } from '../wire/sequence.ts';
import { WireVersion, changes, missing, putBy, reads, restoreBody, versionOf, versionsIn } from './definitions.ts';
import type { RoutePorts } from './route-ports.ts';
import { enrolmentRoutes } from './enrolments.ts';
import { Problem } from '../../core/problem.ts';

const noun = 'sequence';
const params = z.strictObject({ sequence_id: z.string().max(64) });
const { shape } = Sequence;
const active = z.boolean().describe('Whether it starts and goes on; paused, its enrolments wait.');

const example = {
  name: 'Phone screen booked',
  trigger: 'candidate.moved',
  only_if: [{ fact: 'event.to', is: 'Phone Screen' }],
  steps: [{ wait_hours: 4, template: 'checking_in' }],
};

export const sequenceRoutes = (ports: RoutePorts): Route[] => [
  listSequences(ports),
  createSequence(ports),
  showSequence(ports),
  replaceSequence(ports),
  changeSequence(ports),
  removeSequence(ports),
  switchSequence(ports, 'pause'),
  switchSequence(ports, 'resume'),
  listVersions(ports),
  restoreSequence(ports),
  ...enrolmentRoutes(ports),
];

async function booked({ sequenceBook }: RoutePorts, tenant: TenantId, id: string): Promise<BookedSequence> {
  const found = await sequenceBook(tenant).find(id);
  if (found === undefined) throw missing({ noun, id });
  return found;
}

const listSequences = ({ sequenceBook }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/sequences',
    summary: 'List the sequences, built-in ones too',
    replies: { 200: z.object({ data: z.array(WireSequence), next_cursor: z.null() }) },
    handle: async ({ by }) => ({
      status: 200,
      body: { data: (await sequenceBook(by.tenant).list()).map(wireSequence), next_cursor: null },
    }),
  });

const createSequence = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v1/sequences',
    summary: 'Create a sequence',
    audit: { event: 'sequence.created' },
    body: z.strictObject({ sequence_id: SequenceId.optional(), ...shape, active: active.default(true) }),
    replies: { 201: WireSequence },
    problems: ['conflict', 'template_not_found'],
    examples: { request: { sequence_id: 'phone-screen', ...example } },
    async handle({ by, body: { sequence_id, active: acts, ...body } }) {
      const id = sequence_id ?? ports.newId('seq').toLowerCase();
      if ((await ports.sequenceBook(by.tenant).find(id)) !== undefined)
        throw new Problem('conflict', `There is a sequence ${id} already. PUT replaces it.`);
      const made = await save(ports, by, { id, body, active: acts });
      const location = `/api/v1/sequences/${encodeURIComponent(id)}`;
      return { status: 201, body: wireSequence(made), subject: id, headers: { location } };
    },
  });

/** Throws `template_not_found` before anything is kept: a step without words would end every enrolment. */
async function save(
  ports: RoutePorts,
  by: Parameters<typeof putBy>[1]['by'],
  change: { id: string; body: Sequence; active: boolean },
) {
  const book = ports.sequenceBook(by.tenant);
  for (const { template } of change.body.steps) await book.template(template);
  return putBy(ports.sequences(by.tenant), { by, clock: ports.clocks.business }, change);
}

const showSequence = (ports: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/sequences/:sequence_id',
    etag: 'gives',
    summary: 'Show one sequence',
    params,
    replies: { 200: WireSequence },
    handle: async ({ by, params: { sequence_id: id } }) => ({
      status: 200,
      body: wireSequence(await booked(ports, by.tenant, id)),
    }),
  });

const replaceSequence = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'PUT',
    path: '/api/v1/sequences/:sequence_id',
    summary: 'Create or replace a sequence; running enrolments keep their version',
    audit: { event: 'sequence.replaced' },
    params: z.strictObject({ sequence_id: SequenceId }),
    body: z.strictObject({ ...shape, active: active.default(true) }),
    replies: { 200: WireSequence },
    problems: ['template_not_found'],
    examples: { request: example },
    async handle({ by, params: { sequence_id: id }, body: { active: acts, ...body } }) {
      return { status: 200, body: wireSequence(await save(ports, by, { id, body, active: acts })), subject: id };
    },
  });

// Unwrapped: what is absent stays as it is instead of going back to its default.
const change = z
  .strictObject({
    name: shape.name,
    trigger: shape.trigger.unwrap(),
    only_if: shape.only_if.unwrap(),
    steps: shape.steps,
    stop_on: shape.stop_on.unwrap(),
    cap: shape.cap.unwrap(),
    active,
  })
  .partial();

const changeSequence = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'PATCH',
    path: '/api/v1/sequences/:sequence_id',
    summary: 'Change a sequence; what is absent stays as it is, running enrolments keep their version',
    audit: { event: 'sequence.changed' },
    params,
    body: change,
    replies: { 200: WireSequence },
    problems: ['template_not_found'],
    examples: { request: { active: false } },
    async handle({ by, params: { sequence_id: id }, body: { active: acts, ...given } }) {
      const before = await booked(ports, by.tenant, id);
      const body = Sequence.parse({ ...before.body, ...given });
      const made = await save(ports, by, { id, body, active: acts ?? before.active });
      return { status: 200, body: wireSequence(made), subject: id };
    },
  });

const removeSequence = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'DELETE',
    path: '/api/v1/sequences/:sequence_id',
    summary: 'Delete a sequence; its enrolments end with their next step, its versions can be restored',
    audit: { event: 'sequence.removed' },
    params,
    replies: { 204: z.undefined() },
    async handle({ by, params: { sequence_id: id } }) {
      const { body } = await booked(ports, by.tenant, id);
      const gone = { id, body, active: false, removed: true };
      await putBy(ports.sequences(by.tenant), { by, clock: ports.clocks.business }, gone);
      return { status: 204, body: undefined, subject: id };
    },
  });

const switchSequence = (ports: RoutePorts, way: 'pause' | 'resume'): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: `/api/v1/sequences/:sequence_id/${way}`,
    summary: way === 'pause' ? 'Pause a sequence: its enrolments wait' : 'Resume a sequence: what is due goes on',
    audit: { event: `sequence.${way}d` },
    params,
    replies: { 200: WireSequence },
    async handle({ by, params: { sequence_id: id } }) {
      const before = await booked(ports, by.tenant, id);
      const wanted = way === 'resume';
      if (before.active === wanted) return { status: 200, body: wireSequence(before), subject: id };
      const made = await save(ports, by, { id, body: before.body, active: wanted });
      return { status: 200, body: wireSequence(made), subject: id };
    },
  });

const listVersions = ({ sequences }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path: '/api/v1/sequences/:sequence_id/versions',
    summary: 'List the versions of a sequence, newest first',
    params,
    replies: { 200: z.object({ data: z.array(WireVersion.extend(shape)), next_cursor: z.null() }) },
    handle: ({ by, params: { sequence_id: id } }) => versionsIn(sequences(by.tenant), { noun, id }),
  });

const restoreSequence = (ports: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'POST',
    path: '/api/v1/sequences/:sequence_id/restore',
    summary: 'Go back to an earlier version of a sequence, also of a deleted one',
    examples: { request: { version: 1 } },
    audit: { event: 'sequence.restored' },
    params,
    body: restoreBody,
    replies: { 200: WireSequence },
    problems: ['template_not_found'],
    async handle({ by, params: { sequence_id: id }, body: { version } }) {
      const { body, active: acts } = await versionOf(ports.sequences(by.tenant), { noun, id, version });
      return { status: 200, body: wireSequence(await save(ports, by, { id, body, active: acts })), subject: id };
    },
  });
