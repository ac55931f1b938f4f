import { fold } from '@vitae/language/fold';
import { linesOf, type ResumeLine } from '../../tools/resume-lines.ts';
import { reply, type Said } from '../language.ts';
import { quoted } from '../own-case/named-in-documents.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

// "My best story for leading people": a quality is shown by deeds that seldom have its name.

interface Quality {
  name: Said;
  asked: RegExp;
  /** What shows it, the plainest first. */
  shown: readonly RegExp[];
}

const QUALITIES: readonly Quality[] = [
  {
    name: { en: 'leading people', ar: 'قيادة الناس' },
    asked:
      /\b(?:lead(?:ing|ership)?|manag(?:ing|ement of) (?:people|a team|staff)|supervis\w+|team ?lead\w*|in charge|managing|train(?:ed|ing) (?:up )?(?:someone|somebody|people|staff|others|new|colleagues))\b|قياد|اشراف|ادار/u,
    shown: [
      /\b(?:led|lead|leading|headed|supervis\w+|manag(?:ed?|ing) (?:a |the )?(?:\d+|team|staff|people)|in charge|acting|deputi[sz]\w+|stood in|stepp\w+ up|cover(?:ed|ing)? for (?:the |my )?(?:\p{L}+ )?(?:leader|lead|manager|supervisor|head|boss|nurse|chef|foreman)|ran (?:the )?(?:shift|team|floor|kitchen|ward)|shift lead\w*|captain)\b|قدت|اشرفت|ادرت|اشراف|قياده|نبت عن/u,
      /\b(?:train(?:ed|ing)?|mentor\w*|coach\w*|budd(?:y|ied)|induct\w*|onboard\w*|taught|showed new|delegat\w+|allocat\w+|organi[sz]ed|briefed|appraisals?|rota)\b|دربت|تدريب|علمت|وجهت/u,
    ],
  },
  {
    name: { en: 'working in a team', ar: 'العمل ضمن فريق' },
    asked:
      /\bteam ?work\w*|\b(?:working|work) (?:in a |as a |with )?(?:team|others)\b|\bteam player\b|\bcollaborat\w+|عمل جماعي|فريق/u,
    shown: [
      /\b(?:team|together|with (?:the )?(?:\p{L}+ )?(?:colleagues|department|staff)|alongside|joint(?:ly)?|cross-|helped|supported|budd\w+|covered)\b|فريق|زملا|تعاون/u,
    ],
  },
  {
    name: { en: 'solving a problem', ar: 'حل مشكلة' },
    asked:
      /\bproblem[- ]?solv\w*|\b(?:solv\w+|fix\w*) (?:a |an )?(?:\p{L}+ )?(?:problem|issue)s?\b|\bdifficult (?:problem|situation)\b|\banalytical\b|حل (?:ال)?مشك/u,
    shown: [
      /\b(?:investigat\w+|solv\w+|fixed|resolv\w+|discrepanc\w+|root cause|troubleshoot\w*|diagnos\w+|found|traced|incident|repair\w*|faults?)\b|حللت|عالجت|اصلحت|مشكل/u,
      /\b(?:cut|reduced|saved|improved|introduced|redesigned|moved|built|automated)\b|خفضت|وفرت|حسنت/u,
    ],
  },
  {
    name: { en: 'customers and complaints', ar: 'العملاء والشكاوى' },
    asked: /\bcustomers?\b|\bcomplain\w*|\bclients?\b|\bguests?\b|عملا|زباين|شكو/u,
    shown: [
      /\b(?:customers?|clients?|guests?|complain\w*|patients?|callers?|tickets?|passengers?|parents|csat|service)\b|عملا|عميل|زبا?ين|شكاو|ضيوف|مرضي/u,
    ],
  },
  {
    name: { en: 'working under pressure', ar: 'العمل تحت الضغط' },
    asked: /\bpressure\b|\bstress\w*|\bbusy\b|\bdeadlines?\b|\bfast[- ]paced\b|ضغط|مواعيد/u,
    shown: [
      /\b(?:\d+ (?:\p{L}+ ){0,2}(?:per|a|an|each|every|daily|in) ?(?:shift|day|hour|night|week|days|hours)?|peak|deadline|urgent|emergency|nights?|busy|on time|incident|shifts?)\b|يوميا|طوار|ضغط|مناوب/u,
    ],
  },
  {
    name: { en: 'safety', ar: 'السلامة' },
    asked: /\bsafety\b|\bnear miss\b|\bhealth and safety\b|سلام/u,
    shown: [
      /\b(?:safe\w*|accidents?|incident|near miss|ppe|hazard|first aid|toolbox|inspections?|audit|infection)\b|سلامه|حوادث|اسعاف/u,
    ],
  },
  {
    name: { en: 'initiative', ar: 'المبادرة' },
    asked:
      /\binitiative\b|\bproactiv\w*|\b(?:went|going|go) (?:the )?extra mile\b|\bown idea\b|\bchange you made\b|\bimprov\w+\b|مبادر|تحسين/u,
    shown: [
      /\b(?:started|introduced|set up|created|launched|designed|proposed|founded|built|initiated|moved|volunteer\w*|suggested)\b|بدات|اقترحت|انشات|اطلقت|ادخلت/u,
    ],
  },
  {
    name: { en: 'organising and planning', ar: 'التنظيم والتخطيط' },
    asked: /\borgani[sz]\w+|\bplanning\b|\btime management\b|\bpriorit\w+|تنظيم|تخطيط/u,
    shown: [
      /\b(?:planned|organi[sz]ed|scheduled?|coordinat\w+|budget|stock count|rota|calendar|arranged|meeting|events?)\b|نظمت|خططت|نسقت|جدول/u,
    ],
  },
];

