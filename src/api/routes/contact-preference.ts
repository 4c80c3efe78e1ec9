// Whether a candidate may be written to: read, and changed through the gate, so that it stands in the ledger and can be undone.
import { z } from 'zod';
import { CandidateId } from '../../core/ids.ts';
import { type Route, defineRoute } from '../route.ts';
import { WireContactPreference, wireContactPreference } from '../wire/contact-preference.ts';
import { taskProblems } from '../wire/task-problems.ts';
import { TaskResult, taskAnswer } from '../wire/task.ts';
import { changes, reads } from './definitions.ts';
import type { RoutePorts } from './route-ports.ts';
import { instructed } from '../instructed.ts';

const path = '/api/v1/candidates/:candidate_id/contact-preference';
const params = z.strictObject({ candidate_id: CandidateId });

export const contactPreferenceRoutes = (ports: RoutePorts): Route[] => [show(ports), put(ports)];

const show = ({ ats, preferences, clocks }: RoutePorts): Route =>
  defineRoute({
    ...reads,
    path,
    summary: 'Show whether a candidate may be written to',
    description:
      'It belongs to the person: every record with the same address, without regard to case, answers the same.',
    params,
    replies: { 200: WireContactPreference },
    problems: ['candidate_not_found', 'upstream_failed', 'upstream_rate_limited'],
    async handle({ by: { tenant }, params: { candidate_id: id } }) {
      const state = await preferences(tenant).of(await ats(tenant).candidate(id));
      return { status: 200, body: wireContactPreference(state, clocks.business.now()) };
    },
  });

const body = z.strictObject({
  preference: z
    .enum(['opt_out', 'hold', 'opt_in'])
    .describe('opt_out: no more messages; hold: nothing before `until`; opt_in: may be written to again.'),
  until: z.string().max(40).optional().describe('With hold: a day, or an RFC 3339 time.'),
  proof: z.string().min(1).max(2_000).optional().describe('With opt_in: where and how the person agreed.'),
});

const put = ({ gate, ats, preferences, clocks }: RoutePorts): Route =>
  defineRoute({
    ...changes,
    method: 'PUT',
    path,
    summary: 'Say whether a candidate may be written to',
    description: 'The tool `set_contact_preference`; undoing its action puts back what stood before.',
    audit: { none: true, because: 'the ledger records every action itself' },
    params,
    body,
    replies: {
      200: TaskResult.extend({ contact_preference: WireContactPreference }),
      202: TaskResult.extend({ contact_preference: WireContactPreference }),
    },
    problems: taskProblems,
    examples: { params: { candidate_id: 'c_samuel_osei' }, request: { preference: 'hold', until: '2030-01-07' } },
    async handle({ by, params: { candidate_id: candidate }, body: { preference, until, proof }, idem }) {
      const given = { ...(until === undefined ? {} : { until }), ...(proof === undefined ? {} : { proof }) };
      const receipt = await gate.call(
        instructed({ tool: 'set_contact_preference', input: { candidate, preference, ...given }, by, idem }),
      );
      const answer = taskAnswer(receipt);
      const state = await preferences(by.tenant).of(await ats(by.tenant).candidate(candidate));
      const contact_preference = wireContactPreference(state, clocks.business.now());
      return { ...answer, body: { ...answer.body, contact_preference } };
    },
  });
