import { REGION_CODES } from '@vitae/contract/regions';
import { otherCountriesIn, placesIn } from '@vitae/language/regions-of-places';
import type { KnownAnswer } from '../knowledge/read-knowledge.ts';
import { countWords, tellingStems } from './asked-words.ts';
import { beyondKnowing } from './beyond-knowing.ts';
import {
  COUNTRY_CODES,
  countryAsWritten,
  countryNamed,
  isGulf,
  type Place,
  placeNamed,
  placeOfTalk,
} from './countries.ts';
import { languageOf, type Said, sayIn } from './language.ts';
import { inOwnFigures, ownFigures } from './own-figures.ts';
import { isOfPermit, permitUnknown } from './permits.ts';
import { headOfQuestion } from './question-head.ts';
import { readRequest } from './request.ts';
import { type FoundAnswer, isTitle, knownAnswer, searchKnowledge } from './search-knowledge.ts';
import { isOfStory, isSureOf, surenessOf } from './sureness.ts';
import { explainTerms } from './terms.ts';
import { answerOf, type ChatLanguage, type CoachAnswer, type Turn } from './turn.ts';
import { workedOut } from './worked-out.ts';

/** Offered beside the first, an answer knows at least so much of the question. */
const KNOWN_MIN = 0.3;
/** An answer so near is offered where it is not sure that it is meant. */
const NEAR_KNOWN = 0.3;
/** Below it the choices under "I don't know" have nothing to do with the question. */
const NEAR_ENOUGH = 0.14;
const PLAIN_LIKENESS = 0.5;
/** "Where do I start" leans on what stands before it. */
const PLAIN_WORDS = 2;
/** Of the questions in one message, so many are answered. */
const QUESTIONS_MAX = 2;
/** And so many parts of it are looked up. */
const PARTS_MAX = 12;
const BETWEEN_QUESTIONS =
  /[?؟\n;,،]+|\s(?:and|also|plus)\s|\sو(?=(?:كم|كام|هل|ازاي|كيف|متى|متي|شو|وش|ليش|شلون|ايش|اذا|إذا|لو)\s)/iu;
/** How far behind the first an answer may be to be offered beside it. */
const NEAR_SCORE = 0.6;
const OFFERED_MAX = 3;
/** What the place says for or against an answer, beside what its words say. */
const OF_THE_PLACE = 1.5;
const OF_A_PLACE_ALONE = 1.2;
const OF_ANOTHER_PLACE = 0.35;
const OF_ANY_PLACE = 0.9;

/** A question, and where it is asked from. */
interface Asked {
  text: string;
  region: Place;
}

/** The country that a question is about: named in it, else the one that the reader applies in. */
export function placeOf({ text, region }: Asked): Place | null {
  const named = placeNamed(text);
  if (named) return named;
  return region === 'OTHER' || isElsewhere({ text }) ? null : region;
}

/** Whether an answer holds in a place. */
export function isOf({ regions }: KnownAnswer, place: Place): boolean {
  return regions.includes('any') || regions.includes(place) || (regions.includes('GCC') && isGulf(place));
}

/** What the knowledge base knows of a question, the best first; what holds in the asker's place goes first. */
export function rankAnswers(question: Asked, search: typeof searchKnowledge = searchKnowledge): FoundAnswer[] {
  const place = placeOf(question);
  const places = [...placesIn(question.text), ...otherCountriesIn(question.text)];
  const isNamed = places.length > 0 || countryNamed(question.text) !== null;
  return search(question.text, [
    ...places.flatMap(({ words }) => words),
    ...countryAsWritten(question.text).flatMap((name) => name.split(/\s+/u)),
  ])
    .filter(({ answer }) => isOfPermit(answer, question.text))
    .map((found) => ({ ...found, score: found.score * weightOf(found.answer, place, isNamed) }))
    .toSorted((a, b) => b.score - a.score);
}

function weightOf(answer: KnownAnswer, place: Place | null, isNamed: boolean): number {
  if (answer.regions.includes('any')) return 1;
  if (place === null) return OF_ANY_PLACE;
  if (!isOf(answer, place)) return OF_ANOTHER_PLACE;
  // Where one applies does not say by itself that an answer is meant which no other country has.
  return answer.group === null && !isNamed ? OF_A_PLACE_ALONE : OF_THE_PLACE;
}

