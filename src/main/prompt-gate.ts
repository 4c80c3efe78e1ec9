// A gate after whose decisions the promised work starts at once instead of at the relay's next look.
import type { Gate } from '../gate/gate.ts';

export function promptly(gate: Gate, nudge: () => void): Gate {
  const then = async <T>(done: Promise<T>): Promise<T> => {
    try {
      return await done;
    } finally {
      // A refused execution may have decided something before it was refused.
      nudge();
    }
  };
  return {
    ...gate,
    async call(call) {
      const receipt = await gate.call(call);
      if (receipt.approval !== undefined || receipt.root.effect === 'control') nudge();
      return receipt;
    },
    decide: (call, act) => then(gate.decide(call, act)),
    approve: (approval, act) => then(gate.approve(approval, act)),
    reject: (approval, act, reason) => then(gate.reject(approval, act, reason)),
    edit: (approval, act, input) => then(gate.edit(approval, act, input)),
    withdraw: (approval, by, reason) => then(gate.withdraw(approval, by, reason)),
    undoAction: (action, by) => then(gate.undoAction(action, by)),
    undoTask: (task, by) => then(gate.undoTask(task, by)),
    undoLast: (by) => then(gate.undoLast(by)),
  };
}
