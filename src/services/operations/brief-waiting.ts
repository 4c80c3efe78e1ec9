// What a morning brief says of calls that wait for somebody, and of those that were not done. Scored as the head of brief.ts says.
import type { Action, Approval } from '../../core/action.ts';
import type { Draft } from './brief-draft.ts';
import type { BriefMaterial } from './brief-material.ts';
import { minuteMs } from './local-time.ts';
import type { Selected } from './standing.ts';

/** Of these only one can come about for one candidate, so that several requests stand in it once. */
const exclusive: ReadonlySet<string> = new Set(['reject_candidate', 'send_offer', 'withdraw_offer']);

export function waitingApproval(approval: Approval, { now, approvals }: BriefMaterial): Draft {
  const { id, tool, input, digest, preview, because, expiresAt, createdAt } = approval;
  const soon = expiresAt.getTime() - now.getTime() <= 240 * minuteMs;
  const { candidate } = input;
  const same = approvals.filter((one) => one.tool === tool && one.input['candidate'] === candidate).length;
  const isOne = typeof candidate !== 'string' || !exclusive.has(tool);
  return {
    subject: isOne ? `approval ${id}` : `approval ${tool} ${candidate}`,
    title: isOne || same === 1 ? `Decide: ${preview}` : `Decide between ${String(same)} requests: ${preview}`,
    score: soon ? 90 : 60,
    context: {
      kind: 'approval',
      approval_id: id,
      digest,
      because,
      asked_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    },
    // Only a person decides; the console and the cards lead to it.
    tool: 'list_approvals',
    arguments: {},
  };
}

/** Read, sent or discarded where all of it can be seen. */
export function waitingDraft(draft: Action, { waiting, candidates }: BriefMaterial): Draft {
  const { id, preview, createdAt } = draft;
  const readers = waiting
    .filter(({ id: line, root, status }) => status === 'draft' && (root ?? line) === id)
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ candidate: to }) => candidates.filter(({ candidate }) => candidate.id === to));
  const isRejected = ({ candidate }: Selected): boolean =>
    waiting.some((one) => one.tool === 'reject_candidate' && one.candidate === candidate.id);
  const rejected = readers.filter(isRejected);
  return {
    subject: `action ${id}`,
    title:
      readers.length < 2
        ? `Send or discard the draft: ${preview}`
        : `Send or discard the drafts to ${namesOf(readers)}`,
    score: 58,
    context: {
      kind: 'draft',
      action: id,
      asked_at: createdAt.toISOString(),
      ...(rejected.length === 0 ? {} : { because: `A rejection of ${namesOf(rejected)} waits for approval` }),
    },
    tool: 'list_approvals',
    arguments: {},
  };
}

const mostNames = 3;

/** `Bob Harlan and Grace Okafor`, `Bob Harlan, Grace Okafor and 4 others` */
function namesOf(people: readonly Selected[]): string {
  const names = people.map(({ candidate }) => candidate.name);
  const [said, others] = names.length <= mostNames ? [names, 0] : [names.slice(0, 2), names.length - 2];
  const last = others === 0 ? said.at(-1) : `${String(others)} others`;
  const before = others === 0 ? said.slice(0, -1) : said;
  return before.length === 0 ? (last ?? '') : `${before.join(', ')} and ${last ?? ''}`;
}

/** What was certainly not done is offered again as it was; what may have been done a person looks into first. */
export function notDone({ id, tool, input, preview, problem, uncertain, candidate }: Action): Draft {
  const look =
    candidate === null ? { tool: 'list_actions', arguments: {} } : { tool: 'show_candidate', arguments: { candidate } };
  return {
    subject: `action ${id}`,
    title: `${uncertain ? 'Find out whether this was done' : 'Could not be done'}: ${preview}`,
    score: uncertain ? 80 : 70,
    context: {
      kind: uncertain ? 'uncertain' : 'given_up',
      action: id,
      problem: problem?.code ?? null,
      detail: problem?.detail ?? null,
    },
    ...(uncertain ? look : { tool, arguments: input }),
  };
}
