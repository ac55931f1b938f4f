import { Trans, useLingui } from '@lingui/react/macro';
import type { AtsFinding, AtsReport } from '@vitae/contract/ats';
import { useFormats } from '@vitae/remote-kit/formats';
import { Disclosure } from '@vitae/ui/disclosure';
import { Card, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, radius, space, text } from '@vitae/ui/tokens';
import { useState } from 'react';
import { MATCH_PART_NAMES, PART_TEXTS } from './rule-texts.ts';
import { useReportTexts } from './use-report-texts.ts';

/** The parts that the score is made of, each with its weight and the rules that are not kept. */
export function PartScores({ report }: { report: AtsReport }) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Card as="section" aria-labelledby="part-scores">
      <Stack gap="md">
        <div>
          <Heading level={2} look="subtitle" id="part-scores">
            <Trans>How the score is made</Trans>
          </Heading>
          <Text tone="soft">
            <Trans>
              The same resume and advert always give the same score. No model has a say in it: rules with fixed weights
              do.
            </Trans>
          </Text>
        </div>
        {report.parts.map((part) => (
          <Part
            key={part.id}
            part={part}
            report={report}
            isOpen={open === part.id}
            onToggle={(isOpen) => setOpen(isOpen ? part.id : null)}
          />
        ))}
      </Stack>
    </Card>
  );
}

interface PartProps {
  part: AtsReport['parts'][number];
  report: AtsReport;
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
}

function Part({ part, report, isOpen, onToggle }: PartProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { name, asks } = PART_TEXTS[part.id];
  const weight = number(part.weight, { maximumFractionDigits: 0 });
  const findings = report.findings.filter((finding) => finding.part === part.id && finding.gain > 0);
  return (
    <div>
      <Bar label={`${t(name)} · ${t`${weight}% of the score`}`} score={part.score} />
      <Disclosure title={t(asks)} isOpen={isOpen} onToggle={onToggle}>
        <Stack gap="sm">
          {part.id === 'match'
            ? report.match?.parts.map((inner) => (
                <Bar key={inner.id} label={t(MATCH_PART_NAMES[inner.id])} score={inner.score} isSmall />
              ))
            : null}
          <Rules findings={findings} isMatch={part.id === 'match'} />
        </Stack>
      </Disclosure>
    </div>
  );
}

function Rules({ findings, isMatch }: { findings: readonly AtsFinding[]; isMatch: boolean }) {
  const { textsOf } = useReportTexts();
  const { number } = useFormats();
  if (findings.length === 0)
    return (
      <Text look="caption" tone="soft">
        <Trans>Every rule of this part is kept.</Trans>
      </Text>
    );
  if (isMatch)
    return (
      <Text look="caption" tone="soft">
        <Trans>Each thing that the advert asks for stands in the list of requirements.</Trans>
      </Text>
    );
  return (
    <ul css={{ listStyle: 'none', display: 'grid', gap: space.xs }}>
      {findings.map((finding) => (
        <li
          key={`${finding.rule} ${finding.values.field ?? ''}`}
          css={[text.caption, { display: 'flex', justifyContent: 'space-between', gap: space.md }]}
        >
          <span>{textsOf(finding).found}</span>
          <span dir="ltr" css={{ color: color.accent, fontWeight: 600 }}>
            +{number(finding.gain, { maximumFractionDigits: 1 })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Bar({ label, score, isSmall = false }: { label: string; score: number; isSmall?: boolean }) {
  const { number } = useFormats();
  return (
    <div css={{ display: 'grid', gap: 4, paddingBottom: space.sm }}>
      <div
        css={[
          isSmall ? text.caption : text.body,
          { display: 'flex', justifyContent: 'space-between', fontWeight: isSmall ? 450 : 550 },
        ]}
      >
        <span>{label}</span>
        <span>{number(score, { maximumFractionDigits: 0 })}</span>
      </div>
      <div aria-hidden="true" css={{ height: isSmall ? 4 : 8, borderRadius: radius.pill, background: color.sunken }}>
        <div
          css={{ height: '100%', borderRadius: radius.pill, background: color.accent }}
          style={{ width: `${score}%` }}
        />
      </div>
    </div>
  );
}
