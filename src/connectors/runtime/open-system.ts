// The runtime of a connector's transport, behind the one port of all systems.
import type { MappedSystem } from '../../core/ports/remote-system.ts';
import type { Guard } from './guard.ts';
import { openLdapSystem } from './ldap/open-ldap.ts';
import { openPostgresSystem } from './postgresql/open-postgresql.ts';
import { type RemoteParts, openRemoteSystem } from './remote.ts';
import { openSftpSystem } from './sftp/open-sftp.ts';

export function openSystem(parts: RemoteParts & { guard: Guard }): MappedSystem {
  const { transport } = parts.connector;
  switch (transport) {
    case 'http':
      return openRemoteSystem(parts);
    case 'postgresql':
      return openPostgresSystem(parts);
    case 'ldap':
      return openLdapSystem(parts);
    case 'sftp':
      return openSftpSystem(parts);
    default:
      return transport satisfies never;
  }
}
