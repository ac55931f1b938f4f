import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@vitae/ui/button';
import { color, focusRing, text } from '@vitae/ui/tokens';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { downloadCsv, toCsv } from './csv.ts';

export interface Column<Row> {
  heading: string;
  cell(row: Row): ReactNode;
  /** As it stands in the file; without it the column is for the eyes only. */
  value?(row: Row): string | number | null;
  isNumber?: boolean;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** CSS pixels below which it scrolls. */
  minWidth?: number;
}

/** A word of a name, an address: what is longer may be broken anywhere, whoever has written it. */
const WORD_WIDTH = 'calc(11ch + 24px)';
const cell = { padding: '9px 12px', textAlign: 'start', verticalAlign: 'top' } as const;

/** A table that scrolls within itself where the window is narrow. The first column names the row. */
export function DataTable<Row>({ label, columns, rows, keyOf, minWidth = 520 }: DataTableProps<Row>) {
  const { t } = useLingui();
  const name = t`Table: ${label}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section aria-label={name} tabIndex={0} css={[focusRing, { overflowX: 'auto', minWidth: 0, maxHeight: 560 }]}>
      <table css={[text.body, { borderCollapse: 'collapse', width: '100%', minWidth, fontSize: 14 }]}>
        <thead>
          <tr>
            {columns.map(({ heading, isNumber }) => (
              <th
                key={heading}
                scope="col"
                css={[
                  cell,
                  text.caption,
                  {
                    position: 'sticky',
                    top: 0,
                    background: color.surface,
                    fontWeight: 550,
                    color: color.inkSoft,
                    borderBottom: `1px solid ${color.lineStrong}`,
                    whiteSpace: 'nowrap',
                    textAlign: isNumber ? 'end' : 'start',
                  },
                ]}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} css={{ borderBottom: `1px solid ${color.line}` }}>
              {columns.map((column, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column.heading}
                    scope={index === 0 ? 'row' : undefined}
                    css={[
                      cell,
                      {
                        fontWeight: index === 0 ? 550 : 450,
                        overflowWrap: 'anywhere',
                      },
                      column.isNumber
                        ? { textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }
                        : { minWidth: WORD_WIDTH },
                    ]}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CsvButtonProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'rows'> {
  /** Without `.csv`. */
  fileName: string;
  /** What it is a file of, for those who do not see what it stands beside. */
  of: string;
}

export function CsvButton<Row>({ fileName, of, columns, rows }: CsvButtonProps<Row>) {
  const { t } = useLingui();
  const save = () => {
    const kept = columns.filter(({ value }) => value);
    const csv = toCsv(
      kept.map(({ heading }) => heading),
      rows.map((row) => kept.map(({ value }) => value!(row))),
    );
    downloadCsv(`${fileName}.csv`, csv);
  };
  return (
    <Button
      size="small"
      look="quiet"
      onClick={save}
      disabled={rows.length === 0}
      aria-label={t`Download as CSV: ${of}`}
    >
      <Download aria-hidden="true" />
      <Trans>CSV</Trans>
    </Button>
  );
}
