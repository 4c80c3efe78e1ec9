// Ashby as the organisation's ATS: where each thing stands in its records, and which calls change it.
import type { AtsMappingInput } from '../../core/connector/unified.ts';

/** Into a stage of the application's own plan; one of the type Archived is a rejection and wants a reason. */
const changeStage = (more: { archiveReasonId?: string }) => ({
  method: 'POST' as const,
  path: '/application.changeStage',
  body: { applicationId: '{id}', interviewStageId: '{to}', ...more },
});

export const ashbyAts = {
  candidates: {
    collection: 'applications',
    one: { call: { method: 'POST', path: '/application.info', body: { applicationId: '{id}' } }, at: 'results' },
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
  jobs: {
    collection: 'jobs',
    title: 'title',
    open: { field: 'status', values: ['Open'] },
    hiringManager: 'hiringTeam[0].userId',
  },
  stages: {
    collection: 'interview_plans',
    each: {
      call: { method: 'POST', path: '/interviewStage.list', body: { interviewPlanId: '{of}' } },
      items: 'results',
      id: 'id',
    },
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
  // developers.ashbyhq.com/reference/applicationfeedbacklist: what is listed was submitted.
  scorecards: {
    call: { method: 'POST', path: '/applicationFeedback.list', body: { applicationId: '{id}' } },
    items: 'results',
    id: 'id',
    author: { at: 'submittedByUser.email', is: 'email' },
    submittedAt: 'submittedAt',
    answers: { byName: 'submittedValues' },
    paging: { kind: 'cursor', send: 'body', param: 'cursor', next: 'nextCursor', more: 'moreDataAvailable' },
  },
  move: {
    call: changeStage({}),
    shows: { 'currentInterviewStage.id': '{to}', status: 'Active' },
  },
  reject: {
    call: changeStage({ archiveReasonId: '{reason}' }),
    shows: { status: 'Archived', 'archiveReason.id': '{reason}' },
  },
  restore: {
    call: changeStage({}),
    shows: { 'currentInterviewStage.id': '{to}', status: 'Active', archiveReason: null },
  },
  notes: {
    list: {
      call: { method: 'POST', path: '/candidate.listNotes', body: { candidateId: '{person}' } },
      items: 'results',
      id: 'id',
      text: 'content',
      at: 'createdAt',
      paging: { kind: 'cursor', send: 'body', param: 'cursor', next: 'nextCursor', more: 'moreDataAvailable' },
    },
    add: {
      call: {
        method: 'POST',
        path: '/candidate.createNote',
        body: { candidateId: '{person}', note: '{text}', sendNotifications: false },
      },
      answerId: 'results.id',
    },
  },
  unable: {
    read_stage_since: 'Ashby dates the last change of an application, not its stage. Look in Ashby itself.',
    offer: 'Ashby makes offers from the organisation’s own form. Make it in Ashby: how far it is shows here.',
  },
} as const satisfies AtsMappingInput;
