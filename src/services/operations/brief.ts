// The morning brief: what needs doing today, most pressing first, each with the action that would do it.
//
// Score of an item, 0 to 100; URGENT from 70, TODAY from 40, else ROUTINE:
//   approval waits        60, and 30 more when it expires within 4 hours
//   draft waits           58, of the reader's own
//   outcome unknown       80, and 70 for what had to be given up, since the last working morning, until it was done after all
//   no time suited        70: what the candidate wrote on the page of their booking link, beside their other item
//   offer not yet sent    65, and 1 for each day in the stage (at most 20)
//   offer not told        40, and 1 likewise: the ATS keeps its offers to itself, so it is looked up there
//   offer not answered    55 after 2 days, and 5 for each further day (at most 25)
//   no contact            50 at `atRiskDays`, 5 more for each further day (at most 30), and up to 20 by how far the
//                         candidate has come: who stands before an offer is the most to lose
//   stage overdue         30, 2 more for each day over the SLA (at most 25); 10 while an interview lies ahead
//   meeting today         50, and 25 more when it starts within 2 hours
//   new application       20
//   scored without notice 55: all people of one law in one item
//   feedback owed         30, and 45 once it is late; 72 for the hiring manager of the requisition then
//   interview over        15, until somebody was in contact: whoever did not come gets the recovery sequence at one press
// A candidate stands in the brief once, with the highest score; equal scores by title. What waits to be decided or sent already, or
// would be pointless once it is, is not proposed. Times are those of the reader's zone.
import type { AtRisk, Brief } from '../../core/brief.ts';
import type { ActorId } from '../../core/ids.ts';
import type { Job, User } from '../../core/records.ts';
import type { Draft } from './brief-draft.ts';
import { contactAgain, itemsOf } from './brief-items.ts';
import type { BriefMaterial } from './brief-material.ts';
import type { Owed } from './feedback/owed.ts';
import { instantIn } from './local-time.ts';
import type { Selected } from './standing.ts';

export function briefOf(all: BriefMaterial): Brief {
  const material = forReader(all);
  const { now, reader, candidates } = material;
  const best = new Map<string, Draft>();
  const waiting = waitingTools(all);
  for (const draft of itemsOf(material)) {
    if (isMoot(draft.tool, waiting.get(draft.subject) ?? [])) continue;
    const known = best.get(draft.subject);
    if (known === undefined || draft.score > known.score) best.set(draft.subject, draft);
  }
  const items = [...best.values()].toSorted((a, b) => b.score - a.score || (a.title < b.title ? -1 : 1));
  return {
    for: reader?.id ?? null,
    generated_at: instantIn(now.getTime(), material.zone),
    items: items.map(({ title, score, context, tool, arguments: input }) => ({
      title,
      priority: priorityOf(score),
      score,
      context,
      recommended_action: { tool, arguments: input },
    })),
    at_risk: candidates
      .filter(({ atRisk }) => atRisk)
      .toSorted((a, b) => b.daysSinceContact - a.daysSinceContact)
      .map((one) => riskOf(one, material)),
    not_told: Object.values(material.untold).filter((because) => because !== null),
  };
}

/** Which tools wait for a decision or to be sent, by the candidate they are about, as items name them. */
function waitingTools({ waiting, approvals, drafts }: BriefMaterial): ReadonlyMap<string, readonly string[]> {
  const tools = new Map<string, string[]>();
  const add = (id: unknown, tool: string): void => {
    if (typeof id === 'string') tools.set(`candidate ${id}`, [...(tools.get(`candidate ${id}`) ?? []), tool]);
  };
  for (const { tool, candidate } of waiting) add(candidate, tool);
  for (const { tool, input } of [...approvals, ...drafts]) {
    const { candidate, candidates } = input;
    for (const id of [candidate, ...(Array.isArray(candidates) ? candidates : [])]) add(id, tool);
  }
  return tools;
}

/** It waits already, another letter does, or a rejection makes it pointless. A note that waits takes the place of nothing. */
const isMoot = (tool: string, waiting: readonly string[]): boolean =>
  waiting.some(
    (one) => one === tool || one === 'reject_candidate' || (one.startsWith('send_') && tool.startsWith('send_')),
  );

const priorityOf = (score: number) => (score >= 70 ? 'URGENT' : score >= 40 ? 'TODAY' : 'ROUTINE');

const riskOf = ({ candidate, job, daysSinceContact }: Selected, material: BriefMaterial): AtRisk => ({
  candidate: candidate.id,
  name: candidate.name,
  job: job.id,
  job_title: job.title,
  role: job.role,
  stage: candidate.stage,
  days_since_contact: daysSinceContact,
  recommended_action: contactAgain(candidate.id, material),
});

/** What a key, a rule or a sequence sent is answered by everybody who may. */
const isPerson = (actor: ActorId): boolean => !/^(?:key|rule|system):/.test(actor);

/** Hiring managers see their own requisitions and meetings; approvals go to those who may decide them. */
function forReader(material: BriefMaterial): BriefMaterial {
  const { reader } = material;
  if (reader === undefined) return material;
  const drafts = material.drafts.filter(({ requestedBy }) => String(requestedBy) === String(reader.id));
  if (reader.role === 'admin') return { ...material, drafts };
  const approvals = material.approvals.filter(({ approvers }) => approvers.includes(reader.id));
  const meetings = material.meetings.filter((meeting) => meeting.with.includes(reader.id));
  const over = material.over.filter((meeting) => reader.role !== 'hiring_manager' || meeting.with.includes(reader.id));
  const isTheirs = ({ hiringManager }: Job) => reader.role !== 'hiring_manager' || hiringManager === reader.id;
  const wishes = material.wishes.filter(
    ({ invitedBy }) => String(invitedBy) === String(reader.id) || !isPerson(invitedBy),
  );
  return {
    ...material,
    approvals,
    drafts,
    meetings,
    over,
    owed: material.owed.filter(({ candidate, user }) => isConcerned(reader, { candidate, user }, material)),
    wishes,
    statements: reader.role === 'hiring_manager' ? [] : material.statements,
    // Only who may send them, or look after it that they are sent.
    withoutNotice: reader.role === 'hiring_manager' ? [] : material.withoutNotice,
    // Only who may review them.
    requests: reader.role === 'recruiter' || reader.role === 'compliance' ? material.requests : [],
    candidates: material.candidates.filter(({ job }) => isTheirs(job)),
  };
}

/** Recruiters see what anybody owes; hiring managers what they owe themselves, or others on their requisitions. */
function isConcerned(
  reader: User,
  { candidate, user }: Pick<Owed, 'candidate' | 'user'>,
  { candidates }: BriefMaterial,
) {
  if (reader.role !== 'hiring_manager' || user === reader.id) return true;
  return candidates.some((one) => one.candidate.id === candidate.id && one.job.hiringManager === reader.id);
}
