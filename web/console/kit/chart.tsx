// Charts: drawn by uPlot, which is loaded when the first one is shown, and always readable as numbers.
import { useEffect, useRef, type ReactNode } from 'react';
import type uPlot from 'uplot';
import { idle } from './idle.ts';

export interface Series {
  readonly name: string;
  /** Null where there is no figure. */
  readonly values: readonly (number | null)[];
  readonly kind?: 'line' | 'bars' | 'dashed';
  readonly colour?: 'accent' | 'ok' | 'warn' | 'bad';
}

interface ChartProps {
  readonly title: string;
  /** What each place along the axis is: a day, a stage. */
  readonly labels: readonly string[];
  /** Shorter words for the same places, where the labels are too long for the axis. */
  readonly ticks?: readonly string[];
  readonly series: readonly Series[];
  /** Behind each number: ` %`, ` days`. */
  readonly unit?: string;
  /** The name of the axis along the bottom, for the table's first column. */
  readonly axis: string;
  readonly height?: number;
}

export function Chart({ title, labels, ticks = labels, series, unit = '', axis, height = 200 }: ChartProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const drawn = JSON.stringify([ticks, series]);
  useEffect(() => {
    const target = place.current;
    if (target === null || labels.length === 0) return undefined;
    const leave = new AbortController();
    void draw(target, { labels: ticks, series, height, unit, axis }, leave.signal);
    return () => leave.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `drawn` stands for labels and series, which are new objects each time
  }, [drawn, height, unit, axis]);
  const latest = series.map(({ name, values }) => `${name} ${words(values.at(-1), unit)}`).join(', ');
  return (
    <figure>
      <div
        ref={place}
        role="img"
        aria-label={`${title}. Latest: ${latest}`}
        className="w-full overflow-hidden"
        style={{ minHeight: height }}
      />
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {series.map(({ name, colour = 'accent', kind }) => (
          <span key={name} className="inline-flex items-center gap-2">
            <span
              aria-hidden="true"
              className={`inline-block w-4 border-t-3 ${kind === 'dashed' ? 'border-dashed' : ''} ${legend[colour]}`}
            />
            {name}
          </span>
        ))}
      </figcaption>
      <details className="mt-1 text-sm">
        <summary className="flex min-h-control items-center font-medium text-accent">Show numbers</summary>
        <Numbers {...{ title, labels, series, unit, axis }} />
      </details>
    </figure>
  );
}

const legend = { accent: 'border-accent', ok: 'border-ok', warn: 'border-warn', bad: 'border-bad' } as const;

const words = (value: number | null | undefined, unit: string): string =>
  value === null || value === undefined ? 'none' : `${inWords(value)}${unit}`;

const Numbers = ({ title, labels, series, unit, axis }: Required<Omit<ChartProps, 'height' | 'ticks'>>): ReactNode => (
  <div role="region" aria-label={`${title}: numbers`} tabIndex={0} className="relative max-h-64 overflow-auto">
    <table className="w-full text-start">
      <thead>
        <tr>
          {[axis, ...series.map(({ name }) => name)].map((name) => (
            <th key={name} scope="col" className="py-1 pe-4 text-start font-medium text-muted">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, index) => (
          <tr key={label} className="border-t border-line">
            <th scope="row" className="py-1 pe-4 text-start font-normal">
              {label}
            </th>
            {series.map(({ name, values }) => (
              <td key={name} className="py-1 pe-4 tabular-nums">
                {words(values[index], unit)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface Drawing {
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  readonly height: number;
  readonly unit: string;
  readonly axis: string;
}

/** Draws, and draws anew for another width or other colours, until `leave` is told. */
async function draw(target: HTMLElement, drawing: Drawing, leave: AbortSignal): Promise<void> {
  await idle();
  const [{ default: Plot }] = await Promise.all([import('uplot'), import('uplot/dist/uPlot.min.css')]);
  if (leave.aborted) return;
  let plot: uPlot | undefined;
  const redraw = (): void => {
    plot?.destroy();
    const { labels, series } = drawing;
    const places = labels.map((_, index) => index);
    plot = new Plot(
      optionsOf(Plot, drawing, target.clientWidth),
      [places, ...series.map(({ values }) => [...values])],
      target,
    );
  };
  const sizes = new ResizeObserver(() => plot?.setSize({ width: target.clientWidth, height: drawing.height }));
  const themes = new MutationObserver(redraw);
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  redraw();
  sizes.observe(target);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  scheme.addEventListener('change', redraw);
  leave.addEventListener('abort', () => {
    sizes.disconnect();
    themes.disconnect();
    scheme.removeEventListener('change', redraw);
    plot?.destroy();
  });
}

function optionsOf(
  Plot: typeof uPlot,
  { labels, series, height, unit, axis: name }: Drawing,
  width: number,
): uPlot.Options {
  const bars = Plot.paths.bars?.({ size: [0.6, 48] });
  const axis = {
    stroke: colour('muted'),
    grid: { stroke: colour('line'), width: 1 },
    ticks: { show: false },
    font: '12px system-ui',
  };
  return {
    width,
    height,
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false, range: [-0.5, labels.length - 0.5] }, y: { range: (_, __, top) => [0, niceTop(top)] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        label: name,
        labelSize: 18,
        labelGap: 2,
        labelFont: '12px system-ui',
        // One line of words, each with room for the longest.
        size: 28,
        space: 16 + 7 * Math.max(...labels.map(({ length }) => length)),
        incrs: [1, 2, 5, 7, 14, 30],
        values: (_, at) => at.map((place) => labels[place] ?? ''),
      },
      {
        ...axis,
        size: 48,
        // Nobody has a quarter of an interview.
        ...(series.every(({ values }) => values.every((value) => Number.isInteger(value ?? 0)))
          ? { incrs: wholeSteps }
          : {}),
        values: (_, at) => at.map((value) => `${inWords(value)}${unit}`),
      },
    ],
    series: [
      {},
      ...series.map(({ kind = 'line', colour: tone = 'accent' }) => ({
        stroke: colour(tone),
        width: 2,
        // Without a stroke, for that of a bar of nothing would be seen.
        ...(kind === 'bars' && bars !== undefined
          ? { width: 0, fill: colour(tone), paths: bars, points: { show: false } }
          : {}),
        ...(kind === 'dashed' ? { dash: [6, 4], points: { show: false } } : {}),
      })),
    ],
  };
}

const wholeSteps = [0, 1, 2, 3, 4, 5, 6].flatMap((power) => [1, 2, 5].map((step) => step * 10 ** power));

/** Grouped, and with a minus of its own: 21,434 and −0.9. */
const inWords = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 3 }).replace('-', '−');

/** The next 1, 2 or 5 times a power of ten. */
function niceTop(top: number): number {
  if (top <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(top));
  return ([1, 2, 5, 10].find((step) => step * power >= top) ?? 10) * power;
}

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
