// Holds on a candidate's data, and what is kept of one person, why, and until when.
import { z } from 'zod';
import { CandidateId, LegalHoldId } from '../../core/ids.ts';
import { LegalHold } from '../../core/ports/legal-holds.ts';
import { whatIsKept } from '../../services/operations/data-protection.ts';
import { component } from '../docs/components.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import type { RoutePorts } from './route-ports.ts';

const tag = 'platform';
const access = { scope: 'admin' } as const;

const WireHold = component(
  'LegalHold',
  z.strictObject({
    hold_id: z.string(),
    candidate_id: CandidateId,
    because: z.string(),
    placed_by: z.string(),
    placed_at: z.string(),
    ended_by: z.string().nullable(),
    ended_at: z.string().nullable().describe('Null: it stands.'),
  }),
);

const wire = ({
  id,
  candidate,
  because,
  placedBy,
  placedAt,
  endedBy,
  endedAt,
}: LegalHold): z.infer<typeof WireHold> => ({
  hold_id: id,
  candidate_id: candidate,
  because,
  placed_by: placedBy,
  placed_at: placedAt.toISOString(),
  ended_by: endedBy,
  ended_at: endedAt?.toISOString() ?? null,
});

export const legalHoldRoutes = (ports: RoutePorts): Route[] => [place(ports), list(ports), end(ports), kept(ports)];

const place = ({ legalHolds, newId, clocks }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/data/holds',
    summary: 'Hold the data of a candidate, so that nothing of it is erased or swept away',
    description: 'An erasure answers `409 legal_hold` and names the hold until it is ended.',
    tag,
    access,
    audit: { event: 'hold.placed' },
    body: z.strictObject({
      candidate: CandidateId,
      because: LegalHold.shape.because.describe('The matter that it is for.'),
    }),
    replies: { 201: WireHold },
    examples: { request: { candidate: 'c_priya_raman', because: 'Charge 2026-114' } },
    async handle({ by, body: { candidate, because } }) {
      const id = LegalHoldId.parse(newId('hold'));
      const placed = { id, candidate, because, placedBy: by.id, placedAt: clocks.real.now() };
      return { status: 201, body: wire(await legalHolds(by.tenant).place(placed)), subject: id };
    },
  });

const list = ({ legalHolds }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/data/holds',
    summary: 'List holds on data, newest first, with those that have ended',
    tag,
    access,
    audit: readOnly,
    query: z.strictObject({ ...pageQuery, candidate: CandidateId.optional() }),
    replies: { 200: pageOf(WireHold) },
    async handle({ by, query: { limit, cursor, candidate } }) {
      const before = cursorId(cursor, LegalHoldId);
      const query = { limit: limit + 1, ...(before && { before }), ...(candidate && { candidate }) };
      const found = await legalHolds(by.tenant).list(query);
      return { status: 200, body: page(found, { limit, id: ({ id }) => id, wire }) };
    },
  });

const end = ({ legalHolds, clocks }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/data/holds/:hold_id/end',
    summary: 'End a hold; its data go when their time is over, or when they are erased',
    tag,
    access,
    audit: { event: 'hold.ended' },
    params: z.strictObject({ hold_id: LegalHoldId }),
    replies: { 200: WireHold },
    problems: ['not_found'],
    async handle({ by, params: { hold_id } }) {
      const ended = await legalHolds(by.tenant).end(hold_id, { by: by.id, at: clocks.real.now() });
      return { status: 200, body: wire(ended), subject: hold_id };
    },
  });

const WireKept = z.strictObject({
  store: z.string(),
  records: z.int(),
  holds: z.string(),
  because: z.string(),
  until: z.string(),
});

const kept = ({ dataProtection, legalHolds }: RoutePorts): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/v1/data/kept',
    summary: 'Show what is kept of a candidate, why, and until when',
    description: 'Counts by store, without what they hold; `POST /api/v1/data/export` gives that out.',
    tag,
    access,
    audit: { none: true, because: 'it changes nothing and shows no content' },
    limit: 'jobs',
    repeatable: { because: 'it changes nothing' },
    body: z.strictObject({ candidate: CandidateId }),
    replies: { 200: z.strictObject({ data: z.array(WireKept), held_by: z.array(WireHold) }) },
    problems: ['candidate_not_found', 'upstream_failed', 'upstream_rate_limited'],
    examples: { request: { candidate: 'c_priya_raman' } },
    async handle({ by, body: { candidate } }) {
      const { rows } = await dataProtection.export(by, { candidate }, { after: undefined, limit: 1 });
      const records = Map.groupBy(rows, ({ store }) => store);
      const holds = (await legalHolds(by.tenant).list({ candidate, limit: 200 })).filter((one) => one.endedAt === null);
      const data = whatIsKept().flatMap(({ store, ...why }) => {
        const count = records.get(store)?.length ?? 0;
        return count === 0 ? [] : [{ store, records: count, ...why }];
      });
      return { status: 200, body: { data, held_by: holds.map(wire) } };
    },
  });
