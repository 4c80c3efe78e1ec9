// Reads the learned weights once: a line of JSON with the shapes, then hashes, scales and bytes.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Net, Nets } from './model.ts';

const file = new URL('../../../data/planner/nets.bin', import.meta.url);
const Heads = z.array(z.object({ name: z.string(), labels: z.array(z.string()), hidden: z.int(), rows: z.int() }));

let loaded: Nets | undefined;

export function loadNets(): Nets {
  return (loaded ??= netsIn(new Uint8Array(readFileSync(file))));
}

function rowsOf(hashes: Uint32Array): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  for (const [row, hash] of hashes.entries()) rows.set(hash, row);
  return rows;
}

function netsIn(bytes: Uint8Array): Nets {
  const line = bytes.indexOf(10);
  const heads = Heads.parse(JSON.parse(new TextDecoder().decode(bytes.subarray(0, line))));
  let at = line + 1;
  const take = (length: number): ArrayBuffer => {
    const piece = bytes.slice(at, at + length).buffer;
    at += length;
    return piece;
  };
  const nets = new Map<string, Net>();
  for (const { name, labels, hidden, rows } of heads) {
    const width = hidden + labels.length;
    const hashes = new Uint32Array(take(rows * 4));
    const scales = new Float32Array(take(rows * 4));
    const top = new Float32Array(take((hidden + hidden * labels.length + labels.length) * 4));
    const weights = new Int8Array(take(rows * width));
    nets.set(name, { labels, hidden, rows: rowsOf(hashes), weights, scales, top });
  }
  const net = (name: string): Net => {
    const found = nets.get(name);
    if (found === undefined) throw new Error(`The planner's weights hold no net “${name}”.`);
    return found;
  };
  return {
    label: net('label'),
    span: net('span'),
    start: net('start'),
    end: net('end'),
    free: net('free'),
    right: net('right'),
  };
}
