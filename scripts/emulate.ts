// npm run emulate -- <system> [port]: a server that behaves as that system's connector declares, with made-up records.
import { argv, exit } from 'node:process';
import { canBePlayed } from '../src/core/connector/connector.ts';
import { connectors } from '../src/connectors/index.ts';
import { emulate } from '../src/connectors/emulator/emulate.ts';

const [, , system, port = '0'] = argv;
const connector = connectors.find((one) => one.system === system);
if (connector === undefined || !canBePlayed(connector)) {
  const known = connectors.filter(canBePlayed);
  console.error(`Name a system: ${known.map((one) => one.system).join(', ')}.`);
  exit(2);
}
const emulator = await emulate(connector, { clock: { now: () => new Date() }, count: 250, port: Number(port) });
console.log(`${connector.title} is emulated at ${emulator.connector.baseUrl}`);
console.log(`config: ${JSON.stringify(emulator.config)}`);
console.log(`credentials: ${JSON.stringify(emulator.credentials)}`);
for (const [name, { list }] of Object.entries(connector.collections))
  console.log(`  ${name}: ${list.method} ${list.path}`);
const { origin } = new URL(emulator.connector.baseUrl);
const connection = { system, config: { ...emulator.config, origin }, credentials: emulator.credentials };
console.log('Connect it, with ALLOW_PRIVATE_NETWORK=1 in the environment of the service, by POST /api/v2/connections:');
console.log(JSON.stringify(connection));
console.log('Ctrl-C ends it.');
