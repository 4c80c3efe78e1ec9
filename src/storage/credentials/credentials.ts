// Everything that lets somebody in, as one port.
import type { Credentials } from '../../core/ports/credentials.ts';
import type { Sealer } from '../../core/ports/sealer.ts';
import type { Database } from '../database.ts';
import { apiKeys } from './api-keys.ts';
import { oauthClients } from './oauth-clients.ts';
import { sessions } from './sessions.ts';
import { signingKeys } from './signing-keys.ts';

export const createCredentials = (database: Database, sealer: Sealer): Credentials => ({
  ...apiKeys(database),
  ...oauthClients(database),
  ...sessions(database),
  ...signingKeys(database, sealer),
});
