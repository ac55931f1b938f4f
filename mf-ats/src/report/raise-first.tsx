import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AtsFinding } from '@vitae/contract/ats';
import { useFormats } from '@vitae/remote-kit/formats';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { Card, Stack } from '@vitae/ui/layout';
import { Tag } from '@vitae/ui/tag';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, space, text } from '@vitae/ui/tokens';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { fixPath } from './fix-path.ts';
import { Quote } from './quote.tsx';
import { useReportTexts } from './use-report-texts.ts';

const SHOWN_FIRST = 5;
const IS_OF_ADVERT: readonly AtsFinding['rule'][] = ['requirement', 'years', 'degree'];

interface RaiseFirstProps {
  findings: readonly AtsFinding[];
  /** Of the account; null: a file, which is mended where it was made. */
  resumeId: string | null;
  jobTitle: string;
}

/** What would raise the score, the most first: what was found, why it counts, what to do, what it brings. */
export function RaiseFirst({ findings, resumeId, jobTitle }: RaiseFirstProps) {
  const [isAllShown, setIsAllShown] = useState(false);
  const scored = findings.filter(({ gain }) => gain > 0);
  const shown = isAllShown ? scored : scored.slice(0, SHOWN_FIRST);
  const more = scored.length - shown.length;
  return (
    <Card as="section" aria-labelledby="raise-first">
      <Stack gap="lg">
        <div>
          <Heading level={2} look="subtitle" id="raise-first">
            <Trans>What would raise your score most</Trans>
          </Heading>
          {scored.length === 0 ? (
            <Text tone="soft">
              <Trans>Nothing that this check knows of. Whether it convinces, a person has to say.</Trans>
            </Text>
          ) : null}
        </div>
        <ol css={{ listStyle: 'none', display: 'grid', gap: space.lg }}>
          {shown.map((finding, index) => (
            <Fix
              key={`${finding.rule} ${finding.values.label ?? finding.values.field ?? ''}`}
              finding={finding}
              number={index + 1}
              resumeId={resumeId}
              jobTitle={jobTitle}
            />
          ))}
        </ol>
        {more > 0 ? (
          <div className="no-print">
            <Button size="small" onClick={() => setIsAllShown(true)}>
              <Plural value={more} one="Show # more" other="Show # more" />
            </Button>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}

function Fix({
  finding,
  number,
  resumeId,
  jobTitle,
}: { finding: AtsFinding; number: number } & Omit<RaiseFirstProps, 'findings'>) {
  const { t } = useLingui();
  const formats = useFormats();
  const { textsOf } = useReportTexts();
  const texts = textsOf(finding);
  const gain = formats.number(finding.gain, { maximumFractionDigits: 1 });
  const path = resumeId && fixPath(finding, resumeId, jobTitle);
  const { evidence, rule } = finding;
  const page = evidence?.place?.page;
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: '28px minmax(0, 1fr) auto',
        columnGap: space.md,
        paddingTop: space.lg,
        borderTop: `1px solid ${color.line}`,
        [breakpoint.narrow]: { gridTemplateColumns: '20px minmax(0, 1fr)' },
      }}
    >
      <span aria-hidden="true" css={[text.body, { color: color.inkFaint, fontWeight: 600 }]}>
        {number}
      </span>
      <div css={{ display: 'grid', gap: space.xs }}>
        <h3 dir="auto" css={[text.body, { fontWeight: 600, overflowWrap: 'anywhere' }]}>
          {texts.found}
        </h3>
        <Text>{texts.fix}</Text>
        <Text look="caption" tone="soft">
          {texts.why}
        </Text>
        {evidence ? (
          <Quote
            label={
              IS_OF_ADVERT.includes(rule) ? t`The advert:` : page ? t`Your resume, page ${page}:` : t`Your resume:`
            }
          >
            {evidence.text}
          </Quote>
        ) : null}
      </div>
      <div
        css={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'flex-end',
          gap: space.sm,
          [breakpoint.narrow]: { gridColumn: 2, flexDirection: 'row', alignItems: 'center', marginTop: space.sm },
        }}
      >
        <Tag tone="accent">
          <Trans>up to +{gain}</Trans>
        </Tag>
        {path ? (
          <SiteButtonLink to={path} size="small" aria-label={t`Fix it: ${texts.found}`} className="no-print">
            <PencilLine aria-hidden="true" />
            <Trans>Fix it</Trans>
          </SiteButtonLink>
        ) : null}
      </div>
    </li>
  );
}
