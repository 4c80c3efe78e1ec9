// Breezy HR as the organization's ATS: where each thing stands in its records, and which calls change it. A candidate stands in one
// position. What the list of pipelines says of their stages is not documented: stages are those of every account, and those
// in which somebody stands.
import type { AtsMappingInput } from '../../core/connector/unified.ts';
import { breezyNewCandidates } from '../additions/new-candidates.ts';

const candidate = '/company/{config.company_id}/position/{job}/candidate/{id}';
const stands = {
  call: { method: 'PUT', path: `${candidate}/stage`, body: { stage_id: '{to}' } },
  shows: { 'stage.id': '{to}', 'stage.name': '{to_name}', 'stage.type.id': '{to}' },
} as const;

export const breezyAts = {
  candidates: {
    collection: 'candidates',
    one: { call: { method: 'GET', path: candidate } },
    name: ['name'],
    email: 'email_address',
    phone: 'phone_number',
    job: 'position_id',
    stage: 'stage.id',
    appliedAt: 'creation_date',
    ended: [
      { field: 'stage.type.id', equals: 'disqualified', as: 'rejected' },
      { field: 'stage.type.id', equals: 'hired', as: 'hired' },
    ],
    write: breezyNewCandidates,
  },
  jobs: {
    collection: 'positions',
    title: 'name',
    open: { field: 'state', values: ['published'] },
    department: 'department',
    location: 'location.name',
    description: 'description',
  },
  stages: {
    collection: 'candidates',
    seen: 'stage.id',
    known: [
      { id: 'applied', name: 'Applied' },
      { id: 'feedback', name: 'Feedback' },
      { id: 'interviewing', name: 'Interviewing' },
      { id: 'offer', name: 'Made Offer' },
      { id: 'hired', name: 'Hired', ended: 'hired' },
      { id: 'disqualified', name: 'Disqualified', ended: 'rejected' },
    ],
    name: 'stage.name',
    group: 'position_id',
    ended: [
      { field: 'stage.type.id', equals: 'disqualified', as: 'rejected' },
      { field: 'stage.type.id', equals: 'hired', as: 'hired' },
    ],
  },
  move: stands,
  reject: stands,
  restore: stands,
  notes: {
    add: { call: { method: 'POST', path: `${candidate}/stream`, body: { body: '{text}' } }, answerId: '_id' },
  },
} as const satisfies AtsMappingInput;
