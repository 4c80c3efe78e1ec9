// Letters that wait for whoever asked for them, who sends, edits or discards them: worded for somebody, or from a template for
// several people.
import { z } from 'zod';
import type { Action } from '../../core/action.ts';
import { ActionId, ActorId } from '../../core/ids.ts';
import { safeText } from '../../core/json.ts';
import type { Ledger } from '../../core/ports/ledger.ts';
import { actOf } from '../deciding.ts';
import { cursorId, page, pageOf, pageQuery } from '../http/paging.ts';
import { type Route, defineRoute, readOnly } from '../route.ts';
import { mostLetters } from '../described-approvals.ts';
import { WireDraft, wireDraft } from '../wire/draft.ts';
import { taskProblems } from '../wire/task-problems.ts';
import { TaskResult, taskAnswer } from '../wire/task.ts';
import type { RoutePorts } from './route-ports.ts';

const params = z.strictObject({ draft_id: ActionId });
const digest = safeText(128).optional().describe('Of what was shown: another letter by now is 409.');
const decides = {
  method: 'POST',
  tag: 'approvals',
  access: { scope: 'operations:*' },
  audit: { none: true, because: 'the ledger records every decision itself' },
  params,
  body: z.strictObject({ digest }).optional(),
  replies: { 200: TaskResult, 202: TaskResult },
  problems: taskProblems,
} as const;

export const draftRoutes = (ports: RoutePorts): Route[] => [
  listDrafts(ports),
  showDraft(ports),
  sendDraft(ports),
  discardDraft(ports),
  editDraft(ports),
];

type Draft = z.infer<typeof WireDraft>;

const idsOf = (actions: readonly Action[]): ActionId[] => actions.map(({ id }) => id);

async function toldDraft(store: Pick<Ledger, 'action' | 'letters'>, id: ActionId): Promise<Draft> {
  const letters = await store.letters([id], mostLetters.one);
  return wireDraft(await store.action(id), letters.get(id));
}

const listDrafts = ({ ledger }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/drafts',
    summary: 'List drafts that wait to be sent, newest first',
    tag: 'approvals',
    access: { scope: 'operations:read' },
    audit: readOnly,
    query: z.strictObject({
      ...pageQuery,
      requested_by: ActorId.optional().describe('Whose drafts; all unless given.'),
    }),
    replies: { 200: pageOf(WireDraft) },
    async handle({ by, query: { limit, cursor, requested_by: requestedBy } }) {
      const before = cursorId(cursor, ActionId);
      const store = ledger(by.tenant);
      const found = await store.actions({
        status: 'draft',
        lines: 'roots',
        limit: limit + 1,
        ...(before === undefined ? {} : { before }),
        ...(requestedBy === undefined ? {} : { requestedBy }),
      });
      const letters = await store.letters(idsOf(found), mostLetters.list);
      const wire = (one: Action): Draft => wireDraft(one, letters.get(one.id));
      return { status: 200, body: page(found, { limit, id: ({ id }) => id, wire }) };
    },
  });

const showDraft = ({ ledger }: RoutePorts): Route =>
  defineRoute({
    method: 'GET',
    path: '/api/v1/drafts/:draft_id',
    summary: 'Show one draft, with the letters that leave with it',
    tag: 'approvals',
    access: { scope: 'operations:read' },
    audit: readOnly,
    params,
    replies: { 200: WireDraft },
    problems: ['not_found'],
    handle: async ({ by, params: { draft_id } }) => ({
      status: 200,
      body: await toldDraft(ledger(by.tenant), draft_id),
    }),
  });

const sendDraft = ({ gate }: RoutePorts): Route =>
  defineRoute({
    ...decides,
    path: '/api/v1/drafts/:draft_id/send',
    summary: 'Send a draft',
    description:
      'It is held like every letter, so it can be undone until `undo_until`; 202 where policy wants it approved first. ' +
      'With `digest`, exactly what was read is sent; another letter by now is 409 `stale_approval`.',
    handle: async ({ by, via, params: { draft_id }, body }) =>
      taskAnswer(await gate.sendDraft(draft_id, actOf({ by, via }, body?.digest))),
  });

const discardDraft = ({ gate }: RoutePorts): Route =>
  defineRoute({
    ...decides,
    path: '/api/v1/drafts/:draft_id/discard',
    summary: 'Discard a draft: nothing is sent',
    handle: async ({ by, via, params: { draft_id }, body }) =>
      taskAnswer(await gate.discardDraft(draft_id, actOf({ by, via }, body?.digest))),
  });

const editDraft = ({ gate, ledger }: RoutePorts): Route =>
  defineRoute({
    method: 'PATCH',
    path: '/api/v1/drafts/:draft_id',
    summary: 'Change the subject or the text of a draft',
    description:
      'Answers with the draft as it stands then, and its new digest. What is given is taken as it is. ' +
      'Letters from a template (`editable` is false) cannot be changed: 409 `conflict`.',
    tag: 'approvals',
    access: { scope: 'operations:*' },
    audit: { none: true, because: 'the ledger records every decision itself' },
    params,
    body: z
      .strictObject({
        subject: safeText(300).min(1).optional(),
        text: safeText(10_000).min(1).optional(),
        digest,
      })
      .optional(),
    replies: { 200: WireDraft },
    problems: taskProblems,
    examples: { request: { text: 'Hi Wei,\n\nYou hear from us by Friday.\n\nNora' } },
    async handle({ by, via, params: { draft_id }, body }) {
      await gate.editDraft(draft_id, actOf({ by, via }, body?.digest), body ?? {});
      return { status: 200, body: await toldDraft(ledger(by.tenant), draft_id) };
    },
  });
