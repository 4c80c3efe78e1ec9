// Date parsers that Muster does not use, for comparison: found where somebody has installed them, beside the suites.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { DateRow } from './dates-rows.ts';

const Texts = z.record(z.string(), z.string());
/** Some of its parsers answer with maps, some with records. */
const Value = z.union([z.instanceof(Map).transform((map) => Texts.parse(Object.fromEntries(map))), Texts]);
const Found = z.array(z.object({ resolution: z.object({ values: z.array(Value).nullish() }).nullish() }));

/** Of Microsoft, where `<folder>/node_modules` has it: the first value that is not past, or the last there is. */
export function recognizersParser(folder: string): ((row: DateRow) => string | undefined) | undefined {
  const name = '@microsoft/recognizers-text-date-time';
  if (!existsSync(join(folder, 'node_modules', name))) return undefined;
  const loaded: unknown = createRequire(resolve(folder, 'bench.js'))(name);
  const { default: library } = z
    .object({ default: z.object({ recognizeDateTime: z.custom<Recognize>((one) => typeof one === 'function') }) })
    .parse(loaded);
  return ({ text, now, timeZone }) => {
    const wall = Temporal.Instant.from(now).toZonedDateTimeISO(timeZone).toPlainDateTime();
    // It reads the wall clock of the process.
    const reference = new Date(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute);
    const [first] = Found.parse(library.recognizeDateTime(text, 'en-us', 0, reference));
    const starts = (first?.resolution?.values ?? []).flatMap((value) => startIn(value, wall) ?? []);
    return starts.find((start) => start >= wall.toString()) ?? starts.at(-1);
  };
}

type Recognize = (...said: [text: string, culture: string, options: number, reference: Date]) => unknown;

function startIn(value: Record<string, string>, wall: Temporal.PlainDateTime): string | undefined {
  const said = value['start'] ?? value['value'] ?? value['end'];
  if (said === undefined || !/^[\d:\- ]+$/.test(said)) return undefined;
  if (/^\d\d:/.test(said)) return `${wall.toPlainDate().toString()}T${said}`;
  return said.includes(' ') ? said.replace(' ', 'T') : `${said}T00:00:00`;
}
