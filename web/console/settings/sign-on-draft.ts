// The identity provider as its form holds it: lists are written in one field, and what is empty is none.
import type { IdentityProvider } from '../api/wire.ts';
import type { ProviderDraft } from '../api/sign-on.ts';

type Role = NonNullable<IdentityProvider['new_people']>;
export type RoleLine = NonNullable<IdentityProvider['roles']>['map'][number];

export interface SignOnDraft {
  readonly issuer: string;
  readonly clientId: string;
  /** Empty: the one that is there stays. */
  readonly secret: string;
  readonly by: 'email' | 'external_id';
  readonly domains: string;
  readonly isManaged: boolean;
  readonly claim: string;
  readonly rolesClaim: string;
  readonly roles: readonly RoleLine[];
  readonly newPeople: Role | '';
  readonly hours: string;
  readonly acr: string;
  readonly amr: string;
  readonly required: boolean;
}

export interface FieldsProps {
  readonly draft: SignOnDraft;
  readonly change: (part: Partial<SignOnDraft>) => void;
}

const blank: SignOnDraft = {
  issuer: '',
  clientId: '',
  secret: '',
  by: 'email',
  domains: '',
  isManaged: false,
  claim: 'sub',
  rolesClaim: '',
  roles: [],
  newPeople: '',
  hours: '12',
  acr: '',
  amr: '',
  required: false,
};

export function draftOf(provider: IdentityProvider | null): SignOnDraft {
  if (provider === null) return blank;
  const { person, roles, strength } = provider;
  const personal =
    person.by === 'email'
      ? { domains: person.domains.join(', '), isManaged: person.addresses === 'managed' }
      : { claim: person.claim };
  return {
    ...blank,
    ...personal,
    by: person.by,
    issuer: provider.issuer,
    clientId: provider.client_id,
    newPeople: provider.new_people ?? '',
    hours: String(provider.session_hours),
    required: provider.required,
    ...(roles === null ? {} : { rolesClaim: roles.claim, roles: roles.map }),
    ...(strength === null ? {} : { acr: strength.acr.join(' '), amr: strength.amr.join(' ') }),
  };
}

const wordsIn = (text: string): string[] => text.split(/[\s,;]+/).filter((word) => word !== '');

export function sentOf(draft: SignOnDraft): ProviderDraft {
  const [acr, amr] = [wordsIn(draft.acr), wordsIn(draft.amr)];
  return {
    issuer: draft.issuer.trim(),
    client_id: draft.clientId.trim(),
    ...(draft.secret === '' ? {} : { client_secret: draft.secret }),
    person:
      draft.by === 'email'
        ? {
            by: 'email',
            domains: wordsIn(draft.domains.toLowerCase()).map((domain) => domain.replace(/^@/, '')),
            addresses: draft.isManaged ? 'managed' : 'verified',
          }
        : { by: 'external_id', claim: draft.claim.trim() },
    roles: draft.rolesClaim.trim() === '' ? null : { claim: draft.rolesClaim.trim(), map: [...draft.roles] },
    new_people: draft.newPeople === '' ? null : draft.newPeople,
    required: draft.required,
    session_hours: Number(draft.hours),
    strength: acr.length + amr.length === 0 ? null : { acr, amr },
  };
}