const ASKS =
  /\b(?:best|good|strongest|which|what(?:'?s| is)?|any|give me|have i got|use|pick|find)\b.{0,30}\b(?:story|stories|example|examples|time|situation|case|anecdote)\b|\b(?:need|want) (?:a |an |some )?(?:\p{L}+ )?(?:story|stories)\b|\b(?:story|example|stories) (?:for|of|about|on|to show|that shows)\b|\bwhat (?:can|could|do|should) i (?:use|say|tell|talk about) (?:for|to show|about)\b|(?:افضل|احسن|اي|وش|شو)?\s?(?:قصه|مثال|موقف)\s(?:عن|علي|ل|يبين|يثبت)/u;
const NOT_OF_OWN = /\b(?:example (?:of a|letter|cv|resume|sentence)|success story|write|rewrite|add|bullet|line)\b/u;
const LINES_MAX = 3;

const notShown = (name: Said): Said => ({
  en: `For **${name.en}** no line of your resume tells a deed, so I make up no story. It may come from anywhere: a busy day that you held together, somebody you showed the work, a course, a club, the family’s shop. Tell me in two sentences where it was and what you did, and I put it into situation, task, what you did, result.`,
  ar: `عن **${name.ar}** لا سطر في سيرتك يروي فعلًا، ولا أختلق قصة. قد تكون من أي مكان: يوم مزدحم، زميل علّمته، دورة، نادٍ، محل العائلة. قل لي في جملتين أين كان وماذا فعلت وأرتبها: الموقف ثم المهمة ثم ما فعلته ثم النتيجة.`,
});

/** Lines of the resume that show it by what was done, the plainest and those with a figure first. */
export function linesShowing({ shown }: Pick<Quality, 'shown'>, lines: readonly ResumeLine[]): ResumeLine[] {
  return lines
    .map((line) => ({ line, rank: shown.findIndex((deed) => deed.test(fold(line.text))) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank || Number(/\d/u.test(b.line.text)) - Number(/\d/u.test(a.line.text)))
    .map(({ line }) => line)
    .slice(0, LINES_MAX);
}

/** Null where no story for a quality is asked for, or the resume is not open. */
export function storyForQuality(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300));
  if (!turn.resume || !ASKS.test(words) || NOT_OF_OWN.test(words)) return null;
  const quality = QUALITIES.find(({ asked }) => asked.test(words));
  if (!quality) return null;
  const [best, ...others] = linesShowing(quality, linesOf(turn.resume.data));
  const { name } = quality;
  if (!best) return reply(turn, notShown(name));
  const more = others.map((line) => `- ${quoted(line)}`).join('\n');
  return reply(
    turn,
    {
      en: `For **${name.en}** I would take this of your resume, though it does not bear the name:\n\n> ${quoted(best)}\n\nTold in a minute, with your own facts in the brackets:\n\n1. **Situation:** “At [where and when], [what was going on, how many people].”\n2. **Task:** “My part was [what hung on you].”\n3. **What I did:** “First I [step]. When [what went wrong or was hard], I [what you decided]. I told [whom].”\n4. **Result:** “At the end [what came of it, with a figure if you have one].” And one thing that you would do differently.${more ? `\n\nBesides it:\n\n${more}` : ''}\n\nHad you no title for it? Say so: “I was not [title], but I did the work when it was needed.” Write me the facts, and I judge the answer as in an interview.`,
      ar: `عن **${name.ar}** أختار هذا من سيرتك وإن لم يحمل الاسم:\n\n> ${quoted(best)}\n\nفي دقيقة، وحقائقك أنت بين الأقواس:\n\n1. **الموقف:** «في [أين ومتى]، [ماذا كان يحدث وكم شخصًا]».\n2. **المهمة:** «كان عليّ [دورك]».\n3. **ما فعلته:** «أولًا [خطوة]. وعندما [ما صعب] قررت [ماذا]».\n4. **النتيجة:** «[ما الذي تحقق، برقم إن وُجد]»، وشيء كنت ستفعله بطريقة أخرى.${more ? `\n\nومعه:\n\n${more}` : ''}\n\nاكتب لي الوقائع وأقيّم الجواب كما في المقابلة.`,
    },
    { choices: [{ en: 'Practise an interview with me', ar: 'تدرّب معي على مقابلة' }] },
  );
}
