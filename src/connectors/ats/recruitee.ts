// Recruitee as the organization's ATS: where each thing stands in its records, and which calls change it. A placement is one
// person in the pipeline of one job; the first one of a candidate counts, and is what a move or a rejection names.
import type { AtsMappingInput } from '../../core/connector/unified.ts';

const placement = (act: string, body?: Record<string, string>) => ({
  method: 'PATCH' as const,
  path: `/placements/{person}/${act}`,
  ...(body === undefined ? {} : { body }),
});

export const recruiteeAts = {
  candidates: {
    collection: 'candidates',
    one: { call: { method: 'GET', path: '/candidates/{id}' }, at: 'candidate' },
    personId: 'placements[0].id',
    name: ['name'],
    email: 'emails[0]',
    phone: 'phones[0]',
    job: 'placements[0].offer_id',
    stage: 'placements[0].stage_id',
    appliedAt: 'created_at',
    reason: 'placements[0].disqualify_reason',
    ended: [
      { field: 'placements[0].disqualified_at', as: 'rejected' },
      { field: 'placements[0].hired_at', as: 'hired' },
    ],
  },
  jobs: {
    collection: 'offers',
    title: 'title',
    open: { field: 'status', values: ['published', 'internal'] },
    department: 'department',
    location: 'location',
  },
  stages: {
    collection: 'offers',
    each: { call: { method: 'GET', path: '/offers/{of}' }, items: 'offer.pipeline_template.stages', id: 'id' },
    name: 'name',
    group: 'of',
  },
  reasons: { collection: 'disqualify_reasons', text: 'name' },
  move: {
    call: placement('change_stage', { stage_id: '{to}' }),
    shows: { 'placements[0].stage_id': '{to}' },
  },
  reject: {
    call: placement('disqualify', { disqualify_reason_id: '{reason}' }),
    shows: { 'placements[0].disqualified_at': '{now}', 'placements[0].disqualify_reason': '{reason}' },
  },
  restore: {
    call: placement('requalify'),
    shows: { 'placements[0].disqualified_at': null, 'placements[0].disqualify_reason': null },
  },
  notes: {
    list: {
      call: { method: 'GET', path: '/candidates/{id}/notes' },
      items: 'notes',
      id: 'id',
      text: 'body',
      at: 'created_at',
    },
    add: {
      call: { method: 'POST', path: '/candidates/{id}/notes', body: { note: { body: '{text}' } } },
      answerId: 'note.id',
    },
  },
} as const satisfies AtsMappingInput;
