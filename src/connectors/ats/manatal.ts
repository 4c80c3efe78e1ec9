// Manatal as the organization's ATS: where each thing stands in its records, and which calls change it. Whoever is rejected is
// moved to the stage Dropped, which every account has; the match names its stage, and takes the id of one.
import type { AtsMappingInput } from '../../core/connector/unified.ts';

const change = { method: 'PATCH', path: '/matches/{id}/', body: { stage: { id: '{to}' } } } as const;
const stands = { call: change, shows: { 'stage.name': '{to_name}' } } as const;

export const manatalAts = {
  candidates: {
    collection: 'matches',
    one: { call: { method: 'GET', path: '/matches/{id}/' } },
    personId: 'candidate',
    person: { collection: 'candidates', one: { call: { method: 'GET', path: '/candidates/{id}/' } } },
    name: ['person.full_name'],
    email: 'person.email',
    phone: 'person.phone_number',
    job: 'job',
    stage: 'stage.name',
    stageIs: 'name',
    appliedAt: 'created_at',
  },
  jobs: { collection: 'jobs', title: 'position_name', open: { field: 'status', values: ['active'] } },
  stages: {
    collection: 'match_stages',
    name: 'name',
    order: 'rank',
    ended: [
      { field: 'name', equals: 'Dropped', as: 'rejected' },
      { field: 'name', equals: 'Hired', as: 'hired' },
    ],
  },
  move: stands,
  reject: stands,
  restore: stands,
  notes: {
    list: {
      call: { method: 'GET', path: '/candidates/{person}/notes/', query: { page_size: '100' } },
      items: 'results',
      id: 'id',
      text: 'info',
      at: 'created_at',
      paging: { kind: 'next-url', next: 'next' },
    },
    add: { call: { method: 'POST', path: '/candidates/{person}/notes/', body: { info: '{text}' } }, answerId: 'id' },
  },
} as const satisfies AtsMappingInput;