/** The answer whose title a message is, as the choices under an answer are; null for all others. */
export function answerTitled(turn: Turn): CoachAnswer | null {
  if (!isTitle(turn.text.trim())) return null;
  const language = languageOf(turn);
  const ranked = rankAnswers(turn);
  const titled = ranked.find(({ answer: { en, ar } }) => [en.title, ar.title].includes(turn.text.trim()));
  return titled ? answerFrom([titled, ...ranked.filter((each) => each !== titled)], turn, language) : null;
}

/** The answer of an id, as if asked for it by its title; null where there is none. */
export function answerOfId(turn: Turn, id: string): CoachAnswer | null {
  const language = languageOf(turn);
  const title = knownAnswer(id)?.[language].title;
  return title ? answerTitled({ ...turn, text: title, answerIn: language }) : null;
}

/** What a term means that a message asks about; null where the knowledge base has an answer to just that. */
export function meaningOf(turn: Turn): CoachAnswer | null {
  const explained = explainTerms(turn);
  if (!explained) return null;
  const ranked = rankAnswers(turn);
  const [best] = ranked;
  if (best && best.answer.group === null && best.likeness >= SAME_LIKENESS) return null;
  return { ...explained, choices: nearTitles(ranked, languageOf(turn)) };
}
const SAME_LIKENESS = 0.9;

/** Answers a question out of the knowledge base, asks for the country where that decides, or says that it cannot. */
export function answerQuestion(turn: Turn): CoachAnswer {
  const language = languageOf(turn);
  const beyond = beyondKnowing(turn);
  if (beyond) return beyond;
  const permit = permitUnknown(turn);
  if (permit) return permit;
  const asked = questionsIn(turn)
    .map((each) => rankAnswers(each))
    .filter(isPlain);
  const ranked = rankAnswers(turn);
  // Two parts of a message may ask the same.
  const first = asked.slice(0, QUESTIONS_MAX);
  const distinct = [...new Map(first.map((each) => [each[0]!.answer, each])).values()];
  if (distinct.length > 1) return joined(distinct.map((each) => answerFrom(each, turn, language)));
  const several = ofStory(turn);
  if (several.length > 1) return joined(several.map((each) => answerFrom(each, turn, language)));
  const isTold = isPersonal(turn.text) && !readRequest(turn.text).isQuestion;
  const isTooFar = isTold && ranked[0] !== undefined && isOfStory(ranked[0]);
  if (isSureOf(ranked) && !isTooFar) {
    const other = ofSubject(ranked, turn);
    if (other !== 'beside it') return answerFrom(other ?? ranked, turn, language);
    const alone = firstSureQuestion(turn);
    return alone ? answerFrom(alone, turn, language) : unknown(ranked, language);
  }
  const found =
    asked[0] ??
    (isTooFar ? null : withoutRegion(turn)) ??
    firstSureQuestion(turn) ??
    (isTooFar ? null : bestPart(turn));
  if (found) return answerFrom(found, turn, language);
  const [best] = ranked;
  const place = placeNamed(turn.text);
  // "gratuity in the USA"
  if (best && place !== null && best.answer.group !== null && !isOf(best.answer, place) && isWholeIn(best))
    return answerFrom(ranked, turn, language);
  const said = unknown(ranked, language);
  const [near] = said.choices.length > 0 ? ranked : [];
  return near ? { ...said, about: { kind: 'answer', id: near.answer.id, asked: turn.text } } : said;
}

/** Knows all that a question says beside the place. */
const isWholeIn = ({ known, likeness }: FoundAnswer): boolean => known > WHOLE_KNOWN && likeness >= PLAIN_LIKENESS;

