import {
  attachmentLineOf,
  type LetterInput,
  letterLabelsOf,
  letterSchema,
  paragraphsOfLetterText,
} from '@vitae/documents/model/letter';
import { color, font, space } from '@vitae/ui/tokens';

/** The letter as running text that fills its place: for small screens, and for the browser's own print. */
export function ReadableLetter({ letter: input }: { letter: LetterInput }) {
  const letter = letterSchema.parse(input);
  // A number is not broken between lines.
  const contact = [letter.email, letter.phone.replaceAll(' ', '\u00a0'), letter.location].filter(Boolean);
  const address = [letter.companyName, ...letter.companyAddress.split('\n')].filter((line) => line.trim() !== '');
  const paragraphs = [letter.introduction, letter.closing].flatMap(paragraphsOfLetterText);
  const end = [
    letter.skills.length > 0 ? `${letterLabelsOf(letter).skills}: ${letter.skills.join(', ')}` : '',
    attachmentLineOf(letter),
  ].filter(Boolean);
  return (
    <article
      lang={letter.language}
      dir="auto"
      css={{
        display: 'flex',
        flexDirection: 'column',
        gap: space.lg,
        fontFamily: font.serif,
        fontSize: '1.0625rem',
        lineHeight: 1.6,
        overflowWrap: 'anywhere',
      }}
    >
      <header>
        <p css={{ fontSize: '1.375rem', lineHeight: 1.3 }}>{letter.fullName}</p>
        <p css={{ fontFamily: font.sans, fontSize: '0.875rem', color: color.inkSoft }}>{contact.join('\u00a0· ')}</p>
      </header>
      <p>{letter.date}</p>
      {address.length > 0 ? <Lines lines={address} /> : null}
      {paragraphs.map(({ isListItem, lines }, index) => (
        <Lines key={index} lines={isListItem ? [`• ${lines.join(' ')}`] : lines} />
      ))}
      {end.map((line) => (
        <p key={line} css={{ fontFamily: font.sans, fontSize: '0.875rem', color: color.inkSoft }}>
          {line}
        </p>
      ))}
    </article>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return <p css={{ whiteSpace: 'pre-line' }}>{lines.join('\n')}</p>;
}
