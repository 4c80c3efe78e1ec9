// What holds for all background jobs.
import { expect, test } from 'vitest';
import { jobHandlers } from '../../src/jobs/handlers/index.ts';

/** The list, and the parts of the work that were called. */
const setUp = () => {
  const called: string[] = [];
  const part = (name: string) => async () => void called.push(name);
  const handlers = jobHandlers({
    resumeAction: part('resumeAction'),
    reactToEvent: part('reactToEvent'),
    runSequenceStep: part('runSequenceStep'),
    finishBooking: part('finishBooking'),
    tellWish: part('tellWish'),
    sweepSequences: part('sweepSequences'),
    tellTroubles: part('tellTroubles'),
    releaseLetter: part('releaseLetter'),
    dueLetters: async () => [],
    recoverActions: part('recoverActions'),
    expireApprovals: part('expireApprovals'),
    sweepConversations: part('sweepConversations'),
    carryOptOuts: part('carryOptOuts'),
    channels: {
      handleChannelEvent: part('handleChannelEvent'),
      announceApproval: part('announceApproval'),
      redrawCards: part('redrawCards'),
      deliverMessage: part('deliverMessage'),
      settleCards: part('settleCards'),
      remindApprovers: async () => undefined,
      sweepChannelEvents: part('sweepChannelEvents'),
    },
    compactErased: part('compactErased'),
    scheduleBriefs: part('scheduleBriefs'),
    sendDigests: part('sendDigests'),
    pollInbox: part('pollInbox'),
    watchAts: part('watchAts'),
    answerDeclines: part('answerDeclines'),
    followMeetings: part('followMeetings'),
    deliverBrief: part('deliverBrief'),
    sweepPersonalData: part('sweepPersonalData'),
    signAudit: part('signAudit'),
    giveUpTraining: part('giveUpTraining'),
    trainRetention: part('trainRetention'),
    judgeRetention: part('judgeRetention'),
    deliverAudit: part('deliverAudit'),
    sendRetentionAlert: part('sendRetentionAlert'),
    integration: {
      runSync: part('runSync'),
      tellSync: part('tellSync'),
      tellConnections: part('tellConnections'),
      deliverEvent: part('deliverEvent'),
      tellEndpoint: part('tellEndpoint'),
      deliverNotice: async () => true,
      settleAddOns: async () => undefined,
      deployFlow: part('deployFlow'),
      wakeIntegrations: part('wakeIntegrations'),
      renewHooks: part('renewHooks'),
      waitingSyncs: async () => [],
      sweepLines: part('sweepLines'),
    },
    watchRetention: { tenants: async () => [], watch: part('watch'), auditIfDue: part('auditIfDue') },
    sweepSelfIdentifications: part('sweepSelfIdentifications'),
    watchVeteranSources: part('watchVeteranSources'),
  });
  return { called, handlers };
};

test('every job has a name of its own', () => {
  const names = setUp().handlers.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(5);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]+(-[a-z]+)+$/.test(name))).toEqual([]);
});

// A retrain that fails raises an alert; the same data would fail again.
const triedOnce = ['train-retention'];

test('every promised job is tried more than once, every periodic one leaves time between its rounds', () => {
  const { handlers } = setUp();
  const tries = handlers.flatMap((job) =>
    job.kind === 'promised' && !triedOnce.includes(job.name) ? [job.attempts] : [],
  );
  const pauses = handlers.flatMap((job) => (job.kind === 'periodic' ? [job.every.milliseconds] : []));
  expect(Math.min(...tries)).toBeGreaterThan(1);
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(30_000);
});

test.each([
  ['recover-actions', 'recoverActions'],
  ['expire-approvals', 'expireApprovals'],
  ['sweep-conversations', 'sweepConversations'],
  ['schedule-briefs', 'scheduleBriefs'],
  ['poll-inbox', 'pollInbox'],
  ['tend-cards', 'settleCards'],
  ['sweep-channel-events', 'sweepChannelEvents'],
  ['sweep-personal-data', 'sweepPersonalData'],
  ['sweep-self-identifications', 'sweepSelfIdentifications'],
  ['watch-veteran-sources', 'watchVeteranSources'],
  ['sweep-request-lines', 'sweepLines'],
])('%s does its part of the work', async (name, part) => {
  const { called, handlers } = setUp();
  const job = handlers.find((handler) => handler.name === name);
  if (job?.kind === 'periodic') await job.run({ id: '1', attempt: 1, signal: new AbortController().signal });
  expect(called).toEqual([part]);
});
