import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AtsCheckSummary } from '@vitae/contract/ats';
import { useFormats } from '@vitae/remote-kit/formats';
import { Card, Stack } from '@vitae/ui/layout';
import { Heading } from '@vitae/ui/text';
import { color, mirrored, space, text } from '@vitae/ui/tokens';
import { Link } from 'react-router-dom';
import { resultPath, seriesOf } from '../check/checks.ts';
import { useCheckedName } from '../check/version-name.ts';

const SHOWN_MAX = 6;
const WIDTH = 220;
const HEIGHT = 56;
const EDGE = 6;
/** Points above and below, so that a small change looks small. */
const MARGIN = 10;

/** How the score of one resume against one advert moves; only what the same engine has given is comparable. */
export function Trends({ checks }: { checks: readonly AtsCheckSummary[] }) {
  const series = [...Map.groupBy(checks, (check) => `${seriesOf(check)}\n${check.version}`).values()]
    .filter((points) => points.length > 1)
    .slice(0, SHOWN_MAX)
    .map((points) => points.toReversed());
  if (series.length === 0) return null;
  return (
    <section aria-labelledby="trends">
      <Stack gap="md">
        <Heading level={2} look="subtitle" id="trends">
          <Trans>How your scores move</Trans>
        </Heading>
        <ul
          css={{
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
            gap: space.lg,
          }}
        >
          {series.map((points) => (
            <Trend key={points[0]!.id} points={points} />
          ))}
        </ul>
      </Stack>
    </section>
  );
}

function Trend({ points }: { points: readonly AtsCheckSummary[] }) {
  const { t } = useLingui();
  const { number, date } = useFormats();
  const first = points[0]!;
  const last = points.at(-1)!;
  const change = number(last.score - first.score, { signDisplay: 'exceptZero' });
  const name = last.job_title || t`Without an advert`;
  const scores = points.map(({ score }) => score).join(', ');
  const resumeName = useCheckedName()(last);
  const since = date(first.created_at);
  const x = (index: number) => EDGE + (index / (points.length - 1)) * (WIDTH - 2 * EDGE);
  const lowest = Math.min(...points.map(({ score }) => score)) - MARGIN;
  const range = Math.max(...points.map(({ score }) => score)) + MARGIN - lowest;
  const y = (score: number) => HEIGHT - EDGE - ((score - lowest) / range) * (HEIGHT - 2 * EDGE);
  return (
    <Card as="li">
      <Link to={resultPath(last.id)} css={[text.body, { color: color.ink, fontWeight: 600 }]}>
        <bdi>{name}</bdi>
      </Link>
      <p css={[text.caption, { color: color.inkSoft, overflowWrap: 'anywhere' }]}>
        <bdi>{resumeName}</bdi>
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={t`Scores, the oldest first: ${scores}`}
        css={[mirrored, { width: '100%' }]}
      >
        <polyline
          fill="none"
          stroke={color.accent}
          strokeWidth={2}
          strokeLinejoin="round"
          points={points.map(({ score }, index) => `${x(index)},${y(score)}`).join(' ')}
        />
        {points.map(({ id, score }, index) => (
          <circle key={id} cx={x(index)} cy={y(score)} r={3} fill={color.accent} />
        ))}
      </svg>
      <p css={[text.caption, { color: color.inkSoft }]}>
        <strong dir="ltr">{change}</strong> ·{' '}
        <Plural value={points.length} one={`in # check since ${since}`} other={`in # checks since ${since}`} />
      </p>
    </Card>
  );
}
