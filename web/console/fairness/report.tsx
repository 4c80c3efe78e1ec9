// One audit: what was found, every table, what could stand in for a protected attribute, and its files.
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { auditFile, printableAudit, type Audit, type AuditReport } from '../api/audits.ts';
import { useFilters } from '../app/filters.ts';
import { useAllowed, useService } from '../app/service.tsx';
import { Button, buttonLook } from '../kit/button.tsx';
import { Card, Chip, Facts } from '../kit/layout.tsx';
import { Icon } from '../kit/icon.tsx';
import { capital } from '../kit/list-parts.tsx';
import { List } from '../kit/list.tsx';
import type { ListColumn } from '../kit/rows.ts';
import { saveFile } from '../kit/save.ts';
import { Fault } from '../kit/states.tsx';
import { familyWords, figure } from '../retention/words.ts';
import { Segments } from '../kit/segments.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { AttributeCard } from './tables.tsx';
import { plain } from '../words/words.ts';
import { attributeWords, auditVerdictOf, findingVerdict } from './words.ts';

export function Report({ audit }: { audit: Audit }): ReactNode {
  const { tables, proxies, alternatives } = audit.report;
  const { filters, change } = useFilters(['audit', 'attribute'] as const);
  const attributes = [...new Set(tables.map(({ attribute }) => attribute))];
  const shown = attributes.find((attribute) => attribute === filters.attribute) ?? attributes[0];
  return (
    <div className="grid grid-cols-1 gap-6">
      <Summary audit={audit} />
      <Segments
        label="Attribute"
        options={attributes.map((value) => ({ value, label: attributeWords(value) }))}
        value={shown}
        onChange={(attribute) => change({ attribute })}
      />
      {tables
        .filter(({ attribute }) => attribute === shown)
        .map((table) => (
          <AttributeCard key={table.decision} table={table} />
        ))}
      {proxies.length > 0 && <Proxies proxies={proxies} />}
      {alternatives.length > 0 && <Alternatives alternatives={alternatives} />}
    </div>
  );
}

/** Only who may change the settings publishes. */
function Publish({ audit }: { audit: Audit }): ReactNode {
  const [isAsking, setAsking] = useState(false);
  if (!useAllowed('admin')) return undefined;
  return (
    <>
      <Button icon="globe" onClick={() => setAsking(true)}>
        Publish
      </Button>
      {isAsking && <PublishDialog audit={audit} onClose={() => setAsking(false)} />}
    </>
  );
}

function Summary({ audit }: { audit: Audit }): ReactNode {
  const { audit_id: id, created_at: at, job_family: family, trigger, report } = audit;
  const { clock } = useService();
  const { from, to } = report.period;
  const verdict = auditVerdictOf(report);
  return (
    <Card
      title={`Audit of ${clock.dated(at)}`}
      actions={
        <div className="flex flex-wrap gap-2">
          <Publish audit={audit} />
          <Files id={id} />
        </div>
      }
    >
      <div className="grid grid-cols-1 gap-6 lg:[&>dl]:grid-cols-[max-content_1fr_max-content_1fr]">
        <Facts
          rows={[
            [
              'Result',
              <Chip key="result" tone={verdict.tone}>
                {verdict.label}
              </Chip>,
            ],
            ['Period', `${clock.date(from)} to ${clock.date(to)}`],
            ['Job family', family === null ? 'All' : familyWords(family)],
            ['Candidates', String(report.assessed)],
            ['Models', report.model_versions.join(', ') || 'none'],
            ['Trigger', trigger === 'quarterly' ? 'Quarterly' : 'On request'],
            ['Next due', clock.date(report.next_due)],
            [
              'Digest',
              <code key="digest" className="text-xs break-all">
                {report.digest}
              </code>,
            ],
          ]}
        />
        <Findings findings={report.findings} />
      </div>
    </Card>
  );
}

type Finding = AuditReport['findings'][number];

const weights = ['violation', 'warning', 'attention'] as const satisfies readonly Finding['severity'][];
const shownAtOnce = 5;

function Findings({ findings }: { findings: readonly Finding[] }): ReactNode {
  const order = findings.toSorted((one, other) => weights.indexOf(one.severity) - weights.indexOf(other.severity));
  const rest = order.slice(shownAtOnce);
  return (
    <div>
      <h3 className="mb-2 text-sm font-semibold">Findings</h3>
      {findings.length === 0 && <p className="text-sm text-muted">None.</p>}
      <FindingList findings={order.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details className="text-sm">
          <summary className="flex min-h-control items-center font-medium text-accent">{`${String(rest.length)} more`}</summary>
          <FindingList findings={rest} />
        </details>
      )}
    </div>
  );
}

