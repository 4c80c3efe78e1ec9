import { describe, expect, test } from 'vitest';
import { catalogue } from '../../../src/connectors/catalogue.ts';
import { madeUpValues } from '../../../src/connectors/emulator/connector-at.ts';
import { emptySandboxAccount, sandboxAccount } from '../../../src/connectors/emulator/sandbox-account.ts';
import { connectors } from '../../../src/connectors/index.ts';
import { openBudget } from '../../../src/connectors/runtime/budget.ts';
import { openRemoteSystem } from '../../../src/connectors/runtime/remote.ts';
import { remoteAts } from '../../../src/connectors/unified/remote-ats.ts';
import { canBePlayed } from '../../../src/core/connector/connector.ts';
import { ConnectionId } from '../../../src/core/ids.ts';
import type { RecordStore } from '../../../src/core/ports/record-store.ts';
import { createFakeDirectory } from '../../fakes/directory.ts';
import { createFakeRecordStore } from '../../fakes/record-store.ts';
import { createTestClock } from '../../support/clock.ts';
import { readAll } from '../../support/emulated.ts';

const id = ConnectionId.parse('con_1');
const signal = new AbortController().signal;
const config = { origin: 'sandbox' };
const played = connectors.filter(canBePlayed);
const { real: clock } = createTestClock();

/** As a new process finds it: nothing is shared but the store. */
function open(system: string, store: RecordStore) {
  const connector = catalogue.declared({ system, config });
  const { config: filled, credentials } = madeUpValues(connector);
  return openRemoteSystem({
    connector,
    config: filled,
    secrets: { credentials, token: null },
    keepToken: async () => {},
    budget: openBudget(connector.limits, clock),
    http: sandboxAccount({ connector, id, store, clock }),
    log: { note: () => {} },
    drift: { note: () => {} },
    clock,
  });
}

const hubspotContact = {
  collection: 'contacts',
  action: 'create',
  record: { 'properties.email': 'wanda@example.com' },
  remoteId: null,
  key: 'k1',
} as const;

describe('a sandbox account', () => {
  test.each(played.map((connector) => [connector.title, connector] as const))(
    'of %s answers without a key and holds records in every collection',
    async (_, { system, collections }) => {
      const remote = open(system, createFakeRecordStore());
      await remote.test(signal);
      const names = Object.keys(collections);
      const read = await Promise.all(names.map((name) => readAll(remote, name)));
      expect(names.filter((_name, index) => read[index]?.records.length === 0)).toEqual([]);
    },
  );

  test('holds what was written, whichever process looks', async () => {
    const store = createFakeRecordStore();
    const before = await readAll(open('hubspot', store), 'contacts');
    expect(await open('hubspot', store).write([hubspotContact], signal)).toMatchObject([{ kind: 'written' }]);
    const after = await readAll(open('hubspot', store), 'contacts');
    expect(after.records).toHaveLength(before.records.length + 1);
    expect(JSON.stringify(after.records)).toContain('wanda@example.com');
  });

  test('is as new once it was given up', async () => {
    const store = createFakeRecordStore();
    await open('hubspot', store).write([hubspotContact], signal);
    await emptySandboxAccount(store, id);
    expect(JSON.stringify(await readAll(open('hubspot', store), 'contacts'))).not.toContain('wanda@example.com');
  });

  test.each(played.filter(({ unified }) => unified.ats !== undefined).map(({ title, system }) => [title, system]))(
    'of %s can be the organization’s applicant tracking system',
    async (_, system) => {
      const remote = open(system, createFakeRecordStore());
      const { ats: mapping } = remote.connector.unified;
      if (mapping === undefined) throw new Error('it has a mapping');
      const store = createFakeRecordStore();
      const ats = remoteAts({ remote, mapping, config, scope: id, store, directory: createFakeDirectory([]), clock });
      const candidates = await ats.candidates({});
      expect(candidates.length).toBeGreaterThan(20);
      expect(candidates.map(({ name }) => name)).toContain('Priya Raman');
      expect(await ats.jobs()).not.toHaveLength(0);
    },
  );
});

test('systems that nothing plays refuse a sandbox account by name', () => {
  expect(() => catalogue.declared({ system: 'postgresql', config })).toThrow(/no sandbox account/);
});
