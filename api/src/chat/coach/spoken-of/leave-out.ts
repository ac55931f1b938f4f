import type { Resume } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { MONTH_NAMES } from '../../tools/month-names.ts';
import { sentencesOf } from '../../tools/shorten-summary.ts';
import { stemsOfText, tellingStems } from '../asked-words.ts';
import { ordinalIn } from '../ordinals.ts';

// What a message wants out of a text that was proposed, and the text without it.

export const LEAVES_OUT =
  /(?:(?:&|\band|\bbut|,)\s+not the(?=\s)|\b(?:without|w\/?o|leav(?:e|ing) out|take out|remove|drop|cut out|lose|skip|omit|delete|get rid of|minus|no mention of|(?:do not|don'?t|dont|no need to|never|pls not|not) (?:to )?(?:say|write|mention|put|use|include|show|name|want|need|add)))(?: (?:that|in|the words?|the phrase|the (?:bit|part|thing|stuff) (?:about|on|with)|anything about|any mention of|saying|mentioning))*\s+(?<what>[^.;!?\n]{2,80}?)(?=,|\s(?:and|but|or) (?:do not|don'?t|dont|no|make|keep|max|only|leave|without|use|it|work|mention|add|put|include|say|bring|shorten|cut)\b|\s(?:because|since|cause|cuz|please|pls|as it|thats|that's|its|it's)\b|[.;!?\n]|$)|(?:^|[\s،.])(?:و)?(?:بدون|بلا|بلاش|من غير|من دون|(?:لا|ما) ?(?:ت|ب)(?:كتب|ذكر|قول|حط|ستخدم|جيب)\S*|احذف\S*|شيل\S*|امسح\S*)(?: (?:كلمه|كلمات|ذكر|عباره|موضوع|سيره|اني|انني|انه|ان))*(?: (?:اشتغلت|عملت|كنت)(?: (?:في|ب|مع|عند))?)?\s+(?<arabic>[^.؟!،\n]{2,60}?)(?=\s(?:لان|لاني|عشان)|\s(?:و)?(?:بدون|بلا|من غير|خلي|اختصر|قصر|مختصر|اقصر)|[.؟!،\n]|$)/giu;
/** "… and that sort of talk": more of the same, which names nothing. */
const AND_ALIKE =
  /\s(?:and|or) (?:all )?(?:that|such|this)?\s?(?:kind|sort|type)? ?(?:of )?(?:stuff|things?|talk|words?|like)\b.*$|\s(?:وهيك|وهال|وهذا ال|ومثل هيك|وما شابه|وغيرها?)\s?(?:كلام|اشياء|شي|حكي)?.*$/u;
const PRONOUN = /^(?:it|this|that|them|any|too much|هذا|هاي|ه|ها)$/u;
const AND = /\s(?:and|or|nor)\s(?:the )?|\s(?:او|ولا)\s/u;

/** Each thing that a message wants left out. */
export const leftOutIn = (text: string): string[] =>
  [...fold(text.slice(0, 400)).matchAll(LEAVES_OUT)]
    .flatMap(({ groups }) => (groups?.what ?? groups?.arabic ?? '').replace(AND_ALIKE, '').split(AND))
    .map((what) =>
      what
        .replace(/^(?:(?:the|my|a|an|any|all|that|words?)\s+)+|["“”']|\s+(?:bit|part|thing|stuff|details?|info)$/gu, '')
        .trim(),
    )
    .filter((what) => what.length > 1 && !PRONOUN.test(what));

const YEAR = '(?:19|20)\\d\\d(?:-\\d\\d)?';
const DATE = new RegExp(
  `[,،]?\\s*(?:\\(\\s*)?(?:\\b(?:in|since|from|on|of)\\s+|(?:في|عام|سنة|منذ)\\s+)?(?:(?:${MONTH_NAMES})\\.?,?\\s+|\\p{Script=Arabic}+\\s+(?=${YEAR}))?${YEAR}(?:\\s*(?:and|to|[-–]|و)\\s*(?:${YEAR}|present|now))?(?:\\s*\\))?`,
  'giu',
);
const OF_DATE = /^(?:years?|dates?|months? and years?|(?:ال)?(?:سنه|سنوات|تاريخ|تواريخ|عام))(?=\s|$)(?<of>.*)$/u;
const OF_EMPLOYER =
  /^(?:company|employer|firm|workplace|place)(?:'?s)?(?: name)?$|^(?:name of )(?:the |my )?(?:company|employer|firm)$|^(?:اسم )?(?:ال)?(?:شركه|مستشفي|جهه)$/u;
const A_SENTENCE = /\b(?:sentence|line|bit|part)\b|جمله|سطر/u;
const IS_LAST = /\blast\b|اخر|اخير/u;

/** Whether a text says a thing, in these words or with all of its telling ones. */
export function saysThing(text: string, what: string): boolean {
  const stems = tellingStems(what);
  const own = stemsOfText(text);
  return fold(text).includes(what) || (stems.length > 0 && stems.every((stem) => own.has(stem)));
}

/** The text without `what`; null where it does not hold it, or would be broken without. */
export function without(text: string, what: string, resume: Resume): string | null {
  const left =
    withoutSentence(text, what) ??
    withoutAim(text, what) ??
    withoutFigures(text, what) ??
    withoutDates(text, what) ??
    withoutEmployer(text, what, resume) ??
    withoutCount(text, what) ??
    withoutTopic(text, what);
  return left === null || left === text || left === '' ? null : left;
}

function withoutSentence(text: string, what: string): string | null {
  if (!A_SENTENCE.test(what)) return null;
  const sentences = sentencesOf(text);
  const at = IS_LAST.test(what) ? sentences.length - 1 : ordinalIn(what);
  return at >= 0 && at < sentences.length && sentences.length > 1 ? sentences.toSpliced(at, 1).join(' ') : null;
}

/** "that i'm applying": the sentence on the post that is looked for. */
const OF_AIM = /\b(?:apply\w*|application|looking for|the post|job search)\b|اتقدم|التقديم|ابحث عن/u;
const AIM = /^(?:Looking for a post|أتقدم لوظيفة)/u;
function withoutAim(text: string, what: string): string | null {
  const sentences = sentencesOf(text);
  const left = sentences.filter((sentence) => !AIM.test(sentence));
  return OF_AIM.test(what) && left.length < sentences.length && left.length > 0 ? left.join(' ') : null;
}

/** "without numbers": the parts that hold one, but for what somebody is. */
const OF_FIGURES = /^(?:numbers?|figures?|digits|stats|statistics)$|^(?:ال)?ارقام$/u;
const withoutFigures = (text: string, what: string): string | null =>
  OF_FIGURES.test(what) ? mapParts(text, (part, at) => (at > 0 && /[\d٠-٩]/u.test(part) ? '' : part)) : null;

/** Dates where they are spoken of: "the year i passed it" is that of one part. */
function withoutDates(text: string, what: string): string | null {
  const of = OF_DATE.exec(what)?.groups?.of;
  if (of === undefined || text.search(DATE) < 0) return null;
  const stems = of.trim() === '' ? [] : tellingStems(of);
  const isMeant = (part: string) => part.search(DATE) >= 0 && stems.some((stem) => stemsOfText(part).has(stem));
  const isOfOne = partsOf(text).some(isMeant);
  return mapParts(text, (part) => (!isOfOne || isMeant(part) ? part.replace(DATE, '') : part));
}

function withoutEmployer(text: string, what: string, { workExperience }: Resume): string | null {
  if (!OF_EMPLOYER.test(what)) return null;
  return workExperience
    .filter(({ company }) => company !== '')
    .flatMap(({ company }) => ['at', 'with', 'for', 'في', 'لدى', '–', '-'].map((lead) => ` ${lead} ${company}`))
    .reduce((left, place) => left.replace(place, ''), text);
}

const OF_COUNT = /^(?:number|count|amount) of (?<of>.+)$|^عدد (?<arabic>.+)$/u;
/** "the number of patients": what is counted stays. */
function withoutCount(text: string, what: string): string | null {
  const { of, arabic } = OF_COUNT.exec(what)?.groups ?? {};
  const counted = of ?? arabic;
  if (!counted) return null;
  const isCount = (bracket: string) => /[\d٠-٩]/u.test(bracket);
  const meant = partsOf(text).findIndex((part) => saysThing(part, counted) && part.match(BRACKET)?.some(isCount));
  return mapParts(text, (part, at) =>
    at === meant ? part.replace(BRACKET, (bracket) => (isCount(bracket) ? '' : bracket)) : part,
  );
}

/** Behind the deed: by what means, with what, for whom. */
const TAIL = /\s(?:by|using|with|through|including|thanks to|for|across|via|باستخدام|من خلال|عبر|بالتعاون)\s/giu;
const DEED_WORDS_MIN = 4;
const BRACKET = /\s*\([^()]*\)/gu;

/** The smallest part that holds the topic: brackets, what stands behind a deed, the deed, the sentence. */
function withoutTopic(text: string, what: string): string | null {
  const holds = (part: string) => saysThing(part, what);
  if (!partsOf(text).some(holds)) return null;
  const left = mapParts(text, (part, at) => {
    if (!holds(part)) return part;
    const bare = part.replace(BRACKET, (bracket) => (holds(bracket) ? '' : bracket));
    if (!holds(bare)) return bare;
    const cut = [...part.matchAll(TAIL)].findLast(({ index }) => holds(part.slice(index)))?.index;
    const deed = cut === undefined ? '' : part.slice(0, cut);
    if (deed.split(/\s+/u).length >= DEED_WORDS_MIN && !holds(deed)) return deed;
    return at === 0 ? withoutWord(part, what) : '';
  });
  return holds(left) ? null : left;
}

/** What somebody is stays; only a word of praise in front of it goes. */
const withoutWord = (part: string, what: string): string => {
  const at = part.toLowerCase().indexOf(what);
  const [before, behind] = [part.slice(0, at), part.slice(at + what.length)];
  const isInFront =
    at >= 0 &&
    /^(?:\p{L}+,? (?:and )?)?$/u.test(before) &&
    /^,?\s(?!(?:at|with|in|for|of|on|from|who|and|في|لدى|مع)\s)/u.test(behind);
  return isInFront ? `${before}${behind.replace(/^,?\s+(?:and\s+)?/u, '')}` : part;
};

const BETWEEN_PARTS = /(?<=[;؛])\s+/u;
const partsOf = (text: string): string[] => sentencesOf(text).flatMap((sentence) => sentence.split(BETWEEN_PARTS));
/** "من خبرتي: …": stays before the part that comes first. */
const LEAD = /^من خبرتي: /u;

function mapParts(text: string, change: (part: string, at: number) => string): string {
  let at = -1;
  return sentencesOf(text)
    .map((sentence) => {
      const lead = LEAD.exec(sentence)?.[0] ?? '';
      const mark = sentence.includes('؛') ? '؛' : ';';
      const parts = sentence
        .slice(lead.length)
        .split(BETWEEN_PARTS)
        .map((part) => {
          at += 1;
          return change(part.replace(/[.;؛\s]+$/u, ''), at).trim();
        })
        .filter(Boolean);
      const joined = parts.join(`${mark} `);
      return joined === '' ? '' : `${lead}${joined[0]!.toUpperCase()}${joined.slice(1)}.`;
    })
    .filter(Boolean)
    .join(' ');
}
