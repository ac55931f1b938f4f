/** "I agree to the processing of my personal data … (EU) 2016/679 (GDPR)", and an advert's word that it should be there. */
const OF_CONSENT =
  /\b(?:2016\/679|RODO)\b|\b(?:agree|consent|authori[sz]e|hereby)\b[^.\n]{0,80}\bpersonal data\b|\b(?:GDPR|RODO|consent|data protection) (?:clause|consent|statement|declaration)\b/iu;

const MOST_LINES = 2000;

/** A text without what it says of the processing of its own data, which is nothing that somebody knows or asks for. */
export const withoutConsent = (text: string): string =>
  text
    .split('\n', MOST_LINES)
    .map((line) =>
      OF_CONSENT.test(line)
        ? line
            .split(/(?<=[.!?])\s+/)
            .filter((part) => !OF_CONSENT.test(part))
            .join(' ')
        : line,
    )
    .join('\n');
