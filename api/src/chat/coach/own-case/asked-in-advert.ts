import { fold } from '@vitae/language/fold';
import { BASE_FORMS } from '@vitae/language/verbs';
import { matchAdvert } from '../../tools/advert-match.ts';
import { howToAnswerOn } from '../../tools/interview-questions.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { experienceTold, frameWith } from './experience-told.ts';
import { demandNamed, entriesNamed, linesNamed, namingStems, quoted } from './named-in-documents.ts';

/** "do they want …", "is … required": what the advert asks for. */
const ASKS_OF_ADVERT =
  /\b(?:do|does|did|would|will) (?:they|it|the (?:job|advert|ad|company|employer|posting|role)) (?:really |actually |also )?(?:want|need|require|ask(?: for)?|expect|insist on|look for|say|mention)\b(?<what>[^?.!\n]{3,80})|\b(?:is|are) (?:an? |the |my )?(?<subject>[^?.!\n]{3,50}?) (?:required|needed|a must|essential|mandatory|compulsory|necessary|obligatory)\b|\b(?:do|will|would) i (?:really )?need (?:an? |to have (?:an? )?|my )?(?<need>[^?.!\n]{3,50}) (?:for|in) (?:this|the|that) (?:job|role|post|one|position)\b/u;
/** Said of employers as such, or of what comes after the application. */
const OF_OTHERS = /\b(?:references?|interview|photo|picture|cover letter|salary|notice|background|drug test|visa)\b/u;
/** "what will they ask me": questions, and no demands. */
const OF_INTERVIEW = /\bask(?:ing)? me\b|\bquestions?\b|\binterview/u;
/** What is meant stands in the advert under another word. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\b(?:car|vehicle|drive|driving)\b/u, 'driving licence transport car vehicle'],
];

/** What the advert says of a thing that is asked about; null where none is, or it is of something else. */
export function askedInAdvert(turn: Turn): CoachAnswer | null {
  if (turn.advert === '') return null;
  const words = fold(turn.text.slice(0, 200)).trim();
  const { what, subject, need } = ASKS_OF_ADVERT.exec(words)?.groups ?? {};
  const asked = what ?? subject ?? need;
  if (!asked || OF_OTHERS.test(asked) || OF_INTERVIEW.test(words)) return null;
  const wide = `${asked} ${SAME.find(([named]) => named.test(asked))?.[1] ?? ''}`;
  if (namingStems(wide).length === 0) return null;
  const demand = demandNamed(wide, turn.advert);
  const own = turn.resume
    ? [
        ...linesNamed(wide, turn.resume.data, 1).map(quoted),
        ...entriesNamed(wide, turn.resume.data, 1).map((entry) => `“${entry}”`),
      ]
    : [];
  const has = own.length > 0 ? { en: ` Your resume has ${own[0]}.`, ar: ` وفي سيرتك ${own[0]}.` } : { en: '', ar: '' };
  return reply(
    turn,
    demand
      ? {
          en: `The advert says: “${demand}”.${has.en} Where it says “preferred”, “ideally” or “a plus”, lack of it stops nobody; all else expect to be asked about.`,
          ar: `يقول الإعلان: «${demand}».${has.ar} وما يسبقه «يفضل» لا يمنع نقصه أحدًا، وما عداه توقع السؤال عنه.`,
        }
      : {
          en: `The advert says nothing of it.${has.en} If it decides for you whether to apply, ask them in one line before you do: “Does the post need …?”`,
          ar: `لا يذكر الإعلان شيئًا عنه.${has.ar} وإن كان حاسمًا لك فاسألهم في سطر قبل التقديم.`,
        },
  );
}

const IF_THEY_ASK =
  /\b(?:what|how) (?:do|should|can|would|will|must) i (?:say|answer|tell|reply|respond|explain)\b.{0,24}\b(?:if|when) (?:they|he|she|the interviewer|somebody|someone) (?:\p{L}+ )?ask(?:s|ed)?(?: me)? (?:about|for|on) (?:the |my |an? )?(?<what>[^?.!\n]{2,40})/u;

