import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { Skeleton } from '@vitae/ui/progress';
import { Table2, TrendingUp } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Panel } from '../frame/panel.tsx';
import { type Column, CsvButton, DataTable } from '../tables/data-table.tsx';
import type { LineChartProps } from './line-chart.tsx';

/** The library that draws is larger than all of this remote: it comes once there is something to draw. */
const LineChart = lazy(() => import('./line-chart.tsx'));

interface ChartPanelProps<Row> {
  title: string;
  hint?: ReactNode;
  chart: LineChartProps;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  fileName: string;
}

/** A curve, or the same as a table, and as a file. */
export function ChartPanel<Row>({ title, hint, chart, columns, rows, keyOf, fileName }: ChartPanelProps<Row>) {
  const { t } = useLingui();
  const [isTable, setIsTable] = useState(false);
  const height = chart.height ?? 280;
  return (
    <Panel
      title={title}
      hint={hint}
      aside={
        <div css={{ display: 'flex', gap: 4 }}>
          <Button size="small" look="quiet" aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
            {isTable ? <TrendingUp aria-hidden="true" /> : <Table2 aria-hidden="true" />}
            {isTable ? <Trans>Curve</Trans> : <Trans>Table</Trans>}
          </Button>
          <CsvButton fileName={fileName} of={title} columns={columns} rows={rows} />
        </div>
      }
    >
      {isTable ? (
        <DataTable label={title} columns={columns} rows={rows} keyOf={keyOf} />
      ) : (
        <div role="img" aria-label={t`${title}, as a curve. The table beside it says the same.`}>
          <Suspense fallback={<Skeleton height={`${height}px`} />}>
            <LineChart {...chart} />
          </Suspense>
        </div>
      )}
    </Panel>
  );
}
