// One side of bench/api.ts in a process of its own: Muster's whole HTTP road before a gate that answers at once, or bare
// Fastify, which reads the same body and answers the JSON it is given on the command line.
import Fastify from 'fastify';
import type { ApiPorts } from '../src/api/ports.ts';
import type { ActionGate, Receipt } from '../src/core/ports/action-gate.ts';
import { gathered, openLog } from '../src/main/log.ts';
import { openNewId } from '../src/main/new-id.ts';
import { openApi } from '../test/api/world.ts';
import { setUpRetention } from '../test/support/retention.ts';
import { benchCall } from './api-calls.ts';

const [side, callName = '', answer = ''] = process.argv.slice(2);
const { method, path } = benchCall(callName);

async function muster() {
  const world = await openApi({
    log: openLog('info', { destination: gathered('/dev/null') }),
    newId: openNewId(() => Date.now()),
  });
  // One real receipt, answered again and again: what is measured is the road to the gate, not the gate.
  const { gate } = world.ports;
  const receipt: { made?: Promise<Receipt> } = {};
  const answering: ActionGate = { ...gate, call: (call) => (receipt.made ??= gate.call(call)) };
  const retention = scoresWritten();
  const { app } = await openApi({ ...world.ports, gate: answering, resolve: async ({ input }) => input, retention });
  return { app, authorization: `Bearer ${await world.key()}` };
}

/**
 * A store that takes each record and forgets it. A fake that keeps them would hold hundreds of thousands in this process
 * after a minute, and the collector would walk through them at the expense of the requests; the service holds none.
 */
function scoresWritten(): ApiPorts['retention'] {
  const { ports, stores } = setUpRetention();
  const { journal } = stores;
  const write = journal.addScores.bind(journal);
  journal.addScores = async (scores) => {
    const kept = await write(scores);
    journal.scores.length = 0;
    return kept;
  };
  return ports;
}

function bare() {
  const app = Fastify();
  const reply: unknown = JSON.parse(answer);
  app.route({ method, url: path.split('?')[0] ?? path, handler: async () => reply });
  return { app, authorization: 'Bearer none' };
}

// The parent is gone: so is the reason to be here.
process.on('disconnect', () => process.exit(0));
const { app, authorization } = side === 'bare' ? bare() : await muster();
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.send?.({ url: `${url}${path}`, authorization });
