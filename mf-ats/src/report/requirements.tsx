import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AtsReport, AtsRequirement } from '@vitae/contract/ats';
import { useFormats } from '@vitae/remote-kit/formats';
import { ChoiceGroup } from '@vitae/ui/field';
import { Card, Row, Stack } from '@vitae/ui/layout';
import { Tag } from '@vitae/ui/tag';
import { Heading, Text } from '@vitae/ui/text';
import { color, space, text } from '@vitae/ui/tokens';
import { Check, CircleDashed, GitBranch, Info, X } from 'lucide-react';
import { useState } from 'react';
import { Quote } from './quote.tsx';
import { IMPORTANCE_NAMES, OUTCOME_NAMES } from './rule-texts.ts';
import { useReportTexts } from './use-report-texts.ts';

const LOOKS = {
  met: { tone: 'good', icon: Check },
  implied: { tone: 'good', icon: GitBranch },
  near: { tone: 'warning', icon: CircleDashed },
  missing: { tone: 'danger', icon: X },
  unscored: { tone: 'plain', icon: Info },
} as const;

type Shown = 'all' | 'open' | 'met';
const IS_OPEN: readonly AtsRequirement['outcome'][] = ['near', 'missing'];
const isShown = (shown: Shown, { outcome }: AtsRequirement) =>
  shown === 'all' || (shown === 'open') === IS_OPEN.includes(outcome);

/** Each thing that the advert asks for, with what the resume says to it. */
export function Requirements({ match }: { match: NonNullable<AtsReport['match']> }) {
  const { t } = useLingui();
  const [shown, setShown] = useState<Shown>('all');
  const scored = match.requirements.filter(({ outcome }) => outcome !== 'unscored');
  const found = scored.filter(({ outcome }) => !IS_OPEN.includes(outcome)).length;
  const total = scored.length;
  const groups = (['required', 'preferred', 'mentioned'] as const)
    .map((importance) => ({
      importance,
      requirements: match.requirements.filter((each) => each.importance === importance && isShown(shown, each)),
    }))
    .filter(({ requirements }) => requirements.length > 0);
  return (
    <Card as="section" aria-labelledby="requirements">
      <Stack gap="lg">
        <Row justify="space-between" align="end">
          <div>
            <Heading level={2} look="subtitle" id="requirements">
              <Trans>What the advert asks for</Trans>
            </Heading>
            <Text tone="soft">
              {total === 0 ? (
                <Trans>No requirements were found in this advert. Is it the whole text?</Trans>
              ) : (
                <Plural
                  value={total}
                  one={`${found} of # requirement was found in your resume.`}
                  other={`${found} of # requirements were found in your resume.`}
                />
              )}
            </Text>
          </div>
          {total > 0 ? (
            <div className="no-print">
              <ChoiceGroup
                legend={t`Show`}
                name="requirements-shown"
                value={shown}
                onChange={(value) => setShown(value as Shown)}
                options={[
                  { value: 'all', label: t`All` },
                  { value: 'open', label: t`Missing or near` },
                  { value: 'met', label: t({ message: 'Found', context: 'requirements' }) },
                ]}
              />
            </div>
          ) : null}
        </Row>
        {groups.map(({ importance, requirements }) => (
          <div key={importance}>
            <h3 css={[text.caption, { color: color.inkFaint, fontWeight: 600, paddingBottom: space.xs }]}>
              {t(IMPORTANCE_NAMES[importance])}
            </h3>
            <ul css={{ listStyle: 'none' }}>
              {requirements.map((requirement) => (
                <Requirement key={`${requirement.kind} ${requirement.label}`} requirement={requirement} />
              ))}
            </ul>
          </div>
        ))}
      </Stack>
    </Card>
  );
}

const MONTHS_PER_YEAR = 12;

function Requirement({ requirement }: { requirement: AtsRequirement }) {
  const { t } = useLingui();
  const { number, list } = useFormats();
  const { labelOf, choiceOf } = useReportTexts();
  const { kind, outcome, asked, evidence, found, months, of, gain } = requirement;
  const { tone, icon: Icon } = LOOKS[outcome];
  const years = months === null ? null : number(months / MONTHS_PER_YEAR, { maximumFractionDigits: 1 });
  const skills = list(of);
  const heldDegree = kind === 'degree' && found ? labelOf('degree', found) : null;
  return (
    <li
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: `${space.xs} ${space.md}`,
        paddingBlock: space.md,
        borderTop: `1px solid ${color.line}`,
      }}
    >
      <div css={{ display: 'grid', gap: 2 }}>
        <p css={[text.body, { fontWeight: 550 }]}>
          <bdi>{choiceOf(requirement)}</bdi>
          {skills ? (
            <span css={{ fontWeight: 400, color: color.inkSoft }}>
              {' · '}
              <bdi>{skills}</bdi>
            </span>
          ) : null}
        </p>
        <Quote label={t`The advert:`}>{asked}</Quote>
        {evidence ? <Quote label={t`Your resume:`}>{evidence.text}</Quote> : null}
        <div css={[text.caption, { color: color.inkSoft, '& > span': { display: 'block' } }]}>
          {outcome === 'implied' && found ? (
            <span>
              <Trans>
                Shown by <bdi>{found}</bdi>, which includes it.
              </Trans>
            </span>
          ) : null}
          {outcome === 'near' && kind === 'skill' && found ? (
            <span>
              <Trans>
                <bdi>{found}</bdi> is near it.
              </Trans>
            </span>
          ) : null}
          {kind === 'years' && found ? (
            <span>
              <Trans>Counted from your dated jobs: {found}</Trans>
            </span>
          ) : null}
          {heldDegree ? (
            <span>
              <Trans>In your resume: {heldDegree}</Trans>
            </span>
          ) : null}
          {years ? (
            <span>
              <Trans>In dated jobs: {years} years</Trans>
            </span>
          ) : null}
          {outcome === 'unscored' ? (
            <span>
              <Trans>Asked of you, not of the resume: it moves no score.</Trans>
            </span>
          ) : null}
        </div>
      </div>
      <div css={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: 4 }}>
        <Tag tone={tone}>
          <Icon aria-hidden="true" />
          {t(OUTCOME_NAMES[outcome])}
        </Tag>
        {gain > 0 && IS_OPEN.includes(outcome) ? (
          <span dir="ltr" css={[text.caption, { color: color.accent, fontWeight: 600 }]}>
            +{number(gain, { maximumFractionDigits: 1 })}
          </span>
        ) : null}
      </div>
    </li>
  );
}
