import { fold } from '@vitae/language/fold';
import type { Said } from '../../coach/language.ts';
import type { Offer } from './offer.ts';

// What beside the money weighs for whoever has a family, or is offered a job for a time.

const FAMILY_TOLD =
  /\b(?:i have|i'?ve got|we have|with|got|mother of|father of|dad of|mum of)\s(?<who>(?:(?:a|an|my|one|two|three|four|five|\d|small|little|young)\s){0,3}(?:kids?|child(?:ren)?|sons?|daughters?|bab(?:y|ies)|toddlers?|wife|husband|spouse|family))\b|(?:عندي|لدي)\s(?<arabic>(?:\S+\s)?(?:اطفال|اولاد|طفل|طفلين|عيال|بنات|زوجه|عايله))/u;
const FOR_FAMILY = /\b(?:family|dependants?|dependents?|spouse|kids|children)\b|عايل|اسر/u;
const FOR_ONE =
  /\b(?:for me only|me only|only me|just me|self only|employee only|single cover|own only)\b|لي فقط|لي وحدي/u;
const MEDICAL = /\b(?:medical|health|insurance|cover|hmo)\b|تامين|طبي/u;
const TERM =
  /\b(?:contract|fixed[- ]term|temporary|temp)\b[^.,;]{0,14}?\b(?<count>\d{1,2}|one|two|three|six|twelve)[- ](?<unit>years?|months?)\b|\b(?<before>\d{1,2}|one|two|three|six|twelve)[- ](?<unitBefore>years?|months?)\b[^.,;]{0,12}\bcontract\b|عقد\s(?<arabic>سنه|سنتين|سته اشهر)/u;
const PERMANENT = /\b(?:permanent|open[- ]ended|unlimited)\b|دايم/u;

/** The parts of a message, one for each offer, as far as they can be told apart by their letters or names. */
function partsOf(text: string, offers: readonly Offer[]): string[] {
  const words = fold(text);
  const starts = offers.map(({ name }) => {
    const own = fold(name).replace(/[^\p{L}\p{N}]/gu, '.');
    return words.search(new RegExp(`(?:^|[\\s.:;,])${own}\\s?[:=]|(?:^|\\s)${own}\\s`, 'u'));
  });
  return starts.map((start, at) =>
    start < 0 ? '' : words.slice(start, starts.slice(at + 1).find((next) => next > start) ?? words.length),
  );
}

/** "6 month contract" is one of 6 months. */
const termOf = (count?: string, unit?: string): string =>
  count && unit ? `${count} ${unit.replace(/s$/u, '')}${/^(?:1|one)$/u.test(count) ? '' : 's'}` : '';

/** Each as a sentence; none where the message tells nothing of it. */
export function remarksOnFamilyAndTerm(offers: readonly Offer[], text: string): Said[] {
  const parts = partsOf(text, offers);
  const said: Said[] = [];
  const named = (test: (part: string) => boolean) =>
    parts.flatMap((part, at) => (part !== '' && test(part) ? [offers[at]!.name] : []));
  const covered = named((part) => MEDICAL.test(part) && FOR_FAMILY.test(part) && !FOR_ONE.test(part));
  const alone = named((part) => MEDICAL.test(part) && FOR_ONE.test(part));
  const { who, arabic } = FAMILY_TOLD.exec(fold(text))?.groups ?? {};
  if (covered.length > 0 && alone.length > 0)
    said.push({
      en: `**The family:** ${covered.join(', ')} covers it, ${alone.join(', ')} covers you alone.${who ? ` With ${who.replace(/^(?:my|a) /u, '')} that is money each month: take the price of a family cover off ${alone.join(', ')} before you compare.` : ' Take the price of a family cover off the second before you compare.'}`,
      ar: `**الأسرة:** ${covered.join('، ')} يغطيها، و${alone.join('، ')} يغطيك وحدك.${arabic ? ' ومع أسرة فهذا مبلغ شهري: اطرح ثمن تأمين الأسرة قبل المقارنة.' : ''}`,
    });
  const limited = parts.flatMap((part, at) => {
    const groups = TERM.exec(part)?.groups;
    return groups
      ? [
          {
            name: offers[at]!.name,
            term: termOf(groups.count ?? groups.before, groups.unit ?? groups.unitBefore) || (groups.arabic ?? ''),
          },
        ]
      : [];
  });
  const [first] = limited;
  if (first && limited.length < offers.length) {
    const others = offers.map(({ name }) => name).filter((name) => name !== first.name);
    const isPermanent = parts.some((part) => PERMANENT.test(part));
    said.push({
      en: `**The term:** ${first.name} ends after ${first.term}. One month without work afterwards costs a twelfth of a year’s pay, more than most differences here; ask how often it is renewed, by when they say so, and what notice holds.${isPermanent ? '' : ` Ask too whether ${others.join(', ')} is permanent.`}`,
      ar: `**المدة:** ${first.name} ينتهي بعد ${first.term}. شهر بلا عمل بعده يكلف جزءًا من اثني عشر من دخل السنة: اسأل كم مرة يُجدد ومتى يبلغونك وما مدة الإشعار.`,
    });
  }
  return said;
}
