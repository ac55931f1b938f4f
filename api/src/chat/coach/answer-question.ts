import { REGION_CODES, type RegionCode } from '@vitae/contract/regions';
import { fold } from '@vitae/language/fold';
import type { KnownAnswer } from '../knowledge/read-knowledge.ts';
import { languageOf, sayIn } from './language.ts';
import { type FoundAnswer, searchKnowledge, tellingStems } from './search-knowledge.ts';
import { answerOf, type ChatLanguage, type CoachAnswer, type Turn } from './turn.ts';

/** Below this share of the question's words an answer is about something else. */
const KNOWN_MIN = 0.45;
/** Far ahead of all others an answer is meant, though the question says more than it knows. */
const AHEAD = { known: 0.2, score: 200, times: 2 } as const;
/** An answer that knows half of a question has to be found by more than words that any answer may hold. */
const HALF_KNOWN = { known: 0.6, score: 30 } as const;
/** What one employer or one person thinks, pays or will do: no advice knows that. */
const OTHERS_MINDS =
  /\bwill (?:i|they|he|she) (?:get|hire|choose|accept|reject|call|like) (?:the|this|that|me)\b|\b(?:when will (?!i\b|my\b)\S+ (?:answer|reply|decide|call)|did (?:the|my) \S+ think of me|how many (?:people|others|candidates) (?:have )?applied|is (?:mr|ms|mrs|dr) )/u;
/** How far behind the first an answer may be to be offered beside it. */
const NEAR_SCORE = 0.55;
const RELATED_MAX = 3;
/** What the place says for or against an answer, beside what its words say. */
const OF_THE_PLACE = 1.5;
const OF_ANOTHER_PLACE = 0.35;

const GULF: ReadonlySet<RegionCode> = new Set(['AE', 'SA', 'QA', 'KW', 'BH', 'OM']);

/** How each country is named in a question, folded. */
const PLACES: readonly (readonly [RegionCode, RegExp])[] = [
  ['AE', /\b(?:uae|u\.a\.e|emirates|dubai|abu dhabi|sharjah|ajman)\b|امارات|دبي|ابوظبي|ابو ظبي|الشارقه/u],
  ['SA', /\b(?:saudi|ksa|riyadh|jeddah|dammam|iqama)\b|سعودي|الرياض|جده/u],
  ['QA', /\b(?:qatar|doha)\b|قطر|الدوحه/u],
  ['KW', /\bkuwait\b|كويت/u],
  ['BH', /\b(?:bahrain|manama)\b|بحرين|المنامه/u],
  ['OM', /\b(?:oman|muscat)\b|عمان|مسقط/u],
  ['GB', /\b(?:uk|britain|england|london|scotland|united kingdom)\b|بريطانيا|لندن/u],
  ['US', /\b(?:usa|us|united states|america|american)\b|امريكا/u],
  ['IN', /\b(?:india|indian|mumbai|bangalore|delhi)\b|الهند/u],
];

/** The country that a question is about: named in it, else the one that the reader applies in. */
export function placeOf({ text, region }: Pick<Turn, 'text' | 'region'>): RegionCode | null {
  const folded = fold(text);
  const named = PLACES.find(([, names]) => names.test(folded))?.[0];
  if (named) return named;
  return region === 'OTHER' ? null : region;
}

/** What a question says of the country, as stems: which answer is meant is for `weightOf`. */
function placeStems(text: string): ReadonlySet<string> {
  const folded = fold(text);
  const names = PLACES.flatMap(([, name]) => name.exec(folded)?.[0] ?? []);
  return new Set(names.flatMap(tellingStems));
}

/** Whether an answer holds in a place. */
function isOf({ regions }: KnownAnswer, place: RegionCode): boolean {
  return regions.includes('any') || regions.includes(place) || (regions.includes('GCC') && GULF.has(place));
}

/** What the knowledge base knows of a question, the best first; what holds in the asker's place goes first. */
export function rankAnswers(question: Pick<Turn, 'text' | 'region'>): FoundAnswer[] {
  const place = placeOf(question);
  return searchKnowledge(question.text, placeStems(question.text))
    .map((found) => ({ ...found, score: found.score * weightOf(found.answer, place) }))
    .toSorted((a, b) => b.score - a.score);
}

