import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Container } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, font, space } from '@vitae/ui/tokens';

const STAGES = [
  {
    title: msg`The file becomes text`,
    detail: msg`The system takes the words out of your PDF or Word file. Text inside pictures is lost, and two columns may be read straight across.`,
  },
  {
    title: msg`The text becomes fields`,
    detail: msg`It looks for headings it knows, such as Experience and Education, and for dates, to fill in who you are and where you worked.`,
  },
  {
    title: msg`Fields become a search`,
    detail: msg`A recruiter filters and sorts by the words of the job. A resume that says the same thing in other words may stay further down.`,
  },
  {
    title: msg`A person reads`,
    detail: msg`What is found is opened by somebody with little time. From here on, proof convinces: numbers, names, results.`,
  },
];

const DOES = [
  msg`The same resume and advert always give the same score: rules with fixed weights, and no model that changes its mind.`,
  msg`Skills as whole terms: C++, C#, Go, R and AI are themselves, and React shows JavaScript.`,
  msg`Each loss of points with the line it comes from, why it counts, and what mending it would bring.`,
  msg`Customs of the country: a photo or Arabic costs nothing in the Gulf, and religion, gender or marital status never count.`,
];

const DOES_NOT = [
  msg`Speak for any employer's system: it is a simulation, and says so.`,
  msg`Reward tricks: hidden words, repetition and orders to a machine are reported.`,
  msg`Say whether what you wrote convinces. A high score is no promise of an interview.`,
];

/** What tracking systems do with a resume, and what the check does of it. */
export function HowItWorks() {
  const { t } = useLingui();
  return (
    <>
      <section
        aria-labelledby="how-ats-work"
        css={{ background: color.sunken, borderBlock: `1px solid ${color.line}` }}
      >
        <Container css={{ paddingBlock: 'clamp(48px, 8vw, 88px)', display: 'grid', gap: space['2xl'] }}>
          <Heading level={2} id="how-ats-work">
            <Trans>What happens after you press Apply</Trans>
          </Heading>
          <ol
            css={{
              listStyle: 'none',
              display: 'grid',
              gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
              gap: space.xl,
              [breakpoint.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
              [breakpoint.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
            }}
          >
            {STAGES.map((stage, index) => (
              <li key={stage.title.id} css={{ display: 'grid', gap: space.sm, alignContent: 'start' }}>
                <span
                  aria-hidden="true"
                  css={{ fontFamily: font.serif, fontSize: 40, lineHeight: 1, color: color.accent, fontWeight: 500 }}
                >
                  {index + 1}
                </span>
                <Heading level={3} css={{ fontSize: 17, lineHeight: '24px' }}>
                  {t(stage.title)}
                </Heading>
                <Text tone="soft">{t(stage.detail)}</Text>
              </li>
            ))}
          </ol>
        </Container>
      </section>
      <Container css={{ paddingBlock: 'clamp(48px, 8vw, 96px)', display: 'grid', gap: space['2xl'] }}>
        <Heading level={2} css={{ maxWidth: '12em' }}>
          <Trans>What the check does, and what it does not</Trans>
        </Heading>
        <div
          css={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: 'clamp(24px, 5vw, 64px)',
            [breakpoint.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
        >
          <Points title={t`You can rely on`} points={DOES} />
          <Points title={t`It does not`} points={DOES_NOT} />
        </div>
      </Container>
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly MessageDescriptor[] }) {
  const { t } = useLingui();
  return (
    <div>
      <Heading level={3} css={{ paddingBottom: space.md, borderBottom: `2px solid ${color.ink}` }}>
        {title}
      </Heading>
      <ul css={{ listStyle: 'none' }}>
        {points.map((point) => (
          <li key={point.id} css={{ paddingBlock: space.md, borderBottom: `1px solid ${color.line}` }}>
            {t(point)}
          </li>
        ))}
      </ul>
    </div>
  );
}
