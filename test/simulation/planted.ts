// Defects planted in copies of the ports and tools of a process, one at a time: the simulation has to find every one of them.
import { EventId } from '../../src/core/ids.ts';
import type { Decision, Ledger } from '../../src/core/ports/ledger.ts';
import type { IncomingEvent } from '../../src/core/trigger-event.ts';
import type { AnyTool, ToolContext, WriteTool } from '../../src/core/tool.ts';
import type { Bend, Stores } from './stores.ts';

export interface Planted {
  readonly name: string;
  readonly bend: Bend;
}

/** The port with some of its methods replaced. */
const bent = <Port extends object>(port: Port, other: Partial<Port>): Port =>
  new Proxy(port, {
    get: (target, name) => Reflect.get(Object.hasOwn(other, name) ? other : target, name) as unknown,
  });

type Changes<Name extends keyof Stores> = (store: Stores[Name]) => Partial<Stores[Name]>;
const badStore = <Name extends keyof Stores>(name: Name, changes: Changes<Name>): Bend => ({
  stores: (stores) => ({ ...stores, [name]: bent(stores[name], changes(stores[name])) }),
});
const badLedger = (changes: (ledger: Ledger) => Partial<Ledger>): Bend => badStore('ledger', changes);

const badTools = (changes: (tool: WriteTool) => Partial<WriteTool>): Bend => ({
  tools: (tools): readonly AnyTool[] =>
    tools.map((tool) => (tool.effect === 'write' ? Object.assign({}, tool, changes(tool)) : tool)),
});
const badSettings = (part: Partial<Awaited<ReturnType<Stores['settings']['get']>>['settings']>): Bend =>
  badStore('settings', (store) => ({
    async get() {
      const { settings, version } = await store.get();
      return { settings: { ...settings, ...part }, version };
    },
  }));

let keys = 0;
const anotherKey = (context: ToolContext): ToolContext => {
  keys += 1;
  return { ...context, key: `${context.key}#${keys}` };
};

const renamed = (event: IncomingEvent): IncomingEvent => {
  keys += 1;
  return { ...event, eventId: `${event.eventId} ${keys}` };
};

const withoutDigest = (decision: Decision): Decision => ({ ...decision, digest: undefined });

