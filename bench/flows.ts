// npm run bench:flows -- [--misses]
// Sixty requests of test/services/integration/flows/requests.jsonl, half of them for test: drafts right at once, and of the others
// how many name what is open; by the rules alone, and with a language model that gives the best answer. thirty-five more in rough words,
// written after the rules, show how these fare where nobody had thought of the words. `--misses` names those that are not for test.
import { parseArgs } from 'node:util';
import { type Judged, judge, rows } from './flow-requests.ts';

const { misses } = parseArgs({ options: { misses: { type: 'boolean', default: false } } }).values;

for (const model of [false, true])
  for (const split of ['dev', 'test', 'rough'] as const) {
    const judged = await Promise.all(rows.filter((row) => row.split === split).map((row) => judge(row, { model })));
    const count = (of: (one: Judged) => boolean): number => judged.filter(of).length;
    const right = count(({ verdict }) => verdict === 'right');
    const named = count(({ verdict }) => verdict === 'named');
    console.log(
      `${model ? 'with a model' : 'rules alone '} ${split}: ${right} of ${judged.length} right at once (${Math.round((100 * right) / judged.length)}%), ` +
        `${named} more name what is open, ${judged.length - right - named} wrong in silence; ` +
        `${count(({ drafted }) => drafted.by === 'rules')} by the rules`,
    );
    for (const { row, differs, drafted, verdict } of judged)
      if (misses && split !== 'test' && verdict !== 'right')
        console.log(`  ${verdict}: ${row.request} (${differs.join(', ')}) ${JSON.stringify(drafted.open)}`);
  }
