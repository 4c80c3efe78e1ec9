// What the organisation's own rules make of an event, and what they would have made of past ones.
import { allHold } from '../../core/condition.ts';
import type { Happening } from '../../core/happening.ts';
import type { JsonObject } from '../../core/json.ts';
import { Problem } from '../../core/problem.ts';
import type { Rule } from '../../core/rule.ts';
import { dayMs } from '../../services/operations/local-time.ts';
import { factsOf, type Known, lookUp } from '../facts.ts';
import type { Office } from '../office.ts';
import { perform } from '../perform.ts';
import type { Intention, Reactor } from '../react.ts';
import { fillArguments } from './fill.ts';
import type { NamedRule } from './check-rule.ts';

/** Rules that trigger rules: no further than that, whatever the check let through. */
const deepest = 3;

export const ruleReactor = (office: Office): Reactor => ({
  name: 'rules',
  async intend(happening) {
    const rules = (await office.rules.list()).filter(
      ({ active, body }) => active && body.when.event === happening.kind,
    );
    if (rules.length === 0) return [];
    const cause = await causedByRules(office, happening);
    const scene = await sceneOf(office, happening);
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
      const idem = `event ${happening.id} ${name}`;
      return [{ name, act: () => perform(office, { tool, input, actor: name, origin: name, idem }) }];
    });
  },
});

interface Scene {
  readonly happening: Happening;
  readonly known: Known | undefined;
  readonly facts: ReturnType<typeof factsOf>;
}

async function sceneOf(office: Office, happening: Happening): Promise<Scene> {
  const { settings } = await office.settings.get();
  const now = office.clocks.business.now();
  const known = happening.candidate === null ? undefined : await lookUp(office, happening.candidate);
  return { happening, known, facts: factsOf(known, happening, { now, atRiskDays: settings.atRiskDays }) };
}

/** Which rules stand behind an event, through events that rules caused before. */
async function causedByRules(
  { ledger, eventLog }: Office,
  happening: Happening,
): Promise<{ rules: readonly string[]; depth: number }> {
  const rules: string[] = [];
  let at: Happening | undefined = happening;
  while (at?.cause != null && rules.length < deepest) {
    const { origin, idem } = await ledger.action(at.cause);
    if (origin.kind !== 'automation') break;
    if (origin.rule.startsWith('rule:')) rules.push(origin.rule);
    const before = /^event (\d+) /.exec(idem)?.[1];
    at = before === undefined ? undefined : await eventLog.find(before);
  }
  return { rules, depth: rules.length };
}

export interface Rehearsal {
  readonly event: Happening;
  readonly tool: string;
  readonly arguments: JsonObject;
  /** Why it would have failed; the plan itself is made when it is done, and shown where it waits for approval. */
  readonly problem: string | null;
}

const mostEvents = 500;

export interface Rehearsals {
  readonly seen: number;
  /** There were more events than were looked at: the newest were. */
  readonly isCut: boolean;
  readonly matches: readonly Rehearsal[];
}

/** What a rule would have done with the events of the last days, judged by how candidates stand now. Changes nothing. */
export async function rehearse(office: Office, { body }: Pick<NamedRule, 'body'>, days: number): Promise<Rehearsals> {
  const since = new Date(office.clocks.business.now().getTime() - days * dayMs);
  const found = await office.eventLog.list({ limit: mostEvents + 1, since, kinds: [body.when.event] });
  const events = found.slice(0, mostEvents);
  const matches: Rehearsal[] = [];
  for (const event of events) {
    const match = await rehearsed(office, body, event);
    if (match !== undefined) matches.push(match);
  }
  return { seen: events.length, isCut: found.length > mostEvents, matches };
}

async function rehearsed(office: Office, rule: Rule, event: Happening): Promise<Rehearsal | undefined> {
  const told = { event, tool: rule.do.tool, arguments: rule.do.arguments };
  try {
    const scene = await sceneOf(office, event);
    if (!allHold(rule.when.conditions, scene.facts)) return undefined;
    const { input, missing } = fillArguments(rule.do.arguments, scene);
    if (missing.length > 0) return { ...told, problem: `Nothing is known for ${missing.join(', ')}.` };
    const tool = office.tools().find(({ name }) => name === rule.do.tool);
    const fits = tool?.input.safeParse(input).success === true;
    return { ...told, arguments: input, problem: fits ? null : `The arguments do not fit ${rule.do.tool}.` };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { ...told, problem: error.message };
  }
}
