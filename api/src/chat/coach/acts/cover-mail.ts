import { draftLetter } from '../../tools/letter/draft-letter.ts';
import { payIn } from '../../tools/pay-in-advert.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { whereLettersAreWritten } from './where.ts';

/** "expected salary 13000". */
const SALARY = /\b(?:expected|expecting|asking) (?:salary|pay|ctc)(?: is| of|:)? (?<sum>\d+(?:,\d{3})*k?)/iu;
/** "visa transferable". */
const VISA = /\b(?:visa(?: is)? transferable|transferable visa)\b/iu;
/** "joining 30 days". */
const JOINS =
  /\b(?:join(?:ing)?|start(?:ing)?|available)(?: within| in| after|:)? (?<count>\d{1,3}) (?<unit>days?|weeks?|months?)\b/iu;

/** The facts that adverts ask for in the mail, as its writer tells them. */
export function factsForCoverMail({ text, advert }: Pick<Turn, 'text' | 'advert'>): string[] {
  const sum = SALARY.exec(text)?.groups?.sum;
  const { count, unit } = JOINS.exec(text)?.groups ?? {};
  const currency = payIn(advert)?.currency;
  return [
    sum ? `My expected salary is ${[currency, inThousands(sum)].filter(Boolean).join(' ')}.` : '',
    VISA.test(text) ? 'My visa is transferable.' : '',
    count && unit ? `I can join within ${count} ${unit.toLowerCase()}.` : '',
  ].filter(Boolean);
}

const inThousands = (sum: string): string =>
  /^\d{4,}$/u.test(sum) ? new Intl.NumberFormat('en').format(Number(sum)) : sum;

/** A mail that a resume goes with is a short letter. */
export function writeCoverMail(turn: Turn): CoachAnswer {
  if (!turn.resume || turn.advert === '') return whereLettersAreWritten(turn);
  return draftLetter.run({ wishes: ['shorter'], added: factsForCoverMail(turn) }, turn);
}
