import { LEGAL_FORMS, ORGANISATION_NOUNS } from '@vitae/language/organisations';
import { tellingTerms, termsOf } from '../../text/terms.ts';
import type { Role } from '../role.ts';
import type { Clause } from './clauses.ts';

const OF_ANY_CERTIFICATE = new Set(
  termsOf(
    'certificate certification certified cert license licence diploma course training exam professional associate foundation advanced level specialist national international academic basic test award school',
  ),
);
/** The words by which a house, a school or a certificate is told from others. */
export const ownTerms = (name: string) =>
  tellingTerms(name).filter(
    (term) => !OF_ANY_CERTIFICATE.has(term) && !LEGAL_FORMS.has(term) && !ORGANISATION_NOUNS.has(term),
  );

export const houseOf = ({ place, asWritten = '' }: Role) => place || (asWritten.split(/,\s|\s[–—|-]\s/)[0] ?? '');

export function namesHouse({ terms }: Clause, role: Role): boolean {
  const [house] = ownTerms(houseOf(role));
  return house !== undefined && terms.has(house);
}

const MOST_OF_TITLE = 2 / 3;
/** "outreach coordinator" of a Community Outreach Coordinator */
export function namesPost({ terms }: Clause, { title }: Role): boolean {
  const words = tellingTerms(title);
  const named = words.filter((term) => terms.has(term)).length;
  return named > 1 && named >= words.length * MOST_OF_TITLE;
}
