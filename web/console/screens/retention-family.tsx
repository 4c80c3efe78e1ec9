// The model of one job family: how it stands, what it goes by, its versions, and its card.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { accuracyQuery, modelQuery, retrainsQuery } from '../api/retention.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Page } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';
import { FamilyActions } from '../retention/actions.tsx';
import { AccuracyCard, CurveCard, ReliabilityCard } from '../retention/charts.tsx';
import { ModelCard } from '../retention/model-card.tsx';
import { Retrains } from '../retention/retrains.tsx';
import { SignalsCard } from '../retention/signals.tsx';
import { StandingCard } from '../retention/standing.tsx';
import { VersionsCard } from '../retention/versions.tsx';
import { VerdictNote } from '../retention/verdict-note.tsx';
import { familyWords, verdictOf } from '../retention/words.ts';

export function Screen(): ReactNode {
  const { api } = useService();
  const { family = '' } = useParams({ strict: false });
  const query = useQuery(modelQuery(api, family));
  const accuracy = useQuery(accuracyQuery(api));
  const runs = useQuery(retrainsQuery(api));
  const mayAct = useAllowed('retention:*');
  const standing = accuracy.data?.data.find(({ job_family: each }) => each === family);
  const versions = query.data?.versions ?? [];
  const current = versions.find(({ alias }) => alias === 'champion') ?? versions.at(-1);
  return (
    <Page
      title={familyWords(query.data?.title ?? family)}
      about={current === undefined ? undefined : `${current.model_version} is the active version.`}
      back={
        <Link
          to="/retention"
          className="mb-1 inline-flex min-h-control items-center text-sm font-medium text-accent hover:underline"
        >
          ← All job families
        </Link>
      }
      actions={mayAct && query.data !== undefined ? <FamilyActions model={query.data} /> : undefined}
    >
      <Shown query={query} what="the model">
        {(model) => (
          <div className="grid grid-cols-1 gap-6">
            {current !== undefined && <VerdictNote verdict={verdictOf(standing, current.metrics)} />}
            {current !== undefined && (
              <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
                <StandingCard metrics={current.metrics} standing={standing} floor={accuracy.data?.floor} />
                <AccuracyCard standing={standing} floor={accuracy.data?.floor} />
                <ReliabilityCard metrics={current.metrics} standing={standing} />
                <CurveCard family={family} />
              </div>
            )}
            <SignalsCard model={model} />
            <VersionsCard model={model} />
            <Shown query={runs} what="the retrains" rows={1}>
              {({ data }) => <Retrains runs={data.filter(({ job_family: each }) => each === family)} />}
            </Shown>
            {model.card !== null && <ModelCard text={model.card} />}
          </div>
        )}
      </Shown>
    </Page>
  );
}
