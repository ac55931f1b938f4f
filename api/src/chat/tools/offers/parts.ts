import { placesIn } from '@vitae/language/regions-of-places';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { employerIn } from './names.ts';
import type { Offer } from './offer.ts';

// Where one offer ends and the next begins in what was typed.

/** An offer begins with its name and what it does: "B is 14,500", "hotel two pays". */
const BEGINS =
  "(?:(?:offer|job|option) )?[b-dy] (?:is|pays|gives|offers|=)|\\p{L}{3,12} (?:two|three|2|3|b|c) (?:is|pays|gives|offers|=|(?=[£$€]?\\d{3}))|(?:the |my |a )?new (?:offer|job|one|company)\\b|(?:(?:i am|i'm|im|i was|i got|got|been|have been|they) )?offered\\b(?=.{0,14}\\d)|و?عرض(?=\\s\\d)";
const PARTS_BY_NAME = new RegExp(`[,.;،]?\\s+(?:(?:and|but|while|vs)\\s+)?(?=(?:${BEGINS}))`, 'iu');
const PARTS =
  /\n+|;|؛|\s+(?:vs\.?|versus|مقابل)\s+|[,،.]?\s+(?:(?:and|but|while)\s+)?(?:the\s+)?(?:other|second|another)(?:\s+(?:one|offer|job))?\b(?=.{0,40}\d)|(?=\b(?:offer|job|option|company|firm|employer)\s+(?:[b-d2-4]|two|three)\b)|(?=(?:^|\s)[b-dy]\s*(?:[:：]|\s[-–]\s|(?:[a-z]{3}\s)?[£$€₹₱₦]?\d{3}|[£$€₹₱₦]?\d{1,3}[,k]))|(?=(?:^|\s)\(?[1-4][):]\s)|[.،,]?\s+و?(?:ال)?(?:تاني|ثاني|اخر)[هة]?\s+/i;
/** "Parcel pays 51k, 25 days. North 49k": an offer a sentence. */
const SENTENCES = /\.\s+(?=\p{L}|[£$€₹]?\d)/u;
/** "one in riyadh 14000, one in muscat 900". */
const ONES =
  /[,.;،]?\s+(?:and\s+)?(?=(?:one|offer|job)\s(?:is|in|at|from|pays|offers)\b.{0,30}\d)|(?:^|\s)و?(?=واحد[هة]?\s.{0,25}\d)/iu;
/** Where nothing else parts two offers: "12,000 dirhams and 15,000 riyals"; "and 5% pension", "and they deduct 300" are of the first. */
const AND =
  /(?:\s+(?:and|أو|او)\s+(?=\D{0,32}\d)|\s+و\s*(?=\D{0,32}\d)|\s+or\s+(?=\D{0,60}\d))(?!\D{0,20}\d+(?:\.\d+)?\s?(?:%|٪|percent\b|days?\b|weeks?\b|hours?\b|يوم))(?!\D{0,20}(?:deduct|premium|insurance|medical|خصم|تأمين|تامين))/iu;

type Read = (parts: readonly string[]) => Offer[];
const areCalled = (offers: readonly Offer[]): boolean => offers.every(({ name }) => name.length > 1);

/** The offers as they are read from the first way of parting a text that yields more than one. */
export function waysToPart(text: string, read: Read): Offer[] {
  const body = text.replace(/^[^:：\n\d]*\b(?:compare|comparison|قارن)\b[^:：\n\d]*[:：](?!\s*\d)/i, '');
  const offers = read(body.split(PARTS));
  if (offers.length > 1) return offers;
  const bySentence = read(body.split(SENTENCES));
  if (bySentence.length > 1 && areCalled(bySentence)) return bySentence;
  const named = read(body.split(PARTS_BY_NAME));
  const byAnd = read(body.split(AND));
  const areAllCalled = byAnd.length === named.length && areCalled(byAnd);
  if (named.length > 1) return areAllCalled ? byAnd : named;
  const byOne = read(body.split(ONES));
  if (byOne.length > 1) return byOne;
  const byPlace = body.replace(/^[^:：\d]*[:：]/u, '').split(/,(?!\d)/u);
  if (byPlace.length > 1 && byPlace.every(beginsWithPlace)) return read(byPlace);
  const byFirm = read(partsByFirm(body));
  return byFirm.length > byAnd.length && areCalled(byFirm) ? byFirm : byAnd;
}

/** "45k at northgate school and 52k at a bank, school has 60 days": a clause that names the other one belongs to it. */
const SAYS_OF =
  /^(?:and |but )?(?:the )?(?<name>\p{L}{3,})\s(?:also\s)?(?:has|gives|offers|includes|comes with|allows|covers)\s/iu;

export function withClausesMoved(parts: readonly string[]): string[] {
  const moved = parts.map((part) => part.split(/(?<=[,.;])\s+(?!\d)/u));
  for (const [at, clauses] of moved.entries()) {
    for (const clause of clauses.slice(1)) {
      const name = SAYS_OF.exec(clause)?.groups?.name?.toLowerCase();
      const named = name === undefined ? -1 : parts.findIndex((part) => wordsOf(part).includes(name));
      if (named < 0 || named === at || STOP_WORDS.has(name!)) continue;
      moved[at] = moved[at]!.filter((each) => each !== clause);
      moved[named] = [...moved[named]!, `, ${clause}`];
    }
  }
  return moved.map((clauses) => clauses.join(' '));
}
const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}]+/u);

/** "dubai 18k aed, riyadh 20k sar". */
const beginsWithPlace = (part: string): boolean => {
  const [place] = placesIn(part);
  return place !== undefined && part.trim().toLowerCase().startsWith(place.words[0]!.toLowerCase());
};

/** "infosys 9 lpa with 10% variable, wipro 10 lpa": a part for each clause that names a firm, with what follows it. */
function partsByFirm(body: string): string[] {
  const parts: string[] = [];
  for (const clause of body.split(/,(?!\d)|،/u)) {
    const beginsOffer = employerIn(clause) !== undefined;
    if (beginsOffer || parts.length === 0) parts.push(clause);
    else parts[parts.length - 1] = `${parts.at(-1)},${clause}`;
  }
  return parts;
}
