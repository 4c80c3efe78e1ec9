// One execution of one stored plan, through failures and crashes, so that it acts once or says that nobody knows.
import type { Action } from '../core/action.ts';
import type { Json } from '../core/json.ts';
import { type HeldLease, underLease } from '../core/lease.ts';
import { Problem } from '../core/problem.ts';
import type { Outcome, WriteTool } from '../core/tool.ts';
import { toJson } from './digest.ts';
import { arrange, withdraw } from './obligations.ts';
import type { GateContext } from './context.ts';
import { type Setting, within } from './toolbox.ts';
import { pauseBefore, tries, type Trouble, troubleOf, unknownOutcome } from './trouble.ts';

export interface Work {
  readonly tool: WriteTool;
  readonly action: Action;
  readonly plan: unknown;
  readonly setting: Setting;
  /** A crash cut an earlier try off: the tool is asked before anything is repeated. */
  readonly cutOff: boolean;
  /** A member works under its root's. */
  readonly lease: HeldLease;
}

export type Attempted =
  | { readonly kind: 'done'; readonly output: Json; readonly outcome: Outcome }
  | { readonly kind: 'failed'; readonly problem: Problem; readonly uncertain: boolean }
  /** It may have been done, and the system could not tell yet; asked again later, it may. */
  | { readonly kind: 'unsettled'; readonly problem: Problem }
  | { readonly kind: 'taken_over' };

type Settled = Exclude<Attempted, { kind: 'taken_over' | 'unsettled' }>;
type AttemptResult = Extract<Attempted, { kind: 'done' }> | Trouble;

/**
 * At most `tries` calls of the tool under one key, with pauses between them and the lease renewed before each. After a
 * doubtful try the tool's `recover` is asked first, so an effect is not repeated blindly. What was arranged beforehand is
 * withdrawn only where the action certainly did not happen. Failures are returned, not thrown.
 */
export async function attempt(context: GateContext, work: Work): Promise<Attempted> {
  const attempted = await carriedOut(context, work);
  if (attempted.kind === 'failed' && !attempted.uncertain) await withdraw(context, work, work.setting);
  return attempted;
}

async function carriedOut(context: GateContext, work: Work): Promise<Attempted> {
  let mayHaveActed = work.cutOff;
  let ask = work.cutOff;
  let last = new Problem('outcome_unknown', 'It was cut off.');
  for (let tried = 0; tried < tries; tried += 1) {
    if (tried > 0) {
      await pauseBefore(context, { tried, after: last });
      if (!(await work.lease.renew())) return { kind: 'taken_over' };
    }
    const answer = ask ? await recovered(context, work) : 'repeat';
    const now = answer === 'repeat' ? await executed(context, work) : answer;
    if (now.kind === 'done' || now.kind === 'failed') return now;
    if (now.kind === 'final') return { kind: 'failed', problem: now.problem, uncertain: false };
    if (now.kind === 'doubtful') [mayHaveActed, ask] = [true, true];
    last = now.problem;
  }
  if (mayHaveActed) return { kind: 'unsettled', problem: unknownOutcome(last.message) };
  return { kind: 'failed', problem: last, uncertain: false };
}

async function executed(gateContext: GateContext, work: Work): Promise<AttemptResult> {
  const { tool, plan, action, setting, lease } = work;
  try {
    const output = await within(gateContext, setting, (context) =>
      underLease(lease, async () => {
        await arrange(gateContext, work, context);
        return tool.execute(plan, context);
      }),
    );
    return done(work, output);
  } catch (error) {
    return troubleOf(gateContext, action, error);
  }
}

async function recovered(gateContext: GateContext, work: Work): Promise<'repeat' | Settled | Trouble> {
  const { tool, plan, action, setting } = work;
  try {
    const recovery = await within(gateContext, setting, async (context) => {
      const found = await tool.recover(plan, context);
      // What somebody else did meanwhile looks like ours; what has to stand beside it may not be there yet.
      if (found.kind === 'done') await tool.before?.arrange(plan, context);
      return found;
    });
    if (recovery.kind === 'repeat') return 'repeat';
    if (recovery.kind === 'done') return done(work, recovery.output);
    return { kind: 'failed', problem: unknownOutcome(recovery.because), uncertain: true };
  } catch (error) {
    const trouble = troubleOf(gateContext, action, error);
    // The question failed, not the deed: what became of the deed is as unknown as before.
    return { kind: 'doubtful', problem: trouble.problem };
  }
}

function done({ tool, plan }: Work, answer: unknown): Extract<Attempted, { kind: 'done' }> {
  const output = tool.output.parse(answer);
  return { kind: 'done', output: toJson(output), outcome: tool.outcome({ plan, output }) };
}
