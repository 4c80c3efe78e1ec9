// Odoo Recruitment as the organization's ATS: where each thing stands in its records, and which calls change it. What another
// record is named by is a pair of its id and its name. Whoever is refused is archived with a reason, and comes back without it.
import type { AtsMappingInput } from '../../core/connector/unified.ts';
import { odooNewCandidates } from '../additions/new-candidates.ts';

const write = (vals: Record<string, string | boolean>) => ({
  method: 'POST' as const,
  path: '/json/2/hr.applicant/write',
  body: { ids: ['{id}'], vals },
});

export const odooAts = {
  candidates: {
    collection: 'applicants',
    one: {
      call: {
        method: 'POST',
        path: '/json/2/hr.applicant/search_read',
        body: { domain: [['id', '=', '{id_raw}']], limit: 1, context: { active_test: false } },
      },
    },
    name: ['partner_name'],
    email: 'email_from',
    job: 'job_id[0]',
    stage: 'stage_id[0]',
    appliedAt: 'create_date',
    stageSince: 'date_last_stage_update',
    reason: 'refuse_reason_id[1]',
    ended: [
      { field: 'application_status', equals: 'refused', as: 'rejected' },
      { field: 'application_status', equals: 'archived', as: 'rejected' },
      { field: 'application_status', equals: 'hired', as: 'hired' },
    ],
    write: odooNewCandidates,
  },
  jobs: {
    collection: 'jobs',
    title: 'name',
    open: { field: 'active', values: [true] },
    department: 'department_id[1]',
    location: 'address_id[1]',
    hiringManager: 'user_id[0]',
  },
  stages: {
    collection: 'stages',
    name: 'name',
    order: 'sequence',
    ended: [{ field: 'hired_stage', equals: true, as: 'hired' }],
  },
  reasons: { collection: 'refuse_reasons', text: 'name' },
  users: { collection: 'users', email: 'email' },
  move: { call: write({ stage_id: '{to}' }), shows: { 'stage_id[0]': '{to}', date_last_stage_update: '{now}' } },
  reject: {
    call: write({ active: false, refuse_reason_id: '{reason}' }),
    shows: { active: false, application_status: 'refused', 'refuse_reason_id[0]': '{reason}' },
  },
  restore: {
    call: write({ active: true, refuse_reason_id: false, stage_id: '{to}' }),
    shows: { active: true, application_status: 'ongoing', refuse_reason_id: false, 'stage_id[0]': '{to}' },
  },
  notes: {
    list: {
      call: {
        method: 'POST',
        path: '/json/2/mail.message/search_read',
        body: {
          domain: [
            ['model', '=', 'hr.applicant'],
            ['res_id', '=', '{id}'],
            ['message_type', '=', 'comment'],
          ],
          fields: ['id', 'body', 'date'],
          order: 'id',
        },
      },
      items: '$',
      id: 'id',
      text: 'body',
      at: 'date',
      isHtml: true,
      paging: { kind: 'offset', param: 'offset', send: 'body', sizeParam: 'limit', size: 100 },
    },
    // Text is escaped by Odoo itself; a note of that kind goes to nobody.
    add: {
      call: {
        method: 'POST',
        path: '/json/2/hr.applicant/message_post',
        body: { ids: ['{id}'], body: '{text}', message_type: 'comment', subtype_xmlid: 'mail.mt_note' },
      },
      answerId: '0',
    },
  },
} as const satisfies AtsMappingInput;
