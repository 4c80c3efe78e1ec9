// What comes of messages after which nothing may be written: questions about what was done, lists with filters, statements.
import { shareOf, shown } from '../evals/harness/figures.ts';
import { probe, type ProbeName } from '../evals/harness/probes.ts';

export async function reportProbes(
  name: ProbeName,
  { json, misses }: { json: boolean; misses: boolean },
): Promise<void> {
  const probed = await probe(name);
  const figures = {
    wrote: shareOf(probed, ({ wrote }) => wrote),
    answered: shareOf(probed, ({ answered }) => answered),
    byALook: shareOf(probed, ({ answered, said }) => answered && said.calls.length > 0),
    askedBack: shareOf(probed, ({ wrote, said }) => !wrote && said.asks),
    ...(name === 'reads' ? { dropped: shareOf(probed, ({ dropped }) => dropped) } : {}),
  };
  if (json) return console.log(JSON.stringify({ probes: name, messages: probed.length, ...figures }));
  console.log(`${name}: ${probed.length} messages`);
  const titles: Readonly<Record<string, string>> = {
    wrote: 'something was changed or proposed',
    answered: 'answered by a look or in words',
    byALook: '  by a look',
    askedBack: 'asked back',
    dropped: 'lists that leave a condition out unsaid',
  };
  for (const [key, share] of Object.entries(figures)) console.log(`${(titles[key] ?? key).padEnd(42)} ${shown(share)}`);
  if (!misses) return;
  for (const { at, say, said, wrote, answered, dropped } of probed) {
    const fault = wrote ? 'WROTE' : dropped ? 'dropped' : name === 'reports' || answered ? undefined : 'asked';
    if (fault !== undefined) console.log(`\n${fault} [${at}] ${say}\n  ${JSON.stringify(said.calls)}\n  ${said.reply}`);
  }
}
