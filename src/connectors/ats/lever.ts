// Lever as the organization's ATS: where each thing stands in its records, and which calls change it.
import type { AtsMappingInput } from '../../core/connector/unified.ts';
import { leverNewCandidates } from '../additions/new-candidates.ts';

/** All lists of Lever page in this way. */
export const paging = {
  kind: 'cursor',
  param: 'offset',
  next: 'next',
  more: 'hasNext',
  sizeParam: 'limit',
  size: 100,
} as const;

// The user in whose name things are done: without it the history shows whoever made the key.
const asUser = { perform_as: '{config.perform_as}' } as const;
const opportunity = { method: 'GET', path: '/v1/opportunities/{id}', query: { expand: 'applications' } } as const;

export const leverAts = {
  candidates: {
    collection: 'opportunities',
    one: { call: opportunity, at: 'data' },
    name: ['name'],
    email: 'emails[0]',
    phone: 'phones[0].value',
    job: 'applications[0].posting',
    stage: 'stage',
    appliedAt: 'createdAt',
    stageSince: 'lastAdvancedAt',
    lastContactAt: 'lastInteractionAt',
    reason: 'archived.reason',
    ended: [{ field: 'archived.archivedAt', as: 'rejected' }],
    write: leverNewCandidates,
  },
  jobs: {
    collection: 'postings',
    title: 'text',
    open: { field: 'state', values: ['published', 'internal'] },
    department: 'categories.department',
    location: 'categories.location',
    hiringManager: 'hiringManager',
  },
  stages: { collection: 'stages', name: 'text' },
  reasons: { collection: 'archive_reasons', text: 'text' },
  users: { collection: 'users', email: 'email' },
  // hire.lever.co/developer/documentation, “Feedback”. The fields are as the typed client github.com/vtex/lever-sdk has them
  // (`LeverFeedback` in src/typings/lever.ts, read on 2026-11-27): the text of that part could not be read at Lever itself.
  scorecards: {
    call: { method: 'GET', path: '/v1/opportunities/{id}/feedback' },
    items: 'data',
    id: 'id',
    paging,
    gone: 'deletedAt',
    author: { at: ['user'], is: 'id' },
    submittedAt: 'completedAt',
    answers: { items: 'fields', question: 'text', text: 'value' },
  },
  move: {
    call: { method: 'PUT', path: '/v1/opportunities/{id}/stage', query: asUser, body: { stage: '{to}' } },
    shows: { stage: '{to}', lastAdvancedAt: '{nowMs}' },
  },
  reject: {
    call: { method: 'PUT', path: '/v1/opportunities/{id}/archived', query: asUser, body: { reason: '{reason}' } },
    shows: { 'archived.archivedAt': '{nowMs}', 'archived.reason': '{reason}' },
  },
  restore: {
    call: { method: 'PUT', path: '/v1/opportunities/{id}/archived', query: asUser, body: { reason: null } },
    shows: { archived: null },
  },
  offersOfOne: {
    call: { method: 'GET', path: '/v1/opportunities/{id}/offers' },
    items: 'data',
    extended: [{ field: 'status', values: ['sent', 'sent-manually', 'opened'] }],
    accepted: [{ field: 'status', equals: 'signed' }],
    declined: [{ field: 'status', equals: 'denied' }],
    at: 'sentAt',
  },
  notes: {
    list: {
      call: { method: 'GET', path: '/v1/opportunities/{id}/notes' },
      items: 'data',
      id: 'id',
      text: 'text',
      at: 'createdAt',
      paging,
    },
    gone: 'deletedAt',
    add: {
      call: { method: 'POST', path: '/v1/opportunities/{id}/notes', query: asUser, body: { value: '{text}' } },
      answerId: 'data.id',
    },
    remove: { call: { method: 'DELETE', path: '/v1/opportunities/{id}/notes/{note}', query: asUser } },
  },
} as const satisfies AtsMappingInput;
