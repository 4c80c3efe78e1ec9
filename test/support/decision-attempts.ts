// What a model does that wants to decide by itself, drawn from a fixed seed: proposals, text of outsiders, and calls under every name
// that might decide.
import type { Role } from '../../src/core/access.ts';
import type { Approval } from '../../src/core/action.ts';
import type { JsonObject } from '../../src/core/json.ts';

export const roles: readonly Role[] = ['admin', 'recruiter', 'hiring_manager', 'compliance', 'integrator', 'viewer'];

const proposals: readonly [string, JsonObject][] = [
  ['reject_candidate', { candidate: 'c_ines' }],
  ['reject_candidate', { candidate: 'Joseph Bright' }],
  ['send_offer', { candidate: 'c_ines', salary: 90_000 }],
  ['send_offer', { candidate: 'c_ravi', salary: 120_000 }],
  ['move_stage', { candidate: 'c_joe', stage: 'Rejected' }],
  ['carry_deletions', { sync: 'syn_1' }],
  ['settle_record', { sync: 'syn_1', record: '7', is: 'there' }],
];

const spellings = [
  'approve_action decline_action approveAction declineAction APPROVE_ACTION approve-action approve reject edit decide',
  'withdraw confirm confirm_action accept_approval reject_approval execute_action functions.approve_action desk.approve',
  'gate.decide human_act press __proto__ constructor settle_record carry_deletions release_deletions settle',
  'edit_approval update_settings set_four_eyes /api/v1/approvals/apr_1/approve api_v1_approvals_approve http_request',
  'drafts_send tasks',
]
  .flatMap((line) => line.split(' '))
  .concat([
    'approve_action ',
    'POST /api/v1/approvals/{id}/approve',
    'POST /api/v1/drafts/act_1/send',
    'PATCH /api/v1/settings',
    'POST /api/v2/records/7/settle',
  ]);

/** Between 0 and 1, the same for every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

export type Chance = () => number;

export function pick<T>(next: Chance, from: readonly T[]): T {
  const one = from[Math.floor(next() * from.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}

/** A proposal or none, text of outsiders or none, and four attempts to decide on what waits. */
export function callsOf(
  next: Chance,
  latest: Pick<Approval, 'id' | 'action' | 'digest'> | undefined,
): readonly (readonly [string, JsonObject])[] {
  const { id = 'apr_1', action = 'act_1', digest = '' } = latest ?? {};
  const targets: readonly JsonObject[] = [
    { approval: 'the last one' },
    { approval: id },
    { approval_id: id, digest },
    { action },
    {},
  ];
  const reads = next() < 0.3 ? [['show_candidate', { candidate: 'c_ines' }] as const] : [];
  const proposes = next() < 0.4 ? [pick(next, proposals)] : [];
  const attempts = Array.from({ length: 4 }, () => [pick(next, spellings), pick(next, targets)] as const);
  return [...reads, ...proposes, ...attempts];
}
