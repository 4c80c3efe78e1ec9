// Ashby as the organization's ATS: where each thing stands in its records, and which calls change it.
import type { AtsMappingInput } from '../../core/connector/unified.ts';

const post = <Body>(path: string, body: Body) => ({ method: 'POST' as const, path, body });
const cursor = {
  kind: 'cursor',
  send: 'body',
  param: 'cursor',
  next: 'nextCursor',
  more: 'moreDataAvailable',
} as const;

const moved = { 'currentInterviewStage.id': '{to}', status: 'Active' };
const archived = { status: 'Archived', 'archiveReason.id': '{reason}' };
const isOpen = { field: 'status', values: ['Open'] };
const newNote = { candidateId: '{person}', note: '{text}', sendNotifications: false };

/** Into a stage of the application's own plan; one of the type Archived is a rejection and wants a reason. */
const changeStage = (more: { archiveReasonId?: string }) =>
  post('/application.changeStage', { applicationId: '{id}', interviewStageId: '{to}', ...more });

export const ashbyAts = {
  candidates: {
    collection: 'applications',
    one: { call: post('/application.info', { applicationId: '{id}' }), at: 'results' },
    personId: 'candidate.id',
    name: ['candidate.name'],
    email: 'candidate.primaryEmailAddress.value',
    phone: 'candidate.primaryPhoneNumber.value',
    job: 'job.id',
    stage: 'currentInterviewStage.id',
    appliedAt: 'createdAt',
    stageSince: 'updatedAt',
    reason: 'archiveReason.id',
    ended: [
      { field: 'status', equals: 'Archived', as: 'rejected' },
      { field: 'status', equals: 'Hired', as: 'hired' },
    ],
  },
  interviews: {
    collection: 'interview_schedules',
    candidate: 'applicationId',
    start: 'interviewEvents[0].startTime',
    scheduled: [{ field: 'status', equals: 'Scheduled' }],
    finished: [{ field: 'status', values: ['WaitingOnFeedback', 'Complete'] }],
  },
  offers: {
    collection: 'offers',
    candidate: 'applicationId',
    extended: [{ field: 'offerStatus', equals: 'WaitingOnCandidateResponse' }],
    accepted: [{ field: 'offerStatus', equals: 'CandidateAccepted' }],
    declined: [{ field: 'offerStatus', equals: 'CandidateRejected' }],
    startDate: 'latestVersion.startDate',
  },
  jobs: { collection: 'jobs', title: 'title', open: isOpen, hiringManager: 'hiringTeam[0].userId' },
  stages: {
    collection: 'interview_plans',
    each: { call: post('/interviewStage.list', { interviewPlanId: '{of}' }), items: 'results', id: 'id' },
    name: 'title',
    group: 'interviewPlanId',
    order: 'orderInInterviewPlan',
    ended: [
      { field: 'type', equals: 'Archived', as: 'rejected' },
      { field: 'type', equals: 'Hired', as: 'hired' },
    ],
  },
  reasons: { collection: 'archive_reasons', text: 'text' },
  users: { collection: 'users', email: 'email' },
  // developers.ashbyhq.com/reference/applicationfeedbacklist; its change of 2026-07-21 names whose feedback it is (`creditedToUser`).
  scorecards: {
    call: post('/applicationFeedback.list', { applicationId: '{id}' }),
    items: 'results',
    id: 'id',
    author: { at: ['creditedToUser.email', 'submittedByUser.email'], is: 'email' },
    submittedAt: 'submittedAt',
    answers: {
      byPath: 'submittedValues',
      form: { sections: 'formDefinition.sections', fields: 'fields', path: 'field.path', title: 'field.title' },
    },
    paging: cursor,
  },
  move: { call: changeStage({}), shows: moved },
  reject: { call: changeStage({ archiveReasonId: '{reason}' }), shows: archived },
  restore: { call: changeStage({}), shows: { ...moved, archiveReason: null } },
  notes: {
    list: {
      call: post('/candidate.listNotes', { candidateId: '{person}' }),
      items: 'results',
      id: 'id',
      text: 'content',
      at: 'createdAt',
      paging: cursor,
    },
    add: { call: post('/candidate.createNote', newNote), answerId: 'results.id' },
  },
  unable: {
    read_stage_since: 'Ashby dates the last change of an application, not its stage. Look in Ashby itself.',
    offer: 'Ashby makes offers from the organization’s own form. Make it in Ashby: how far it is shows here.',
  },
} as const satisfies AtsMappingInput;
