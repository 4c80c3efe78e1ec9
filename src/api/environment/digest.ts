// Names one set of changes, so that what was planned is what is applied.
import { hash } from 'node:crypto';
import type { EnvironmentChange } from '../../core/environment.ts';
import { canonical } from '../../core/json.ts';

export const digestOfChanges = (changes: readonly EnvironmentChange[]): string =>
  hash('sha256', canonical(changes), 'hex');
