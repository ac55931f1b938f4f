import { Trans, useLingui } from '@lingui/react/macro';
import type { AtsReport } from '@vitae/contract/ats';
import { columns, Stack } from '@vitae/ui/layout';
import { Tag } from '@vitae/ui/tag';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, radius, space } from '@vitae/ui/tokens';
import type { ReactNode } from 'react';
import { bandOf, meaningOf } from './score.ts';
import { ScoreDial } from './score-dial.tsx';

interface ScorePanelProps {
  report: AtsReport;
  title: ReactNode;
  /** What was checked, against what, when. */
  about: ReactNode;
  children?: ReactNode;
}

/** The score and what it means, in one look. */
export function ScorePanel({ report, title, about, children }: ScorePanelProps) {
  const { t } = useLingui();
  const counted = report.match?.requirements.filter(({ outcome }) => outcome !== 'unscored') ?? [];
  const missing = counted.filter(({ outcome, importance }) => outcome === 'missing' && importance === 'required');
  const missingCount = missing.length;
  return (
    <section
      aria-label={t`Score`}
      css={[
        columns('auto minmax(0, 1fr)', 'narrow'),
        {
          gap: space.xl,
          alignItems: 'center',
          padding: 'clamp(16px, 3vw, 32px)',
          borderRadius: radius.lg,
          border: `1px solid ${color.line}`,
          background: color.surface,
          [breakpoint.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' },
        },
      ]}
    >
      <ScoreDial score={report.score} size={168} />
      <Stack gap="sm">
        <Heading level={1}>{title}</Heading>
        <Text look="caption" tone="soft" as="div">
          {about}
        </Text>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space.sm }}>
          <Tag tone="accent">{t(bandOf(report.score).name)}</Tag>
          {missingCount > 0 ? (
            <Tag tone="danger">
              <Trans>Required and missing: {missingCount}</Trans>
            </Tag>
          ) : null}
        </div>
        <Text look="lead">{t(meaningOf(report))}</Text>
        <Text look="caption" tone="faint">
          <Trans>A simulation of ours. No employer sees this number, and no employer's system gave it.</Trans>
        </Text>
        {children}
      </Stack>
    </section>
  );
}
