// apply_environment: changes the organization's configuration to what files say, once somebody approved; undo puts it back.
import { z } from 'zod';
import { Environment, EnvironmentChange, changeOf, changedFields, isSame } from '../core/environment.ts';
import type { EnvironmentStore } from '../core/ports/environment.ts';
import { Problem } from '../core/problem.ts';
import { type ToolContext, writeTool } from '../core/tool.ts';

const Plan = z.strictObject({ changes: z.array(EnvironmentChange).min(1) });
type Plan = z.infer<typeof Plan>;

/**
 * Planning throws `validation_failed` for faulty documents and `conflict` where nothing differs. Applied whole or not at
 * all; a part that waits for another system is `outcome_unknown` and goes on under its key. Undo refuses once anything was
 * changed since.
 */
export const applyEnvironment = ({ environment }: { environment: EnvironmentStore }) =>
  writeTool({
    name: 'apply_environment',
    summary:
      'Change the organization’s configuration (rules, templates, sequences, settings, integrations, flows) to what files say.',
    scope: 'environment:*',
    effect: 'write',
    stakes: 'high',
    reversal: 'exact',
    input: z.strictObject({
      environment: Environment.describe('The documents by kind and name. A kind that is absent is left alone.'),
    }),
    plan: Plan,
    output: z.strictObject({ changed: z.int() }),

    async prepare({ environment: wanted }) {
      const changes = await environment.plan(wanted);
      if (changes.length === 0) throw new Problem('conflict', 'Nothing differs: the organization is as the files say.');
      return { changes: [...changes] };
    },

    preview: ({ changes }) => `Change the configuration: ${inWords(changes)}`,
    subject: () => ({ candidate: null, approvers: [], messages: 0 }),

    async execute({ changes }, context) {
      await applyAll(environment, changes, context);
      return { changed: changes.length };
    },

    outcome: () => ({ atsUpdated: false, contacted: [], undoUntil: null, events: [] }),
    // Each change looks at what stands there: what is done already is left alone.
    recover: async () => ({ kind: 'repeat' }),

    async undo({ plan: { changes } }, context) {
      const running = await environment.read();
      const other = changes.find(({ kind, name, from, to }) => {
        const there = running[kind]?.[name] ?? null;
        return !isSame(there, to) && !isSame(there, from);
      });
      if (other !== undefined)
        return { kind: 'refused', because: `${nameOf(other)} was changed since. Nothing was put back.` };
      await applyAll(environment, changes.map(inverse).toReversed(), context);
      return { kind: 'undone' };
    },
  });

const inverse = ({ from, to, ...rest }: EnvironmentChange): EnvironmentChange => ({ ...rest, from: to, to: from });

/** All of them or none: where one is refused, those before it are put back. */
async function applyAll(
  environment: EnvironmentStore,
  changes: readonly EnvironmentChange[],
  { actor }: Pick<ToolContext, 'actor'>,
): Promise<void> {
  const done: EnvironmentChange[] = [];
  try {
    for (const change of changes) {
      await environment.apply(change, actor);
      done.push(change);
    }
  } catch (error) {
    if (!(error instanceof Problem) || (error.retry === 'later' && done.length === 0)) throw error;
    // No clean failure any more: repeated under its key, the rest is done.
    if (error.retry === 'later')
      throw new Problem('outcome_unknown', `A part of it is done: ${error.message}`, { cause: error });
    for (const change of done.toReversed()) await environment.apply(inverse(change), actor);
    throw error;
  }
}

const mostNamed = 12;

function inWords(changes: readonly EnvironmentChange[]): string {
  const named = changes.slice(0, mostNamed).map((change) => {
    const fields = changedFields(change);
    return `${changeOf(change)} ${nameOf(change)}${fields.length === 0 ? '' : ` (${fields.join(', ')})`}`;
  });
  const more = changes.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

const nameOf = ({ kind, name }: EnvironmentChange): string =>
  kind === 'settings' ? 'the settings' : `${kind.replace(/s$/, '')} “${name}”`;
