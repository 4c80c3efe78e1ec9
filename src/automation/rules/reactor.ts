// What the organization's own rules make of an event, and what they would have made of past ones.
import { EventId } from '../../core/ids.ts';
import { allHold } from '../../core/condition.ts';
import type { TriggerEvent } from '../../core/trigger-event.ts';
import type { JsonObject } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import type { Rule } from '../../core/rule.ts';
import { settingsInForce } from '../../core/settings-in-force.ts';
import { dayMs } from '../../services/operations/local-time.ts';
import { factsOf, type RuleSubject, lookUp } from '../facts.ts';
import type { AutomationContext } from '../context.ts';
import { perform } from '../perform.ts';
import type { Intention, Reactor } from '../react.ts';
import { fillArguments } from './fill.ts';
import type { NamedRule } from './check-rule.ts';

/** Rules that trigger rules: no further than that, whatever the check let through. */
const deepest = 3;

/** What the rules need of the context. */
type RuleContext = Pick<
  AutomationContext,
  'tenant' | 'gate' | 'rules' | 'eventLog' | 'ledger' | 'systems' | 'settings' | 'clocks'
>;

/**
 * A rule is skipped as `loop` where it stands behind the event already, or three rules do. Arguments without a value fail
 * at once instead of being guessed; the tool checks the rest when it is called.
 */
export const ruleReactor = (context: RuleContext): Reactor => ({
  name: 'rules',
  async intend(event) {
    const rules = (await context.rules.list()).filter(({ active, body }) => active && body.when.event === event.kind);
    if (rules.length === 0) return [];
    const cause = await causedByRules(context, event);
    const scene = await sceneOf(context, event);
    return rules.flatMap((rule): Intention[] => {
      const name = `rule:${rule.id}`;
      if (!allHold(rule.body.when.conditions, scene.facts)) return [];
      if (cause.rules.includes(name) || cause.depth >= deepest)
        return [{ name, act: async () => ({ result: 'skipped', detail: 'loop', action: null }) }];
      const { input, missing } = fillArguments(rule.body.do.arguments, scene);
      if (missing.length > 0)
        return [
          {
            name,
            act: async () => ({ result: 'failed', detail: `nothing known for ${missing.join(', ')}`, action: null }),
          },
        ];
      const { tool } = rule.body.do;
      const idem = `event ${event.id} ${name}`;
      return [{ name, act: () => perform(context, { tool, input, actor: name, origin: name, idem }) }];
    });
  },
});

interface Scene {
  readonly event: TriggerEvent;
  readonly known: RuleSubject | undefined;
  readonly facts: ReturnType<typeof factsOf>;
}

async function sceneOf(context: RuleContext, event: TriggerEvent): Promise<Scene> {
  const settings = await settingsInForce(context.tenant, context.settings);
  const now = context.clocks.business.now();
  const known = event.candidate === null ? undefined : await lookUp(context, event.candidate);
  return { event, known, facts: factsOf(known, event, { now, atRiskDays: settings.atRiskDays }) };
}

/** Which rules stand behind an event, through events that rules caused before. */
async function causedByRules(
  { ledger, eventLog }: RuleContext,
  event: TriggerEvent,
): Promise<{ rules: readonly string[]; depth: number }> {
  const rules: string[] = [];
  let at: TriggerEvent | undefined = event;
  while (at?.cause != null && rules.length < deepest) {
    const { origin, idem } = await ledger.action(at.cause);
    if (origin.kind !== 'automation') break;
    if (origin.rule.startsWith('rule:')) rules.push(origin.rule);
    const before = /^event (\d+) /.exec(idem)?.[1];
    at = before === undefined ? undefined : await eventLog.find(EventId.parse(before));
  }
  return { rules, depth: rules.length };
}

/** `arguments` are filled in, unless `problem` says why that failed. */
export interface Rehearsal {
  readonly event: TriggerEvent;
  readonly tool: string;
  readonly arguments: JsonObject;
  /** Why it would have failed; the plan itself is made when it is done, and shown where it waits for approval. */
  readonly problem: string | null;
}

const mostEvents = 500;

/** `seen` is the number of events that were looked at, 500 at most. */
export interface Rehearsals {
  readonly seen: number;
  /** There were more events than were looked at: the newest were. */
  readonly isCut: boolean;
  readonly matches: readonly Rehearsal[];
}

/** What a rule would have done with the events of the last days, judged by how candidates stand now. Changes nothing. */
export async function rehearse(
  context: AutomationContext,
  { body }: Pick<NamedRule, 'body'>,
  days: number,
): Promise<Rehearsals> {
  const since = new Date(context.clocks.business.now().getTime() - days * dayMs);
  const found = await context.eventLog.list({ limit: mostEvents + 1, since, kinds: [body.when.event] });
  const events = found.slice(0, mostEvents);
  const matches: Rehearsal[] = [];
  for (const event of events) {
    const match = await rehearsed(context, body, event);
    if (match !== undefined) matches.push(match);
  }
  return { seen: events.length, isCut: found.length > mostEvents, matches };
}

async function rehearsed(context: AutomationContext, rule: Rule, event: TriggerEvent): Promise<Rehearsal | undefined> {
  const told = { event, tool: rule.do.tool, arguments: rule.do.arguments };
  try {
    const scene = await sceneOf(context, event);
    if (!allHold(rule.when.conditions, scene.facts)) return undefined;
    const { input, missing } = fillArguments(rule.do.arguments, scene);
    if (missing.length > 0) return { ...told, problem: `Nothing is known for ${missing.join(', ')}.` };
    const tool = context.tools().find(({ name }) => name === rule.do.tool);
    const fits = tool?.input.safeParse(input).success === true;
    return { ...told, arguments: input, problem: fits ? null : `The arguments do not fit ${rule.do.tool}.` };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...told, problem: error.message };
  }
}
