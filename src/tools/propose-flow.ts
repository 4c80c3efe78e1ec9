// propose_flow: lays down a flow between systems that somebody asks for in words, as a draft with its open points. A person publishes it
// in the builder; no tool does.
import { z } from 'zod';
import { FlowDocument } from '../core/flow.ts';
import { type ActorId, FlowId, type TenantId } from '../core/ids.ts';
import { safeText } from '../core/json.ts';
import { writeTool } from '../core/tool.ts';

interface Drafted {
  readonly document: FlowDocument;
  readonly open: readonly { readonly message: string }[];
}

/** What the tool needs of the flow builder. */
export interface FlowDraftPorts {
  readonly draftFlow: (asked: { tenant: TenantId; by: ActorId; request: string }) => Promise<Drafted>;
  /** The same key is the same draft, however often it is asked for. */
  readonly keepDraft: (asked: { document: FlowDocument; key: string; by: ActorId }) => Promise<FlowId>;
  /** False, and nothing removed, where somebody has edited or published it since. */
  readonly removeDraft: (id: FlowId) => Promise<boolean>;
}

/** Makes a draft only: nothing runs before a person publishes it. Undo refuses once somebody has edited or published it. */
export const proposeFlow = ({ draftFlow: draft, keepDraft, removeDraft }: FlowDraftPorts) =>
  writeTool({
    name: 'propose_flow',
    summary:
      'Draft an automation between systems, such as “when somebody is hired in Workable, create them in BambooHR”.',
    scope: 'integrations:*',
    effect: 'write',
    stakes: 'routine',
    reversal: 'exact',
    input: z.strictObject({ request: safeText(1_000).min(3).describe('The whole request in the person’s words.') }),
    plan: z.strictObject({ document: FlowDocument, open: z.array(z.string()) }),
    output: z.strictObject({ flow: FlowId }),

    async prepare({ request }, { tenant, actor }) {
      const { document, open } = await draft({ tenant, by: actor.id, request });
      return { document, open: open.map(({ message }) => message) };
    },

    preview: ({ document: { name }, open }) =>
      `Draft the flow “${name}”, to be published in the builder. ${open.length === 0 ? 'Nothing is open.' : `Open: ${open.join(' ')}`}`,
    subject: () => ({ candidate: null, approvers: [], messages: 0 }),

    execute: async ({ document }, { key, actor }) => ({ flow: await keepDraft({ document, key, by: actor.id }) }),

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),
    recover: async () => ({ kind: 'repeat' }),

    async undo({ output: { flow } }) {
      if (await removeDraft(flow)) return { kind: 'undone' };
      return {
        kind: 'refused',
        because: 'Somebody has edited or published that flow since. Remove it in the builder.',
      };
    },
  });
