// The ledger's records as rows and back. Every row that is read goes through the port's schema.
import { Action, Approval } from '../../core/action.ts';
import type { TenantId } from '../../core/ids.ts';
import type { ActionPatch } from '../../core/ports/ledger.ts';

export const actionColumns = Action.keyof().options;
export const approvalColumns = Approval.keyof().options;

export const jsonText = (value: unknown): string => JSON.stringify(value);
export const optionalJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

export const toActionRow = (tenant: TenantId, action: Action) => ({
  ...action,
  tenant,
  input: jsonText(action.input),
  plan: optionalJson(action.plan),
  origin: jsonText(action.origin),
  output: optionalJson(action.output),
  problem: optionalJson(action.problem),
  act: optionalJson(action.act),
  draft: optionalJson(action.draft),
});

export const toApprovalRow = (tenant: TenantId, approval: Approval) => ({
  ...approval,
  tenant,
  input: jsonText(approval.input),
  act: optionalJson(approval.act),
});

/** The columns of a patch; what it leaves out stays as it is. */
export function toPatchRow({ input, plan, output, problem, act, ...plain }: ActionPatch) {
  return {
    ...plain,
    ...(input === undefined ? {} : { input: jsonText(input) }),
    ...(plan === undefined ? {} : { plan: optionalJson(plan) }),
    ...(act === undefined ? {} : { act: optionalJson(act) }),
    ...(output === undefined ? {} : { output: optionalJson(output) }),
    ...(problem === undefined ? {} : { problem: optionalJson(problem) }),
  };
}
