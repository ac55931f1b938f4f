import { fold } from '@vitae/language/fold';
import { reply, type Said } from '../language.ts';
import { jobOf, spoken } from '../spoken-of/example-from-resume.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { lackingInAdvert } from './lacking-in-advert.ts';
import { demandNamed, linesNamed, namingStems } from './named-in-documents.ts';
import { saidNotToHave, writtenIn } from './said-not-to-have.ts';

// "I have no X, only Y. What do I say?": the sentence to say, of what was told and the line of the resume that is nearest.

const ASKS_WHAT_TO_SAY =
  /\b(?:what|how) (?:do|should|can|would|could|to|will|must) (?:i |we )?(?:say|answer|tell|reply|respond|explain|put it|deal with|handle|talk about|admit)\b|\b(?:what|how) (?:if|when) (?:they|he|she|somebody|someone|the \p{L}+) asks?\b|(?:اقول|احكي|ارد|اجاوب|اجيب|اشرح|اوضح)/u;
/** Not to have them is no lack of experience. */
const NO_SKILL =
  /^(?:a |an |the |any |my )?(?:job|work|idea|time|money|salary|offer|offers|reference|references|visa|questions?|answer|energy|reply|problem|gap|contract|notice|experience|شغل|وظيفه|وقت|خبره)$/u;
/** "i can't stand it there", "i can't say why": no thing that one has. */
const IS_DEED =
  /^(?:stand|speak|talk|say|tell|take|bear|wait|find|go|be|make|explain|answer|remember|afford|stay|work (?:there|here|with (?:him|her|them))|get (?:on|along))\b/u;
/** What there is in its place. */
const INSTEAD =
  /\b(?:only|just|but i(?:'ve| have)?(?: only| just)?(?: done| did| had| have| worked (?:with|in|on)| used)?|mostly|rather) (?:with |in |on |at |have |did |done |used |worked (?:with|in|on) |experience (?:in|with) |know )*(?!what\b|how\b|if\b|want\b|wonder)(?<what>[^.,;!?\n]{2,60})|(?:بس|فقط|انما|لكن) (?:عندي |اشتغلت |خبرتي |في |على |ب)*(?<arabic>[^.،؟!\n]{2,50})/iu;

/** What to say of something that a message tells to be lacking; null where that is not asked. */
export function sayOfLack(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 400));
  if (!turn.resume || !ASKS_WHAT_TO_SAY.test(words)) return null;
  const told = lackTold(turn.text, words);
  if (!told) return null;
  const [asked] = lackingInAdvert(turn);
  const lack = writtenIn(turn.advert, told) ?? told;
  const demand = asked?.demand ?? demandNamed(told, turn.advert);
  const { what, arabic } = INSTEAD.exec(turn.text)?.groups ?? {};
  const instead = (what ?? arabic)?.replace(/\s+(?:experience|stuff|work)$/iu, '').trim() ?? '';
  const [line] = linesNamed(instead || demand || told, turn.resume.data, 1);
  const proof = line
    ? { en: ` As ${jobOf(turn, line)}, ${spoken(line)}.`, ar: ` ففي عملي (${line.label}): «${line.text}».` }
    : { en: ' [The nearest thing that you have done, with its figure.]', ar: ' [أقرب شيء عملته برقمه.]' };
  return reply(turn, {
    en: [
      'Say it before they find it, in three sentences: what is so, what is near to it, what you do about it.',
      `> I have not worked with ${lack} yet${instead ? `; my experience is with ${instead}` : ''}.${proof.en} What carries over is [one thing that both need], and to close the rest I [course, reading or visit, with its date].`,
      weightOf(asked?.isMust, demand).en,
      `Then stop: who goes on explaining makes it larger. Next they ask how you would start: have the first two weeks ready (who shows you, which rules you read, what you do under supervision). Tell me what you have done about ${lack}, and I put it into the sentence.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
    ar: [
      'قلها قبل أن يكتشفوها، في ثلاث جمل: الواقع، ثم أقرب شيء إليه، ثم ما تفعله لتسده.',
      `> لم أعمل في ${lack} بعد${instead ? `، وخبرتي في ${instead}` : ''}.${proof.ar} والمشترك بينهما [شيء يحتاجه الاثنان]، ولأكمل الباقي [دورة أو قراءة أو زيارة مع تاريخها].`,
      weightOf(asked?.isMust, demand).ar,
      `ثم توقف: كثرة الشرح تكبّر الأمر. سيسألون كيف ستبدأ، فجهّز أول أسبوعين. قل لي ماذا فعلت بشأن ${lack} وأضعه في الجملة.`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  });
}

/** "if they ask about sedation, I have never done it": what is asked about, where the lack is only pointed at. */
const ASKED_ABOUT =
  /\bask(?:s|ed)?(?: me)? (?:about|for|on) (?:the |my |an? )?(?<what>[^,.;?!\n]{2,40}?)(?= (?:and|but|i|because|since)\b|[,.;?!]|$)|(?:سال|يسال)\S* (?:عن|علي) (?<arabic>\p{L}+)/u;
const POINTS = /^(?:it|that|this|them|one|any|much|in it|فيه|فيها|به|بها|عنه|عنها|منه|منها)$/u;

function lackTold(text: string, words: string): string | undefined {
  const items = saidNotToHave([text]).map(withoutInstead);
  const named = items.find(
    (item) => !NO_SKILL.test(item) && !IS_DEED.test(item) && !POINTS.test(item) && namingStems(item).length > 0,
  );
  if (named || !items.some((item) => POINTS.test(item))) return named;
  const { what, arabic } = ASKED_ABOUT.exec(words)?.groups ?? {};
  return what ?? arabic;
}

const withoutInstead = (item: string): string =>
  item
    .replace(/\s(?:experience|knowledge|background)$/iu, '')
    .replace(/\s?خبره\s?/u, '')
    .trim();

function weightOf(isMust: boolean | undefined, demand: string | null): Said {
  if (!demand) return { en: '', ar: '' };
  const what =
    isMust === undefined
      ? { en: '', ar: '' }
      : isMust
        ? { en: ', a demand', ar: '، وهو شرط' }
        : { en: ', a plus and no must', ar: '، وهو ميزة لا شرط' };
  return {
    en: `The advert says of it: “${demand}”${what.en}.`,
    ar: `يقول الإعلان عنه: «${demand}»${what.ar}.`,
  };
}