function weightOf(answer: KnownAnswer, place: RegionCode | null): number {
  if (place === null || answer.regions.includes('any')) return 1;
  return isOf(answer, place) ? OF_THE_PLACE : OF_ANOTHER_PLACE;
}

/** Answers a question out of the knowledge base, asks for the country where that decides, or says that it cannot. */
export function answerQuestion(turn: Turn): CoachAnswer {
  const language = languageOf(turn);
  const all = rankAnswers(turn);
  const ranked = all.filter(isKnown);
  const best = isAhead(all) ? all[0] : ranked[0];
  if (OTHERS_MINDS.test(fold(turn.text))) return inOthersMinds(language);
  if (!best) return unknown(language);
  const place = placeOf(turn);
  if (place === null && best.answer.group !== null && best.answer.regions.length === 1) {
    return askForPlace(ranked, best.answer.group, turn, language);
  }
  const { answer } = best;
  const related = ranked
    .filter((found) => found !== best)
    .filter(
      ({ score, answer: other }) =>
        score >= best.score * NEAR_SCORE && (other.group === null || other.group !== answer.group),
    )
    .slice(0, RELATED_MAX);
  return answerOf(`**${answer[language].title}**\n\n${answer[language].text}`, {
    sources: [{ title: answer[language].title, origin: answer.source, url: answer.url }],
    choices: related.map(({ answer: other }) => other[language].title),
  });
}

function isKnown({ known, score }: FoundAnswer): boolean {
  return known >= HALF_KNOWN.known || (known >= KNOWN_MIN && score >= HALF_KNOWN.score);
}

function isAhead([first, second]: readonly FoundAnswer[]): boolean {
  return (
    first !== undefined &&
    first.known >= AHEAD.known &&
    first.score >= AHEAD.score &&
    first.score >= AHEAD.times * (second?.score ?? 0)
  );
}

function askForPlace(ranked: readonly FoundAnswer[], group: string, turn: Turn, language: ChatLanguage): CoachAnswer {
  const say = sayIn(language);
  const places = REGION_CODES.filter((code) =>
    ranked.some(({ answer }) => answer.group === group && answer.regions.includes(code)),
  );
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return answerOf(
    say(
      'That depends on the country’s law. **Which country is it about?**',
      'يعتمد ذلك على قانون البلد. **عن أي بلد تسأل؟**',
    ),
    { kind: 'asking', choices: places.map((code) => `${turn.text.replace(/[?؟.\s]+$/u, '')} (${names.of(code)})`) },
  );
}

function inOthersMinds(language: ChatLanguage): CoachAnswer {
  const say = sayIn(language);
  return answerOf(
    say(
      'That I cannot know: it is in the hands of people whom I do not hear. What I can do is make you ready for it: practise the interview, look over your documents, or write to them with you.',
      'لا يمكنني معرفة ذلك، فهو بيد أشخاص لا أسمعهم. ما أستطيعه هو إعدادك له: التدرب على المقابلة، أو مراجعة مستنداتك، أو الكتابة إليهم معك.',
    ),
    {
      kind: 'unknown',
      choices: [
        say('Practise an interview with me', 'تدرّب معي على مقابلة'),
        say('Write an email to ask about the status of my application', 'اكتب رسالة للسؤال عن حالة طلبي'),
      ],
    },
  );
}

function unknown(language: ChatLanguage): CoachAnswer {
  const say = sayIn(language);
  return answerOf(
    say(
      'I don’t know that. I am a coach for job search: I answer from reviewed advice on resumes, letters, interviews, offers and working in the Gulf, and from your own documents. Could you put it in other words, or ask about one of these?',
      'لا أعرف ذلك. أنا مدرب للبحث عن عمل: أجيب من نصائح مراجَعة عن السيرة الذاتية وخطاب التقديم والمقابلات والعروض والعمل في الخليج، ومن مستنداتك. هل يمكنك صياغة سؤالك بكلمات أخرى، أو السؤال عن أحد هذه المواضيع؟',
    ),
    {
      kind: 'unknown',
      choices: [
        say('How long should my resume be?', 'كم صفحة يجب أن تكون سيرتي الذاتية؟'),
        say('What do I say about salary expectations?', 'ماذا أقول عن الراتب المتوقع؟'),
        say('How do I explain a gap?', 'كيف أشرح انقطاعًا عن العمل؟'),
      ],
    },
  );
}
