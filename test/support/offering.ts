// An offering for tests: people of one REST system to another.
import { randomBytes } from 'node:crypto';
import { ActorId, OfferingId, type TenantId } from '../../src/core/ids.ts';
import type { Offering } from '../../src/core/offering.ts';

export const offeringOf = (operator: TenantId, more: Partial<Offering> = {}): Offering => ({
  id: OfferingId.parse(`off_${randomBytes(6).toString('hex')}`),
  tenant: operator,
  name: 'People to payroll',
  summary: 'Every hire stands there the same day.',
  description: '',
  price: { amount: 49, currency: 'USD', per: 'month' },
  status: 'draft',
  openTo: 'chosen',
  brand: { name: 'Acme', accent: '#0a7f5a' },
  source: { system: 'rest', endpoint: 'people', filters: {}, account: { config: {}, reasons: {} } },
  destination: { system: 'rest', endpoint: 'staff', action: 'upsert', account: { config: {}, reasons: {} } },
  mapping: {},
  mode: 'once',
  schedule: null,
  retry: { maxRetries: 3, backoffMultiplier: 2 },
  deletes: false,
  revision: 1,
  createdAt: new Date('2026-11-22T07:00:00Z'),
  createdBy: ActorId.parse('u_nora'),
  ...more,
});
