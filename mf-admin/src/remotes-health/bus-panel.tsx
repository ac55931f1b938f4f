import { Trans, useLingui } from '@lingui/react/macro';
import { type BusLine, busLines } from '@vitae/contract/bus-manners';
import type { Channel } from '@vitae/contract/channel';
import { EmptyState } from '@vitae/ui/message';
import { font } from '@vitae/ui/tokens';
import { Panel } from '../frame/panel.tsx';
import { type Column, DataTable } from '../tables/data-table.tsx';
import { BusGraph } from './bus-graph.tsx';

/** Who says what to whom on the bus, by the remote.json of each remote that this page's channel serves. */
export function BusPanel({ channel }: { channel: Channel | null }) {
  const { t } = useLingui();
  const names = (parts: readonly string[]) => (parts.length > 0 ? <bdi dir="ltr">{parts.join(', ')}</bdi> : '–');
  const columns: Column<BusLine>[] = [
    {
      heading: t`Event`,
      cell: ({ event }) => <bdi css={{ fontFamily: font.mono, fontSize: 13 }}>{event}</bdi>,
      value: ({ event }) => event,
    },
    {
      heading: t`Said by`,
      cell: ({ emittedBy }) => names(emittedBy),
      value: ({ emittedBy }) => emittedBy.join(', '),
    },
    { heading: t`Heard by`, cell: ({ heardBy }) => names(heardBy), value: ({ heardBy }) => heardBy.join(', ') },
  ];
  return (
    <Panel title={t`Events between the parts`} hint={t`As each remote.json declares them`}>
      {channel ? (
        <>
          <BusGraph lines={busLines(channel)} />
          <DataTable
            label={t`Events between the parts`}
            columns={columns}
            rows={busLines(channel)}
            keyOf={({ event }) => event}
            minWidth={520}
          />
        </>
      ) : (
        <EmptyState title={t`This page belongs to no channel`}>
          <Trans>Versions are known on pages that a channel serves, such as production or staging.</Trans>
        </EmptyState>
      )}
    </Panel>
  );
}
