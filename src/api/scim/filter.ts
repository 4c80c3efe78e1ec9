// The filters that identity providers send: one attribute that equals a text. Okta and Entra ID ask by userName or externalId before they
// create somebody (developer.okta.com/docs/api/openapi/okta-scim; learn.microsoft.com/entra/identity/app-provisioning).
import type { PersonFilter } from '../../core/ports/provisioned-people.ts';
import { scimFault } from './errors.ts';

const fields: Readonly<Record<string, PersonFilter['field']>> = {
  id: 'id',
  username: 'userName',
  externalid: 'externalId',
  emails: 'email',
  'emails.value': 'email',
  'emails[type eq "work"].value': 'email',
};
const longest = 1_000;

export function personFilter(filter: string | undefined): PersonFilter | undefined {
  if (filter === undefined) return undefined;
  const { attribute, value } = equality(filter);
  const field = Object.hasOwn(fields, attribute) ? fields[attribute] : undefined;
  if (field === undefined)
    throw scimFault('invalidFilter', 'People can be filtered by userName, externalId, emails.value or id.');
  return { field, value };
}

/** Of roles: by the name alone. */
export function groupFilter(filter: string | undefined): string | undefined {
  if (filter === undefined) return undefined;
  const { attribute, value } = equality(filter);
  if (attribute !== 'displayname' && attribute !== 'id')
    throw scimFault('invalidFilter', 'Groups can be filtered by displayName or id.');
  return value;
}

/** The attribute in lower case (RFC 7643 §2.1), without the name of its schema. */
function equality(filter: string): { attribute: string; value: string } {
  const written = filter.length > longest ? null : /^\s*(.+?)\s+eq\s+("(?:[^"\\]|\\.)*")\s*$/i.exec(filter);
  const [, attribute = '', quoted = ''] = written ?? [];
  const value = textIn(quoted);
  if (value === undefined) throw scimFault('invalidFilter', 'Write a filter as: userName eq "dana@example.com".');
  return { attribute: plainName(attribute), value };
}

function textIn(quoted: string): string | undefined {
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === 'string' ? value : undefined;
  } catch {
    // Not a JSON string, which RFC 7644 §3.4.2.2 asks for.
    return undefined;
  }
}

const core = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i;
/** Names of attributes have no case (RFC 7643 §2.1). */
export const plainName = (name: string): string => name.trim().replace(core, '').toLowerCase();
