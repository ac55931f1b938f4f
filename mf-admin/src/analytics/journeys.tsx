import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type AdminCohort,
  type AdminFunnel,
  type AdminWindowQuery,
  readAdminJourneys,
} from '@vitae/contract/admin-analytics';
import { useFormats } from '@vitae/remote-kit/formats';
import { Text } from '@vitae/ui/text';
import { color, radius, space } from '@vitae/ui/tokens';
import { Asked } from '../frame/asked.tsx';
import { Panel } from '../frame/panel.tsx';
import { useStaffCall } from '../session/staff-http.ts';
import { type Column, CsvButton, DataTable } from '../tables/data-table.tsx';

/** How far new people come, and whether they come back. */
export function Journeys({ query, visitors }: { query: AdminWindowQuery; visitors: number | null }) {
  const { t } = useLingui();
  const call = useStaffCall();
  const asked = useQuery({
    queryKey: ['journeys', query],
    queryFn: ({ signal }) => call(readAdminJourneys, { query }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <div
      css={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
        gap: space.xl,
        minWidth: 0,
      }}
    >
      <Panel title={t`Funnel`} hint={t`Who signed up in these days, and what they have done since`}>
        <Asked query={asked}>{({ funnel }) => <Funnel funnel={funnel} visitors={visitors} />}</Asked>
      </Panel>
      <Asked query={asked}>{({ cohorts }) => <Retention cohorts={cohorts} />}</Asked>
    </div>
  );
}

function Funnel({ funnel, visitors }: { funnel: AdminFunnel; visitors: number | null }) {
  const { t } = useLingui();
  const formats = useFormats();
  const steps = [
    { name: t`Visited`, count: visitors },
    { name: t`Signed up`, count: funnel.sign_ups },
    { name: t`Made a resume`, count: funnel.resumes },
    { name: t`Downloaded`, count: funnel.downloads },
    { name: t`Paid`, count: funnel.paid },
  ];
  const most = Math.max(1, ...steps.map(({ count }) => count ?? 0));
  return (
    <ol css={{ display: 'grid', gap: space.md, margin: 0, padding: 0, listStyle: 'none' }}>
      {steps.map(({ name, count }, index) => {
        const earlier = index > 0 ? steps[index - 1]!.count : null;
        const share =
          count !== null && earlier
            ? formats.number(count / earlier, { style: 'percent', maximumFractionDigits: 1 })
            : null;
        return (
          <li key={name} css={{ display: 'grid', gap: 5 }}>
            <div css={{ display: 'flex', justifyContent: 'space-between', gap: space.md, fontSize: 14 }}>
              <span css={{ fontWeight: 550 }}>{name}</span>
              <span css={{ fontVariantNumeric: 'tabular-nums' }}>
                <strong>{count === null ? '–' : formats.number(count)}</strong>
                {share ? (
                  <span css={{ color: color.inkSoft }}>
                    {' '}
                    · <Trans>{share} of the step before</Trans>
                  </span>
                ) : null}
              </span>
            </div>
            <div css={{ height: 10, borderRadius: radius.pill, background: color.sunken, overflow: 'hidden' }}>
              <div
                css={{ height: '100%', borderRadius: radius.pill, background: color.accent }}
                style={{ width: `${((count ?? 0) / most) * 100}%`, minWidth: count ? 4 : 0 }}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Retention({ cohorts }: { cohorts: AdminCohort[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const title = t`Retention by week`;
  const weeks = cohorts[0]?.returned.length ?? 0;
  const shareOf = ({ size, returned }: AdminCohort, index: number) => {
    const count = returned[index];
    return count === null || count === undefined ? null : count / Math.max(1, size);
  };
  const columns: Column<AdminCohort>[] = [
    {
      heading: t`Week of the sign-up`,
      cell: ({ week }) => formats.date(`${week}T00:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
      value: ({ week }) => week,
    },
    { heading: t`People`, cell: ({ size }) => formats.number(size), value: ({ size }) => size, isNumber: true },
    ...Array.from({ length: weeks }, (_, index): Column<AdminCohort> => {
      const nth = index + 1;
      return {
        heading: t`+${nth} wk`,
        isNumber: true,
        value: (cohort) => cohort.returned[index] ?? null,
        cell: (cohort) => {
          const share = shareOf(cohort, index);
          if (share === null) return <span css={{ color: color.inkFaint }}>–</span>;
          return (
            <span
              css={{ display: 'inline-block', minWidth: 46, padding: '1px 6px', borderRadius: radius.sm }}
              style={{
                background: `color-mix(in srgb, ${color.accent} ${Math.round(Math.min(1, share * 1.6) * 45)}%, transparent)`,
              }}
            >
              {formats.number(share, { style: 'percent', maximumFractionDigits: 0 })}
            </span>
          );
        },
      };
    }),
  ];
  return (
    <Panel
      title={title}
      hint={t`Share of those who signed up in a week and came back one, two, … weeks after`}
      aside={<CsvButton fileName="vitae-retention" of={title} columns={columns} rows={cohorts} />}
    >
      {cohorts.length === 0 ? (
        <Text tone="soft">
          <Trans>Nobody signed up in these days.</Trans>
        </Text>
      ) : (
        <DataTable label={title} columns={columns} rows={cohorts} keyOf={({ week }) => week} minWidth={560} />
      )}
    </Panel>
  );
}
