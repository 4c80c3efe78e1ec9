// One resolver for each argument that refers to something: what it is called → its identifier.
import { CandidateId } from '../../../core/ids.ts';
import { findRoles } from '../../../nlp/roles.ts';
import { findStage } from '../../../nlp/stages-in-words.ts';
import { ambiguous, candidateChoice, notFound, userChoice } from './choices.ts';
import { actionIn, approvalIn, meetingIn } from './events.ts';
import type { Reference } from './reference.ts';
import { jobIn, templateIn } from './titles.ts';

type Resolver = (reference: Reference) => Promise<string>;

async function candidateIn({ text, path, world }: Reference): Promise<string> {
  const id = CandidateId.safeParse(text);
  const exact = id.success ? await world.candidate(id.data) : undefined;
  if (exact !== undefined) return exact.id;
  if (text.includes('@')) {
    const owner = (await world.candidates()).find(({ email }) => email.toLowerCase() === text.toLowerCase());
    if (owner !== undefined) return owner.id;
  }
  const found = (await world.candidateNames()).find(text);
  if (found.kind === 'one') return found.person.id;
  const jobs = await world.jobs();
  const people = found.kind === 'several' ? found.people : found.suggestions;
  const choices = people.map((candidate) => candidateChoice(candidate, jobs));
  throw found.kind === 'several'
    ? ambiguous(path, text, choices)
    : notFound('candidate_not_found', { path, said: text, suggestions: choices });
}

async function userIn({ text, path, world }: Reference): Promise<string> {
  const users = await world.users();
  const exact = users.find(({ id, email }) => id === text || email.toLowerCase() === text.toLowerCase());
  if (exact !== undefined) return exact.id;
  const found = (await world.userNames()).find(text);
  if (found.kind === 'one') return found.person.id;
  const choices = (found.kind === 'several' ? found.people : found.suggestions).map(userChoice);
  throw found.kind === 'several'
    ? ambiguous(path, text, choices)
    : notFound('user_not_found', { path, said: text, suggestions: choices });
}

async function stageIn({ text, path, world }: Reference): Promise<string> {
  const stages = await world.stages();
  const found = findStage(text, stages);
  if (found.kind === 'one') return found.stage;
  const choices = (found.kind === 'several' ? found.stages : stages).map((stage) => ({ id: stage, label: stage }));
  throw found.kind === 'several'
    ? ambiguous(path, text, choices)
    : notFound('unknown_stage', { path, said: text, suggestions: choices });
}

/** A family that nobody hires for stays as written: it then fits nobody, which is the truth. */
async function roleIn({ text, path, world }: Reference): Promise<string> {
  const jobs = await world.jobs();
  const known = [...new Set(jobs.map(({ role }) => role))];
  const [role, ...others] = findRoles(text, known);
  if (role !== undefined && others.length > 0)
    throw ambiguous(
      path,
      text,
      [role, ...others].map((one) => ({ id: one, label: one })),
    );
  return role ?? text;
}

export const resolvers: Readonly<Record<string, Resolver>> = {
  candidate: candidateIn,
  candidates: candidateIn,
  user: userIn,
  with: userIn,
  interviewer: userIn,
  replacement: userIn,
  stage: stageIn,
  role: roleIn,
  job: jobIn,
  message_template: templateIn,
  meeting: meetingIn,
  approval: approvalIn,
  action: actionIn,
};
