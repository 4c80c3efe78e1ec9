// npm run bench:plans — CPU time of the solver of interview plans: 7 events, 20 interviewers, 10 days; its longest turn.
import { randomFrom } from '../src/services/retention/engine/random.ts';
import { solvePlan } from '../src/services/scheduling/solve-plan.ts';
import { brokenRules, problemFrom } from '../test/support/plan-problems.ts';

const plans = 500;
const cpu: number[] = [];
let longestTurn = 0;
const count = { solved: 0, none: 0, unproven: 0, broken: 0 };
for (let seed = 1; seed <= plans; seed += 1) {
  const random = randomFrom(seed);
  const problem = problemFrom(seed, { events: 7, people: 20, days: 10, busy: 0.05 + random() * 0.5 });
  const work = solvePlan(problem);
  const before = process.cpuUsage();
  for (;;) {
    const turn = process.cpuUsage();
    const { done, value } = work.next();
    const { user, system } = process.cpuUsage(turn);
    longestTurn = Math.max(longestTurn, (user + system) / 1_000);
    if (done !== true) continue;
    count[value.kind] += 1;
    if (value.kind === 'none' && !value.isProven) count.unproven += 1;
    if (value.kind === 'solved' && brokenRules(problem, value.events).length > 0) count.broken += 1;
    break;
  }
  const { user, system } = process.cpuUsage(before);
  cpu.push((user + system) / 1_000);
}
const sorted = cpu.toSorted((a, b) => a - b);
const at = (share: number): string => `${(sorted[Math.floor(share * (plans - 1))] ?? 0).toFixed(0)} ms`;
console.log(`${plans} plans of 7 events, 20 interviewers, 10 days: ${JSON.stringify(count)}`);
console.log(`CPU p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}; longest turn ${longestTurn.toFixed(0)} ms`);
