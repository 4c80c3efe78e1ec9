// A child process that writes until it is killed: it says each number once its transaction has been committed.
import { writeSync } from 'node:fs';
import { ActionId, TenantId } from '../../../src/core/ids.ts';
import { makeAction } from '../ledger-records.ts';
import { openAt } from './open-storage.ts';

const [folder = '', from = '0'] = process.argv.slice(2);
const storage = await openAt(folder);
const ledger = storage.ledger(TenantId.parse('acme'));
let number = Number(from);

const write = async (): Promise<never> => {
  for (;;) {
    number += 1;
    const idem = `n${number}`;
    await ledger.open({
      root: makeAction({ id: ActionId.parse(idem), idem, preview: 'x'.repeat(number % 900) }),
      members: [],
      approval: undefined,
    });
    writeSync(1, `${idem}\n`);
  }
};
await Promise.all([write(), write(), write()]);
