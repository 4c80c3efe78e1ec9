// A form filled in at once: code, branch and places lead straight to skills, jobs and résumé text, part by part.
import type { MenuPorts } from './menu.ts';
import type { Turn } from './turn.ts';
import type { ChatState } from './chat-state.ts';
import type { Choice, Reply } from './reply.ts';
import { Problem } from '../../../core/problem.ts';
import type { PayGrade } from '../../../nlp/military/pay-grade.ts';
import { readCode, type CodeReading } from '../../../nlp/military/read-code.ts';
import { roleOfGrade } from '../grade-role.ts';
import { uncapitalized } from '../rewriting/inflection.ts';
import { branchOf, matchesFor, understand, type Translation } from '../translate.ts';
import { resumeFormats } from '../documents/resume-document.ts';
import { branchChoices, codeChoices } from './code-choices.ts';
import { listedJobs } from './listed-jobs.ts';
import { withLikely } from './likely-skills.ts';
import { payWords } from './pay-words.ts';
import { menuIn } from './reply.ts';

export interface Profile {
  readonly mosCode: string;
  readonly branch: string | undefined;
  readonly places: readonly string[];
}

type ProfilePorts = MenuPorts & { readonly tell: (reply: Reply) => void };

const shownSkills = 12;

/** Throws `validation_failed` for a branch that is none. */
export async function takeProfile(turn: Turn, profile: Profile, ports: ProfilePorts): Promise<ChatState> {
  const { words } = turn;
  const { codes } = ports.data;
  const state = { ...turn.state, places: profile.places.slice(0, 10) };
  const reading = readCode(profile.mosCode, branchOf(profile.branch), codes);
  switch (reading.kind) {
    case 'found':
      return await tellAll({ ...turn, state }, reading, ports);
    case 'choices':
      ports.tell({ text: words.whichBranch, choices: branchChoices(reading.choices, codes) });
      return { ...state, step: 'branch', typed: profile.mosCode.slice(0, 40) };
    case 'unknown':
      ports.tell({ text: words.unknownCode, choices: codeChoices(reading.suggestions, codes) });
      return { ...state, step: 'describe' };
    default:
      return reading satisfies never;
  }
}

type FoundCode = Extract<CodeReading, { kind: 'found' }>;

function gradeSentence(payGrade: PayGrade | undefined, { language, words }: Turn): string | undefined {
  if (payGrade === undefined) return undefined;
  const { payGrade: grade, name, typical } = roleOfGrade(payGrade, language);
  return words.gradeRole(grade, name, uncapitalized(typical));
}

async function tellAll(turn: Turn, { branch, code, family }: FoundCode, ports: ProfilePorts): Promise<ChatState> {
  const { client, language, words } = turn;
  const state: ChatState = { ...turn.state, branch, code, typed: null, listed: [] };
  const request = {
    mosCode: family ?? code,
    branch,
    client,
    locationPreferences: state.places,
    relocate: false,
    payGrade: undefined,
    years: undefined,
    includeResume: true,
  };
  const { record, title, skills, likely, query, payGrade, resume, needsDescription } = await understand(request, ports);
  ports.steps.count({ tenant: client, stage: 'translation', branch });
  const held = `${branch} ${family ?? code}`;
  const what = skills.length === 0 ? words.codeAlone(title, held) : words.inCivilianTerms(title, held);
  const facts = [gradeSentence(payGrade, turn), payWords(record, ports.data, words)].filter(
    (fact) => fact !== undefined,
  );
  ports.tell({
    text: [withLikely(what, likely, words), ...facts].join(' '),
    skills: skills.slice(0, shownSkills).map(({ name }) => name),
  });
  const next = { ...turn, state };
  if (needsDescription) {
    tellResume(next, resume, ports);
    ports.tell({ text: words.rare });
    return { ...state, step: 'describe' };
  }
  const matches = await matchesFor({ query, client, language }, ports).catch(unavailable);
  const listed = matches === undefined ? undefined : tellJobs(next, matches, ports);
  if (listed === undefined) ports.tell({ text: words.jobsAway });
  tellResume(next, resume, { ...ports, choices: menuIn(words).slice(listed === undefined ? 0 : 3) });
  return { ...state, step: 'menu', listed: listed ?? [] };
}

/** The requisitions, the best first; counts that something was shown. Answers their ids in that order. */
function tellJobs(turn: Turn, matches: Parameters<typeof listedJobs>[1], ports: ProfilePorts): string[] {
  const { client, state, words } = turn;
  const jobs = listedJobs(turn, matches, ports);
  if (jobs.length === 0) ports.tell({ text: words.noJobs });
  else {
    ports.steps.count({ tenant: client, stage: 'match', branch: state.branch ?? '' });
    ports.tell({ text: words.jobs(jobs.length), jobs });
  }
  return jobs.map(({ reqId }) => reqId);
}

function tellResume(
  { state: { branch, code }, words }: Turn,
  resume: Translation['resume'],
  { tell, choices }: { tell: ProfilePorts['tell']; choices?: readonly Choice[] },
): void {
  if (resume === undefined || branch === null || code === null) return;
  tell({
    text: words.resumeReady,
    resume: { mosCode: code, branch, formats: resumeFormats, ...resume },
    ...(choices && { choices }),
  });
}

/** The employer's system rests: what the code says stands all the same. */
function unavailable(error: unknown): undefined {
  if (error instanceof Problem && error.code.startsWith('upstream_')) return undefined;
  throw error;
}
