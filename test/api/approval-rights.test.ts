// Whose gate an approval is on, and who may approve or decline it: the same answers as the gate gives to the press.
import { expect, test } from 'vitest';
import { rightsOn } from '../../src/api/approval-rights.ts';
import { type Principal, type Role, scopesOf } from '../../src/core/access.ts';
import { ActorId, TenantId, UserId } from '../../src/core/ids.ts';
import { makeAction, makeApproval } from '../support/ledger-records.ts';

const now = new Date('2026-03-02T12:00:00Z');
const person = (id: string, role: Role): Principal => ({
  tenant: TenantId.parse('acme'),
  kind: 'user',
  id: ActorId.parse(id),
  user: UserId.parse(id),
  scopes: new Set(scopesOf[role]),
});
const manager = person('u_manager', 'hiring_manager');
const other = person('u_other', 'hiring_manager');
const recruiter = person('u_recruiter', 'recruiter');
const admin = person('u_admin', 'admin');
const officer = person('u_officer', 'compliance');

const ask = (
  by: Principal,
  more: { approvers?: string[]; fourEyes?: boolean; delegate?: string; also?: string } = {},
) => {
  const { approvers = ['u_manager'], fourEyes = false, delegate, also } = more;
  const approval = {
    ...makeApproval(makeAction({ requestedBy: ActorId.parse('u_recruiter') })),
    requestedBy: ActorId.parse('u_recruiter'),
    approvers: approvers.map((id) => UserId.parse(id)),
    alsoRequestedBy: also === undefined ? [] : [ActorId.parse(also)],
  };
  const away =
    delegate === undefined
      ? []
      : [{ user: UserId.parse('u_manager'), delegate: UserId.parse(delegate), from: new Date(0), to: now }];
  return rightsOn(approval, { by, now, away, fourEyes });
};

test.each([
  ['the person in charge', manager, {}, { yours: true, mayApprove: true, mayDecline: true }],
  ['a manager of another requisition', other, {}, { yours: false, mayApprove: false, mayDecline: false }],
  ['whoever asked may decline only', recruiter, {}, { yours: false, mayApprove: false, mayDecline: true }],
  [
    'whoever asked, with somebody else who asked for the same',
    recruiter,
    { also: 'u_other' },
    { yours: false, mayApprove: false, mayDecline: false },
  ],
  ['an admin where somebody is named', admin, {}, { yours: false, mayApprove: true, mayDecline: true }],
  ['an admin where nobody is named', admin, { approvers: [] }, { yours: true, mayApprove: true, mayDecline: true }],
  ['whoever stands in', other, { delegate: 'u_other' }, { yours: true, mayApprove: true, mayDecline: true }],
  ['a compliance officer', officer, {}, { yours: false, mayApprove: false, mayDecline: false }],
  [
    'with four eyes, whoever asked and is named',
    recruiter,
    { approvers: ['u_recruiter'], fourEyes: true },
    { yours: false, mayApprove: false, mayDecline: true },
  ],
] as const)('%s', async (...row) => {
  const [, by, more, expected] = row;
  expect(await ask(by, { ...more, approvers: [...('approvers' in more ? more.approvers : ['u_manager'])] })).toEqual(
    expected,
  );
});
