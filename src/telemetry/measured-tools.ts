// Tools whose work shows as spans: what a tool reads to plan, does, undoes, and asks after a crash.
import type { AnyTool } from '../core/tool.ts';
import type { Tracer } from '../core/telemetry.ts';

/** Changes nothing of what the tool answers or throws; plans and inputs never reach a span. */
export const measuredTool = (tool: AnyTool, tracer: Tracer): AnyTool => {
  const { name } = tool;
  const attributes = { 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': name } as const;
  const execute = <T>(work: () => Promise<T>): Promise<T> =>
    tracer.span({ name: `execute_tool ${name}`, attributes }, work);
  const beside = <T>(step: string, work: () => Promise<T>): Promise<T> =>
    tracer.span({ name: `${step} ${name}`, attributes: { 'gen_ai.tool.name': name } }, work);
  if (tool.effect !== 'write')
    return { ...tool, execute: (input, context) => execute(() => tool.execute(input, context)) };
  const measured = {
    ...tool,
    prepare: (input: unknown, context: Parameters<typeof tool.prepare>[1]) =>
      beside('prepare', () => tool.prepare(input, context)),
    execute: (plan: unknown, context: Parameters<typeof tool.execute>[1]) => execute(() => tool.execute(plan, context)),
    recover: (plan: unknown, context: Parameters<typeof tool.recover>[1]) =>
      beside('recover', () => tool.recover(plan, context)),
  };
  if (tool.reversal === 'none') return { ...measured, reversal: tool.reversal, because: tool.because };
  return {
    ...measured,
    reversal: tool.reversal,
    undo: (done, context) => beside('undo', () => tool.undo(done, context)),
  };
};
