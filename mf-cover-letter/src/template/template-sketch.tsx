import { css } from '@emotion/react';
import type { CoverLetterTemplate } from '@vitae/contract/cover-letter';
import { font, shadow } from '@vitae/ui/tokens';

type SketchStyle = 'plain' | 'classic' | 'skills' | 'story' | 'modern';

/** Templates are told apart by words in their names, so that one added later has a fitting look at once. */
export function sketchStyleOf(name: string): SketchStyle {
  const words = name.toLowerCase();
  if (words.includes('classic')) return 'classic';
  if (words.includes('skill')) return 'skills';
  if (words.includes('story')) return 'story';
  if (words.includes('modern') || words.includes('professional')) return 'modern';
  return 'plain';
}

// A sheet of paper is white in the dark theme too.
const PAPER = '#fffefb';
const PAPER_INK = '#24261f';
const PAPER_FAINT = '#e3e1d8';
const PAPER_ACCENT = '#1c5a48';

const sheet = css({
  containerType: 'inline-size',
  width: '100%',
  aspectRatio: '8.5 / 11',
  overflow: 'hidden',
  borderRadius: '3px',
  background: PAPER,
  color: PAPER_INK,
  boxShadow: shadow.low,
});
/** Everything inside is measured in `em`, and an em in the sheet's width: the sketch scales as one. */
const content = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '3.6em 3.8em',
  gap: '1.5em',
  fontSize: '2.35cqw',
  lineHeight: 1.3,
});

const looks = {
  plain: { frame: css({ fontFamily: font.sans }), title: css({ fontWeight: 650 }) },
  classic: {
    frame: css({
      fontFamily: font.serif,
      '& > header': { textAlign: 'center', borderBottom: `1px solid ${PAPER_INK}` },
    }),
    title: css({ fontStyle: 'italic' }),
  },
  skills: {
    frame: css({ fontFamily: font.sans }),
    title: css({
      alignSelf: 'flex-start',
      padding: '.1em .7em',
      borderRadius: '1em',
      background: '#e3eee8',
      color: PAPER_ACCENT,
      fontWeight: 600,
    }),
  },
  story: {
    frame: css({
      fontFamily: font.serif,
      '& section:first-of-type > p': { fontSize: '1.7em', lineHeight: 1.1, fontStyle: 'italic' },
    }),
    title: css({ fontWeight: 500 }),
  },
  modern: {
    frame: css({ fontFamily: font.sans, borderInlineStart: `.7em solid ${PAPER_ACCENT}` }),
    title: css({
      color: PAPER_ACCENT,
      fontWeight: 700,
      fontSize: '.92em',
      letterSpacing: '.06em',
      textTransform: 'uppercase',
    }),
  },
} satisfies Record<SketchStyle, unknown>;

/** Lines of a paragraph, in per cent of the sheet's width. */
const LINES = [
  [100, 97, 99, 62],
  [98, 100, 95, 97, 44],
  [100, 96, 99, 71],
  [97, 52],
] as const;

const FREE_FORM = ['', '', ''];

/** A template as a miniature letter: its paragraphs by name, the text as lines. Decorative. */
export function TemplateSketch({ template }: { template: CoverLetterTemplate }) {
  const style = sketchStyleOf(template.name);
  const look = looks[style];
  const titles = template.format.paragraphs.map((paragraph) => paragraph.title);
  return (
    <div aria-hidden="true" css={sheet}>
      <div css={[content, look.frame]}>
        <header css={{ paddingBottom: '1em' }}>
          <div css={{ fontSize: '1.9em', fontWeight: 600, letterSpacing: '-.01em' }}>Your Name</div>
          <div css={{ opacity: 0.75 }}>you@example.com · +00 000 000 000</div>
        </header>
        <Lines widths={[24]} />
        <div>Dear Hiring Manager,</div>
        {(titles.length > 0 ? titles : FREE_FORM).map((title, index) => (
          <section key={index} css={{ display: 'flex', flexDirection: 'column', gap: '.75em' }}>
            {title ? <p css={look.title}>{title}</p> : null}
            <Lines widths={LINES[index % LINES.length]!} />
          </section>
        ))}
        <div css={{ display: 'flex', flexDirection: 'column', gap: '.7em' }}>
          <div>Sincerely,</div>
          <div>Your Name</div>
        </div>
      </div>
    </div>
  );
}

function Lines({ widths }: { widths: readonly number[] }) {
  return (
    <div css={{ display: 'flex', flexDirection: 'column', gap: '.72em' }}>
      {widths.map((width, index) => (
        <span
          key={index}
          css={{ height: '.62em', borderRadius: '.3em', background: PAPER_FAINT }}
          style={{ width: `${width}%` }}
        />
      ))}
    </div>
  );
}
