// One side of bench/api.ts in a process of its own: Muster's whole HTTP road before a desk that answers at once, or bare Fastify.
import Fastify from 'fastify';
import { pino } from 'pino';
import type { Desk, Receipt } from '../src/core/ports/desk.ts';
import { openLog } from '../src/main/log.ts';
import { openApi } from '../test/api/world.ts';

async function muster() {
  const world = await openApi({
    log: openLog('info', pino.destination({ dest: '/dev/null', sync: false, minLength: 4096 })),
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
  app.post('/api/v1/tasks', async () => ({
    status: 'executed',
    candidates_contacted: 0,
    ats_updated: true,
    task_id: 'tsk_01J9Z3V4T5W6X7Y8Z9A0B1C2D3',
    action_id: 'act_01J9Z3V4T5W6X7Y8Z9A0B1C2D3',
    summary: 'Done: Move Ravi Menon (Frontend Engineer) from Phone Screen to Onsite Interview',
  }));
  return { app, authorization: 'Bearer none' };
}

const { app, authorization } = process.argv[2] === 'bare' ? bare() : await muster();
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.send?.({ port: typeof address === 'object' ? address?.port : undefined, authorization });
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
// The parent is gone: so is the reason to be here.
process.on('disconnect', () => process.exit(0));
