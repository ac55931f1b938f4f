import { Trans, useLingui } from '@lingui/react/macro';
import type { AtsReport } from '@vitae/contract/ats';
import { Card, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, focusRing, space } from '@vitae/ui/tokens';
import { REGION_NAMES, REGION_NOTES } from './region-notes.ts';
import { useReportTexts } from './use-report-texts.ts';

/** What is usual in the country, who says so, and what of it the resume says. */
export function RegionalNotes({ report }: { report: AtsReport }) {
  const { t } = useLingui();
  const { textsOf } = useReportTexts();
  const region = t(REGION_NAMES[report.region]);
  const told = report.findings.filter(({ part, gain }) => part === 'regional' && gain === 0);
  return (
    <Card as="section" aria-labelledby="regional-notes">
      <Stack gap="md">
        <Heading level={2} look="subtitle" id="regional-notes">
          <Trans>Customs of the country: {region}</Trans>
        </Heading>
        <ul css={{ listStyle: 'none', display: 'grid', gap: space.md }}>
          {REGION_NOTES[report.region].map(({ text, source }) => (
            <li key={text.id}>
              <Text>{t(text)}</Text>
              <Text look="caption" tone="faint">
                {source ? (
                  <Trans>
                    Source:{' '}
                    <a
                      href={source.url}
                      target="_blank"
                      rel="noreferrer"
                      css={[focusRing, { color: color.accent }]}
                      lang="en"
                    >
                      {source.title}
                    </a>
                  </Trans>
                ) : null}
              </Text>
            </li>
          ))}
          {told.map((finding) => {
            const texts = textsOf(finding);
            return (
              <li key={`${finding.rule} ${finding.values.field}`}>
                <Text>
                  <strong>{texts.found}.</strong> {texts.why}
                </Text>
              </li>
            );
          })}
        </ul>
      </Stack>
    </Card>
  );
}
