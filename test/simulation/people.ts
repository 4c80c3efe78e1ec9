// The organization of the simulation: who works there, who applied, and what its applicant tracking system is seeded with.
import type { AtsPeople } from '../../src/connectors/emulator/seed-ats.ts';
import { type Principal, type Role, scopesOf } from '../../src/core/access.ts';
import { ActorId, TemplateId, TenantId, UserId } from '../../src/core/ids.ts';
import type { Template, User } from '../../src/core/records.ts';

export const acme = TenantId.parse('acme');
export const start = new Date('2026-03-02T09:00:00Z');

const person = (id: string, name: string, role: User['role']): User => ({
  id: UserId.parse(id),
  name,
  email: `${id.slice(2)}@acme.test`,
  role,
});

export const users = [
  person('u_nora', 'Nora Quist', 'recruiter'),
  person('u_kofi', 'Kofi Mensah', 'hiring_manager'),
  person('u_dana', 'Dana Whitfield', 'hiring_manager'),
  person('u_ada', 'Ada Brandt', 'admin'),
  person('u_vera', 'Vera Lindt', 'viewer'),
] as const;

const principal = (id: string, role: Role): Principal => ({
  tenant: acme,
  kind: 'user',
  id: ActorId.parse(id),
  user: UserId.parse(id),
  scopes: new Set(scopesOf[role]),
});

export const actors = {
  recruiter: principal('u_nora', 'recruiter'),
  manager: principal('u_kofi', 'hiring_manager'),
  other: principal('u_dana', 'hiring_manager'),
  admin: principal('u_ada', 'admin'),
  viewer: principal('u_vera', 'viewer'),
} as const;
export type Who = keyof typeof actors;

export const stages = ['Applied', 'Phone Screen', 'Interview', 'Offer'] as const;

const names = ['Priya Sharma', 'Bob Harlan', 'Grace Okafor', 'Ines Duarte', 'Tomas Reyes'] as const;
export const candidates = names.map((_, index) => `cand-${index + 1}`);

export const atsPeople: AtsPeople = {
  users: [
    { id: 'user-1', name: 'Kofi Mensah', email: 'kofi@acme.test' },
    { id: 'user-2', name: 'Dana Whitfield', email: 'dana@acme.test' },
  ],
  jobs: [
    { id: 'job-1', title: 'Staff Nurse', department: 'Nursing', hiringManager: 'user-1' },
    { id: 'job-2', title: 'Backend Engineer', department: 'Engineering', hiringManager: 'user-2' },
  ],
  stages,
  reasons: ['Underqualified', 'Other'],
  candidates: names.map((name, index) => ({
    id: `cand-${index + 1}`,
    name,
    email: `cand-${index + 1}@people.test`,
    job: index < 3 ? 'job-1' : 'job-2',
    stage: 'Applied',
    appliedAt: '2026-02-20T09:00:00.000Z',
  })),
};

export const templates: readonly Template[] = [
  {
    id: TemplateId.parse('not_this_time'),
    subject: 'Your application',
    body: 'Dear {{candidate.first_name}}, thank you for your time. We go on with others.',
  },
  { id: TemplateId.parse('still_there'), subject: 'News', body: 'Dear {{candidate.first_name}}, we are still at it.' },
];
