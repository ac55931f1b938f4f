import { Trans, useLingui } from '@lingui/react/macro';
import type { AtsCheck, AtsReport } from '@vitae/contract/ats';
import { useFormats } from '@vitae/remote-kit/formats';
import { Card, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, space, text } from '@vitae/ui/tokens';
import { ArrowDownRight, ArrowUpRight, Equal } from 'lucide-react';
import { useReportTexts } from '../report/use-report-texts.ts';

const keyOf = ({ rule, values }: AtsReport['findings'][number]) => `${rule} ${values.label ?? values.field ?? ''}`;

/** Findings of one report that the other does not have. */
function only(one: AtsReport, other: AtsReport) {
  const known = new Set(other.findings.map(keyOf));
  return one.findings.filter((finding) => finding.gain > 0 && !known.has(keyOf(finding)));
}

/** What has changed since the check before of the same resume and advert. */
export function ChangeSince({ check, before }: { check: AtsCheck; before: AtsCheck }) {
  const { t } = useLingui();
  const formats = useFormats();
  const difference = check.score - before.score;
  const date = formats.date(before.created_at, { dateStyle: 'medium', timeStyle: 'short' });
  const signed = formats.number(difference, { signDisplay: 'exceptZero' });
  const mended = only(before.report, check.report);
  const lost = only(check.report, before.report);
  const Icon = difference > 0 ? ArrowUpRight : difference < 0 ? ArrowDownRight : Equal;
  return (
    <Card as="section" aria-labelledby="change-since">
      <Stack gap="md">
        <div css={{ display: 'flex', gap: space.md, alignItems: 'center' }}>
          <Icon
            aria-hidden="true"
            css={{ width: 26, height: 26, flex: 'none' }}
            style={{ color: difference > 0 ? color.success : difference < 0 ? color.danger : color.inkFaint }}
          />
          <div>
            <Heading level={2} look="subtitle" id="change-since">
              {difference === 0 ? (
                <Trans>The same score as in your last check</Trans>
              ) : (
                <Trans>
                  <span dir="ltr">{signed}</span> since your last check
                </Trans>
              )}
            </Heading>
            <Text look="caption" tone="soft">
              <Trans>The check of {date}, of the same resume against the same advert.</Trans>
            </Text>
          </div>
        </div>
        <Changes title={t`Mended`} findings={mended} />
        <Changes title={t`New`} findings={lost} />
      </Stack>
    </Card>
  );
}

function Changes({ title, findings }: { title: string; findings: AtsReport['findings'] }) {
  const { textsOf } = useReportTexts();
  if (findings.length === 0) return null;
  return (
    <div>
      <h3 css={[text.caption, { color: color.inkFaint, fontWeight: 600 }]}>{title}</h3>
      <ul css={{ paddingInlineStart: space.lg }}>
        {findings.map((finding) => (
          <li key={keyOf(finding)} css={text.body}>
            <bdi>{textsOf(finding).found}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
