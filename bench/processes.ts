// What processes use, as Linux counts it: CPU time and memory of a service, and the CPU time of a whole PostgreSQL server.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';

/** Clock ticks of 10 ms. */
const ticksPerSecond = 100;

/** Megabytes resident, of the process and of nothing else; undefined where the system does not tell. */
export function residentMb(pid: number): number | undefined {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return undefined;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(path, 'utf8'))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1_024;
}

/** The fields after the name, which may hold blanks; undefined where there is no such process, or no /proc. */
function fieldsOf(pid: number | string): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    // It ended between the look at the folder and this one.
    return undefined;
  }
}

const seconds = (fields: readonly string[] | undefined, which: readonly number[]): number =>
  fields === undefined ? Number.NaN : which.reduce((sum, one) => sum + Number(fields[one]), 0) / ticksPerSecond;

/** CPU seconds that the process has used so far. */
export const cpuSeconds = (pid: number): number => seconds(fieldsOf(pid), [11, 12]);

/** The same with its children, those that have ended included. */
export function cpuSecondsOfTree({ pid = 0 }: Pick<ChildProcess, 'pid'>): number {
  const own = seconds(fieldsOf(pid), [11, 12, 13, 14]);
  if (Number.isNaN(own)) return own;
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map((name) => fieldsOf(name)).filter((fields) => fields?.[1] === String(pid));
  return children.reduce((sum, child) => sum + seconds(child, [11, 12]), own);
}
