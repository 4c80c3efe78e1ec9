// The ledger's actions: personal values are replaced, what figures need stays, undo ends.
import { type RawBuilder, sql } from 'kysely';
import { Action } from '../../core/action.ts';
import { CandidateId } from '../../core/ids.ts';
import type { Json, JsonObject } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import { jsonText, optionalJson } from '../ledger/rows.ts';
import { keptByLaw } from './kept-by-law.ts';
import { notHeldAction } from './legal-holds.ts';
import { erased, holds, mayHold } from './needles.ts';
import { scrub, type Scrubbing } from './scrub.ts';
import { type Ended, type PersonalStore, type Subject, type Within, daysBefore, asJson } from './store.ts';

const columns = Action.keyof().options;
const texts = sql`input::text, plan::text, preview, output::text, problem::text, idem`;
const pageSize = 500;

const isAbout = (candidate: string): RawBuilder<boolean> =>
  sql<boolean>`(candidate = ${candidate} or ${candidate} = any(contacted))`;

/** Of a call about several people, this one among them: what was said of all was said of each. */
const isRootOf = (tenant: string, candidate: string): RawBuilder<boolean> =>
  sql<boolean>`(is_group and exists (select from action as member where member.tenant = ${tenant}
    and member.root = action.id and member.candidate = ${candidate}))`;

export const actions = {
  order: ['seq'],

  async refuse({ tx, tenant }, subject) {
    const about = subject === 'everybody' ? sql<boolean>`effect = 'write'` : isAbout(subject.candidate);
    const running = await tx
      .selectFrom('action')
      .select('id')
      .where('tenant', '=', tenant)
      .where('status', 'in', ['proposed', 'approved', 'executing', 'undoing'])
      .where(about)
      .limit(1)
      .executeTakeFirst();
    if (running !== undefined)
      throw new Problem('request_in_progress', 'An action on this data is under way. Try again when it is done.', {
        retryAfterSeconds: 30,
      });
  },

  async read(within, subject) {
    const rows = await named(within, subject);
    return rows.map((action) => ({ ...action, seq: null }) satisfies object).map(asJson);
  },

  async erase(within, subject) {
    const ended: Ended[] = [];
    const rows = await named(within, subject);
    const isWhole = ({ candidate, contacted }: Action): boolean =>
      candidate === subject.candidate || contacted.some((id) => id === subject.candidate);
    const groups = new Set(rows.flatMap((action) => (isWhole(action) && action.root !== null ? [action.root] : [])));
    for (const action of rows) {
      const whole = isWhole(action);
      if (whole && endsNow(action)) ended.push({ event: 'action.rejected', subject: action.id });
      const change = whole ? emptied(action, subject) : mentioned(action, subject);
      const isTheirGroup = action.isGroup && (whole || groups.has(action.id));
      await rewrite(within, action, isTheirGroup ? { ...change, ...ofSeveral(action, subject) } : change);
    }
    return { rows: rows.length, ended };
  },

  async eraseAll(within) {
    return { rows: await emptyWhere(within, sql<boolean>`digest <> ${erased}`) };
  },

  sweep: (within, { now, settings }) =>
    emptyWhere(
      within,
      sql<boolean>`digest <> ${erased} and updated_at < ${daysBefore(now, settings.actionDays)}
        and ${notHeldAction(within.tenant)} and not ${keptByLaw(now)}
        and status not in ('proposed', 'approved', 'executing', 'undoing', 'pending_approval', 'scheduled', 'draft')`,
    ),
} as const satisfies PersonalStore;

async function named({ tx, tenant }: Within, subject: Subject): Promise<Action[]> {
  const rows = await tx
    .selectFrom('action')
    .select(columns)
    .where('tenant', '=', tenant)
    .where(
      sql<boolean>`(${isAbout(subject.candidate)} or ${isRootOf(tenant, subject.candidate)} or ${mayHold(texts, subject.needles)})`,
    )
    .orderBy('seq')
    .execute();
  const roots = new Set(rows.flatMap(({ root }) => root ?? []));
  return rows
    .map((row) => Action.parse(row))
    .filter((action) => roots.has(action.id) || holds(JSON.stringify(action), escaped(subject)));
}

