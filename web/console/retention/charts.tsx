// A model's figures drawn: accuracy by month, predicted beside what happened, and the share still there.
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { familyCurveQuery, type Model, type Standing } from '../api/retention.ts';
import { useService } from '../app/service.tsx';
import { Chart } from '../kit/chart.tsx';
import { Card } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';
import { dayOf, staysAt, wholeMonths } from './months.ts';
import { inPercent } from './words.ts';

interface OwnProps {
  readonly standing: Standing | undefined;
  readonly floor?: number | undefined;
}

export function AccuracyCard({ standing, floor }: OwnProps): ReactNode {
  const months = standing?.over_time ?? [];
  return (
    <Card title="Accuracy over time" hint="By the month in which the outcome became known">
      {months.length === 0 ? (
        <p className="py-6 text-center text-sm text-muted">
          Not enough data: no prediction has come due yet. Report the outcomes of hires to fill this chart.
        </p>
      ) : (
        <Chart
          title="Accuracy of predictions, by month"
          axis="Month"
          unit="%"
          labels={months.map(({ month }) => month)}
          series={[
            { name: 'Accuracy', values: months.map(({ accuracy }) => inPercent(accuracy)), kind: 'bars' },
            ...(floor === undefined
              ? []
              : [
                  {
                    name: `Target (${String(inPercent(floor))}%)`,
                    values: months.map(() => inPercent(floor)),
                    kind: 'dashed' as const,
                    colour: 'bad' as const,
                  },
                ]),
          ]}
        />
      )}
    </Card>
  );
}

type Bins = Standing['calibration']['reliability'];

export function ReliabilityCard({ metrics, standing }: { metrics: Model['metrics'] } & OwnProps): ReactNode {
  const own = standing?.calibration.reliability ?? [];
  const bins: Bins = own.length > 0 ? own : metrics.reliability;
  const whose = own.length > 0 ? 'your own hires' : 'held-out hires';
  return (
    <Card title="Calibration" hint={`When it says 70%, do 70 of 100 stay? On ${whose}`}>
      {bins.length === 0 ? (
        <p className="py-6 text-center text-sm text-muted">Not enough data: too few hires.</p>
      ) : (
        <Chart
          title="Share that stayed, by the share that was predicted"
          axis="Predicted"
          unit="%"
          labels={bins.map(({ predicted, count }) => `${String(inPercent(predicted))}% (${String(count)} hires)`)}
          ticks={bins.map(({ predicted }) => `${String(Math.round(predicted * 100))}%`)}
          series={[
            { name: 'Stayed', values: bins.map(({ observed }) => inPercent(observed)) },
            {
              name: 'Perfectly calibrated',
              values: bins.map(({ predicted }) => inPercent(predicted)),
              kind: 'dashed',
              colour: 'warn',
            },
          ]}
        />
      )}
    </Card>
  );
}

export function CurveCard({ family }: { family: string }): ReactNode {
  const { api } = useService();
  const query = useQuery(familyCurveQuery(api, family));
  return (
    <Card title="How long hires stay" hint="A candidate without any signals">
      <Shown query={query} what="the curve" rows={2}>
        {({ family: points, observed_days: observed }) => <StayChart points={points} observed={observed} />}
      </Shown>
    </Card>
  );
}

interface StayProps {
  readonly points: Parameters<typeof staysAt>[0];
  readonly observed: number;
}

function StayChart({ points, observed }: StayProps): ReactNode {
  const months = wholeMonths(points);
  const shares = (isShown: (day: number) => boolean) =>
    months.map((month) => {
      const share = staysAt(points, month);
      return share === null || !isShown(dayOf(month)) ? null : inPercent(share);
    });
  const isEstimated = months.some((month) => dayOf(month) > observed);
  return (
    <Chart
      title="Share still employed, by months since hire"
      axis="Months since hire"
      unit="%"
      labels={months.map(String)}
      series={[
        { name: 'Observed', values: shares((day) => day <= observed) },
        ...(isEstimated
          ? [
              {
                name: 'Estimated',
                values: shares((day) => day > observed),
                kind: 'dashed' as const,
                colour: 'warn' as const,
              },
            ]
          : []),
      ]}
    />
  );
}
