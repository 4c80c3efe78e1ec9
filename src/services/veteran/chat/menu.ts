// What can be done once the occupation is known: jobs, skills, résumé text, apply, review by a person.
import type { ApplicationPorts } from '../applications.ts';
import type { DescribePorts } from '../describe.ts';
import type { FlowBuffer } from '../flow-buffer.ts';
import type { ResumeStore } from '../resume-store.ts';
import type { Translation } from '../translate.ts';
import type { Intent } from './intents.ts';
import { Problem } from '../../../core/problem.ts';
import { startApplication } from '../applications.ts';
import { makeResume } from '../resume.ts';
import { translate } from '../translate.ts';
import type { Turn, Went } from './turn.ts';
import { listedJobs, type ListingPorts } from './listed-jobs.ts';
import { withLikely } from './likely-skills.ts';
import { menuIn } from './reply.ts';

export interface MenuPorts extends DescribePorts, ApplicationPorts, ListingPorts {
  readonly store: ResumeStore;
  /** Counts the steps of the applicant flow. */
  readonly steps: FlowBuffer;
}

export async function takeFromMenu(turn: Turn, intent: Intent, ports: MenuPorts): Promise<Went> {
  const { state, words } = turn;
  switch (intent.kind) {
    case 'matches':
      return await showJobs(turn, ports);
    case 'places':
      return await showJobs({ ...turn, state: { ...state, places: [...intent.places] } }, ports);
    case 'skills':
      return await showSkills(turn, ports);
    case 'resume':
      return offerResume(turn, ports);
    case 'apply':
      return await apply(turn, intent.which, ports);
    case 'review':
      return await askForReview(turn, ports);
    case 'restart':
    case 'yes':
    case 'no':
    case 'help':
    case 'other':
      return { replies: [{ text: words.options, choices: menuIn(words) }], state };
    default:
      return intent satisfies never;
  }
}

async function translated({ client, state, language }: Turn, ports: MenuPorts): Promise<Translation | undefined> {
  if (state.branch === null || state.code === null) return undefined;
  return await translate(
    {
      mosCode: state.code,
      branch: state.branch,
      client,
      locationPreferences: state.places,
      relocate: false,
      payGrade: undefined,
      years: undefined,
      includeResume: false,
      language,
    },
    ports,
  );
}

const needsCode = ({ state, words }: Turn): Went => ({
  replies: [{ text: words.needCode }],
  state: { ...state, step: 'code' },
});

async function showJobs(turn: Turn, ports: MenuPorts): Promise<Went> {
  const found = await translated(turn, ports);
  if (found === undefined) return needsCode(turn);
  const { words } = turn;
  const jobs = listedJobs(turn, found.matches, ports);
  const state = { ...turn.state, listed: jobs.map(({ reqId }) => reqId) };
  const menu = menuIn(words);
  if (jobs.length === 0) return { replies: [{ text: words.noJobs, choices: menu }], state };
  ports.steps.count({ tenant: turn.client, stage: 'match', branch: state.branch ?? '' });
  const choices = jobs.map(({ title }, at) => ({ label: words.apply(title), value: `Apply ${at + 1}` }));
  return { replies: [{ text: words.jobs(jobs.length), jobs, choices: [...choices, ...menu.slice(1)] }], state };
}

async function showSkills(turn: Turn, ports: MenuPorts): Promise<Went> {
  const found = await translated(turn, ports);
  if (found === undefined) return needsCode(turn);
  const { words } = turn;
  const names = found.skills.map(({ name }) => name);
  const text = withLikely(words.yourSkills(names.map((name) => name.toLowerCase()).join(', ')), found.likely, words);
  return { replies: [{ text, skills: names, choices: menuIn(words) }], state: turn.state };
}

function offerResume(turn: Turn, ports: MenuPorts): Went {
  const { client, state, words } = turn;
  const { branch, code } = state;
  if (branch === null || code === null) return needsCode(turn);
  const { token, before, after, formats } = makeResume({ kind: 'code', client, mosCode: code, branch }, ports);
  const link = { label: words.resumeLink, url: `/v1/veteran/resume/${token}?format=pdf` };
  const resume = { mosCode: code, branch, before, after, formats, token };
  return {
    replies: [
      { text: words.beforeAfter(before, after) },
      { text: words.resumeReady, resume, link, choices: menuIn(words) },
    ],
    state,
  };
}

async function apply(turn: Turn, which: number | undefined, ports: MenuPorts): Promise<Went> {
  const { client, state, words } = turn;
  const menu = menuIn(words);
  const requisition = state.listed[(which ?? 1) - 1];
  if (requisition === undefined) return { replies: [{ text: words.chooseJob, choices: menu }], state };
  const application = { tenant: client, requisition, branch: state.branch ?? undefined };
  try {
    const { applyUrl } = await startApplication(application, ports);
    const link = { label: words.applyLink, url: applyUrl };
    return { replies: [{ text: words.applyHere, link, choices: menu }], state };
  } catch (error) {
    // Closed since it was listed, or no address to send anybody to: that is an answer, not the end of the conversation.
    if (!(error instanceof Problem) || (error.code !== 'job_not_found' && error.code !== 'conflict')) throw error;
    const text = error.code === 'job_not_found' ? words.jobClosed : words.nowhereToApply;
    return { replies: [{ text, choices: menu }], state };
  }
}

async function askForReview({ client, state, words }: Turn, ports: MenuPorts): Promise<Went> {
  const menu = menuIn(words);
  if (state.review !== null) return { replies: [{ text: words.onList, choices: menu }], state };
  const record =
    state.branch === null || state.code === null ? undefined : ports.data.codes.get(state.branch, state.code);
  const id = ports.newId('rev');
  await ports.reviews(client).add({
    id,
    branch: state.branch,
    code: state.code,
    skills: [],
    occupations: (record?.occupations ?? []).slice(0, 5).map(({ code }) => ({ code, confidence: 0 })),
    modelVersion: ports.data.modelVersion,
    status: 'open',
    correction: null,
    decidedBy: null,
    decidedAt: null,
    createdAt: ports.clock.now(),
  });
  return { replies: [{ text: words.putOnList, choices: menu }], state: { ...state, review: id } };
}
