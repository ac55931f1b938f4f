import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AtsLayoutFlag, AtsReport } from '@vitae/contract/ats';
import { Card, columns, Stack } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { color, focusRing, font, radius, space, text } from '@vitae/ui/tokens';
import { useState } from 'react';
import { Quote } from './quote.tsx';

type Machine = AtsReport['machine'];

const FLAG_TEXTS: Readonly<Record<AtsLayoutFlag, { name: MessageDescriptor; means: MessageDescriptor }>> = {
  columns: {
    name: msg`Two columns`,
    means: msg`Simple parsers read straight across: lines of the two columns get mixed.`,
  },
  table: { name: msg`A table`, means: msg`Some parsers take the cells out of their rows, or leave the table out.` },
  text_box: {
    name: msg`A text box`,
    means: msg`Text boxes stand outside the text of a Word file; some parsers skip them.`,
  },
  picture: {
    name: msg`A picture`,
    means: msg`What is written in a picture is not read. A photo does no harm to reading.`,
  },
  running_line: {
    name: msg`Header or footer`,
    means: msg`Some parsers leave headers and footers out. Do not keep your contact data there alone.`,
  },
  hidden_text: { name: msg`Hidden text`, means: msg`Software reads it, people do not see it. It earned nothing.` },
  tiny_text: { name: msg`Tiny print`, means: msg`Too small to be read. It earned nothing.` },
  odd_characters: { name: msg`Odd characters`, means: msg`They stand for nothing: words with them are not found.` },
};

const FIELD_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  name: msg({ message: 'Name', context: 'of a person' }),
  headline: msg`Headline`,
  email: msg`E-mail`,
  phone: msg`Phone`,
  location: msg`Place`,
  job: msg({ message: 'Job', context: 'a field that was read' }),
  education: msg({ message: 'Education', context: 'a field that was read' }),
  skills: msg`Skills`,
  languages: msg`Languages`,
};

/** What software reads: fields, the layout that it may stumble over, and the text in its order. */
export function MachineView({ machine }: { machine: Machine }) {
  const { t } = useLingui();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const hasPages = machine.pages.length > 0;
  return (
    <Card as="section" aria-labelledby="machine-view">
      <Stack gap="lg">
        <div>
          <Heading level={2} look="subtitle" id="machine-view">
            <Trans>What the machine sees</Trans>
          </Heading>
          <Text tone="soft">
            <Trans>
              A simulation: our own reader takes the text out as software of this kind does. No employer's system was
              asked, and theirs may read it otherwise.
            </Trans>
          </Text>
        </div>
        {machine.flags.length > 0 ? (
          <ul css={{ listStyle: 'none', display: 'grid', gap: space.sm }}>
            {machine.flags.map((flag, index) => (
              <Flag
                key={`${flag.kind} ${flag.page} ${flag.text}`}
                flag={flag}
                onPoint={(isOn) => setPointedAt(isOn ? index : null)}
              />
            ))}
          </ul>
        ) : (
          <Text>
            <Trans>Nothing in the layout that such software is known to stumble over.</Trans>
          </Text>
        )}
        <div
          css={
            hasPages ? [columns('minmax(0, 1fr) minmax(0, 1fr)'), { gap: space.xl, alignItems: 'start' }] : undefined
          }
        >
          {hasPages ? (
            <div css={{ display: 'grid', gap: space.md }} className="no-print">
              {machine.pages.map((page) => (
                <DrawnPage key={page.number} page={page} flags={machine.flags} pointedAt={pointedAt} />
              ))}
            </div>
          ) : null}
          <Stack gap="md">
            <dl css={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: `${space.xs} ${space.md}` }}>
              {machine.fields.map(({ name, value }, index) => (
                <div key={index} css={{ display: 'contents' }}>
                  <dt css={[text.caption, { color: color.inkFaint }]}>
                    {FIELD_LABELS[name] ? t(FIELD_LABELS[name]) : name}
                  </dt>
                  <dd css={[text.caption, { margin: 0, overflowWrap: 'anywhere' }]}>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
            {machine.text ? (
              <section
                // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
                tabIndex={0}
                aria-label={t`The text as it was read`}
                css={[
                  focusRing,
                  {
                    maxHeight: 520,
                    overflow: 'auto',
                    padding: space.md,
                    borderRadius: radius.md,
                    background: color.sunken,
                    '@media print': { maxHeight: 'none', overflow: 'visible' },
                  },
                ]}
              >
                <pre
                  dir="auto"
                  css={{
                    margin: 0,
                    fontFamily: font.mono,
                    fontSize: 12,
                    lineHeight: '19px',
                    whiteSpace: 'pre-wrap',
                    overflowWrap: 'anywhere',
                  }}
                >
                  {machine.text}
                </pre>
              </section>
            ) : null}
          </Stack>
        </div>
      </Stack>
    </Card>
  );
}

function Flag({ flag, onPoint }: { flag: Machine['flags'][number]; onPoint(isOn: boolean): void }) {
  const { t } = useLingui();
  const { name, means } = FLAG_TEXTS[flag.kind];
  const { page } = flag;
  return (
    <li
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
      css={{
        display: 'grid',
        gap: 2,
        padding: `${space.sm} ${space.md}`,
        borderRadius: radius.sm,
        background: color.warningSoft,
      }}
    >
      <p css={text.body}>
        <strong>{t(name)}</strong>, <Trans>page {page}</Trans>: {t(means)}
      </p>
      {flag.text ? <Quote label={t`It says:`}>{flag.text}</Quote> : null}
    </li>
  );
}

// Paper is white in both themes.
const PAPER = '#ffffff';
const INK = '#3b403a';
const FLAG_INK = '#b45309';

function DrawnPage({
  page,
  flags,
  pointedAt,
}: {
  page: Machine['pages'][number];
  flags: Machine['flags'];
  pointedAt: number | null;
}) {
  const { t } = useLingui();
  const { number } = page;
  return (
    <svg
      viewBox={`0 0 ${page.width} ${page.height}`}
      role="img"
      aria-label={t`Page ${number} with what was flagged`}
      css={{ width: '100%', border: `1px solid ${color.line}`, borderRadius: radius.sm, background: PAPER }}
    >
      {page.lines.map((line, index) => (
        <text
          key={index}
          x={line.x}
          y={line.y + line.height * 0.8}
          fontSize={Math.max(4, line.height * 0.82)}
          textLength={Math.max(1, line.width)}
          lengthAdjust="spacingAndGlyphs"
          fill={INK}
          css={{ fontFamily: font.sans, direction: 'ltr', unicodeBidi: 'plaintext' }}
        >
          {line.text}
        </text>
      ))}
      {flags.map(({ place, kind }, index) =>
        place?.page === page.number ? (
          <rect
            key={index}
            x={place.x - 3}
            y={place.y - 3}
            width={place.width + 6}
            height={place.height + 6}
            rx={3}
            fill={FLAG_INK}
            fillOpacity={pointedAt === index ? 0.3 : 0.1}
            stroke={FLAG_INK}
            strokeDasharray={kind === 'columns' ? '6 4' : undefined}
          />
        ) : null,
      )}
    </svg>
  );
}
