// The sandbox's CRM: an append-only log of what happened with each candidate.
import { z } from 'zod';
import type { Crm } from '../../core/ports/crm.ts';
import { CrmEntry } from '../../core/records.ts';
import { keyedStore, type SandboxDependencies } from './keyed-store.ts';

export function sandboxCrm(dependencies: SandboxDependencies): Crm {
  const { read, write, repeats } = keyedStore('crm', dependencies);
  return {
    system: 'sandbox',
    get repeats() {
      return repeats();
    },
    async log({ key, ...entry }) {
      await write({ method: 'log', key, answer: z.null() }, async (records) => {
        await records.put({ kind: 'crm', id: dependencies.newId('crm'), body: CrmEntry.parse(entry) });
        return null;
      });
    },
    hasLogged: (key) =>
      read('hasLogged', async (records) =>
        repeats() === 'none' ? undefined : (await records.get('answer', `crm.log:${key}`)) !== undefined,
      ),
  };
}
