import { fold } from './fold.ts';
import { readTerms } from './lists.ts';
import { anyOf } from './phrases.ts';

const NAMES = anyOf(readTerms('certificate-names'));

const OF_ITSELF = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${anyOf(readTerms('certificate-words'))}|${NAMES})(?![\\p{L}\\p{N}])`,
  'u',
);
const ANY_NAME = new RegExp(`(?<![\\p{L}\\p{N}])(?:${NAMES})(?![\\p{L}\\p{N}])`, 'gu');

/** Whether a text names a certificate, licence or vocational level: by its own words ("NVQ", "licence") or as one that is known ("CSCS"). */
export const namesCertificate = (text: string): boolean => OF_ITSELF.test(fold(text));

/** The known names of certificates in a text, folded, in its order: "ccna" and "prince2". */
export const certificatesNamed = (text: string): string[] => fold(text).match(ANY_NAME) ?? [];

const TAIL = /^(?:certification|certificate|diploma|award|licen[cs]e|level \d{1,2})(?:,? \(?(?:19|20)\d\d\)?)?$/i;

/** Whether a line holds only the end of a certificate's name, of which the line above has the rest: "Certification (2024)". */
export const isTailOfCertificate = (line: string): boolean => TAIL.test(line.trim());
