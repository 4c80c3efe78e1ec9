// n8n in a process of its own on a folder of its own, with the workflows of this bench published. It speaks to nobody but the
// systems of the bench: what it would ask its maker for is turned off.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { request } from 'undici';
import { z } from 'zod';
import { freePort } from '../../test/support/programs.ts';
import { cpuSeconds } from '../processes.ts';
import { type Workflow, workflowsFor } from './n8n-workflows.ts';

const silent = {
  N8N_DIAGNOSTICS_ENABLED: 'false',
  N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
  N8N_DYNAMIC_BANNERS_ENABLED: 'false',
  N8N_TEMPLATES_ENABLED: 'false',
  N8N_PERSONALIZATION_ENABLED: 'false',
  N8N_HIRING_BANNER_ENABLED: 'false',
  N8N_LICENSE_AUTO_RENEW_ENABLED: 'false',
  N8N_COMMUNITY_PACKAGES_ENABLED: 'false',
  N8N_DISABLED_MODULES: 'mcp-registry',
  N8N_LOG_LEVEL: 'error',
};
const bootLimitMs = 300_000;
const stopLimitMs = 15_000;

export interface N8n {
  readonly version: string;
  readonly workflows: readonly Workflow[];
  /** The service and the process in which it runs pieces of JavaScript. */
  pids(): readonly number[];
  /** From the trigger to the answer that the last node has run. */
  run(workflow: Workflow): Promise<{ readonly ms: number; readonly cpuMs: number }>;
  /** SIGKILL of all of it; `boot` starts it again on the same folder. */
  kill(): Promise<void>;
  boot(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

/** `home`: the folder into which npm has installed it. */
export async function startN8n(home: string, systemsUrl: string): Promise<N8n> {
  const installed = join(home, 'node_modules/n8n');
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')));
  const folder = mkdtempSync(join(tmpdir(), 'muster-n8n-'));
  const port = await freePort();
  const env = await environmentOf(folder, port);
  const program = join(installed, 'bin/n8n');
  const workflows = workflowsFor(systemsUrl);
  await importAll({ program, env, folder }, workflows);
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    if (child !== undefined) await ended(child, signal);
    child = undefined;
  };
  const pids = () => (child?.pid === undefined ? [] : family(child.pid));
  const trigger = ({ path }: Workflow) => `http://127.0.0.1:${port}/webhook/${path}`;
  return {
    version,
    workflows,
    pids,
    run: (workflow) => measured(trigger(workflow), pids),
    kill: () => end('SIGKILL'),
    async boot() {
      child = launched(program, env);
      await untilPublished(workflows.map(trigger), child);
    },
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Its own settings in ours are passed on, such as another engine for its expressions. */
async function environmentOf(folder: string, port: number): Promise<Environment> {
  const passedOn = Object.entries(process.env).filter(([name]) => name === 'PATH' || name.startsWith('N8N_'));
  return {
    ...Object.fromEntries(passedOn),
    ...silent,
    HOME: folder,
    N8N_USER_FOLDER: folder,
    N8N_LISTEN_ADDRESS: '127.0.0.1',
    N8N_PORT: String(port),
    N8N_RUNNERS_BROKER_PORT: String(await freePort()),
  };
}

interface Program {
  readonly program: string;
  readonly env: Environment;
  readonly folder: string;
}

async function importAll({ program, env, folder }: Program, workflows: readonly Workflow[]): Promise<void> {
  const n8n = (...command: string[]) =>
    promisify(execFile)(process.execPath, [program, ...command], { env, maxBuffer: 64 * 1_024 * 1_024 });
  const file = join(folder, 'workflows.json');
  writeFileSync(file, JSON.stringify(workflows));
  await n8n('import:workflow', `--input=${file}`);
  for (const { id } of workflows) await n8n('publish:workflow', `--id=${id}`);
}

function launched(program: string, env: Environment): ChildProcess {
  const child = spawn(process.execPath, [program, 'start'], { env, stdio: 'ignore', detached: true });
  // Whoever cuts the bench off ends it as well.
  const killed = () => signalGroup(child, 'SIGKILL');
  process.once('exit', killed);
  child.once('exit', () => process.removeListener('exit', killed));
  return child;
}

/** A GET of a published workflow is told that it wants a POST; before it is published, nothing is known of it. */
async function isPublished(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => undefined);
  return answer !== undefined && (await answer.text()).includes('not registered for GET');
}

async function untilPublished(addresses: readonly string[], child: ChildProcess): Promise<void> {
  const limit = performance.now() + bootLimitMs;
  for (;;) {
    if ((await Promise.all(addresses.map(isPublished))).every(Boolean)) return;
    if (child.exitCode !== null) throw new Error(`n8n ended with ${child.exitCode}`);
    if (performance.now() > limit) throw new Error('n8n does not start');
    await sleep(250);
  }
}

async function measured(address: string, pids: () => readonly number[]): Promise<{ ms: number; cpuMs: number }> {
  const cpu = () => pids().reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const [cpuBefore, since] = [cpu(), performance.now()];
  // It answers at the end, however long that takes.
  const answer = await request(address, { method: 'POST', headersTimeout: 0, bodyTimeout: 0 });
  const said = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`n8n answered ${answer.statusCode}: ${said}`);
  return { ms: performance.now() - since, cpuMs: (cpu() - cpuBefore) * 1_000 };
}

/** The process and those it has started, as far as the system tells. */
function family(pid: number): readonly number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return [pid, ...children.flatMap(family)];
  } catch {
    // Another system than Linux, or a thread that has just ended.
    return [pid];
  }
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch {
    // It is gone already.
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  signalGroup(child, signal);
  await Promise.race([gone, sleep(stopLimitMs, undefined, { ref: false })]);
  signalGroup(child, 'SIGKILL');
  await gone;
}
