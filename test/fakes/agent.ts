// An agent that follows a few words: “read” finds people, “wait” asks, “fail” breaks, anything else is answered in words.
import type { Agent, AgentAction, AgentAnswer, AgentTurn } from '../../src/agent/agent.ts';
import type { ActionGate, Receipt } from '../../src/core/ports/action-gate.ts';
import { Problem } from '../../src/core/problem.ts';

export class FakeAgent implements Agent {
  readonly turns: AgentTurn[] = [];
  readonly #gate: () => ActionGate;

  constructor(gate: () => ActionGate) {
    this.#gate = gate;
  }

  async converse(turn: AgentTurn): Promise<AgentAnswer> {
    this.turns.push(turn);
    const { text } = turn;
    if (text.startsWith('unavailable')) throw new Problem('unavailable', 'The model rests.');
    turn.emit?.({ kind: 'token', text: 'Well: ' });
    if (text.startsWith('break')) throw new Error('the secret plan is hunter2');
    if (text.startsWith('ask')) return this.#ask(turn);
    const receipt = await this.#call(turn);
    const action = actionOf(receipt);
    turn.emit?.({ kind: 'action', action });
    if (receipt.approval !== undefined) turn.emit?.({ kind: 'approval', action, approvalId: receipt.approval.id });
    const blocks = [{ type: 'text', text: receipt.summary } as const, { type: 'action', action } as const];
    return {
      reply: { text: receipt.summary, blocks, facts: [{ kind: 'done', text: receipt.summary }] },
      asks: false,
      actions: [action],
      approvals: [],
    };
  }

  #ask(turn: AgentTurn): AgentAnswer {
    const question = { text: 'Which one?', choices: ['Inés', 'Ravi'] };
    turn.emit?.({ kind: 'question', ...question });
    const blocks = [{ type: 'question', ...question } as const];
    return {
      reply: { text: question.text, blocks, facts: [{ kind: 'asked', text: question.text }] },
      asks: true,
      actions: [],
      approvals: [],
    };
  }

  async #call({ text, by, turnId, conversation }: AgentTurn): Promise<Receipt> {
    const rejects = text.startsWith('reject');
    return await this.#gate().call({
      tool: rejects ? 'reject_candidate' : 'find_candidates',
      input: rejects ? { candidate: 'c_joe' } : {},
      by,
      origin: { kind: 'conversation', conversation },
      idem: `${turnId}:1`,
      provenance: 'instructed',
    });
  }
}

const actionOf = ({ root, summary }: Receipt): AgentAction => ({
  actionId: root.id,
  taskId: root.task,
  tool: root.tool,
  arguments: root.input,
  status: root.status,
  summary,
});
