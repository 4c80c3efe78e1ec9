// The process: reads the configuration, opens the service, and closes it on a signal.
import { flushCompileCache } from 'node:module';
import { readConfig, silenceTracing } from './main/config.ts';
import { examine } from './main/doctor.ts';
import { newKey } from './main/new-key.ts';
import { openLog } from './main/log.ts';
import { printFindings, printRefusal, printWelcome } from './main/print.ts';
import { refusalOf } from './main/refusal.ts';
import { openService, openWorker } from './main/service.ts';

const command = process.argv[2] ?? 'serve';

try {
  silenceTracing();
  const config = readConfig();
  const log = openLog(config.LOG_LEVEL);
  if (command === 'new-key') await newKey(config, log);
  else if (command === 'doctor') {
    const findings = await examine(config);
    printFindings(findings);
    process.exitCode = findings.every(({ isWell }) => isWell) ? 0 : 1;
  } else if (command === 'serve' || command === 'worker') {
    const service = await (command === 'worker' ? openWorker(config, log) : openService(config, log));
    let closing = false;
    const close = async () => {
      // The launcher and the terminal may both pass the signal on.
      if (closing) return;
      closing = true;
      log.info('draining');
      await service.close();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void close());
    if (service.welcome === undefined) log.info('working');
    else printWelcome(service.welcome);
    // Whoever starts after a crash needs them as well, and a crash writes nothing.
    flushCompileCache();
  } else {
    printRefusal(`"${command}" is no command; there are: serve (default), worker, new-key, doctor`);
    process.exit(2);
  }
} catch (error) {
  printRefusal(refusalOf(error));
  process.exit(1);
}
