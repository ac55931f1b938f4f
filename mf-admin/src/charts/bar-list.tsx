import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '@vitae/remote-kit/formats';
import { Button } from '@vitae/ui/button';
import { Text } from '@vitae/ui/text';
import { color, radius, space } from '@vitae/ui/tokens';
import { type ReactNode, useState } from 'react';
import { Panel } from '../frame/panel.tsx';
import { type Column, CsvButton } from '../tables/data-table.tsx';

export interface Bar {
  label: string;
  /** How the label is shown; itself where it is what a browser has sent. */
  shown?: string;
  count: number;
  /** After the count: a mean time, for instance. */
  note?: string | null;
  /** For the file. */
  extra?: number | null;
}

interface BarListProps {
  title: string;
  hint?: ReactNode;
  /** Of what the labels are names: `Page`. */
  of: string;
  /** What is counted: `Views`. */
  counted: string;
  /** What `note` and `extra` say. */
  noted?: string;
  bars: readonly Bar[];
  fileName: string;
}

const SHOWN_FIRST = 7;

/** Names by how often they came, the most frequent first. Whatever stands in a name stays text. */
export function BarList({ title, hint, of, counted, noted, bars, fileName }: BarListProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const [isLong, setIsLong] = useState(false);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const shown = isLong ? bars : bars.slice(0, SHOWN_FIRST);
  const columns: Column<Bar>[] = [
    { heading: of, cell: ({ label }) => label, value: ({ shown: name, label }) => name ?? label },
    { heading: counted, cell: ({ count }) => count, value: ({ count }) => count },
    ...(noted ? [{ heading: noted, cell: () => null, value: ({ extra }: Bar) => extra ?? null }] : []),
  ];
  return (
    <Panel title={title} hint={hint} aside={<CsvButton fileName={fileName} of={title} columns={columns} rows={bars} />}>
      {bars.length === 0 ? (
        <Text tone="soft" css={{ paddingBlock: space.lg }}>
          <Trans>Nothing in these days.</Trans>
        </Text>
      ) : (
        <>
          <div css={{ display: 'flex', justifyContent: 'space-between', fontSize: 12.5, color: color.inkSoft }}>
            <span>{of}</span>
            <span>{noted ? t`${counted} · ${noted}` : counted}</span>
          </div>
          <ol css={{ display: 'grid', gap: 3, margin: 0, padding: 0, listStyle: 'none' }}>
            {shown.map(({ label, shown: name, count, note }) => (
              <li
                key={label}
                css={{
                  position: 'relative',
                  display: 'flex',
                  justifyContent: 'space-between',
                  gap: space.md,
                  padding: '6px 10px',
                  borderRadius: radius.sm,
                  fontSize: 14,
                  overflow: 'hidden',
                  isolation: 'isolate',
                }}
              >
                <span
                  aria-hidden="true"
                  css={{
                    position: 'absolute',
                    insetBlock: 0,
                    insetInlineStart: 0,
                    zIndex: -1,
                    background: color.accentSoft,
                    borderRadius: radius.sm,
                  }}
                  style={{ width: `${(count / most) * 100}%` }}
                />
                <bdi
                  title={name ?? label}
                  css={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
                >
                  {name ?? label}
                </bdi>
                <span css={{ flex: 'none', fontVariantNumeric: 'tabular-nums', fontWeight: 550 }}>
                  {formats.number(count)}
                  {note ? <span css={{ fontWeight: 450, color: color.inkSoft }}> · {note}</span> : null}
                </span>
              </li>
            ))}
          </ol>
          {bars.length > SHOWN_FIRST ? (
            <div>
              <Button size="small" look="quiet" aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
                {isLong ? <Trans>Show fewer</Trans> : <Trans>Show all</Trans>}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </Panel>
  );
}
