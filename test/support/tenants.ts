// A new organization's id for each test, so that tests share a database without seeing each other.
import { randomBytes } from 'node:crypto';
import { TenantId } from '../../src/core/ids.ts';

export const freshTenant = (): TenantId => TenantId.parse(`org_${randomBytes(6).toString('hex')}`);
