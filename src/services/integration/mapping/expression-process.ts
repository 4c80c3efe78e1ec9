// The child process that evaluates expressions of users. It is handed nothing but expressions and records: no environment, no
// secrets, no files but its own code. When its parent is gone it ends, even in the middle of an expression that never would.
import { Worker } from 'node:worker_threads';
import { type Order, evaluateRows } from './evaluate.ts';

// A busy thread hears of nothing; this one only looks whether the process was left behind.
const watch = `
  const { ppid } = process;
  setInterval(() => { if (process.ppid !== ppid) process.kill(process.pid, 'SIGKILL'); }, 2_000);`;
new Worker(watch, { eval: true, env: {}, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref();

process.on('disconnect', () => process.exit(0));
process.on('message', (order: Order) => {
  void evaluateRows(order).then((reply) => process.send?.(reply));
});
process.send?.({ ready: true });
