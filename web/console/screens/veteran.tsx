// Veterans: codes that wait for a look, the code database, applicant flow, and the yearly counts of VEVRAA.
import type { ReactNode } from 'react';
import { useFilters } from '../app/filters.ts';
import { Page } from '../kit/layout.tsx';
import { Views } from '../kit/views.tsx';
import { Codes } from '../veteran/codes.tsx';
import { FlowView } from '../veteran/flow.tsx';
import { Reviews } from '../veteran/reviews.tsx';
import { YearlyView } from '../veteran/yearly.tsx';

const views = [
  { name: 'reviews', title: 'To review', Part: Reviews },
  { name: 'codes', title: 'Military codes', Part: Codes },
  { name: 'flow', title: 'Applicant flow', Part: FlowView },
  { name: 'vevraa', title: 'VEVRAA counts', Part: YearlyView },
] as const;

export function Screen(): ReactNode {
  const { filters } = useFilters(['view'] as const);
  const { name, Part } = views.find((view) => view.name === filters.view) ?? views[0];
  return (
    <Page
      title="Veterans"
      about="Translate military codes into open requisitions, review uncertain ones, and see the results."
    >
      <Views label="Veterans" views={views} shown={name} />
      <Part key={name} />
    </Page>
  );
}