const SENTENCE_END = /(?<=[.!?؟])\s+/u;
/** A message so long tells a story, in which a question has more words than its asking. */
const STORY_WORDS = 25;
const isLong = ({ text }: Turn): boolean => countWords(text) >= STORY_WORDS;
/** Of a story, the answers to each of its questions that is surely known. */
function ofStory(turn: Turn): FoundAnswer[][] {
  if (!isLong(turn)) return [];
  const region = placeOf(turn) ?? turn.region;
  const found = turn.text
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(BETWEEN_QUESTIONS))
    .filter((part) => tellingStems(part).length >= 2 && readRequest(part).isQuestion)
    .slice(0, PARTS_MAX)
    .map((text) => rankAnswers({ text, region }))
    .filter((ranked) => isSureOf(ranked) && ranked[0]!.answer.group === null);
  return [...new Map(found.map((ranked) => [ranked[0]!.answer, ranked])).values()].slice(0, QUESTIONS_MAX);
}

/** An answer that knows so little of what is asked answers something else. */
const HEAD_KNOWN = 0.3;

/**
 * What answers the clause that asks, where the first answer only knows what is told beside it: of a question for the end of
 * service, the answer to that, and none on the allowances that were named; `beside it` where the first answer knows nothing of the subject. Null where it knows it.
 */
function ofSubject(ranked: readonly FoundAnswer[], turn: Turn): FoundAnswer[] | 'beside it' | null {
  const head = headOfQuestion(turn.text);
  if (head === null) return null;
  const ofHead = rankAnswers({ text: head, region: placeOf(turn) ?? turn.region });
  const own = ofHead.find(({ answer }) => answer === ranked[0]!.answer);
  const [best] = ofHead;
  const isWhole =
    isSureOf(ofHead) &&
    best!.question.words >= WHOLE_WORDS &&
    best!.known >= WHOLE_KNOWN &&
    best!.score > ranked[0]!.score * WHOLE_AHEAD;
  if (isWhole && best!.answer !== ranked[0]!.answer) return ofHead;
  if (!best || best.answer === ranked[0]!.answer || (own && own.known >= HEAD_KNOWN && own.score > best.score * CLOSE))
    return null;
  if (isPlain(ofHead)) return ofHead;
  return (own?.known ?? 0) < HEAD_UNKNOWN && ranked[0]!.likeness < PLAIN_LIKENESS ? 'beside it' : null;
}
/** What knows nearly all of the clause that asks is meant whatever stands beside it, where it answers that so much better. */
const WHOLE_KNOWN = 0.9;
const WHOLE_AHEAD = 1.2;
const WHOLE_WORDS = 3;
/** And one that knows nothing of it is only offered. */
const HEAD_UNKNOWN = 0.1;
/** Of the score of what answers the asking clause best. */
const CLOSE = 0.75;

