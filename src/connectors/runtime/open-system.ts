// The runtime of a connector's transport, behind the one port of all systems. What few connections need is imported by the first.
import type { MappedSystem } from '../../core/ports/remote-system.ts';
import type { Guard } from './guard.ts';
import { openPostgresSystem } from './postgresql/open-postgresql.ts';
import { type RemoteDependencies, openRemoteSystem } from './remote.ts';

/** Makes no request yet. Throws what parsing the configuration throws. */
export async function openSystem(dependencies: RemoteDependencies & { guard: Guard }): Promise<MappedSystem> {
  const { transport } = dependencies.connector;
  switch (transport) {
    case 'http':
      return openRemoteSystem(dependencies);
    case 'postgresql':
      return openPostgresSystem(dependencies);
    case 'ldap':
      return (await import('./ldap/open-ldap.ts')).openLdapSystem(dependencies);
    case 'sftp':
      return (await import('./sftp/open-sftp.ts')).openSftpSystem(dependencies);
    default:
      return transport satisfies never;
  }
}
