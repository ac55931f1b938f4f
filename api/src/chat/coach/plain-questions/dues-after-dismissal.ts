import { fold } from '@vitae/language/fold';
import { answerOfId } from '../answer-question.ts';
import { type Place, placeOfTalk } from '../countries.ts';
import { languageOf, sayIn } from '../language.ts';
import { type CoachAnswer, type Turn, textsOfUser } from '../turn.ts';
import { workedOut } from '../worked-out.ts';

// Somebody was dismissed and asks what that gives, or whether to sign: the rules of that country with the told figures.

const DISMISSED =
  /\b(?:(?:was|were|got|been|am|being|get) (?:just |suddenly |unfairly |wrongly )*(?:fired|sacked|dismissed|terminated|let go|laid off|retrenched|made redundant)|(?:they|he|she|boss|manager|company|employer|firm) (?:\p{L}+ ){0,2}?(?:fired|sacked|dismissed|terminated|let) (?:me|my (?:contract|employment))|terminated (?:me|my contract|without)|(?:fired|sacked|dismissed|terminated) (?:me|without|from|last|yesterday|today)|(?<!not )redundant)\b|(?:فصلوني|فصلني|طردوني|طردني|انفصلت|انطردت|انطرد|طردت من|اترفدت|رفدوني|مشوني|انهوا عقدي|انهاء خدماتي|انهوا خدماتي|تم فصلي|تم انهاء|فصل تعسفي|فصلت من|سرحوني|استغنوا عني)/u;
const ASKS_DUES =
  /\b(?:rights?|owed?|entitle\w*|dues|compensation|severance|settlement|what (?:do|can|should|will|would|must) (?:i|they)\b.{0,16}\b(?:get|claim|ask for|do|pay|owe|give)|how much|is (?:it|this|that) (?:legal|allowed|fair)|can they (?:do|just)|end of service|gratuity|notice pay|claim)\b|حقوقي|حقي|مستحقات|تعويض|يحق لي|وش لي|كم لي|ايش لي|شو بيطلعلي|كم (?:اخذ|استحق|يطلع|بيطلع|المفروض)|قانوني|نهايه الخدمه|وش اسوي|شو اعمل|اعمل ايه/u;
const SIGNS = /\b(?:sign|settlement|release|waiver|full and final|clearance)\b|مخالص|اوقع|توقيع|تسويه|وقع/u;
const ABOUT_TALKING = /\b(?:interview|resume|cv|explain|say|tell them|write)\b|مقابل|سيره|اقول|اكتب/u;
const OF_PLACE = ['dismissal', 'unfair-dismissal'];
/** The post went, and not the person. */
const POST_GONE = /\b(?:redundan\w+|laid off|lay ?off|retrench\w*)\b|سرحوني|تسريح/u;
const OF_POST_GONE = ['redundancy', 'layoff', 'retrenchment'];
const TOLD_MAX = 900;
const TOLD_BEFORE = 4;

export function duesAfterDismissal(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 600));
  const before = textsOfUser(turn.history).slice(-TOLD_BEFORE);
  const told = [...before, turn.text].join('\n').slice(-TOLD_MAX);
  if (!DISMISSED.test(fold(told)) || ABOUT_TALKING.test(words)) return null;
  const place = placeOfTalk(turn);
  if (place === null || place === 'other') return null;
  if (SIGNS.test(words)) return againstSettlement(turn, told, place);
  if (!ASKS_DUES.test(words)) return null;
  const kinds = POST_GONE.test(fold(told)) ? [...OF_POST_GONE, ...OF_PLACE] : OF_PLACE;
  const rule = kinds.map((kind) => answerOfId(turn, `${kind}-${place.toLowerCase()}`)).find((each) => each !== null);
  if (!rule) return null;
  const figures = figuresFor(turn, told, place);
  const [title = '', ...rest] = rule.text.split('\n\n');
  return {
    ...rule,
    text: [title, figures, ...rest].filter(Boolean).join('\n\n'),
    about: rule.about?.kind === 'answer' ? { ...rule.about, asked: told } : rule.about,
    choices: [],
  };
}

/** What the rules of that country come to; empty where too little is told. */
const figuresFor = (turn: Turn, told: string, place: Place): string => {
  const language = languageOf(turn);
  const ofDismissal = workedOut(`dismissal-${place.toLowerCase()}`, told, language);
  return ofDismissal || workedOut(`gratuity-${place.toLowerCase()}`, told, language);
};

/** A paper to sign is held against what the law gives. */
function againstSettlement(turn: Turn, told: string, place: Place): CoachAnswer | null {
  const figures = figuresFor(turn, told, place);
  const rule = answerOfId(turn, 'asked-to-resign');
  if (figures === '' || !rule) return null;
  const [title = '', ...rest] = rule.text.split('\n\n');
  const say = sayIn(languageOf(turn));
  const verdict = say(
    '**Do not sign as it stands.** Hold their sum against this first; a paper that says “all received” can end the rest. Ask for each item in writing: notice, compensation, end of service, leave.',
    '**لا توقّع عليها كما هي.** قارن مبلغهم أولًا بما يلي، فعبارة «استلمت كل مستحقاتي» قد تُسقط الباقي. واطلب تفصيل كل بند كتابةً: الإشعار والتعويض ومكافأة نهاية الخدمة والإجازات.',
  );
  return {
    ...rule,
    text: [title, verdict, figures, ...rest].join('\n\n'),
    about: { kind: 'answer', id: 'asked-to-resign', asked: told },
    choices: [],
  };
}
