import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '@vitae/remote-kit/formats';
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
  const { t } = useLingui();
  const { date } = useFormats();
  const { fullName, email, phone, location, companyName, paragraphs, closing, skills } = SAMPLE_LETTER;
  return (
    <figure
      aria-label={t`A finished cover letter`}
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
          <p css={{ fontSize: '3.9cqw', lineHeight: 1.2, fontWeight: 500 }}>{t(fullName)}</p>
          <p css={{ color: SOFT_INK, fontSize: '1.75cqw' }}>
            <bdi>{email}</bdi> · <bdi dir="ltr">{phone}</bdi> · {t(location)}
          </p>
        </header>
        <p css={{ color: SOFT_INK }}>{date(SAMPLE_LETTER.date, { dateStyle: 'long', timeZone: 'UTC' })}</p>
        <p css={{ fontWeight: 600 }}>{companyName}</p>
        {paragraphs.map((paragraph) => (
          <p key={paragraph.id}>{t(paragraph)}</p>
        ))}
        <p>
          {t(closing)}
          <br />
          {t(fullName)}
        </p>
        <p>
          <b>
            <Trans>Skills:</Trans>
          </b>{' '}
          {t(skills)}
        </p>
      </div>
    </figure>
  );
}
