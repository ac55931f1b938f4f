import { breakpoint, font, motion } from '@vitae/ui/tokens';
import { SAMPLE_LETTER } from './sample-letter.ts';

// Paper is paper in both themes.
const PAPER = '#fffefb';
const INK = '#22241f';
const SOFT_INK = '#575b53';

/**
 * A finished letter in the classic style, its type in units of the page's width. It is set by hand: what lays out real
 * pages weighs more than the rest of this page, and is loaded where a letter of one's own is shown.
 */
export function SampleLetterPreview() {
  const { fullName, email, phone, location, date, companyName, introduction, skills } = SAMPLE_LETTER;
  return (
    <figure
      aria-label="A finished cover letter"
      css={{
        containerType: 'inline-size',
        // The page's empty end is left out.
        aspectRatio: '8.5 / 8.9',
        maxWidth: 600,
        width: '100%',
        marginInline: 'auto',
        overflow: 'hidden',
        borderRadius: 4,
        background: PAPER,
        color: INK,
        boxShadow: '0 2px 6px rgb(20 18 10 / 12%), 0 24px 60px rgb(20 18 10 / 20%)',
        transform: 'rotate(1.2deg)',
        transition: `transform ${motion.calm}`,
        '&:hover': { transform: 'none' },
        [breakpoint.medium]: { transform: 'none' },
      }}
    >
      <div
        css={{
          display: 'grid',
          gap: '1.5cqw',
          padding: '8cqw 11cqw',
          fontFamily: font.serif,
          fontSize: '2.05cqw',
          lineHeight: 1.42,
        }}
      >
        <header css={{ textAlign: 'center', borderBottom: `.5cqw double ${SOFT_INK}`, paddingBottom: '1.6cqw' }}>
          <p css={{ fontSize: '3.9cqw', lineHeight: 1.2, fontWeight: 500 }}>{fullName}</p>
          <p css={{ color: SOFT_INK, fontSize: '1.75cqw' }}>{[email, phone, location].join('  ·  ')}</p>
        </header>
        <p css={{ color: SOFT_INK }}>{date}</p>
        <p css={{ fontWeight: 600 }}>{companyName}</p>
        {introduction.split('\n\n').map((paragraph) => (
          <p key={paragraph} css={{ whiteSpace: 'pre-line' }}>
            {paragraph}
          </p>
        ))}
        <p>
          <b>Skills:</b> {skills.join(', ')}
        </p>
      </div>
    </figure>
  );
}
