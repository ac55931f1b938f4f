import { Container } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, focusRing, space, text } from '@vitae/ui/tokens';
import { CONVENTIONS, type Convention, personalFields, sentenceList } from './conventions.ts';

const cell = { padding: space.md, textAlign: 'start', verticalAlign: 'top' } as const;
const PHOTO = { expected: 'Expected', optional: 'Your choice', avoid: 'Leave it out' } as const;
const PAPER = { letter: 'Letter', a4: 'A4' } as const;

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

const listOf = (names: string[]) => (names.length === 0 ? 'Nothing personal' : sentenceList(names));

/** All regions side by side, with where each line comes from. */
export function ConventionTable({ chosen }: { chosen: Convention }) {
  return (
    <section aria-labelledby="conventions" css={{ background: color.sunken, borderBlock: `1px solid ${color.line}` }}>
      <Container css={{ paddingBlock: 'clamp(48px, 8vw, 88px)', display: 'grid', gap: space.xl }}>
        <Heading level={2} id="conventions">
          One life, different pages
        </Heading>
        <Text tone="soft" css={{ maxWidth: '62ch' }}>
          What is polite in one country is a mistake in the next. Practice differs between employers too: where an
          advert says what it wants, follow the advert.
        </Text>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
        <section aria-label="Conventions by region" tabIndex={0} css={[focusRing, { overflowX: 'auto' }]}>
          <table css={[text.body, { borderCollapse: 'collapse', width: '100%', minWidth: 940 }]}>
            <thead>
              <tr css={{ borderBottom: `2px solid ${color.ink}` }}>
                {['Where', 'Photo', 'Readers look for', 'Leave out', 'Length', 'Paper', 'Source'].map((name) => (
                  <th key={name} scope="col" css={[cell, { fontWeight: 600 }]}>
                    {name}
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
                    {row.region.group ?? row.region.name}
                    <span css={[text.caption, { display: 'block', fontWeight: 400, color: color.inkSoft }]}>
                      {row.documentName}
                    </span>
                  </th>
                  <td css={[cell, { whiteSpace: 'nowrap' }]}>{PHOTO[row.region.photo]}</td>
                  <td css={[cell, { minWidth: 160 }]}>{listOf(personalFields(row, 'expected'))}</td>
                  <td css={[cell, { minWidth: 200 }]}>{sentenceList(personalFields(row, 'avoid')) || '–'}</td>
                  <td css={[cell, { minWidth: 116 }]}>{row.length}</td>
                  <td css={cell}>{PAPER[row.region.paperSize]}</td>
                  <td css={[cell, { minWidth: 150 }]}>
                    {row.source ? (
                      <a href={row.source.url} target="_blank" rel="noreferrer" css={focusRing}>
                        {row.source.title}
                      </a>
                    ) : (
                      'Custom only'
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
