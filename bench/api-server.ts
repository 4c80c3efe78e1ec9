// One side of bench/api.ts in a process of its own: Muster's whole HTTP road before a desk that answers at once, or bare
// Fastify, which reads the same body and answers the JSON it is given on the command line.
import Fastify from 'fastify';
import type { Desk, Receipt } from '../src/core/ports/desk.ts';
import { gathered, openLog } from '../src/main/log.ts';
import { openNewId } from '../src/main/new-id.ts';
import { openApi } from '../test/api/world.ts';
import { benchCall } from './api-calls.ts';

const [side, callName = '', answer = ''] = process.argv.slice(2);
const { path } = benchCall(callName);

async function muster() {
  const world = await openApi({
    log: openLog('info', gathered('/dev/null')),
    newId: openNewId(() => Date.now()),
  });
  // One real receipt, answered again and again: what is measured is the road to the gate, not the gate.
  const { desk } = world.ports;
  const receipt: { made?: Promise<Receipt> } = {};
  const answering: Desk = { ...desk, call: (call) => (receipt.made ??= desk.call(call)) };
  const { app } = await openApi({ ...world.ports, desk: answering, resolve: async ({ input }) => input });
  return { app, authorization: `Bearer ${await world.key()}` };
}

function bare() {
  const app = Fastify();
  const reply: unknown = JSON.parse(answer);
  app.post(path, async () => reply);
  return { app, authorization: 'Bearer none' };
}

// The parent is gone: so is the reason to be here.
process.on('disconnect', () => process.exit(0));
const { app, authorization } = side === 'bare' ? bare() : await muster();
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.send?.({ url: `${url}${path}`, authorization });
