// What laws on automated help ask of rejections, given the stores and systems of each organization.
import type { Obligations } from '../core/ports/obligations.ts';
import type { Of } from '../core/ports/tenanted.ts';
import { obligationsOf } from '../services/compliance/obligations.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tenants } from './tenants.ts';

export const lawOf = ({ storage, tenants }: { storage: Storage; tenants: Tenants }): Of<Obligations> =>
  obligationsOf((tenant) => ({
    ats: tenants.systems(tenant).ats,
    scores: storage.retention.journal(tenant),
    ledger: storage.ledger(tenant),
    letters: storage.letters(tenant),
  }));
