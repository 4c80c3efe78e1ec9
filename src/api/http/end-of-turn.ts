// Answers that become ready in one turn of the event loop leave at its end, back to back. Where each is written by itself,
// each wakes the sleeping reader, and on a small machine that costs more processor time than the answer.

let turn: Promise<void> | undefined;

export function endOfTurn(): Promise<void> {
  return (turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  }));
}
