import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Container } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, focusRing, space, text } from '@vitae/ui/tokens';
import { CONVENTIONS, type Convention, PHOTO_ADVICE, personalFields } from './conventions.ts';
import { useRegionTexts } from './region-texts.ts';
import { useSentenceList } from './use-sentence-list.ts';

const cell = { padding: space.md, textAlign: 'start', verticalAlign: 'top' } as const;
const PAPER = { letter: msg({ message: 'Letter', context: 'size of paper' }), a4: msg`A4` };
const COLUMNS = [
  msg`Where`,
  msg`Photo`,
  msg`Readers look for`,
  msg`Leave out`,
  msg`Length`,
  msg`Paper`,
  msg({ message: 'Source', context: 'of a claim' }),
];

/** Regions of one group share their customs and one row. */
const ROWS = CONVENTIONS.filter(
  ({ region }, index) =>
    region.group === null || CONVENTIONS.findIndex((other) => other.region.group === region.group) === index,
);

function isShownFor(row: Convention, chosen: Convention): boolean {
  return (
    row.region.code === chosen.region.code || (row.region.group !== null && row.region.group === chosen.region.group)
  );
}

/** All regions side by side, with where each line comes from. */
export function ConventionTable({ chosen }: { chosen: Convention }) {
  const { t } = useLingui();
  const ofRegion = useRegionTexts();
  const sentenceList = useSentenceList();
  return (
    <section aria-labelledby="conventions" css={{ background: color.sunken, borderBlock: `1px solid ${color.line}` }}>
      <Container css={{ paddingBlock: 'clamp(48px, 8vw, 88px)', display: 'grid', gap: space.xl }}>
        <Heading level={2} id="conventions">
          <Trans>One life, different pages</Trans>
        </Heading>
        <Text tone="soft" css={{ maxWidth: '38.5em' }}>
          <Trans>
            What is polite in one country is a mistake in the next. Practice differs between employers too: where an
            advert says what it wants, follow the advert.
          </Trans>
        </Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
        <section aria-label={t`Conventions by region`} tabIndex={0} css={[focusRing, { overflowX: 'auto' }]}>
          <table css={[text.body, { borderCollapse: 'collapse', width: '100%', minWidth: 940 }]}>
            <thead>
              <tr css={{ borderBottom: `2px solid ${color.ink}` }}>
                {COLUMNS.map((name) => (
                  <th key={name.id} scope="col" css={[cell, { fontWeight: 600 }]}>
                    {t(name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {ROWS.map((row) => (
                <tr
                  key={row.region.code}
                  css={{
                    borderBottom: `1px solid ${color.line}`,
                    background: isShownFor(row, chosen) ? color.accentSoft : undefined,
                  }}
                >
                  <th scope="row" css={[cell, { fontWeight: 600, minWidth: 140 }]}>
                    {ofRegion(row.region.group ?? row.region.name)}
                    <span css={[text.caption, { display: 'block', fontWeight: 400, color: color.inkSoft }]}>
                      {t(row.documentName)}
                    </span>
                  </th>
                  <td css={[cell, { whiteSpace: 'nowrap' }]}>{t(PHOTO_ADVICE[row.region.photo])}</td>
                  <td css={[cell, { minWidth: 160 }]}>
                    {sentenceList(personalFields(row, 'expected')) || t`Nothing personal`}
                  </td>
                  <td css={[cell, { minWidth: 200 }]}>{sentenceList(personalFields(row, 'avoid')) || '–'}</td>
                  <td css={[cell, { minWidth: 116 }]}>{t(row.length)}</td>
                  <td css={cell}>{t(PAPER[row.region.paperSize])}</td>
                  <td css={[cell, { minWidth: 150 }]}>
                    {row.source ? (
                      <a href={row.source.url} target="_blank" rel="noreferrer" css={focusRing}>
                        <bdi>{row.source.title}</bdi>
                      </a>
                    ) : (
                      <Trans>Custom only</Trans>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </Container>
    </section>
  );
}
