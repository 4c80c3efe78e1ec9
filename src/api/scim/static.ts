// What a SCIM client asks about this service before it sends people (RFC 7643 §5 to §7, RFC 7644 §4).
import { userSchema } from './user-resource.ts';

export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const mostListed = 200;

export const serviceProviderConfig = {
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostListed },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'API key',
      description: 'An API key with the scope people:provision as a bearer token.',
      primary: true,
    },
  ],
};

export const resourceTypes = [
  { id: 'User', name: 'User', endpoint: '/Users', schema: userSchema },
  { id: 'Group', name: 'Group', endpoint: '/Groups', schema: groupSchema },
].map((type) => ({ schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'], ...type }));

interface Attribute {
  readonly name: string;
  readonly type: string;
  readonly multiValued: boolean;
  readonly required: boolean;
  readonly caseExact: boolean;
  readonly mutability: string;
  readonly returned: string;
  readonly uniqueness: string;
  readonly subAttributes?: readonly Attribute[];
}

const attribute = (name: string, more: Partial<Attribute> = {}): Attribute => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});
const listOf = (name: string, subAttributes: readonly Attribute[], more: Partial<Attribute> = {}): Attribute =>
  attribute(name, { type: 'complex', multiValued: true, subAttributes, ...more });

const schema = (id: string, name: string, attributes: readonly Attribute[]) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
  id,
  name,
  attributes,
});

export const schemas = [
  schema(userSchema, 'User', [
    attribute('userName', { required: true, uniqueness: 'server' }),
    attribute('displayName'),
    attribute('name', {
      type: 'complex',
      subAttributes: [attribute('formatted'), attribute('givenName'), attribute('familyName')],
    }),
    attribute('active', { type: 'boolean' }),
    listOf('emails', [attribute('value'), attribute('type'), attribute('primary', { type: 'boolean' })]),
    listOf('roles', [attribute('value'), attribute('primary', { type: 'boolean' })]),
    listOf('groups', [attribute('value'), attribute('display')], { mutability: 'readOnly' }),
  ]),
  schema(groupSchema, 'Group', [
    attribute('displayName', { required: true, mutability: 'readOnly', uniqueness: 'server' }),
    listOf('members', [attribute('value', { mutability: 'immutable' }), attribute('display')]),
  ]),
];
