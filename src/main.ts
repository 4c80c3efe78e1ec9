// The process. What was compiled once is found at the next start, also of what is imported first: so nothing else stands here.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// Where the folder cannot be written everything is compiled again; NODE_COMPILE_CACHE names another.
enableCompileCache(join(import.meta.dirname, '../dist/compiled'));
// On a machine with much memory V8 lets several times what lives stand as garbage; half as much again costs nothing that is measurable.
setFlagsFromString('--heap-growing-percent=50');
// V8 would optimize one function of the database at every start, with 600 MB of memory to work in (decision 0137).
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');
// V8 can abort the process while it frees single functions of WebAssembly in one thread and compiles in another
// (https://github.com/nodejs/node/issues/64500). There is one database and little to free: nothing is.
setFlagsFromString('--no-wasm-code-gc');
const { run } = await import('./main/run.ts');
await run(process.argv[2] ?? 'serve', process.argv[3]);
