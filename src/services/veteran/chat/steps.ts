// The dialogue as steps: code, branch, confirmation, then a menu; and the plain-language road for rare and old codes.
import type { ChatState } from './chat-state.ts';
import type { MenuPorts } from './menu.ts';
import type { Turn, Went } from './turn.ts';
import { Problem } from '../../../core/problem.ts';
import { findBranch, readBranch } from '../../../nlp/military/branch.ts';
import { readCode } from '../../../nlp/military/read-code.ts';
import { describe, type Description } from '../describe.ts';
import { needsDescription } from '../translate.ts';
import { branchChoices, codeChoices } from './code-choices.ts';
import { readIntent, type Intent } from './intents.ts';
import { listedJobs } from './listed-jobs.ts';
import { takeFromMenu } from './menu.ts';
import { menuIn, type Reply } from './reply.ts';

export type StepPorts = MenuPorts;

export async function takeStep(turn: Turn, ports: StepPorts): Promise<Went> {
  const intent = readIntent(turn.message);
  if (intent.kind === 'restart') return { replies: [{ text: turn.words.askCode }], state: cleared(turn.state) };
  switch (turn.state.step) {
    case 'code':
      return await readTheCode(turn, ports);
    case 'branch':
      return readTheBranch(turn, ports);
    case 'confirm':
      return confirm(turn, intent, ports);
    case 'describe':
      return await readDescription(turn, intent, ports);
    case 'menu':
      return await takeFromMenu(turn, intent, ports);
    default:
      return turn.state.step satisfies never;
  }
}

const cleared = (state: ChatState): ChatState => ({
  ...state,
  step: 'code',
  branch: null,
  code: null,
  typed: null,
  listed: [],
  review: null,
});

async function readTheCode(turn: Turn, ports: StepPorts): Promise<Went> {
  const { message, state, words } = turn;
  const { codes } = ports.data;
  const reading = readCode(message, findBranch(message), codes);
  switch (reading.kind) {
    case 'found':
      return askToConfirm({ ...turn, state: { ...state, branch: reading.branch, code: reading.code } }, ports);
    case 'choices':
      return {
        replies: [{ text: words.whichBranch, choices: branchChoices(reading.choices, codes) }],
        state: { ...state, step: 'branch', typed: message.slice(0, 40) },
      };
    case 'unknown':
      return looksLikeWork(message)
        ? await readDescription(turn, { kind: 'other' }, ports)
        : { replies: [{ text: words.unknownCode, choices: codeChoices(reading.suggestions, codes) }], state };
    default:
      return reading satisfies never;
  }
}

const looksLikeWork = (message: string): boolean => (message.slice(0, 2_000).match(/\p{L}{2,}/gu)?.length ?? 0) >= 5;

function readTheBranch(turn: Turn, ports: StepPorts): Went {
  const { message, state, words } = turn;
  const branch = readBranch(message) ?? findBranch(message);
  const reading = branch === undefined ? undefined : readCode(state.typed ?? '', branch, ports.data.codes);
  if (reading?.kind === 'found')
    return askToConfirm({ ...turn, state: { ...state, branch: reading.branch, code: reading.code } }, ports);
  return { replies: [{ text: words.nameBranch }], state };
}

function askToConfirm({ state, words }: Turn, { data }: StepPorts): Went {
  const title = state.branch === null || state.code === null ? '' : data.codes.titleOf(state.branch, state.code);
  return {
    replies: [
      {
        text: words.isThatRight(title, `${state.branch ?? ''} ${state.code ?? ''}`),
        choices: [
          { label: words.yes, value: 'Yes' },
          { label: words.no, value: 'No' },
        ],
      },
    ],
    state: { ...state, step: 'confirm' },
  };
}

function confirm({ client, state, words }: Turn, intent: Intent, { data, steps }: StepPorts): Went {
  if (intent.kind === 'no') return { replies: [{ text: words.tryAgain }], state: cleared(state) };
  if (intent.kind !== 'yes') return { replies: [{ text: words.yesOrNo }], state };
  steps.count({ tenant: client, stage: 'translation', branch: state.branch ?? '' });
  const record = state.branch === null || state.code === null ? undefined : data.codes.get(state.branch, state.code);
  if (record !== undefined && needsDescription(record))
    return { replies: [{ text: words.rare }], state: { ...state, step: 'describe' } };
  return { replies: [{ text: words.whatNext, choices: menuIn(words) }], state: { ...state, step: 'menu' } };
}

async function readDescription(turn: Turn, intent: Intent, ports: StepPorts): Promise<Went> {
  const { client, message, state, words, language } = turn;
  if (!looksLikeWork(message)) {
    const reading = readCode(message, findBranch(message), ports.data.codes);
    // Whoever could not describe their work may still have found the right code.
    if (reading.kind === 'found')
      return askToConfirm({ ...turn, state: { ...state, branch: reading.branch, code: reading.code } }, ports);
    return { replies: [{ text: words.moreSentences }], state: { ...state, step: 'describe' } };
  }
  try {
    const found = await describe(
      {
        description: message,
        client,
        branch: state.branch ?? undefined,
        mosCode: state.code ?? undefined,
        locationPreferences: state.places,
        relocate: false,
        payGrade: undefined,
        years: undefined,
        language,
      },
      ports,
    );
    return tellDescribed(turn, found, ports);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'validation_failed') throw error;
    const text = error.errors?.[0]?.code === 'not_english' ? words.notEnglish : words.nothingToRead;
    return { replies: [{ text }], state: { ...state, step: intent.kind === 'no' ? 'code' : 'describe' } };
  }
}

function tellDescribed(turn: Turn, found: Description, ports: StepPorts): Went {
  const { client, state, words } = turn;
  ports.steps.count({ tenant: client, stage: 'translation', branch: state.branch ?? '' });
  const skills = found.skills.map(({ name }) => name);
  const titles = found.occupations.slice(0, 3).map(({ title }) => title);
  const jobs = listedJobs(turn, found.matches, ports);
  if (jobs.length > 0) ports.steps.count({ tenant: client, stage: 'match', branch: state.branch ?? '' });
  const next = menuIn(words);
  const replies: readonly Reply[] = [
    { text: words.readSkills(skills.slice(0, 6).join(', ')), skills },
    { text: words.closeOccupations(titles.join('; ')) },
    jobs.length > 0 ? { text: words.jobs(jobs.length), jobs, choices: next } : { text: words.noJobs, choices: next },
  ];
  return {
    replies,
    state: { ...state, step: 'menu', review: found.reviewId, listed: jobs.map(({ reqId }) => reqId) },
  };
}
