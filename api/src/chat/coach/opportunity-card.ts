import { fold } from '@vitae/language/fold';
import { answerOfId } from './answer-question.ts';
import { languageOf, reply, type Said, sayIn } from './language.ts';
import { type CoachAnswer, type Turn, textsOfUser } from './turn.ts';

// The points of Germany's Opportunity Card (AufenthG, § 20b) for what somebody has told of himself.

const CARD = 'germany-opportunity-card';
const ASKS_POINTS =
  /\b(?:how many|what|enough|count|calculate|check|my|total) (?:\p{L}+ ){0,3}?points?\b|\bpoints? (?:will|do|would|can|have|for me)\b|(?:كم|كام|احسب|عدد) (?:\S+ ){0,2}?(?:نقطه|نقاط)/u;
const OF_CARD = /\bgerman(?:y)?\b|\b(?:opportunity card|chancenkarte|chance card)\b|المانيا|بطاقه الفرص|شانسن/u;

const AGE =
  /\b(?:age(?:d)?|i'?m|i am)[ :]{1,2}(?<age>\d{2})\b(?! ?%)|\b(?<told>\d{2}) ?(?:years? old|yrs? old|y\/?o)\b|عمري (?<arabic>\d{2})/u;
const LEVEL = '(?:a1|a2|b1|b2|c1|c2)';
const NONE = '(?:no|none|zero|nothing|not yet|nil|0)';
const levelOf = (language: string): RegExp =>
  new RegExp(
    `\\b(?:${language})(?: (?:is|level|language|at))*[ :=]{1,2}(?<behind>${LEVEL}|${NONE})(?!\\p{L})|\\b(?<before>${LEVEL}|no|zero)(?: level)?(?: in| of)? (?:${language})(?!\\p{L})|(?:${language}) (?<arabic>${LEVEL})`,
    'u',
  );
const GERMAN = levelOf('german|deutsch|الماني|المانيه|الالماني|الالمانيه');
const ENGLISH = levelOf('english|انجليزي|الانجليزي|انجليزيه');
const IELTS = /\bielts(?: (?:score|band|of|is|overall))*[ :]{1,2}(?<band>\d(?:\.\d)?)/u;
const C1_FROM = 7;
const B2_FROM = 5.5;
const EXPERIENCE =
  /\b(?<years>\d{1,2})\+? ?(?:years?|yrs?|yr)(?: of)?(?: \p{L}+){0,2}? (?:exp\p{L}*|work\p{L}*|job|in)\b|\bexp\p{L}*(?: (?:of|is))*[ :]{1,2}(?<behind>\d{1,2})\b|خبره (?<arabic>\d{1,2})|(?<before>\d{1,2}) (?:سنوات|سنين|سنه) خبره/u;
const LIVED = /(?<!never )\b(?:lived|studied|worked|stayed|was|au pair) (?:\p{L}+ ){0,3}?in germany\b/u;
const PARTLY_RECOGNISED = /\b(?:partial(?:ly)?|partly) (?:recogni\p{L}*|equivalen\p{L}*)|اعتراف جزئي/u;
const TRAINING =
  /\b(?:iti|ncvt|diploma|degree|bachelor\p{L}*|b\.?tech|b\.?sc|master\p{L}*|apprentic\p{L}*|trained|training|certificate|nurse|engineer|polytechnic|tvet)\b|دبلوم|بكالوريوس|شهاده|معهد/u;
const NEEDED = 6;

interface Row extends Said {
  points: number | null;
}

/** Null where nobody asks for the points of that card, or has told nothing for them. */
export function opportunityCardPoints(turn: Turn): CoachAnswer | null {
  const now = fold(turn.text.slice(0, 500));
  const before = textsOfUser(turn.history)
    .slice(-6)
    .map((text) => fold(text.slice(0, 500)));
  const all = [...before, now].join(' . ');
  const about = turn.history.at(-1)?.about;
  const isOfCard = OF_CARD.test(now) || (about?.kind === 'answer' && about.id === CARD);
  if (!ASKS_POINTS.test(now) || !isOfCard) return null;
  const told = readTold(all);
  if (told.age === null && told.years === null && told.german === null) return null;
  return tell(turn, told);
}

interface Told {
  age: number | null;
  years: number | null;
  german: string | null;
  english: string | null;
  hasLived: boolean;
  isPartly: boolean;
  isTrained: boolean;
}

function readTold(words: string): Told {
  const age = AGE.exec(words)?.groups;
  const years = EXPERIENCE.exec(words)?.groups;
  const band = Number(IELTS.exec(words)?.groups?.band ?? 0);
  const byBand = band >= C1_FROM ? 'c1' : band >= B2_FROM ? 'b2' : band > 0 ? 'b1' : null;
  const number = (groups: Record<string, string | undefined> | undefined, ...names: string[]): number | null => {
    const found = names.map((name) => groups?.[name]).find(Boolean);
    return found === undefined ? null : Number(found);
  };
  return {
    age: number(age, 'age', 'told', 'arabic'),
    years: number(years, 'years', 'behind', 'arabic', 'before'),
    german: levelIn(GERMAN, words),
    english: levelIn(ENGLISH, words) ?? byBand,
    hasLived: LIVED.test(words),
    isPartly: PARTLY_RECOGNISED.test(words),
    isTrained: TRAINING.test(words),
  };
}

function levelIn(said: RegExp, words: string): string | null {
  const groups = said.exec(words)?.groups;
  const found = groups?.behind ?? groups?.before ?? groups?.arabic;
  return found === undefined ? null : /^[abc]\d$/u.test(found) ? found : 'none';
}

const OF_GERMAN: Readonly<Record<string, number>> = { none: 0, a1: 0, a2: 1, b1: 2, b2: 3, c1: 3, c2: 3 };
const UP_TO_35 = 35;
const UP_TO_40 = 40;

function rowsOf({ age, years, german, english, hasLived, isPartly }: Told): Row[] {
  const open = { en: 'not told', ar: 'غير مذكور' };
  const level = (told: string | null): Said =>
    told === null
      ? open
      : told === 'none'
        ? { en: 'none', ar: 'لا شيء' }
        : { en: told.toUpperCase(), ar: told.toUpperCase() };
  return [
    {
      en: `age: ${age ?? open.en}`,
      ar: `العمر: ${age ?? open.ar}`,
      points: age === null ? null : age <= UP_TO_35 ? 2 : age <= UP_TO_40 ? 1 : 0,
    },
    {
      en: `work in the trade you learnt: ${years === null ? open.en : `${years} years`}${years !== null && years >= 5 ? ', if 5 of them fall in the last 7 years' : ''}`,
      ar: `الخبرة في المهنة: ${years === null ? open.ar : `${years} سنوات`}${years !== null && years >= 5 ? ' إن كانت 5 منها في آخر 7 سنوات' : ''}`,
      points: years === null ? null : years >= 5 ? 3 : years >= 2 ? 2 : 0,
    },
    {
      en: `German: ${level(german).en}`,
      ar: `الألمانية: ${level(german).ar}`,
      points: german === null ? null : OF_GERMAN[german]!,
    },
    {
      en: `English: ${level(english).en}${english === 'b2' ? ' (meets the basic condition, C1 would be 1 point)' : ''}`,
      ar: `الإنجليزية: ${level(english).ar}${english === 'b2' ? ' (تحقق الشرط الأساسي، وC1 نقطة)' : ''}`,
      points: english === null ? null : /^c/u.test(english) ? 1 : 0,
    },
    {
      en: `six months or more lived in Germany in the last five years: ${hasLived ? 'yes, if that long' : 'no'}`,
      ar: `إقامة ستة أشهر في ألمانيا في آخر خمس سنوات: ${hasLived ? 'نعم إن بلغت المدة' : 'لا'}`,
      points: hasLived ? 1 : 0,
    },
    ...(isPartly ? [{ en: 'training partly recognised in Germany', ar: 'اعتراف جزئي بالتدريب', points: 4 }] : []),
  ];
}

function tell(turn: Turn, told: Told): CoachAnswer {
  const say = sayIn(languageOf(turn));
  const rows = rowsOf(told);
  const sum = rows.reduce((all, { points }) => all + (points ?? 0), 0);
  const lines = rows.map((row) => `- ${say(row.en, row.ar)}: **${row.points ?? '?'}**`).join('\n');
  const lacking = NEEDED - sum;
  const head =
    lacking <= 0
      ? say(
          `**By what you told: ${sum} points, ${NEEDED} are needed.**`,
          `**بحسب ما ذكرت: ${sum} نقاط، والمطلوب ${NEEDED}.**`,
        )
      : say(
          `**By what you told: ${sum} points, so ${lacking} short of the ${NEEDED}.**`,
          `**بحسب ما ذكرت: ${sum} نقاط، وينقصك ${lacking} عن ${NEEDED}.**`,
        );
  const levers = leversFor(told).map(({ en, ar }) => `- ${say(en, ar)}`);
  const gates = gatesFor(told).map(({ en, ar }) => `- ${say(en, ar)}`);
  const more =
    lacking > 0 || levers.length > 0 ? `${say('**What brings more:**', '**ما يزيدها:**')}\n${levers.join('\n')}` : '';
  const text = [
    head,
    lines,
    more,
    `${say('**Besides the points you need:**', '**وعدا النقاط تحتاج:**')}\n${gates.join('\n')}`,
    say(
      'That is my count and no decision: check it with the self-check on make-it-in-germany.com, and the consulate decides.',
      'هذا حسابي وليس قرارًا: تحقق منه في اختبار make-it-in-germany.com، والقنصلية هي التي تقرر.',
    ),
  ]
    .filter(Boolean)
    .join('\n\n');
  return {
    ...reply(turn, { en: text, ar: text }, { about: { kind: 'answer', id: CARD, asked: turn.text } }),
    sources: answerOfId(turn, CARD)?.sources ?? [],
  };
}

function leversFor({ german, english, isPartly }: Told): Said[] {
  const level = OF_GERMAN[german ?? 'none'] ?? 0;
  return [
    ...(level < 3
      ? [
          level === 0
            ? {
                en: 'German A2: + 1, B1: + 2, B2: + 3; it is also what finds the job',
                ar: 'الألمانية A2: ‏+1، وB1: ‏+2، وB2: ‏+3، وهي ما يجد العمل أيضًا',
              }
            : level === 1
              ? { en: 'German B1: 1 more, B2: 2 more', ar: 'الألمانية B1 نقطة أخرى، وB2 نقطتان' }
              : { en: 'German B2: 1 more', ar: 'الألمانية B2 نقطة أخرى' },
        ]
      : []),
    {
      en: 'a shortage occupation: + 1, if yours is on the official list',
      ar: 'مهنة مطلوبة: ‏+1 إن كانت في القائمة الرسمية',
    },
    ...(isPartly
      ? []
      : [
          {
            en: 'partial recognition of your training in Germany: + 4 (fully recognised, you need no points)',
            ar: 'اعتراف جزئي بتدريبك في ألمانيا: ‏+4 (والكامل لا يحتاج نقاطًا)',
          },
        ]),
    ...(english === null || !/^c/u.test(english) ? [{ en: 'English C1: + 1', ar: 'الإنجليزية C1: ‏+1' }] : []),
    { en: 'a husband or wife who qualifies and applies with you: + 1', ar: 'زوج مستوفٍ يقدّم معك: ‏+1' },
  ];
}

function gatesFor({ german, english, isTrained }: Told): Said[] {
  const hasLanguage = (german !== null && german !== 'none') || (english !== null && /^(?:b2|c)/u.test(english));
  return [
    {
      en: `training of two years or more, or a degree, that your own state recognises${isTrained ? ': have yours confirmed (ZAB for trades, anabin for degrees)' : ''}`,
      ar: `تدريب سنتين أو أكثر أو شهادة تعترف بها دولتك${isTrained ? '، فاطلب تأكيدها (ZAB للمهن وanabin للشهادات)' : ''}`,
    },
    hasLanguage
      ? {
          en: 'language (German A1 or English B2): met by what you told, with a certificate',
          ar: 'اللغة (ألمانية A1 أو إنجليزية B2): محققة بما ذكرت، مع شهادة',
        }
      : { en: 'language: German A1 or English B2, with a certificate', ar: 'اللغة: ألمانية A1 أو إنجليزية B2 بشهادة' },
    {
      en: 'money for the year, about €13,000 in a blocked account (look up the sum of this year)',
      ar: 'معيشة السنة نحو 13,000 يورو في حساب مغلق (تحقق من مبلغ هذه السنة)',
    },
  ];
}