/** Tells at length of somebody's own case. */
const isPersonal = (text: string): boolean => countWords(text) >= PERSONAL_WORDS && OF_ONESELF.test(text);
const PERSONAL_WORDS = 10;
const OF_ONESELF =
  /(?<![\p{L}'’])(?:i|i['’]?m|i['’]?ve|my|me|mine)(?![\p{L}])|(?<!\p{L})(?:انا|أنا|عندي|عمري|شغلي|سيرتي)(?!\p{L})/iu;

/** What is sure wherever one asks stays sure where answers for that place come before it. */
function withoutRegion({ text, region }: Turn): FoundAnswer[] | null {
  if (region === 'OTHER' || placeNamed(text) !== null) return null;
  const ranked = rankAnswers({ text, region: 'OTHER' });
  return isSureOf(ranked) && ranked[0]!.answer.regions.includes('any') ? ranked : null;
}

/** Where a story turns into what is asked, and the other way round. */
const BETWEEN_CLAUSES =
  /[?؟\n;,،:.!]+\s*|\s+(?:when|because|but|so|since|though|although|while|with|only|and|also|plus|cos|cuz|coz|except)\s+|\s+(?:بس|لكن|لان|لانه|لاني|علشان|عشان|يعني)\s+/iu;
/** What is said in front of a question or behind it, and asks nothing. */
const FILLER =
  /\b(?:how (?:do|should|can|would) i (?:answer|reply to|respond to)|what (?:do|should|can|would) i (?:say|answer) (?:to|when they ask|if they ask)|(?:pls|please|kindly) (?:guide|help|suggest|advise)(?: me)?|guide me|help me|any (?:idea|tips|advice)s?|where do i even start|what all|honestly|actually|basically|literally|like|just|even|really|tbh|imo|sir|madam|bro|guys|pls|please)\b/giu;
const CLAUSES_MAX = 8;

/** The part of a long message, alone or with the next one, that is plainly a question that has an answer. */
function bestPart(turn: Turn): FoundAnswer[] | null {
  const region = placeOf(turn) ?? turn.region;
  const clauses = turn.text.split(BETWEEN_CLAUSES).filter((part) => part && tellingStems(part).length > 0);
  const alone = clauses.slice(0, CLAUSES_MAX);
  const pairs = alone.flatMap((part, at) => (alone[at + 1] ? [`${part} ${alone[at + 1]}`] : []));
  const bare = [turn.text, ...alone, ...pairs].map((part) => part.replace(FILLER, ' ').replace(/\s+/gu, ' ').trim());
  const ranked = [...new Set(bare)]
    .filter((text) => text !== '')
    .map((text) => rankAnswers({ text, region }))
    .filter(isPlain)
    .filter(([best]) => !isLong(turn) || best!.question.words >= ALONE_MIN);
  return ranked.toSorted((a, b) => b[0]!.score - a[0]!.score)[0] ?? null;
}

/** What stands in front of the clause that asks: "… the job is confirmed. who pays". */
const BEFORE_ASKING =
  /[.;,،\n]+\s*|(?<!\s)\s+(?:(?:and|so|but)\s+|(?=(?:what|which|who|whom|when|where|why|how|is|are|do|does|can|could|should|must|may|will)\s)|و?(?=(?:هل|كم|كيف|متى|متي|مين|من|ليش|ليه|لماذا|شو|وش|ايش)\s))/iu;
const BEGINS_TO_ASK =
  /^(?:what|which|who|whom|whose|when|where|why|how|is|are|do|does|did|can|could|should|must|may|will|would)\b|^(?:هل|كم|كيف|متى|متي|مين|من|ليش|ليه|لماذا|شو|وش|ايش)\s/iu;
/** Of a long message two words are like some asking by chance. */
const ALONE_MIN = 3;

/** Of a message of which the whole finds nothing sure, the answer to the first of its questions that finds one by itself. */
function firstSureQuestion(turn: Turn): FoundAnswer[] | null {
  if (!isLong(turn)) return null;
  // Of a story from one country about work in another, each may be the one that is asked about.
  const named = placesIn(turn.text).map(({ region }) => region as Place);
  const regions = [...new Set([placeOf(turn) ?? turn.region, ...named])];
  const sentences = turn.text.split(/(?<=[?؟.!\n])\s*/u).filter((sentence) => sentence.trim() !== '');
  const isAsking = (sentence: string, at: number) => /[?؟]\s*$/u.test(sentence) || at === sentences.length - 1;
  const questions = sentences.filter(isAsking).flatMap((sentence) => {
    const own = sentence.trim();
    const last = own
      .split(BEFORE_ASKING)
      .filter((clause) => BEGINS_TO_ASK.test(clause.trim()))
      .at(-1);
    return [/[?؟]$/u.test(own) ? own : '', last ?? ''];
  });
  return (
    [...new Set(questions)]
      .filter((text) => tellingStems(text).length >= ALONE_MIN)
      .slice(0, PARTS_MAX)
      .flatMap((text) => regions.map((region) => rankAnswers({ text, region })))
      .find((ranked) => isSureOf(ranked)) ?? null
  );
}

/** The questions that a message holds, each with the place of the whole; none where it is a single one. */
function questionsIn(turn: Turn): Asked[] {
  const all = turn.text.split(BETWEEN_QUESTIONS).filter((part) => tellingStems(part).length >= 2);
  const asking = all.filter((part) => readRequest(part).isQuestion);
  // What is only told beside a question asks nothing.
  const parts = asking.length > 0 ? asking : all;
  const region = placeOf(turn) ?? turn.region;
  return all.length < 2 ? [] : parts.slice(0, PARTS_MAX).map((text) => ({ text, region }));
}

function joined(answers: readonly CoachAnswer[]): CoachAnswer {
  const asking = answers.find(({ kind }) => kind === 'asking');
  return answerOf(answers.map(({ text }) => text).join('\n\n'), {
    kind: asking ? 'asking' : 'answer',
    sources: answers.flatMap(({ sources }) => sources),
    choices: asking?.choices ?? [],
  });
}

/** Where the talk is about, as advert, money and resume say it: it decides where neither question nor page names a country. */
function whereItIs(turn: Turn): Place | null {
  const place = placeOfTalk(turn);
  return place === 'other' ? null : place;
}

/** Of one question's answers for each country the one for a place; the best of all where none is for it. */
function bestFor(ranked: readonly FoundAnswer[], place: Place | null): FoundAnswer {
  return (place !== null && groupOf(ranked).find(({ answer }) => isOf(answer, place))) || ranked[0]!;
}

function answerFrom(ranked: readonly FoundAnswer[], turn: Turn, language: ChatLanguage): CoachAnswer {
  const place = placeOf(turn) ?? (isElsewhere(turn) ? null : whereItIs(turn));
  const best = bestFor(ranked, place);
  const { answer } = best;
  if (answer.topic === OF_THIS_SITE && OTHER_SITES.test(turn.text)) return unknown([], language);
  if ((!answer.regions.includes('any') || OF_LAW.test(turn.text)) && isElsewhere(turn))
    return notForThisCountry(ranked, null, language);
  if (answer.group !== null && (place === null || !isOf(answer, place)))
    return { ...askForPlace(ranked, place, language), about: { kind: 'answer', id: answer.id, asked: turn.text } };
  const isRelated = ({ score, known, answer: other }: FoundAnswer) =>
    (other.regions.includes('any') || place === null || isOf(other, place)) &&
    score >= best.score * NEAR_SCORE &&
    known >= KNOWN_MIN &&
    (other.group === null || other.group !== answer.group);
  const reckoned = workedOut(answer.id, turn.text, language) || ownFigures(answer.id, turn);
  const said = [
    `**${answer[language].title}**`,
    ofOtherCountry(answer, place, language),
    reckoned,
    inOwnFigures(answer.id, answer[language].text, { ...turn, answerIn: language }),
  ]
    .filter(Boolean)
    .join('\n\n');
  return answerOf(said, {
    sources: [{ title: answer[language].title, origin: answer.source, url: answer.url }],
    about: { kind: 'answer', id: answer.id, asked: turn.text },
    choices: ranked
      .filter((other) => other !== best)
      .filter(isRelated)
      .slice(0, OFFERED_MAX)
      .map(({ answer: other }) => other[language].title),
  });
}

/** Says of an answer for other countries than the one that the talk is about that it is; empty where it holds there. */
function ofOtherCountry(answer: KnownAnswer, place: Place | null, language: ChatLanguage): string {
  if (place === null || place === 'OTHER' || place === 'EU' || isOf(answer, place)) return '';
  const say = sayIn(language);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const there = answer.regions.map((code) =>
    code === 'GCC' ? say('the Gulf states', 'دول الخليج') : (names.of(code) ?? code),
  );
  const here = names.of(place) ?? place;
  return say(
    `*This holds for ${there.join(', ')}. For ${here}, of which we speak, I have no reviewed answer.*`,
    `*هذا ينطبق على ${there.join('، ')}. أما ${here} التي نتحدث عنها فليس لدي جواب مراجَع لها.*`,
  );
}

/** What a country's law says is told by none that holds everywhere. */
const OF_LAW = /\b(?:labou?r|employment|work) (?:laws?|code)\b|قانون العمل|نظام العمل/iu;

/** The topic of the answers about this site, which hold for no other. */
const OF_THIS_SITE = 'This site';
const OTHER_SITES =
  /linkedin|facebook|instagram|indeed|glassdoor|bayt|naukri|gmail|google|whatsapp|twitter|tiktok|لينكد|فيسبوك|انستغرام|واتساب/iu;

/** So near that a part of a message is a question of its own. */
export const isPlain = (ranked: readonly FoundAnswer[]) =>
  isSureOf(ranked) && ranked[0]!.likeness >= PLAIN_LIKENESS && ranked[0]!.question.words >= PLAIN_WORDS;

/** Whether a question is about a country whose law nothing here knows. */
function isElsewhere({ text }: Pick<Turn, 'text'>): boolean {
  return placeNamed(text) === null && otherCountriesIn(text).some(({ isOrigin }) => !isOrigin);
}

/** The answers to one question for each country that they are for. */
const groupOf = ([best, ...others]: readonly FoundAnswer[]) =>
  best!.answer.group === null
    ? [best!]
    : [best!, ...others.filter(({ answer }) => answer.group === best!.answer.group)];

/** Asks for the country where the answer depends on it; says so where nothing is known of the one that was named. */
function askForPlace(ranked: readonly FoundAnswer[], place: Place | null, language: ChatLanguage): CoachAnswer {
  const say = sayIn(language);
  const names = new Intl.DisplayNames(language, { type: 'region' });
  if (place !== null) return notForThisCountry(ranked, names.of(place) ?? null, language);
  const places = [...REGION_CODES, ...COUNTRY_CODES].filter((code) =>
    groupOf(ranked).some(({ answer }) => answer.regions.includes(code)),
  );
  return answerOf(
    say(
      'That depends on the country’s law. **Which country is it about?**',
      'يعتمد ذلك على قانون البلد. **عن أي بلد تسأل؟**',
    ),
    { kind: 'asking', choices: places.flatMap((code) => names.of(code) ?? []) },
  );
}

function notForThisCountry(ranked: readonly FoundAnswer[], name: string | null, language: ChatLanguage): CoachAnswer {
  const named = name === null ? '' : ` (${name})`;
  return answerOf(
    sayIn(language)(
      `I have no reviewed answer to that for this country${named}. I have one for these:`,
      `ليس لدي جواب مراجَع عن هذا لهذا البلد${named}. لدي جواب عن هذه:`,
    ),
    { kind: 'unknown', choices: groupOf(ranked).map(({ answer }) => answer[language].title) },
  );
}

/** Below it an answer shares a word with the question by chance: "gold" and "golden visa". */
const MAYBE_MEANT = 0.18;

/** What a question may have meant: answers that share enough of it. */
function nearTitles(ranked: readonly FoundAnswer[], language: ChatLanguage): string[] {
  if (surenessOf(ranked) < MAYBE_MEANT) return [];
  return ranked
    .filter(({ known, score }) => known >= NEAR_KNOWN && score >= NEAR_ENOUGH)
    .slice(0, OFFERED_MAX)
    .map(({ answer }) => answer[language].title);
}

const NO_SURE_ANSWER: Said = {
  en: 'I have no sure answer to that. Is one of these what you mean? If not, put it in other words.',
  ar: 'ليس لدي جواب أكيد عن هذا. هل تقصد أحد هذه؟ وإلا فصغ سؤالك بكلمات أخرى.',
};
const DO_NOT_KNOW: Said = {
  en: 'I don’t know that. I am a coach for job search: I answer from reviewed advice on resumes, letters, interviews, offers and work law, and from your own documents. Could you put it in other words?',
  ar: 'لا أعرف ذلك. أنا مدرب للبحث عن عمل: أجيب من نصائح مراجَعة عن السيرة الذاتية وخطاب التقديم والمقابلات والعروض وأنظمة العمل، ومن مستنداتك. هل يمكنك صياغة سؤالك بكلمات أخرى؟',
};
const PLAIN: ReadonlySet<string> = new Set([NO_SURE_ANSWER, DO_NOT_KNOW].flatMap(({ en, ar }) => [en, ar]));

/** Whether an answer only says that nothing is known. */
export const isPlainlyUnknown = ({ kind, text }: CoachAnswer): boolean => kind === 'unknown' && PLAIN.has(text);

function unknown(ranked: readonly FoundAnswer[], language: ChatLanguage): CoachAnswer {
  const near = nearTitles(ranked, language);
  return answerOf((near.length > 0 ? NO_SURE_ANSWER : DO_NOT_KNOW)[language], { kind: 'unknown', choices: near });
}
