import { Container } from '@vitae/ui/layout';
import { Heading, Text } from '@vitae/ui/text';
import { breakpoint, color, font, space } from '@vitae/ui/tokens';

const STAGES = [
  {
    title: 'The file becomes text',
    detail:
      'The system takes the words out of your PDF or Word file. Text inside pictures is lost, and two columns may be read straight across.',
  },
  {
    title: 'The text becomes fields',
    detail:
      'It looks for headings it knows, such as Experience and Education, and for dates, to fill in who you are and where you worked.',
  },
  {
    title: 'Fields become a search',
    detail:
      'A recruiter filters and sorts by the words of the job. A resume that says the same thing in other words may stay further down.',
  },
  {
    title: 'A person reads',
    detail:
      'What is found is opened by somebody with little time. From here on, proof convinces: numbers, names, results.',
  },
];

const SEEN = [
  'Skills, tools, methods, certificates and languages that the advert names',
  'Usual other spellings: K8s for Kubernetes, Postgres for PostgreSQL, front-end for frontend',
  'Which of them stand under “Requirements” and which under “Nice to have”',
];

const UNSEEN = [
  'How a file is built: columns, tables, fonts, headers and footers',
  'Years of experience, places and salaries',
  'Whether what you wrote convinces. A high share of terms is no promise of an interview',
];

export function HowItWorks() {
  return (
    <>
      <section
        aria-labelledby="how-ats-work"
        css={{ background: color.sunken, borderBlock: `1px solid ${color.line}` }}
      >
        <Container css={{ paddingBlock: 'clamp(48px, 8vw, 88px)', display: 'grid', gap: space['2xl'] }}>
          <Heading level={2} id="how-ats-work">
            What happens after you press Apply
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
              <li key={stage.title} css={{ display: 'grid', gap: space.sm, alignContent: 'start' }}>
                <span
                  aria-hidden="true"
                  css={{ fontFamily: font.serif, fontSize: 40, lineHeight: 1, color: color.accent, fontWeight: 450 }}
                >
                  {index + 1}
                </span>
                <Heading level={3} css={{ fontSize: 17, lineHeight: '24px' }}>
                  {stage.title}
                </Heading>
                <Text tone="soft">{stage.detail}</Text>
              </li>
            ))}
          </ol>
        </Container>
      </section>
      <Container css={{ paddingBlock: 'clamp(48px, 8vw, 96px)', display: 'grid', gap: space['2xl'] }}>
        <Heading level={2} css={{ maxWidth: '24ch' }}>
          What the quick check reads, and what it does not
        </Heading>
        <div
          css={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            gap: 'clamp(24px, 5vw, 64px)',
            [breakpoint.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
          }}
        >
          <Points title="It compares" points={SEEN} />
          <Points title="It does not judge" points={UNSEEN} />
        </div>
      </Container>
    </>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <Heading level={3} css={{ paddingBottom: space.md, borderBottom: `2px solid ${color.ink}` }}>
        {title}
      </Heading>
      <ul css={{ listStyle: 'none' }}>
        {points.map((point) => (
          <li key={point} css={{ paddingBlock: space.md, borderBottom: `1px solid ${color.line}` }}>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
