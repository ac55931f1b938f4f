import type { Said } from '../language.ts';

// What experience a message tells beside its question, and an answer for the interview that stands on it.

const SPAN =
  '(?:\\d{1,2}(?:\\.5)? ?(?:\\+ ?)?(?:yrs?|years?|months?|mths?|weeks?)|(?:an?|one|two|three|four|five|six|half a|a few|few|a couple of|some) (?:years?|months?|weeks?))';
/** "1yr experience in a guest house", "8 months in a small lodge". */
const FOR_A_TIME = new RegExp(
  `(?<span>${SPAN})(?: of)?(?: experience| exp| work(?:ing)?)? (?<where>(?:in|at|as|with|on|for) [^,.;?!\\n]{2,50})`,
  'iu',
);
/** "only ever babysat", "ive only covered holidays". */
const ONLY_DID =
  /\b(?:only|just) (?:ever )?(?:been |have |had |done |did )?(?<did>(?:looked after|taken care of|\p{L}+(?:ed|ing|sat|ran|led|sold|built|kept))\b[^,.;?!\n]{0,50})/iu;
const FOR_A_TIME_IN_ARABIC =
  /(?<span>سنة|سنه|سنتين|\d{1,2} (?:سنوات|سنين|سنة|سنه|شهور|أشهر|اشهر|شهر)) (?:خبرة |خبره )?(?<where>(?:في|ب|مع) ?[^،.؟!\n]{2,40})/u;
const ONLY_IN_ARABIC =
  /(?:خبرتي|شغلي|اشتغلت)\s+(?:كلها |بس )?(?<where>(?:في|ب|مع) ?[^،.؟!\n]{2,40}?)(?:\s+(?:بس|فقط))?(?=[،.؟!\n]|$)/u;

export interface ExperienceTold {
  /** As it stands in a sentence: "in my year in a guest house". */
  en: string;
  ar: string;
}

const asSaid = (span: string): string =>
  span
    .replace(/(\d)\s?yrs?\b/iu, '$1 years')
    .replace(/(\d)\s?mths?\b/iu, '$1 months')
    .replace(/^1 years$/iu, 'year')
    .replace(/^(?:an?|one|1) (?=(?:year|month|week)$)/iu, '');

/** What a message tells of its writer's experience; null where it tells none. */
export function experienceTold(text: string): ExperienceTold | null {
  const told = FOR_A_TIME.exec(text)?.groups;
  if (told) {
    const said = `${asSaid(told.span!)} ${told.where!.trim()}`;
    return { en: `In my ${said}`, ar: `خلال عملي (${said})` };
  }
  const arabic = (FOR_A_TIME_IN_ARABIC.exec(text) ?? ONLY_IN_ARABIC.exec(text))?.groups;
  if (arabic) return { en: 'In my work', ar: `خلال عملي ${arabic.where!.trim()}` };
  const did = ONLY_DID.exec(text)?.groups?.did?.trim();
  return did ? { en: `When I ${/ing\b/u.test(did.split(' ')[0]!) ? `was ${did}` : did}`, ar: `عندما ${did}` } : null;
}

/** The frame of an answer, on the experience that is told; what nobody has told stays open. */
export function frameWith(told: ExperienceTold | null): Said {
  const led = told ?? { en: 'At [where, when]', ar: 'في [أين ومتى]' };
  const counts: Said = told
    ? {
        en: 'One real case from there counts for more than years without one.\n\n',
        ar: 'موقف حقيقي واحد من هناك أثقل من سنوات بلا مثال.\n\n',
      }
    : { en: '', ar: '' };
  return {
    en: `${counts.en}For example, with your own facts in the brackets:\n\n> ${led.en}, [who] [what was the matter, in one sentence]. First I [listened, asked, looked: what you really did]. Then I [what you did about it], and [whom you told or asked]. In the end [how it was settled, what they said]. Here I would go about it the same way, and learn from you [what this place has more of].`,
    ar: `${counts.ar}مثلًا، واملأ الأقواس بحقائقك:\n\n> ${led.ar} [من] [ما المشكلة في جملة]. أولًا [استمعت أو سألت أو تحققت: ما فعلته فعلًا]، ثم [ماذا فعلت حيالها] و[من أبلغت أو سألت]. وفي النهاية [كيف انتهت وماذا قالوا]. وهنا سأتصرف بالطريقة نفسها وأتعلم منكم [ما يزيد هنا].`,
  };
}