const FindingList = ({ findings }: { findings: readonly Finding[] }): ReactNode => (
  <ul className="grid gap-3 text-sm">
    {findings.map((finding) => (
      <li key={finding.text} className="grid items-start justify-items-start gap-x-4 gap-y-1 sm:grid-cols-[10rem_1fr]">
        <Chip tone={findingVerdict(finding).tone}>{findingVerdict(finding).label}</Chip>
        <div className="grid max-w-3xl gap-1">
          <p>{finding.text}</p>
          {finding.next !== undefined && <p className="text-muted">{`Next: ${finding.next}`}</p>}
        </div>
      </li>
    ))}
  </ul>
);

const kinds = [
  { name: 'CSV', accept: 'text/csv', ending: 'csv' },
  { name: 'JSON', accept: 'application/json', ending: 'json' },
] as const;

function Files({ id }: { id: string }): ReactNode {
  const { api } = useService();
  const saving = useMutation({
    mutationFn: async ({ accept, ending }: (typeof kinds)[number]) =>
      saveFile(await auditFile(api, id, accept), `${id}.${ending}`),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <a href={printableAudit(id)} target="_blank" rel="noreferrer" className={buttonLook()}>
        <Icon name="note" className="size-4.5" />
        Print
      </a>
      {kinds.map((kind) => (
        <Button key={kind.name} icon="download" busy={saving.isPending} onClick={() => saving.mutate(kind)}>
          {kind.name}
        </Button>
      ))}
      <Fault error={saving.error} />
    </div>
  );
}

type Proxy = AuditReport['proxies'][number];

const proxyColumns: readonly ListColumn<Proxy>[] = [
  { name: 'Signal', value: ({ signal }) => signal, cell: ({ signal }) => plain(signal) },
  {
    name: 'Attribute',
    value: ({ attribute }) => attributeWords(attribute),
    cell: ({ attribute }) => attributeWords(attribute),
  },
  { name: 'Group', value: ({ group }) => group, cell: ({ group }) => capital(group) },
  { name: 'People', end: true, value: ({ count }) => count, cell: ({ count }) => count },
  { name: 'AUC', end: true, value: ({ auc }) => auc, cell: ({ auc }) => figure(auc) },
  {
    name: 'Verdict',
    value: ({ warning }) => (warning ? 'may reveal' : 'no'),
    cell: ({ warning }) => <Chip tone={warning ? 'warn' : 'ok'}>{warning ? 'May reveal it' : 'Reveals little'}</Chip>,
  },
];

const Proxies = ({ proxies }: { proxies: readonly Proxy[] }): ReactNode => (
  <Card
    title="Can a signal reveal a protected attribute?"
    hint="AUC: how well the signal alone tells the group from all others. 0.5 reveals nothing, 1 identifies the group; above 0.65 it is reported. Groups of fewer than 20 people are left out."
  >
    <List
      what="proxies"
      file="audit-stand-ins"
      columns={proxyColumns}
      rows={proxies}
      id={({ signal, attribute, group }) => `${signal} ${attribute} ${group}`}
      pageSize={10}
    />
  </Card>
);

type Alternative = AuditReport['alternatives'][number];

const withoutWords = ({ without }: Alternative): string =>
  without.length === 0 ? 'None (the model in use)' : without.map(plain).join(', ');

const alternativeColumns = (used: Alternative | undefined): readonly ListColumn<Alternative>[] => [
  { name: 'Without', value: withoutWords, cell: withoutWords },
  { name: 'AUC', end: true, value: ({ auc }) => auc, cell: ({ auc }) => figure(auc) },
  {
    name: 'Lowest ratio',
    end: true,
    value: ({ worst_ratio: ratio }) => ratio,
    cell: (one) => (
      <>
        <span className="block">{lowest(one)}</span>
        {one !== used && used !== undefined && (
          <span className="block text-xs text-muted">{`in use ${lowest(used)}`}</span>
        )}
      </>
    ),
  },
  {
    name: 'Verdict',
    value: ({ preferable }) => (preferable ? 'better' : 'no better'),
    cell: ({ preferable }) => (
      <Chip tone={preferable ? 'warn' : 'calm'}>{preferable ? 'As accurate, and fairer' : 'No better'}</Chip>
    ),
  },
];

const lowest = ({ worst_ratio: ratio, worst_group: group }: Alternative): string =>
  ratio === null ? 'not known' : `${figure(ratio)} (${group ?? ''})`;

const Alternatives = ({ alternatives }: { alternatives: readonly Alternative[] }): ReactNode => (
  <Card title="Less discriminatory alternatives" hint="The same model without one or two of its signals.">
    <List
      what="alternatives"
      file="audit-alternatives"
      columns={alternativeColumns(alternatives.find(({ without }) => without.length === 0))}
      rows={alternatives}
      id={({ without }) => without.join(' ')}
      pageSize={10}
    />
  </Card>
);
