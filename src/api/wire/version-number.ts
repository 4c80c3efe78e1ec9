// The number of a version or revision, as the column counts it: a larger one names nothing, and PostgreSQL refuses to look for it.
import { z } from 'zod';

const largest = 2_147_483_647;

export const VersionNumber = z.int().min(1).max(largest);
/** The same out of an address. */
export const VersionInQuery = z.coerce.number().pipe(VersionNumber);
