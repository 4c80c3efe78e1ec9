// npm run bench:connections — 1,000 connections open at once on one process of the service; a part of bench:all by itself.
import { runConnections } from './all/connections.ts';
import { table, type Row } from './all/table.ts';

const rows: Row[] = [];
const options = { scale: 1, n8n: undefined, most: 0 };
await runConnections({ options, tell: (row) => void rows.push(row) });
console.log(table([{ part: 'connections', rows }]));
if (rows.some(({ holds }) => holds === false)) process.exitCode = 1;
