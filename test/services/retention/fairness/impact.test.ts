// The published fixtures of adverse impact on real data, and the edges of the rules.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { impactOf } from '../../../../src/services/retention/fairness/impact.ts';

const pair = z.tuple([z.number(), z.number()]);
const fixtures = z
  .object({
    fixtures: z.array(
      z.strictObject({
        name: z.string(),
        group: pair,
        reference: pair,
        published: z.strictObject({
          rate: z.number(),
          referenceRate: z.number(),
          ratio: z.number(),
          deviations: z.number(),
          fisher: z.number(),
        }),
        /** Absent: the ratio was taken from the counts, as the product does. */
        ratioOf: z.literal('printed rates').optional(),
        /** The figure that is a mean over repeats of the cross-validation. */
        meanOfRepeats: z.literal('fisher').optional(),
        belowFourFifths: z.boolean(),
        beyondTwoDeviations: z.boolean(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('test/fixtures/retention/adverse-impact.json', 'utf8'))).fixtures;

/** As many digits as the published figure has. */
const asPublished = (value: number, published: number): number =>
  Math.abs(published) < 0.1
    ? Number(value.toPrecision(1))
    : Math.round(value * 10 ** decimals(published)) / 10 ** decimals(published);
const decimals = (value: number): number => String(value).split('.')[1]?.length ?? 0;

test('the list of fixtures is not empty', () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(7);
});

test.each(fixtures)(
  '$name: rates, ratio and tests are the published ones',
  ({ group, reference, published, ...rest }) => {
    const counts = { count: group[0], selected: group[1] };
    const found = impactOf(counts, { count: reference[0], selected: reference[1] });
    const figures = new Map(
      Object.entries({
        rate: found.rate,
        referenceRate: found.referenceRate,
        ratio: rest.ratioOf === undefined ? (found.ratio ?? 0) : published.rate / published.referenceRate,
        deviations: found.deviations ?? 0,
        fisher: found.fisher,
      }),
    );
    const rounded = Object.fromEntries(
      Object.entries(published).flatMap(([name, value]) =>
        rest.meanOfRepeats === name ? [] : [[name, asPublished(figures.get(name) ?? 0, value)]],
      ),
    );
    expect(published).toMatchObject(rounded);
    expect(found.belowFourFifths).toBe(rest.belowFourFifths);
    expect(found.beyondTwoDeviations).toBe(rest.beyondTwoDeviations);
  },
);

type Fixture = (typeof fixtures)[number];
type Counts = readonly [number, number];

/** The published figures, from one table or as means over several; the ratio as printed is that of the printed rates. */
function printedOf({ reference, published }: Fixture, groups: readonly Counts[]) {
  const found = groups.map(([count, selected]) =>
    impactOf({ count, selected }, { count: reference[0], selected: reference[1] }),
  );
  const mean = (figure: (impact: (typeof found)[number]) => number): number =>
    found.reduce((sum, impact) => sum + figure(impact), 0) / found.length;
  return {
    rate: asPublished(
      mean(({ rate }) => rate),
      published.rate,
    ),
    deviations: asPublished(
      mean(({ deviations }) => deviations ?? 0),
      published.deviations,
    ),
    fisher: asPublished(
      mean(({ fisher }) => fisher),
      published.fisher,
    ),
  };
}

test('the one figure that no single table gives is a mean over two repeats that differ by a few people', () => {
  const means = fixtures.filter(({ meanOfRepeats }) => meanOfRepeats !== undefined);
  expect(means.map(({ name }) => name)).toEqual(['trainees, women against men']);
  for (const fixture of means) {
    const { rate, deviations, fisher } = fixture.published;
    const [count, selected] = fixture.group;
    // The group is so large that only one number selected has the published rate.
    const alone = [selected - 1, selected, selected + 1].map((number) => printedOf(fixture, [[count, number]]));
    expect(alone.filter((printed) => printed.rate === rate)).toEqual([{ rate, deviations, fisher: 0.0003 }]);
    const repeats = [1, 2, 3, 4, 5, 6].map((apart) =>
      printedOf(fixture, [
        [count, selected - apart],
        [count, selected + apart],
      ]),
    );
    expect(repeats).toContainEqual({ rate, deviations, fisher });
  }
});

test('exactly four fifths is not below four fifths', () => {
  expect(impactOf({ count: 100, selected: 40 }, { count: 100, selected: 50 }).belowFourFifths).toBe(false);
});

test('a shortfall that one person would close is said to be one', () => {
  const found = impactOf({ count: 20, selected: 7 }, { count: 20, selected: 9 });
  expect(found).toMatchObject({ belowFourFifths: true, turnsOnOnePerson: true, fewPeople: true });
  expect(found.shortfall).toBeCloseTo(2);
});

test('where nobody of the reference was selected there is no ratio and nothing divides by zero', () => {
  const found = impactOf({ count: 10, selected: 0 }, { count: 10, selected: 0 });
  expect(found).toMatchObject({
    ratio: null,
    interval: null,
    deviations: null,
    oddsRatio: null,
    belowFourFifths: false,
  });
  expect(found.fisher).toBe(1);
});

const half = (count: number) => ({ count, selected: count / 2 });

test('388 people a group show a true ratio of four fifths of a half in four of five audits, as tables of sample sizes say', () => {
  expect(impactOf(half(388), half(388))).toMatchObject({ enoughData: true, power: expect.closeTo(0.8, 2) });
  expect(impactOf(half(380), half(380)).power).toBeLessThan(0.8);
});

test('numbers of which nothing follows are not enough data, and an interval above four fifths is', () => {
  expect(impactOf({ count: 40, selected: 20 }, { count: 40, selected: 20 }).enoughData).toBe(false);
  expect(impactOf({ count: 200, selected: 190 }, { count: 200, selected: 190 }).enoughData).toBe(true);
});
