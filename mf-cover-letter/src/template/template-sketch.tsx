import { css } from '@emotion/react';
import { Trans } from '@lingui/react/macro';
import type { CoverLetterTemplate } from '@vitae/contract/cover-letter';
import { type LetterStyleName, letterStyleOf } from '@vitae/documents/model/letter';
import { font, shadow } from '@vitae/ui/tokens';
import { useTemplateTexts } from './template-texts.ts';

// A sheet of paper is white in the dark theme too.
const PAPER = '#fffefb';
const PAPER_INK = '#24261f';
const PAPER_FAINT = '#e3e1d8';
/** Of each style's page, as the letter itself will have them. */
const ACCENT: Record<LetterStyleName, string> = {
  default: '#1f4e79',
  classic: '#3a3a3a',
  skills: '#0f6b6b',
  story: '#8c3b2e',
  modern: '#2f3e8f',
};
const SKILLS_TINT = '#e6f2f1';

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
  padding: '3.2em 3.6em',
  gap: '1.5em',
  fontSize: '2.35cqw',
  lineHeight: 1.3,
});

const chip = css({
  alignSelf: 'flex-start',
  padding: '.1em .7em',
  borderRadius: '1em',
  background: SKILLS_TINT,
  color: ACCENT.skills,
  fontWeight: 600,
});

const looks = {
  default: {
    sheet: css({ fontFamily: font.sans }),
    header: css({ color: ACCENT.default, paddingBottom: '1em', borderBottom: '1px solid #c9d3de' }),
    title: css({ fontWeight: 650 }),
  },
  classic: {
    sheet: css({ fontFamily: font.serif }),
    header: css({ textAlign: 'center', paddingBottom: '1em', borderBottom: `.35em double ${ACCENT.classic}` }),
    title: css({ fontStyle: 'italic' }),
  },
  skills: {
    sheet: css({ fontFamily: font.sans }),
    header: css({ color: ACCENT.skills, paddingTop: '1.2em', borderTop: `.6em solid ${ACCENT.skills}` }),
    title: chip,
  },
  story: {
    sheet: css({ fontFamily: font.serif }),
    header: css({
      color: ACCENT.story,
      fontStyle: 'italic',
      padding: '.6em 0 .6em 1.2em',
      borderInlineStart: `.5em solid ${ACCENT.story}`,
    }),
    title: css({ color: ACCENT.story, fontStyle: 'italic', fontSize: '1.1em' }),
  },
  modern: {
    sheet: css({ fontFamily: font.sans }),
    header: css({ padding: '1.6em 1.8em', background: ACCENT.modern, color: '#ffffff' }),
    title: css({
      color: ACCENT.modern,
      fontWeight: 700,
      fontSize: '.92em',
      letterSpacing: '.06em',
      textTransform: 'uppercase',
    }),
  },
} satisfies Record<LetterStyleName, unknown>;

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
  const inLanguage = useTemplateTexts();
  const style = letterStyleOf(template.name);
  const look = looks[style];
  const titles = template.format.paragraphs.map((paragraph) => inLanguage(paragraph.title));
  return (
    <div aria-hidden="true" css={sheet}>
      <div css={[content, look.sheet]}>
        <header css={look.header}>
          <div css={{ fontSize: '1.9em', fontWeight: 600, letterSpacing: '-.01em' }}>
            <Trans>Your Name</Trans>
          </div>
          <div>
            <Trans>you@example.com · +00 000 000 000</Trans>
          </div>
        </header>
        {style === 'skills' ? (
          <div css={[chip, { alignSelf: 'stretch', borderRadius: 0 }]}>
            <Trans>Skills</Trans>
          </div>
        ) : null}
        <Lines widths={[24]} />
        <div>
          <Trans>Dear Hiring Manager,</Trans>
        </div>
        {(titles.length > 0 ? titles : FREE_FORM).map((title, index) => (
          <section key={index} css={{ display: 'flex', flexDirection: 'column', gap: '.75em' }}>
            {title ? <p css={look.title}>{title}</p> : null}
            <Lines widths={LINES[index % LINES.length]!} />
          </section>
        ))}
        <div css={{ display: 'flex', flexDirection: 'column', gap: '.7em' }}>
          <div>
            <Trans>Sincerely,</Trans>
          </div>
          <div>
            <Trans>Your Name</Trans>
          </div>
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
