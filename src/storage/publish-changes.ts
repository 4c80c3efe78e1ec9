// Stores that tell of what they changed, once it is committed.
import type { Ledger } from '../core/ports/ledger.ts';
import type { NewsPublisher, NewsKind } from '../core/ports/news.ts';
import type { PersonalData } from '../core/ports/personal-data.ts';
import type { RetentionAudits, RetentionRuns } from '../core/ports/retention.ts';
import type { Syncs } from '../core/ports/syncs.ts';
import type { Of } from '../core/ports/tenanted.ts';
import type { VeteranReviews } from '../core/ports/veteran-reviews.ts';
import type { Storage } from './storage.ts';

type Tell = (kind: NewsKind, subject: string) => void;

type PublishingStores = Pick<Storage, 'ledger' | 'personalData' | 'veteran' | 'retention' | 'integration'>;

/** These stores, each organization's telling of its own. */
export function publishChanges(news: NewsPublisher, stores: PublishingStores): PublishingStores {
  const each =
    <Store>(make: Of<Store>, told: (store: Store, tell: Tell) => Store): Of<Store> =>
    (tenant) =>
      told(make(tenant), (kind, subject) => news.tell(tenant, { kind, subject }));
  const { ledger, personalData, veteran, retention, integration } = stores;
  return {
    ledger: each(ledger, tellingLedger),
    personalData: each(personalData, tellingData),
    veteran: { ...veteran, reviews: each(veteran.reviews, tellingReviews) },
    retention: {
      ...retention,
      runs: each(retention.runs, tellingRuns),
      audits: each(retention.audits, tellingAudits),
    },
    integration: {
      ...integration,
      syncs: each(integration.syncs, tellingSyncs),
      syncsAtWork: each(integration.syncsAtWork, tellingSyncs),
    },
  };
}

const tellingLedger = (ledger: Ledger, tell: Tell): Ledger => ({
  ...ledger,
  async open(opening) {
    const opened = await ledger.open(opening);
    // What was only looked up is seen by whoever asked.
    if (!opened.created || opened.root.effect === 'read') return opened;
    for (const { id } of [opened.root, ...opening.members]) tell('action', id);
    if (opening.approval !== undefined) tell('approval', opening.approval.id);
    return opened;
  },
  async step(step) {
    const action = await ledger.step(step);
    if (action !== undefined && action.effect !== 'read') tell('action', action.id);
    if (action !== undefined && step.approval !== undefined) tell('approval', step.approval.id);
    return action;
  },
  async decide(decision) {
    const result = await ledger.decide(decision);
    if (result.kind !== 'decided') return result;
    tell('approval', result.approval.id);
    tell('action', result.action.id);
    return result;
  },
});

const tellingSyncs = (syncs: Syncs, tell: Tell): Syncs => {
  const then = async <T>(id: string, done: Promise<T>): Promise<T> => {
    const result = await done;
    tell('sync', id);
    return result;
  };
  return {
    ...syncs,
    open: (sync) => then(sync.id, syncs.open(sync)),
    change: (id, ...more) => then(id, syncs.change(id, ...more)),
    goOnAt: (id, ...more) => then(id, syncs.goOnAt(id, ...more)),
    end: (id, ...more) => then(id, syncs.end(id, ...more)),
    savePage: (page, by) => then(page.sync, syncs.savePage(page, by)),
    acknowledge: (id, ...more) => then(id, syncs.acknowledge(id, ...more)),
    retry: (id, ids, at) => then(id, syncs.retry(id, ids, at)),
  };
};

const tellingRuns = (runs: RetentionRuns, tell: Tell): RetentionRuns => ({
  ...runs,
  async queue(run) {
    const queued = await runs.queue(run);
    tell('retrain', queued.id);
    return queued;
  },
  async put(run) {
    const isPut = await runs.put(run);
    tell('retrain', run.id);
    return isPut;
  },
  async cancel(of) {
    const run = await runs.cancel(of);
    tell('retrain', of.id);
    return run;
  },
});

const tellingAudits = (audits: RetentionAudits, tell: Tell): RetentionAudits => ({
  ...audits,
  async add(audit) {
    const isNew = await audits.add(audit);
    if (isNew) tell('audit', audit.id);
    return isNew;
  },
});

const tellingReviews = (reviews: VeteranReviews, tell: Tell): VeteranReviews => ({
  ...reviews,
  async add(review) {
    await reviews.add(review);
    tell('review', review.id);
  },
  async decide(decision) {
    const decided = await reviews.decide(decision);
    if (decided !== undefined) tell('review', decision.id);
    return decided;
  },
});

const tellingData = (data: PersonalData, tell: Tell): PersonalData => ({
  ...data,
  async erase(request) {
    const erasure = await data.erase(request);
    tell('erasure', erasure.id);
    return erasure;
  },
});
