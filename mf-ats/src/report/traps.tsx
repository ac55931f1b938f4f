import { Trans, useLingui } from '@lingui/react/macro';
import type { AtsReport, AtsRule } from '@vitae/contract/ats';
import { Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { text } from '@vitae/ui/tokens';
import { Quote } from './quote.tsx';
import { useReportTexts } from './use-report-texts.ts';

const TRAPS: readonly AtsRule[] = ['hidden_text', 'tiny_text', 'stuffing', 'model_instructions'];

/** What looks like a trick: told before anything else, rewarded never. */
export function Traps({ report }: { report: AtsReport }) {
  const { t } = useLingui();
  const { textsOf } = useReportTexts();
  const found = report.findings.filter(({ rule }) => TRAPS.includes(rule));
  if (found.length === 0) return null;
  return (
    <Banner kind="warning">
      <Stack gap="sm">
        <strong>
          <Trans>
            Some of this looks like a trick. It brought no points, and a recruiter who finds it stops reading.
          </Trans>
        </strong>
        <ul css={{ listStyle: 'none' }}>
          {found.map((finding) => {
            const texts = textsOf(finding);
            return (
              <li key={finding.rule}>
                <p css={text.body}>
                  <bdi>{texts.found}</bdi>. {texts.fix}
                </p>
                {finding.evidence ? <Quote label={t`It says:`}>{finding.evidence.text}</Quote> : null}
              </li>
            );
          })}
        </ul>
      </Stack>
    </Banner>
  );
}
