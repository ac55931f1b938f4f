import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { LabelledCount, readAdminAnalytics } from '@vitae/contract/admin-analytics';
import type { CallOutput } from '@vitae/contract/call';
import { useFormats } from '@vitae/remote-kit/formats';
import { tiles } from '@vitae/ui/layout';
import { space } from '@vitae/ui/tokens';
import { type Bar, BarList } from '../charts/bar-list.tsx';

type Analytics = CallOutput<typeof readAdminAnalytics>;

const KNOWN: Record<string, MessageDescriptor> = {
  direct: msg`Direct`,
  other: msg`Others`,
  desktop: msg`Desktop`,
  phone: msg`Phone`,
  tablet: msg`Tablet`,
  cover_letter: msg`Cover letters`,
  '': msg`Unknown`,
};

/** From where people came and with what, and what they looked at. */
export function Breakdowns({ analytics }: { analytics: Analytics }) {
  const { t, i18n } = useLingui();
  const formats = useFormats();
  const { first_day, last_day } = analytics.window;
  const file = (name: string) => `vitae-${name}-${first_day}-${last_day}`;
  const knownOf = (label: string) => {
    const known = KNOWN[label];
    return known && t(known);
  };
  const named = (
    counts: readonly LabelledCount[],
    nameOf: (label: string) => string | undefined = () => undefined,
  ): Bar[] => counts.map(({ label, count }) => ({ label, count, shown: knownOf(label) ?? nameOf(label) }));
  /** The language's own names of countries and languages; a code that it does not know stays as it is. */
  const displayName = (type: 'region' | 'language') => {
    const names = new Intl.DisplayNames(i18n.locale, { type });
    return (code: string) => {
      try {
        return names.of(code);
      } catch {
        return undefined;
      }
    };
  };
  const duration = (seconds: number | null) => {
    if (seconds === null) return null;
    const rounded = Math.round(seconds);
    return rounded < 60
      ? formats.number(rounded, { style: 'unit', unit: 'second', unitDisplay: 'narrow' })
      : formats.number(Math.round(rounded / 6) / 10, { style: 'unit', unit: 'minute', unitDisplay: 'narrow' });
  };
  const sessions = t`Sessions`;
  return (
    <div css={[tiles('320px'), { gap: space.xl }]}>
      <BarList
        title={t`Top pages`}
        hint={t`Mean time of those who are signed in`}
        of={t`Page`}
        counted={t`Views`}
        noted={t`Mean time`}
        fileName={file('pages')}
        bars={analytics.pages.map(({ label, count, mean_seconds }) => ({
          label,
          count,
          note: duration(mean_seconds),
          extra: mean_seconds === null ? null : Math.round(mean_seconds),
        }))}
      />
      <BarList
        title={t`Sources`}
        hint={t`As links to the site name themselves`}
        of={t`Source`}
        counted={sessions}
        fileName={file('sources')}
        bars={named(analytics.sources)}
      />
      <BarList
        title={t`Referrers`}
        hint={t`Sites that led here`}
        of={t`Site`}
        counted={sessions}
        fileName={file('referrers')}
        bars={named(analytics.referrers)}
      />
      <BarList
        title={t`Countries`}
        hint={t`By the time zone of the browser`}
        of={t`Country`}
        counted={sessions}
        fileName={file('countries')}
        bars={named(analytics.countries, displayName('region'))}
      />
      <BarList
        title={t`Devices`}
        of={t`Device`}
        counted={sessions}
        fileName={file('devices')}
        bars={named(analytics.devices)}
      />
      <BarList
        title={t`Browsers`}
        of={t`Browser`}
        counted={sessions}
        fileName={file('browsers')}
        bars={named(analytics.browsers)}
      />
      <BarList
        title={t`Systems`}
        of={t({ message: 'System', context: 'of a computer' })}
        counted={sessions}
        fileName={file('systems')}
        bars={named(analytics.systems)}
      />
      <BarList
        title={t`Languages`}
        of={t`Language`}
        counted={sessions}
        fileName={file('languages')}
        bars={named(analytics.languages, displayName('language'))}
      />
      <BarList
        title={t`AI use`}
        of={t`Kind of text`}
        counted={t`Uses`}
        fileName={file('ai')}
        bars={named(analytics.ai_content)}
      />
      <BarList
        title={t`Templates downloaded`}
        of={t`Template`}
        counted={t`Downloads`}
        fileName={file('templates')}
        bars={named(analytics.templates)}
      />
      <BarList
        title={t`Events`}
        hint={t`What remotes have named themselves`}
        of={t`Event`}
        counted={t`Times`}
        fileName={file('events')}
        bars={named(analytics.custom_events)}
      />
    </div>
  );
}
