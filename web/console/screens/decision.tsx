// The record of one decision on a candidate: what was known, said and asked for, who decided, and that as a sealed file.
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { decisionQuery } from '../api/decisions.ts';
import { useService } from '../app/service.tsx';
import { RecordFiles } from '../decision/files.tsx';
import { RecordView } from '../decision/record.tsx';
import { Page } from '../kit/layout.tsx';
import { Shown } from '../kit/states.tsx';

export function Screen(): ReactNode {
  const { api } = useService();
  const { decision: id = '' } = useParams({ strict: false });
  const query = useQuery(decisionQuery(api, id));
  return (
    <Page
      title="Decision record"
      about={query.data?.summary}
      actions={query.data === undefined ? undefined : <RecordFiles id={id} />}
      back={
        <Link
          to="/decisions"
          className="mb-1 inline-flex min-h-control items-center text-sm font-medium text-accent hover:underline"
        >
          ← Decisions
        </Link>
      }
    >
      <Shown query={query} what="the record">
        {(record) => <RecordView record={record} />}
      </Shown>
    </Page>
  );
}
