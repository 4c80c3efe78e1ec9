// Accounts behind which there is nothing: for tests that reach no other system.
import type { Accounts } from '../../src/core/ports/accounts.ts';

const unreachable = (): never => {
  throw new Error('no other system is reached from here');
};

export const noAccounts: Accounts = { probe: unreachable, authorizeUrl: unreachable, exchange: unreachable };