/** "how do i answer the complaint one", "help me w the working alone question" */
const ONE_OF_QUESTIONS =
  /\b(?:answer|handle|tackle|prepare|respond to|say (?:to|for|on)|help(?: me)?(?: (?:w|with|on|out))*) (?:the |that |this |an? )?(?<what>\p{L}[\p{L}'’ -]{2,40}?) (?:one|question|q)\b|\bquestions? (?:about|on) (?:the |my |an? )?(?<about>[^?.!,\n]{3,40})/u;

/** "ask me one question about night audit": a practice. */
const WANTS_TO_BE_ASKED =
  /(?<!\b(?:they|he|she|who|will|would|might|may|could|can|to) )\b(?:ask|give|throw|quiz|test|drill) me\b|\bpracti[cs]\p{L}*\b/u;
const IN_INTERVIEW = /\s(?:in|at|during) (?:the|an|my) interview\b.*$/u;

/** "what do i say if they ask about S7", of something that advert or resume name; null for all else. */
export function ifTheyAskAbout(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 200));
  const groups = IF_THEY_ASK.exec(words)?.groups ?? ONE_OF_QUESTIONS.exec(words)?.groups;
  const what = (groups?.what ?? groups?.about)?.replace(IN_INTERVIEW, '').trim();
  if (!what || turn.advert === '' || WANTS_TO_BE_ASKED.test(words) || namingStems(what).length === 0) return null;
  const { met, missing, near } = turn.resume
    ? matchAdvert(turn.advert, turn.resume.data)
    : { met: [], missing: [], near: [] };
  const named = [...met, ...missing, ...near].find(({ label }) => fold(label).includes(what));
  // "Handle complaints" is done, and not known.
  const isDeed = named && BASE_FORMS.has(fold(named.label.split(' ')[0]!));
  if (named && !isDeed) return howToAnswerOn(turn, named.label);
  const demand = OF_OTHERS.test(what) ? null : demandNamed(what, turn.advert);
  return demand ? tellOfDuty(turn, demand, what) : null;
}

/** How it is answered that a duty of the advert is asked about, whether or not one has done it. */
export function tellOfDuty(turn: Turn, duty: string, what: string): CoachAnswer {
  const last = turn.history.at(-1)?.about;
  const [line] = turn.resume ? linesNamed(what, turn.resume.data, 1).map(quoted) : [];
  const frame = frameWith(experienceTold(turn.text));
  const own = line
    ? { en: ` Yours may be ${line}.`, ar: ` قد يكون مثالك ${line}.` }
    : { en: ' Any job, course or unpaid work counts, however small.', ar: ' يصلح أي عمل أو دورة أو تطوع مهما صغر.' };
  return reply(
    turn,
    {
      en: `The advert says: “${duty}”. They will ask for a case, or what you would do. In a minute:\n\n1. **Where and when:** one real case.${own.en}\n2. **What was hard,** in one sentence.\n3. **What you did,** step by step, with “I”.\n4. **What came of it,** for the other side too.\n\n${frame.en}\n\nHave you had none like it? Say so first, then what is nearest: “I have not had that yet. What comes nearest is …; there I …. Here I would begin by …, and ask … when I am not sure.” Write me your case, and I judge it as in an interview.`,
      ar: `يقول الإعلان: «${duty}». سيطلبون موقفًا أو ما ستفعله. في دقيقة:\n\n1. **أين ومتى:** موقف حقيقي واحد.${own.ar}\n2. **ما الصعب فيه** في جملة.\n3. **ماذا فعلت أنت** خطوة خطوة.\n4. **ما النتيجة** وللطرف الآخر أيضًا.\n\n${frame.ar}\n\nلم يمر بك مثله؟ قل ذلك أولًا ثم الأقرب إليه: «لم يحدث معي بعد. أقرب ما مررت به …، وفعلت …. وهنا سأبدأ بـ…، وأسأل … إن لم أكن متأكدًا». اكتب لي موقفك وأقيّمه كما في المقابلة.`,
    },
    {
      // The list stays the one that is spoken of.
      about: last?.kind === 'questions' ? last : null,
      choices: [{ en: 'Practise an interview with me', ar: 'تدرّب معي على مقابلة' }],
    },
  );
}
