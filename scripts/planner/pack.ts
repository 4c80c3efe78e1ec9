// Nets as bytes: a JSON line for each with its shape, then its hashes, and its weights as one signed byte each with a scale a row.
import type { Net } from '../../src/agent/planner/model.ts';

export function packed(nets: Readonly<Record<string, Net>>): Buffer {
  const parts: Buffer[] = [];
  const heads = Object.entries(nets).map(([name, { labels, hidden, rows, weights: given, scales: before, top }]) => {
    const width = hidden + labels.length;
    const weights = Float32Array.from(given, (weight, at) => weight * (before?.[Math.floor(at / width)] ?? 1));
    const hashes = new Uint32Array(rows.size);
    for (const [hash, row] of rows) hashes[row] = hash;
    const bytes = new Int8Array(weights.length);
    const scales = new Float32Array(rows.size);
    for (let row = 0; row < rows.size; row += 1) {
      const one = weights.subarray(row * width, (row + 1) * width);
      const scale = Math.max(1e-9, ...one.map(Math.abs)) / 127;
      scales[row] = scale;
      for (const [at, weight] of one.entries()) bytes[row * width + at] = Math.round(weight / scale);
    }
    const pieces = [hashes, scales, top, bytes].map((one) => Buffer.from(one.buffer, one.byteOffset, one.byteLength));
    parts.push(...pieces);
    return { name, labels, hidden, rows: rows.size };
  });
  return Buffer.concat([Buffer.from(`${JSON.stringify(heads)}\n`), ...parts]);
}
