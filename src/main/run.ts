// One command of the process: reads the configuration, opens the service, and closes it on a signal.
// The service is imported late: its thousand files are read while the database opens in its own thread.
import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { collectGarbage } from './collect-garbage.ts';
import { type Config, ConfigError, readConfig, silenceTracing } from './config.ts';
import { beginEngine } from './engine.ts';
import { openLog } from './log.ts';
import { printFindings, printRefusal, printWelcome } from './print.ts';
import { refusalOf } from './refusal.ts';
import { hearStrayFailures } from './stray-failures.ts';
import { tracingOf } from './tracing.ts';
import type { Log } from '../core/log.ts';
import { FolderInUseError } from '../storage/embedded/directory-lock.ts';
import type { Service } from './service.ts';
import { openTelemetry } from '../telemetry/open-telemetry.ts';

export async function run(command: string, file?: string): Promise<void> {
  let dataDir: string | undefined;
  try {
    silenceTracing();
    const config = readConfig();
    dataDir = config.DATABASE_URL === undefined ? config.DATA_DIR : undefined;
    const late: LateTrace = { current: () => undefined };
    const log = openLog(config.LOG_LEVEL, { trace: () => late.current() });
    if (command === 'new-key') await makeKey(config, log);
    else if (command === 'doctor') await examine(config);
    else if (command === 'backup') await (await import('./backup.ts')).backUp(config, log, file);
    else if (command === 'restore') await (await import('./backup.ts')).restore(config, log, file);
    else if (command === 'serve' || command === 'worker') await serve(command, config, { log, late });
    else {
      printRefusal(`"${command}" is no command; there are: serve (default), worker, new-key, doctor, backup, restore`);
      process.exit(2);
    }
  } catch (error) {
    printRefusal(await refusalOf(error, dataDir));
    process.exit(1);
  }
}

/** Lines are written before there is anything to trace. */
interface LateTrace {
  current: () => string | undefined;
}

async function serve(
  command: 'serve' | 'worker',
  config: Config,
  { log, late }: { log: Log; late: LateTrace },
): Promise<void> {
  if (command === 'worker' && config.DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_URL: a worker of its own needs one; the embedded database serves one process');
  const engine = beginEngine(config, log);
  const telemetry = await openTelemetry(tracingOf(config));
  late.current = () => telemetry.current();
  const { openService, openWorker } = await import('./service.ts');
  const begun = { engine, telemetry };
  const service = await (command === 'worker' ? openWorker(config, log, begun) : openService(config, log, begun));
  const close = async () => {
    await service.close();
    await telemetry.close();
  };
  closeOnSignals({ ...service, close }, config, log);
  hearStrayFailures(process, { log, close, exit, graceMs: Math.max(1, config.GRACE_SECONDS) * 1_000 });
  if (service.welcome === undefined) log.info('working');
  else printWelcome(service.welcome);
  // Whoever starts after a crash needs them as well, and a crash writes nothing.
  flushCompileCache();
  setTimeout(collectGarbage, settledMs).unref();
}

const exit = (code: number): void => process.exit(code);

/** When whoever waited for the start has had the first answers. */
const settledMs = 5_000;

function closeOnSignals(service: Service, { GRACE_SECONDS }: Config, log: Log): void {
  let closing = false;
  const close = async (graceMs: number) => {
    // The launcher and the terminal may both pass the signal on.
    if (closing) return;
    closing = true;
    log.info('draining');
    service.leave();
    await pause(graceMs);
    await service.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void close(GRACE_SECONDS * 1_000));
  // Ctrl+C: somebody sits there, and no balancer has to be told.
  process.on('SIGINT', () => void close(0));
}

/** By the service itself where one runs on that folder. */
async function makeKey(config: Config, log: Log): Promise<void> {
  const engine = beginEngine(config, log);
  const { newKey } = await import('./new-key.ts');
  try {
    await newKey(config, log, engine);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const { handKeyIn } = await import('./handed-keys.ts');
    process.stdout.write(`${await handKeyIn(config.DATA_DIR)}\n`);
  }
}

async function examine(config: Config): Promise<void> {
  const doctor = await import('./doctor.ts');
  const findings = await doctor.examine(config);
  printFindings(findings);
  process.exitCode = findings.every(({ isWell }) => isWell) ? 0 : 1;
}
