// The runtime of a connector's transport, behind the one port of all systems. What few connections need is imported by the first.
import type { MappedSystem } from '../../core/ports/remote-system.ts';
import type { Guard } from './guard.ts';
import { openPostgresSystem } from './postgresql/open-postgresql.ts';
import { type RemoteParts, openRemoteSystem } from './remote.ts';

export async function openSystem(parts: RemoteParts & { guard: Guard }): Promise<MappedSystem> {
  const { transport } = parts.connector;
  switch (transport) {
    case 'http':
      return openRemoteSystem(parts);
    case 'postgresql':
      return openPostgresSystem(parts);
    case 'ldap':
      return (await import('./ldap/open-ldap.ts')).openLdapSystem(parts);
    case 'sftp':
      return (await import('./sftp/open-sftp.ts')).openSftpSystem(parts);
    default:
      return transport satisfies never;
  }
}
