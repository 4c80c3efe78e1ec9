// Stores are asked for by tenant, so that no query can be written without one.
import type { TenantId } from '../ids.ts';

export type Of<Store> = (tenant: TenantId) => Store;
