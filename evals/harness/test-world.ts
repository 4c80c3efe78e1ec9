// A small organization out of a sandbox file's contents, as the planner sees it. It can be changed while a talk goes on.
import { z } from 'zod';
import type { Action, Approval } from '../../src/core/action.ts';
import { ActorId, CandidateId, JobId, MeetingId, TemplateId, TenantId, UserId } from '../../src/core/ids.ts';
import { Role, type Scope, scopesOf } from '../../src/core/access.ts';
import type { Candidate, Job, Meeting, Template, User } from '../../src/core/records.ts';
import { Settings } from '../../src/core/settings.ts';
import { keepNames } from '../../src/nlp/names.ts';
import { builtInSequences } from '../../src/services/operations/sequences/built-in.ts';
import type { World } from '../../src/services/operations/world.ts';

export const Sandbox = z.object({
  now: z.string(),
  timezone: z.string(),
  users: z.array(z.object({ id: UserId, name: z.string(), role: Role })),
  stages: z.array(z.string()),
  jobs: z.array(
    z.object({
      id: JobId,
      title: z.string(),
      role: z.string(),
      hiring_manager: UserId,
      location: z.string().default(''),
      status: z.enum(['open', 'closed', 'draft']).default('open'),
    }),
  ),
  candidates: z.array(
    z.object({
      id: CandidateId,
      name: z.string(),
      job_id: JobId,
      stage: z.string(),
      applied_at: z.string().optional(),
      last_contact_at: z.string().nullable().default(null),
    }),
  ),
  calendar: z
    .array(
      z.object({
        id: MeetingId,
        user_id: UserId,
        title: z.string(),
        start: z.string(),
        end: z.string(),
        candidate_id: CandidateId.optional(),
      }),
    )
    .default([]),
  templates: z.array(z.object({ id: TemplateId, subject: z.string() })).default([]),
});
export type Sandbox = z.input<typeof Sandbox>;

export interface TestWorld {
  readonly world: World;
  readonly candidates: Candidate[];
  readonly meetings: Meeting[];
  readonly approvals: Approval[];
  readonly actions: Action[];
  readonly users: readonly User[];
  readonly jobs: readonly Job[];
}

/** The person who speaks in every set: the first of the organization, with a recruiter's rights and that to run syncs. */
export function speakerIn({ users }: Pick<TestWorld, 'users'>) {
  const user = UserId.parse(users[0]?.id);
  return {
    tenant: TenantId.parse('sandbox'),
    kind: 'user' as const,
    id: ActorId.parse(user),
    user,
    scopes: new Set<Scope>([...scopesOf.recruiter, 'integrations:*']),
  };
}

export function openTestWorld(contents: Sandbox): TestWorld {
  const sandbox = Sandbox.parse(contents);
  const users = sandbox.users.map((user): User => ({ ...user, email: `${user.id}@example.test` }));
  const jobs = sandbox.jobs.map(({ hiring_manager: hiringManager, ...job }): Job => ({
    ...job,
    hiringManager,
    jobFamily: job.role,
    salaryRange: '',
    description: '',
  }));
  const templates = sandbox.templates.map((template): Template => ({ ...template, body: '' }));
  const candidates = sandbox.candidates.map(
    ({
      id,
      name,
      job_id: job,
      stage,
      applied_at: applied = sandbox.now,
      last_contact_at: lastContactAt,
    }): Candidate => ({
      id,
      name,
      job,
      stage,
      lastContactAt,
      email: `${id}@example.test`,
      appliedAt: applied,
      stageSince: applied,
      signals: {},
      notes: [],
      offer: null,
      rejection: null,
    }),
  );
  const meetings = sandbox.calendar.map(
    ({ id, user_id: owner, title, start, end, candidate_id: candidate }): Meeting => ({
      id,
      owner,
      with: [owner],
      candidate: candidate ?? null,
      title,
      location: null,
      start,
      end,
      status: 'confirmed',
    }),
  );
  const context = { candidates, meetings, approvals: [], actions: [], users, jobs };
  return { ...context, world: worldOf(sandbox, { ...context, templates }) };
}

type Records = Omit<TestWorld, 'world'> & { readonly templates: readonly Template[] };

function worldOf({ now, timezone, stages }: z.output<typeof Sandbox>, records: Records): World {
  const { users, jobs, candidates, meetings, templates, approvals, actions } = records;
  const candidateNames = keepNames<Candidate>();
  const userNames = keepNames<User>();
  return {
    now: new Date(now),
    timeZone: timezone,
    settings: Settings.parse({ timeZone: timezone }),
    users: () => Promise.resolve(users),
    stages: () => Promise.resolve(stages),
    jobs: () => Promise.resolve(jobs),
    candidates: () => Promise.resolve(candidates),
    candidate: (id) => Promise.resolve(candidates.find((one) => one.id === id)),
    templates: () => Promise.resolve(templates),
    sequences: () => Promise.resolve(builtInSequences.map(({ id, body: { name } }) => ({ id, name }))),
    meetings: ({ from, to }) =>
      Promise.resolve(
        meetings.filter(
          (one) =>
            one.status === 'confirmed' &&
            Date.parse(one.start) < Date.parse(to) &&
            Date.parse(from) < Date.parse(one.end),
        ),
      ),
    pendingApprovals: () => Promise.resolve(approvals.filter(({ status }) => status === 'pending')),
    recentActions: () => Promise.resolve(actions),
    // A system answers with a new list every time; the index of names outlives it.
    candidateNames: () => Promise.resolve(candidateNames.of([...candidates])),
    userNames: () => Promise.resolve(userNames.of(users)),
  };
}
