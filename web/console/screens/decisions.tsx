// Decisions on candidates: what the law asked for and nothing shows as kept, who was scored without notice, and the record of each.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { allDecisions, type Decision, decisionsQuery } from '../api/decisions.ts';
import { useNames, usersQuery, useService } from '../app/service.tsx';
import { WithoutNotice } from '../decision/without-notice.tsx';
import { dutyWords } from '../decision/words.ts';
import { Chip, Page } from '../kit/layout.tsx';
import { moreOf } from '../kit/list-parts.tsx';
import { ScreenList } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { Empty, Shown } from '../kit/states.tsx';

export function Screen(): ReactNode {
  const { api } = useService();
  const query = useInfiniteQuery(decisionsQuery(api));
  useQuery(usersQuery(api));
  const columns = useColumns();
  return (
    <Page title="Decisions" width="full" about="The record behind each rejection, offer and move. Not legal advice.">
      <WithoutNotice />
      <Shown query={query} what="the decisions">
        {({ pages }) => (
          <ScreenList
            what="decisions"
            columns={columns}
            rows={pages.flatMap(({ data }) => data)}
            id={({ decision_id: id }) => id}
            filters={[
              { name: 'kind', label: 'Kind', of: ({ kind }) => kind, words: (kind) => kinds[kind] ?? kind },
              { name: 'duties', label: 'Duties', of: dutiesOf, words: (value) => dutyFilters[value] ?? value },
              { name: 'score', label: 'Score', of: ({ scored }) => (scored ? 'yes' : 'no'), words: scoreWords },
            ]}
            more={moreOf(query)}
            readAll={(reading) => allDecisions(api, reading)}
            empty={<Empty title="No decision yet">Rejections, offers and moves to another stage stand here.</Empty>}
          />
        )}
      </Shown>
    </Page>
  );
}

const kinds: Readonly<Record<string, string>> = { rejection: 'Rejection', offer: 'Offer', move: 'Move' };
const dutyFilters: Readonly<Record<string, string>> = { missing: 'Something missing', kept: 'Nothing missing' };
const dutiesOf = ({ missing }: Decision): string => (missing.length === 0 ? 'kept' : 'missing');
const scoreWords = (value: string): string => (value === 'yes' ? 'After a score' : 'Without a score');

const at = ({ executed_at: done, asked_at: asked }: Decision): string => done ?? asked;

function useColumns(): readonly ListColumn<Decision>[] {
  const { clock } = useService();
  const { people } = useNames();
  const decider = ({ made_in: where, decided_by: by, asked_by: asker }: Decision): string =>
    where === 'ats' ? 'in the ATS' : people.name(by ?? asker);
  return [
    { name: 'Time', value: at, cell: (row) => <time dateTime={at(row)}>{clock.full(at(row))}</time> },
    {
      name: 'Decision',
      value: ({ summary }) => summary,
      cell: ({ decision_id: decision, summary }) => (
        <Link to="/decisions/$decision" params={{ decision }} className="font-medium text-accent hover:underline">
          {summary}
        </Link>
      ),
    },
    { name: 'By', value: decider, cell: decider },
    {
      name: 'Score',
      value: ({ scored }) => (scored ? 'yes' : 'no'),
      cell: ({ scored, agreement }) =>
        scored
          ? agreement === null
            ? 'yes'
            : agreement === 'agrees'
              ? 'yes, in line with it'
              : 'yes, against it'
          : 'no',
    },
    {
      name: 'Missing',
      value: ({ missing }) => missing.map(dutyWords).join(', '),
      cell: ({ missing }) => (
        <span className="flex flex-wrap gap-1">
          {missing.map((duty) => (
            <Chip key={duty} tone="bad">
              {dutyWords(duty)}
            </Chip>
          ))}
        </span>
      ),
    },
  ];
}