/** A needle as it stands inside JSON text; one between quotes is a whole value of it. */
const escaped = ({ needles }: Scrubbing): string[] =>
  needles.map((needle) => (needle.startsWith('"') ? needle : JSON.stringify(needle).slice(1, -1)));

type Change = Pick<
  Action,
  | 'input'
  | 'plan'
  | 'preview'
  | 'output'
  | 'problem'
  | 'candidate'
  | 'contacted'
  | 'idem'
  | 'digest'
  | 'undoNote'
  | 'reversal'
  | 'status'
>;

const endsNow = ({ status }: Action): boolean => ['pending_approval', 'scheduled', 'draft'].includes(status);

const asObject = (value: Json): JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};

/** About the person: only ids of others and the facts that figures need are left. */
function emptied(action: Action, scrubbing: Scrubbing): Change {
  const { problem } = action;
  return {
    input: asObject(scrub(action.input, scrubbing, { whole: true })),
    plan: scrub(action.plan, scrubbing, { whole: true }),
    preview: erased,
    output: scrub(action.output, scrubbing, { whole: true }),
    problem: problem === null ? null : { code: problem.code, detail: erased },
    undoNote: action.undoNote === null ? null : erased,
    candidate: action.candidate === null ? null : aliasOf(action.candidate, scrubbing),
    contacted: action.contacted.map((id) => aliasOf(id, scrubbing)),
    idem: `${erased} ${action.id}`,
    // Of few possible plans a digest would tell which one it was.
    digest: erased,
    reversal: 'none',
    status: endsNow(action) ? 'rejected' : action.status,
  };
}

const aliasOf = (id: CandidateId, { candidate, alias }: Scrubbing): CandidateId =>
  candidate === '*' || id === candidate ? alias : id;

/** The others stay able to be undone: their own parts hold what that takes. */
const ofSeveral = ({ input, idem, id }: Action, scrubbing: Scrubbing): Partial<Change> => ({
  input: asObject(scrub(input, scrubbing, { whole: true })),
  preview: erased,
  idem: holds(idem, scrubbing.needles) ? `${erased} ${id}` : idem,
});

/** About somebody else: that one stays able to be undone. */
const mentioned = (action: Action, scrubbing: Scrubbing): Change => ({
  ...action,
  ...scrubbedTexts(action, scrubbing),
});

function scrubbedTexts(action: Action, scrubbing: Scrubbing): Partial<Change> {
  return {
    input: asObject(scrub(action.input, scrubbing)),
    plan: scrub(action.plan, scrubbing),
    preview: holds(action.preview, scrubbing.needles) ? erased : action.preview,
    output: scrub(action.output, scrubbing),
    problem:
      action.problem === null
        ? null
        : {
            ...action.problem,
            detail: holds(action.problem.detail, scrubbing.needles) ? erased : action.problem.detail,
          },
    undoNote: action.undoNote !== null && holds(action.undoNote, scrubbing.needles) ? erased : action.undoNote,
    idem: holds(action.idem, scrubbing.needles) ? `${erased} ${action.id}` : action.idem,
  };
}

async function rewrite({ tx, tenant }: Within, { id }: Action, change: Change): Promise<void> {
  const { input, plan, output, problem, ...plain } = change;
  const { preview, candidate, contacted, idem, digest, reversal, status, undoNote } = plain;
  await tx
    .updateTable('action')
    .set({ preview, candidate, contacted, idem, digest, reversal, status, undoNote })
    .set({
      input: jsonText(input),
      plan: optionalJson(plan),
      output: optionalJson(output),
      problem: optionalJson(problem),
    })
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .execute();
}

const everybody: Scrubbing = { candidate: '*', alias: CandidateId.parse('erased'), needles: [] };

async function emptyWhere(within: Within, condition: RawBuilder<boolean>): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await within.tx
      .selectFrom('action')
      .select(columns)
      .where('tenant', '=', within.tenant)
      .where(condition)
      .orderBy('seq')
      .limit(pageSize)
      .execute();
    for (const row of rows) {
      const action = Action.parse(row);
      await rewrite(within, action, emptied(action, everybody));
    }
    count += rows.length;
    if (rows.length < pageSize) return count;
  }
}
