import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import type { AtsCheck, AtsRequirement } from '@vitae/contract/ats';
import { ATS_PARTS } from '@vitae/contract/ats';
import { useFormats } from '@vitae/remote-kit/formats';
import { usePlatform } from '@vitae/remote-kit/platform';
import { SiteButtonLink } from '@vitae/remote-kit/site-link';
import { Button } from '@vitae/ui/button';
import { Card, Row, Stack } from '@vitae/ui/layout';
import { Banner } from '@vitae/ui/message';
import { Loading } from '@vitae/ui/progress';
import { Heading, Text } from '@vitae/ui/text';
import { color, focusRing, space, text } from '@vitae/ui/tokens';
import { type ReactNode, useEffect, useRef } from 'react';
import { checkQuery, resultPath } from '../check/checks.ts';
import { useCheckedName } from '../check/version-name.ts';
import { PART_TEXTS } from '../report/rule-texts.ts';
import { bandOf, isFarOff } from '../report/score.ts';
import { useReportTexts } from '../report/use-report-texts.ts';

const isSame = (values: readonly (string | null)[]) => new Set(values).size === 1;

/** Two to five checks beside each other: versions of a resume, or adverts for one resume. */
export default function Comparison({ ids, onClose }: { ids: readonly string[]; onClose(): void }) {
  const { http } = usePlatform();
  const frame = useRef<HTMLDivElement>(null);
  const results = useQueries({ queries: ids.map((id) => checkQuery(http, id)) });
  const checks = results.flatMap(({ data }) => data ?? []).toSorted((a, b) => b.score - a.score);
  const isLoaded = checks.length === ids.length;
  useEffect(() => {
    if (isLoaded) frame.current?.scrollIntoView?.({ block: 'start' });
  }, [isLoaded]);

  return (
    <Card as="section" aria-labelledby="comparison">
      <div ref={frame} css={{ scrollMarginTop: 80 }}>
        <Stack gap="lg">
          <Row justify="space-between">
            <Heading level={2} look="subtitle" id="comparison">
              <Trans>Beside each other</Trans>
            </Heading>
            <Button size="small" look="quiet" onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
          </Row>
          {results.some(({ error }) => error) ? (
            <Banner
              kind="error"
              action={
                <Button size="small" onClick={() => results.forEach(({ refetch }) => void refetch())}>
                  <Trans>Try again</Trans>
                </Button>
              }
            >
              <Trans>A report could not be loaded. Please check your connection.</Trans>
            </Banner>
          ) : isLoaded ? (
            <Compared checks={checks} />
          ) : (
            <Loading>
              <Trans>Loading the reports…</Trans>
            </Loading>
          )}
        </Stack>
      </div>
    </Card>
  );
}

function Compared({ checks }: { checks: readonly AtsCheck[] }) {
  const { t } = useLingui();
  const formats = useFormats();
  const checkedName = useCheckedName();
  const isOfOneEngine = isSame(checks.map(({ version }) => String(version)));
  const isOneResume = isSame(checks.map(({ resume_id, resume_name }) => resume_id ?? resume_name));
  const isOneAdvert = isSame(checks.map(({ advert_key }) => advert_key));
  const best = checks[0]!;
  const bestTitle = best.job_title;
  const next = checks.find((check) => check.advert_key !== best.advert_key);
  const points = best.score - (next?.score ?? 0);
  return (
    <Stack gap="lg">
      {isOfOneEngine ? null : (
        <Banner kind="warning">
          <Trans>These checks were made by different versions of the rules: their scores cannot be compared.</Trans>
        </Banner>
      )}
      {isOneResume && !isOneAdvert && best.has_advert && isOfOneEngine ? (
        <Text look="lead">
          {isFarOff(best.score) ? (
            <Trans>None of these adverts is near your resume. Another one may be worth more of your evening.</Trans>
          ) : points > 0 ? (
            <Trans>
              Apply for “<bdi>{bestTitle}</bdi>” first: your resume shows most of what it asks for.
            </Trans>
          ) : (
            <Trans>Two adverts fit equally well. Apply for the one that you would rather have.</Trans>
          )}
        </Text>
      ) : null}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
        tabIndex={0}
        aria-label={t`Comparison`}
        css={[focusRing, { overflowX: 'auto' }]}
      >
        <table css={{ width: '100%', minWidth: 160 + checks.length * 150, borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              <Cell as="th" />
              {checks.map((check) => (
                <Cell as="th" key={check.id} scope="col">
                  <bdi css={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
                    {check.job_title || t`Without an advert`}
                  </bdi>
                  <span css={[text.caption, { color: color.inkFaint, fontWeight: 400 }]}>
                    <bdi>{checkedName(check)}</bdi>
                    {check.resume_version ? null : (
                      <> · {formats.date(check.created_at, { dateStyle: 'medium', timeStyle: 'short' })}</>
                    )}
                  </span>
                </Cell>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <Cell as="th" scope="row">
                <Trans>Score</Trans>
              </Cell>
              {checks.map((check) => (
                <Cell key={check.id}>
                  <strong css={{ fontSize: 22 }} style={{ color: bandOf(check.score).ink }}>
                    {check.score}
                  </strong>
                </Cell>
              ))}
            </tr>
            {ATS_PARTS.map((part) =>
              checks.some(({ report }) => report.parts.some(({ id }) => id === part)) ? (
                <tr key={part}>
                  <Cell as="th" scope="row">
                    {t(PART_TEXTS[part].name)}
                  </Cell>
                  {checks.map((check) => {
                    const score = check.report.parts.find(({ id }) => id === part)?.score;
                    return (
                      <Cell key={check.id}>
                        {score === undefined ? '–' : formats.number(score, { maximumFractionDigits: 0 })}
                      </Cell>
                    );
                  })}
                </tr>
              ) : null,
            )}
            <tr>
              <Cell as="th" scope="row">
                <Trans>Required and missing</Trans>
              </Cell>
              {checks.map((check) => (
                <Cell key={check.id}>
                  <Missing requirements={check.report.match?.requirements ?? []} />
                </Cell>
              ))}
            </tr>
            <tr>
              <Cell as="th" />
              {checks.map((check) => (
                <Cell key={check.id}>
                  <SiteButtonLink size="small" to={resultPath(check.id)}>
                    <Trans>Open the report</Trans>
                  </SiteButtonLink>
                </Cell>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </Stack>
  );
}

function Missing({ requirements }: { requirements: readonly AtsRequirement[] }) {
  const { labelOf } = useReportTexts();
  const { list } = useFormats();
  // In a list of commas, a choice with commas of its own could not be told from its neighbours.
  const choiceOf = ({ kind, label, or }: AtsRequirement) =>
    [label, ...or].map((each) => labelOf(kind, each)).join(' / ');
  const missing = requirements.filter(({ importance, outcome }) => importance === 'required' && outcome === 'missing');
  if (missing.length === 0) return '–';
  return <bdi css={text.caption}>{list(missing.map(choiceOf), { type: 'unit' })}</bdi>;
}

function Cell({ as: Tag = 'td', scope, children }: { as?: 'td' | 'th'; scope?: 'row' | 'col'; children?: ReactNode }) {
  // An empty corner heads nothing.
  const Shown = children === undefined ? 'td' : Tag;
  return (
    <Shown
      {...(Shown === 'th' && { scope })}
      css={[
        text.body,
        {
          padding: space.sm,
          textAlign: 'start',
          verticalAlign: 'top',
          borderBottom: `1px solid ${color.line}`,
          fontWeight: Shown === 'th' ? 550 : 400,
        },
      ]}
    >
      {children}
    </Shown>
  );
}
