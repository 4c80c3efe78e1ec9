// A process that waits for an expression without an end, one after another, until it is killed.
import { openExpressions } from '../../../src/services/integration/mapping/expressions.ts';

const pool = openExpressions();
process.stdout.write('begins\n');
for (;;) await pool.evaluate([`$match("${'a'.repeat(60)}!", /^(a+)+$/)`], [{ a: 1 }]);