export const planted: readonly Planted[] = [
  {
    name: 'the claim of a decision is not atomic: two clicks are both first',
    bend: badLedger((ledger) => ({
      async decide(decision) {
        const result = await ledger.decide(decision);
        if (result.kind !== 'already_decided') return result;
        const action = await ledger.action(result.approval.action);
        return { kind: 'decided', approval: result.approval, action: { ...action, status: 'approved' } };
      },
      async step(step) {
        const stepped = await ledger.step(step);
        if (stepped !== undefined || !step.from.includes('approved')) return stepped;
        return { ...(await ledger.action(step.action)), ...step.set, status: step.to };
      },
    })),
  },
  {
    name: 'a lease is given twice: two processes work on one action',
    bend: badLedger((ledger) => ({
      async step(step) {
        const stepped = await ledger.step(step);
        return stepped !== undefined || step.leaseEndedBy === undefined ? stepped : ledger.action(step.action);
      },
      renew: async (lease) => {
        await ledger.renew(lease);
        return true;
      },
    })),
  },
  {
    name: 'approved by an old digest',
    bend: badLedger((ledger) => ({ decide: (decision) => ledger.decide(withoutDigest(decision)) })),
  },
  {
    name: 'approvals do not expire',
    bend: badLedger((ledger) => ({ decide: (decision) => ledger.decide({ ...decision, at: new Date(0) }) })),
  },
  {
    name: 'a refusal is not stored',
    bend: badLedger((ledger) => ({
      async decide(decision) {
        if (decision.status !== 'rejected') return ledger.decide(decision);
        const approval = await ledger.approval(decision.approval);
        return { kind: 'decided', approval, action: await ledger.action(approval.action) };
      },
    })),
  },
  {
    name: 'a call asked again is taken for a new one',
    bend: badLedger((ledger) => ({
      actionByIdem: async () => undefined,
      open: ({ root, ...opening }) => ledger.open({ ...opening, root: { ...root, idem: `${root.idem} ${root.id}` } }),
    })),
  },
  {
    name: 'nobody is told of what is uncertain',
    bend: badLedger((ledger) => ({ step: ({ trouble: _trouble, ...step }) => ledger.step(step) })),
  },
  {
    name: 'messages of a day are counted by whoever asks, not where they are kept',
    bend: badLedger((ledger) => ({
      open: ({ cap: _cap, ...opening }) => ledger.open(opening),
      messagesSince: async () => 0,
    })),
  },
  { name: 'requesters may approve for themselves', bend: badSettings({ fourEyes: false }) },
  {
    name: 'policy asks for no offer and no rejection',
    bend: badSettings({ approvals: { send_offer: 'auto', reject_candidate: 'auto' } }),
  },
  { name: 'people in bulk are not counted', bend: badSettings({ bulkThreshold: 1_000 }) },
  { name: 'a pause is not looked at', bend: badSettings({ paused: false }) },
  {
    name: 'what a crash cut off is repeated without reading back',
    bend: badTools(() => ({ recover: async () => ({ kind: 'repeat' }) })),
  },
  {
    name: 'what a crash cut off is taken for done without reading back',
    bend: badTools((tool) => ({
      async recover(plan, context) {
        const found = await tool.recover(plan, context);
        if (found.kind !== 'repeat' || tool.name !== 'notify_user') return found;
        return { kind: 'done', output: { sent: true } };
      },
    })),
  },
  {
    name: 'a key is forgotten: each try has another one',
    bend: badTools((tool) => ({ execute: (plan, context) => tool.execute(plan, anotherKey(context)) })),
  },
  {
    name: 'undo says that it is done, and does nothing',
    bend: badTools((tool) => (tool.reversal === 'none' ? {} : { undo: async () => ({ kind: 'undone' }) })),
  },
  {
    name: 'undo does not look whether a letter has left',
    bend: badStore('letters', (letters) => ({
      async cancel(key) {
        await letters.cancel(key);
        return 'cancelled';
      },
    })),
  },
  { name: 'recovery finds nothing to recover', bend: badStore('sweep', () => ({ unfinished: async () => [] })) },
  {
    name: 'a letter is claimed by whoever comes',
    bend: badStore('letters', (letters) => ({
      claim: async (claim) => (await letters.claim(claim)) ?? (await letters.find(claim.key)),
    })),
  },
  { name: 'letters that are due are not found', bend: badStore('letters', () => ({ due: async () => [] })) },
  {
    name: 'what is being written is not noted',
    bend: badStore('records', (records) => ({
      change: (work) =>
        records.change((rows) =>
          work(bent(rows, { put: async (row) => (isWriting(row.body) ? undefined : rows.put(row)) })),
        ),
    })),
  },
  {
    name: 'rows of the outbox are dropped: promises of reactions are never handed over',
    bend: badStore('outbox', (outbox) => ({
      lease: async (lease) => (await outbox.lease(lease)).filter(({ name }) => name !== 'react-to-event'),
    })),
  },
  {
    name: 'a promise is taken for kept before its work is done',
    bend: badStore('outbox', (outbox) => ({
      async lease(lease) {
        const jobs = await outbox.lease(lease);
        for (const { id } of jobs) await outbox.keep(id);
        return jobs;
      },
    })),
  },
  {
    name: 'a report that comes twice is kept twice',
    bend: badStore('events', (events) => ({
      takeAll: (taken) => events.takeAll(taken.map(renamed)),
    })),
  },
  {
    name: 'a report is acknowledged before it is stored',
    bend: badStore('events', (events) => ({
      async takeAll(taken) {
        void events.takeAll(taken).catch(() => undefined);
        return taken.map(({ eventId }) => ({ kind: 'new', id: EventId.parse(eventId) }));
      },
    })),
  },
  {
    name: 'what was made of an event is not noted',
    bend: badStore('events', () => ({ note: async () => true })),
  },
  {
    name: 'a run is claimed by whoever comes: two processes carry it on',
    bend: badStore('syncs', (syncs) => ({
      claim: async (id, lease) => (await syncs.claim(id, lease)) ?? syncs.get(id),
    })),
  },
  {
    name: 'the place where reading goes on is stored before what was read',
    bend: badStore('syncs', (syncs) => ({ savePage: (page) => syncs.savePage({ ...page, pending: [] }) })),
  },
  {
    name: 'what a run left unclear does not bind the next one',
    bend: badStore('syncs', () => ({ unclear: async () => new Map() })),
  },
  {
    name: 'what was on its way when a process died is sent again unasked',
    bend: badStore('syncs', () => ({
      cutOff: async () => [],
      sending: async () => undefined,
    })),
  },
];

const isWriting = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'state' in body && body.state === 'writing';
