// One scenario, played through the whole agent in a world of its own, and what came of each message.
import { z } from 'zod';
import { canonical } from '../../src/core/json.ts';
import { ModelUsage } from '../../src/core/model-usage.ts';
import type { WantedCall } from '../../evals/harness/instruction.ts';
import { openSession, type Played, type PlayOptions } from '../../evals/harness/play.ts';
import { withAnyText, wordings, written } from '../../evals/harness/same-call.ts';
import { type Judged, judgedTalk, mustAsk, outcomesOf } from '../../evals/harness/score.ts';
import type { Turn } from './report.ts';
import type { Message, Scenario } from './scenarios.ts';

const Answer = z.object({
  usage: ModelUsage.exactOptional(),
  reply: z.object({ facts: z.array(z.object({ kind: z.string() })).default([]) }),
});

/** `before` is told of each message before it is said. */
type Options = PlayOptions & { readonly before?: (message: Message) => void };

export async function playScenario(scenario: Scenario, options: Options): Promise<readonly Turn[]> {
  const { past = [], contents, talk, kind, world } = scenario;
  const session = await openSession(contents, { ...options, past });
  const played: (Played & { readonly wallMs: number })[] = [];
  for (const exchange of talk) {
    options.before?.(exchange);
    const started = performance.now();
    const said = await session.say(exchange.say);
    const wallMs = performance.now() - started;
    played.push({ exchange, style: kind, sandbox: world, timeZone: session.timeZone, ...said, wallMs });
  }
  return judgedTalk(played).map((judged, turn) =>
    turnOf(judged, { scenario, turn, message: talk[turn], wallMs: played[turn]?.wallMs ?? 0 }),
  );
}

interface Context {
  readonly scenario: Scenario;
  readonly turn: number;
  readonly message: Message | undefined;
  readonly wallMs: number;
}

function turnOf(judged: Judged, { scenario, turn, message, wallMs }: Context): Turn {
  const { exchange, asks, reply, answer, cpuMs } = judged;
  const { usage, reply: parts } = Answer.parse(answer);
  const { forbidden, claims, fits } = againstScenario(judged, message);
  return {
    scenario: scenario.id,
    kind: scenario.kind,
    turn,
    say: exchange.say,
    reply,
    isExact: judged.isExact && forbidden.length === 0 && claims.length === 0 && fits,
    isWrong: judged.isWrong || forbidden.length > 0,
    forbidden,
    claims,
    mustAsk: mustAsk(exchange),
    asks,
    fits,
    isTrap: exchange.trap !== undefined,
    calls: callsOf(judged),
    refused: parts.facts.filter(({ kind }) => kind === 'refused').length,
    wallMs,
    cpuMs,
    ...(usage === undefined ? {} : { usage }),
  };
}

/** What the scenario says beyond the expected calls. */
function againstScenario({ calls, asks, timeZone, reply }: Judged, message: Message | undefined) {
  const expected = message?.question?.split('|');
  return {
    forbidden: calls.filter((call) => isForbidden(call, message)).map((call) => written(call, timeZone)),
    claims: (message?.notSaid ?? []).filter((phrase) => holds(reply, phrase)),
    fits: !asks || expected === undefined || expected.some((word) => holds(reply, word)),
  };
}

const holds = (text: string, phrase: string): boolean => text.toLowerCase().includes(phrase.toLowerCase());

function isForbidden([tool, input]: WantedCall, message: Message | undefined): boolean {
  return (message?.forbidden ?? []).some((one) => {
    if (typeof one === 'string') return one === tool;
    return (
      one[0] === tool && Object.entries(one[1]).every(([key, value]) => canonical(input[key]) === canonical(value))
    );
  });
}

/** Calls beside those of the label that they come closest to: of the fair readings, the one with the fewest differences. */
function callsOf({ exchange, calls, timeZone }: Judged): Turn['calls'] {
  const got = calls.map((call) => ({
    tool: call[0],
    shown: written(call, timeZone),
    ways: [written(call, timeZone), withAnyText(call, timeZone)],
  }));
  const readings = outcomesOf(exchange).map(({ calls: wanted }) => {
    const left = [...got];
    const missing: { readonly tool: string; readonly shown: string }[] = [];
    const right: { readonly tool: string; readonly shown: string }[] = [];
    for (const call of wanted) {
      const ways = wordings(call, timeZone);
      const place = left.findIndex((one) => one.ways.some((way) => ways.includes(way)));
      const [tool, shown] = [call[0], ways[0] ?? ''];
      if (place === -1) missing.push({ tool, shown });
      else right.push(...left.splice(place, 1).map((one) => ({ tool: one.tool, shown: one.shown })));
    }
    return { right, missing, extra: left.map((one) => ({ tool: one.tool, shown: one.shown })) };
  });
  const [closest = { right: [], missing: [], extra: [] }] = readings.toSorted(
    (a, b) => a.missing.length + a.extra.length - (b.missing.length + b.extra.length),
  );
  return closest;
}
