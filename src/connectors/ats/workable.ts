// Workable as the organization's ATS: where each thing stands in its records, and which calls change it.
import type { AtsMappingInput } from '../../core/connector/unified.ts';
import { workableNewCandidates } from '../additions/new-candidates.ts';

/** Whatever changes something is done by a member. */
const acting = (path: string, body: Record<string, string | { body: string }>) => ({
  method: 'POST' as const,
  path,
  body: { member_id: '{config.member_id}', ...body },
});

export const workableAts = {
  candidates: {
    collection: 'candidates',
    one: { call: { method: 'GET', path: '/spi/v3/candidates/{id}' }, at: 'candidate' },
    name: ['name'],
    email: 'email',
    phone: 'phone',
    job: 'job.shortcode',
    stage: 'stage',
    stageIs: 'name',
    appliedAt: 'created_at',
    reason: 'disqualification_reason',
    ended: [{ field: 'disqualified', equals: true, as: 'rejected' }],
    write: workableNewCandidates,
  },
  jobs: {
    collection: 'jobs',
    key: 'shortcode',
    title: 'title',
    open: { field: 'state', values: ['published'] },
    department: 'department',
    location: 'location.location_str',
  },
  stages: { collection: 'stages', name: 'name', order: 'position' },
  reasons: { collection: 'disqualification_reasons', text: 'description', required: false },
  users: { collection: 'members', email: 'email' },
  interviews: {
    collection: 'events',
    candidate: 'candidate.id',
    start: 'starts_at',
    scheduled: [{ field: 'type', values: ['interview', 'call'] }],
    cancelled: [{ field: 'cancelled', equals: true }],
  },
  offersOfOne: {
    call: { method: 'GET', path: '/spi/v3/candidates/{id}/offer' },
    items: '$',
    accepted: [{ field: 'state', equals: 'accepted' }],
    declined: [{ field: 'state', equals: 'rejected' }],
    at: 'created_at',
  },
  // workable.readme.io/reference-link/candidate-activities (read on 2026-11-28): an evaluation is an activity `rating`, with the
  // member and their comment; how its score is written is not said.
  scorecards: {
    call: {
      method: 'GET',
      path: '/spi/v3/candidates/{id}/activities',
      query: { actions: 'rating', limit: '100' },
    },
    items: 'activities',
    paging: { kind: 'next-url', next: 'paging.next' },
    only: { field: 'action', equals: 'rating' },
    id: 'id',
    author: { at: ['member.id'], is: 'id' },
    submittedAt: 'created_at',
    answers: { places: { Comment: 'body' } },
  },
  move: {
    call: acting('/spi/v3/candidates/{id}/move', { target_stage: '{to}' }),
    shows: { stage: '{to_name}' },
  },
  reject: {
    call: acting('/spi/v3/candidates/{id}/disqualify', {
      disqualify_reason_id: '{reason}',
      disqualify_note: '{reason_text}',
    }),
    shows: { disqualified: true, disqualified_at: '{now}', disqualification_reason: '{reason_text}' },
  },
  restore: {
    call: acting('/spi/v3/candidates/{id}/revert', {}),
    shows: { disqualified: false, disqualified_at: null, disqualification_reason: null },
  },
  notes: {
    list: {
      call: {
        method: 'GET',
        path: '/spi/v3/candidates/{id}/activities',
        query: { actions: 'comment', limit: '100' },
      },
      items: 'activities',
      id: 'id',
      text: 'body',
      at: 'created_at',
      paging: { kind: 'next-url', next: 'paging.next' },
    },
    only: { field: 'action', equals: 'comment' },
    add: { call: acting('/spi/v3/candidates/{id}/comments', { comment: { body: '{text}' } }), answerId: 'id' },
  },
} as const satisfies AtsMappingInput;
