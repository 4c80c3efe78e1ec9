// One figure of the insight screen: its plot, its rows as CSV, and a plain sentence where there is too little to say.
import type { ReactNode } from 'react';
import type { CsvColumn } from '../kit/csv.ts';
import { ExportButton } from '../kit/export.tsx';
import { Card } from '../kit/layout.tsx';

interface InsightCardProps<Row> {
  readonly title: string;
  readonly hint: string;
  /** Names the exported file, too. */
  readonly what: string;
  readonly columns: readonly CsvColumn<Row>[];
  readonly rows: readonly Row[];
  /** Why there is nothing to see; undefined where there is. */
  readonly tooLittle: string | undefined;
  readonly children: ReactNode;
}

export const InsightCard = <Row,>(props: InsightCardProps<Row>): ReactNode => {
  const { title, hint, what, columns, rows, tooLittle, children } = props;
  return (
    <Card
      title={title}
      hint={hint}
      actions={tooLittle === undefined && <ExportButton {...{ what, columns }} read={() => Promise.resolve(rows)} />}
    >
      {tooLittle === undefined ? (
        children
      ) : (
        <p className="py-4 text-sm text-muted">
          <span className="font-medium text-fg">Not enough data.</span> {tooLittle}
        </p>
      )}
    </Card>
  );
};
