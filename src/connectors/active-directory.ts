// Active Directory: its people, over LDAP. What tells when an entry changed is each domain controller's own, so that one is named.
import { defineConnector } from '../core/connector/connector.ts';
import { directory, person, promptsOf } from './ldap.ts';

const personal = 'personal';
const people = '(&(objectCategory=person)(objectClass=user))';

export const activeDirectory = defineConnector({
  ...directory,
  system: 'active-directory',
  title: 'Active Directory',
  docs: 'https://learn.microsoft.com/openspecs/windows_protocols/ms-adts/',
  apiVersion: 'Windows Server 2012 and later, over LDAP v3',
  config: promptsOf({ host: 'dc1.corp.example.com', base: 'OU=Staff,DC=corp,DC=example,DC=com', filter: people }),
  collections: {
    users: {
      label: 'People',
      model: 'identity.user',
      list: { method: 'GET', path: '/users', query: { filter: people } },
      items: '$',
      id: 'objectGUID',
      paging: { kind: 'keyset', param: 'after', field: 'objectGUID', size: 250 },
      // `whenChanged` is not replicated: another controller may learn of a change as late as its site link allows, three hours by default.
      changes: { kind: 'filter', param: 'whenChanged', field: 'whenChanged', lookBack: 3 * 3_600 },
      filters: {
        department: { param: 'department' },
        email: { param: 'mail' },
        login: { param: 'sAMAccountName' },
      },
      fields: {
        ...person,
        login: { path: 'sAMAccountName', type: 'string', personal },
        principalName: { path: 'userPrincipalName', type: 'string', personal },
        department: { path: 'department', type: 'string' },
        company: { path: 'company', type: 'string' },
        office: { path: 'physicalDeliveryOfficeName', type: 'string' },
        employeeId: { path: 'employeeID', type: 'string' },
        accountControl: { path: 'userAccountControl', type: 'integer' },
        /** Muster's own: whether the bit ACCOUNTDISABLE of userAccountControl is unset. */
        enabled: { path: 'enabled', type: 'boolean' },
        createdAt: { path: 'whenCreated', type: 'datetime' },
        changedAt: { path: 'whenChanged', type: 'datetime' },
      },
    },
  },
});
