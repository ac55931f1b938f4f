import { fold } from '@vitae/language/fold';
import { orderToModel } from '@vitae/language/orders';
import { readAdvert } from '../../adverts/read-advert.ts';
import { matchAdvert } from '../tools/advert-match.ts';
import { askForAdvert, askForResume } from '../tools/ask-for.ts';
import { reply, type Said } from './language.ts';
import { lackingInTalk, namesSame } from './own-case/said-not-to-have.ts';
import { readRequest } from './request.ts';
import { type ChatLanguage, type CoachAnswer, type Turn, textsOfUser } from './turn.ts';
import { yearsAgainstAdvert } from './years-worked.ts';

/** Shorter than any advert that says what it wants. */
const ADVERT_LETTERS = 250;
const ADVERT_LINES = 4;
const ADVERT_REQUIREMENTS = 3;
const NAMED_MAX = 6;
/** Longer than any message may be. */
const ADVERT_MAX = 30_000;
const OF_ADVERT = /advert|\bjob\b|\bad\b|posting|vacancy|\bjd\b|role|position|اعلان|وظيفه/u;

/** "Tailor my cv to this:" */
const FITS_TO =
  /\b(?:tailor|adapt|customi[sz]e|match|fit|adjust|optimi[sz]e)\b[^:]{0,60}:|(?:خصص|عدل|كيف|طابق)[^:]{0,60}:/u;

/** Whether a message is an advert that was pasted into it. */
export function isAdvert(text: string): boolean {
  if (text.length < ADVERT_LETTERS || text.split('\n').length < ADVERT_LINES) return false;
  return readAdvert(text).requirements.length >= ADVERT_REQUIREMENTS;
}

/** What is asked and then the advert: "Tailor my resume to this advert: We are looking for …". */
const AFTER_COLON = /^[^\n:：]{4,120}[:：]\s*(?<rest>[\s\S]+)$/u;
const SHORT_ADVERT_LETTERS = 40;

/** What is asked before an advert that stands in the same message; empty where the advert comes at once. */
export function headOf(text: string): string {
  const head = /^(?<head>[^\n]{4,120})\n\s*\n/u.exec(text)?.groups?.head ?? '';
  const { orders, questions } = readRequest(head);
  return orders.size + questions.size > 0 ? head : '';
}

/** The advert that a message is, or that stands behind what it asks. */
function advertIn(text: string): string | null {
  if (isAdvert(text)) return text.slice(headOf(text).length).trim();
  const head = headOf(text);
  const behind = readRequest(head).orders.has('tailor') ? text.slice(head.length).trim() : '';
  const rest = behind || (AFTER_COLON.exec(text.slice(0, ADVERT_MAX))?.groups?.rest ?? '');
  const start = fold(text.slice(0, 160));
  const isOne = rest.length >= SHORT_ADVERT_LETTERS && (behind !== '' || OF_ADVERT.test(start) || FITS_TO.test(start));
  return isOne && readAdvert(rest).requirements.length > 0 ? rest : null;
}

/**
 * The turn with the advert that it is about: the one in the message itself, else the one that was given to the talk, else
 * the last that was pasted.
 */
export function withPastedAdvert(turn: Turn): Turn {
  const own = advertIn(turn.text);
  if (own !== null) return { ...turn, advert: own };
  if (turn.advert !== '') return turn;
  const advert = textsOfUser(turn.history)
    .map(advertIn)
    .findLast((each) => each !== null);
  return advert ? { ...turn, advert } : turn;
}

const WITH_IT: readonly Said[] = [
  { en: 'Tailor my summary to the advert', ar: 'خصص الملخص لهذا الإعلان' },
  { en: 'Which skills can I add?', ar: 'ما المهارات التي يمكنني إضافتها؟' },
  { en: 'Prepare interview questions from the advert', ar: 'جهز أسئلة المقابلة من الإعلان' },
  { en: 'Practise an interview with me', ar: 'تدرّب معي على مقابلة' },
];

/** How the resume stands against the advert; what in it is written for a program is named. */
export function fitToAdvert(turn: Turn): CoachAnswer {
  const held = heldAgainst(turn);
  const order = orderToModel(turn.advert);
  if (order === null) return held;
  const { text } = reply(turn, {
    en: `The advert holds a sentence addressed to a program (“${order}”). I took no notice of it; such an advert deserves a second look before you send anything.`,
    ar: `في الإعلان جملة موجهة إلى برنامج («${order}»)، ولم ألتفت إليها. إعلان كهذا يستحق التدقيق قبل أن ترسل شيئًا.`,
  });
  return { ...held, text: `${held.text}\n\n${text}` };
}

function heldAgainst(turn: Turn): CoachAnswer {
  const { resume, advert } = turn;
  if (advert === '') return askForAdvert(turn);
  if (!resume) return turn.text.trim() === advert.trim() ? askWhatToDo(turn) : askForResume(turn);
  const { title, met, missing, near, besides } = matchAdvert(advert, resume.data);
  const labels = (skills: typeof met) =>
    skills
      .slice(0, NAMED_MAX)
      .map(({ label }) => label)
      .join(', ') || '–';
  const lacking = (language: ChatLanguage) =>
    [...missing.slice(0, NAMED_MAX).map(({ label }) => label), ...besides.map((each) => each[language])].join(', ') ||
    '–';
  const said = lackingInTalk(turn);
  // What its writer has said to lack is asked after by nobody.
  const isOpen = ({ label }: { label: string }) => !said.some((item) => namesSame(item, label));
  const essential = missing.filter(({ importance }) => importance === 'required');
  const open = essential.filter(isOpen);
  const against = yearsAgainstAdvert(turn);
  const years = { en: against.en && `\n\n${against.en}`, ar: against.ar && `\n\n${against.ar}` };
  const share = ASKS_SHARE.test(fold(turn.text.slice(0, 300))) ? shareShown(turn) : null;
  const answer = reply(
    turn,
    {
      en: `**${title || 'This advert'}**, held against “${resume.title}”:\n\n- **Your resume shows:** ${labels(met)}\n- **It does not name:** ${lacking('en')}${near.length > 0 ? `\n- **In other words:** ${inOtherWords(near)}` : ''}${wordingOf(essential).en}${years.en}\n\n${essential.length === 0 ? 'Nothing that the advert calls essential is missing: apply.' : essentialIn(essential, open, labels).en} ${years.en === '' ? 'I read skills only; years, degree and visa are' : 'Degree and visa are'} for you to check.`,
      ar: `**${title || 'هذا الإعلان'}** مقارنًا بـ«${resume.title}»:\n\n- **تُظهر سيرتك:** ${labels(met)}\n- **لا تذكر:** ${lacking('ar')}${near.length > 0 ? `\n- **بكلمات أخرى:** ${inOtherWords(near)}` : ''}${wordingOf(essential).ar}${years.ar}\n\n${essential.length === 0 ? 'لا ينقصك شيء مما يعدّه الإعلان أساسيًا: تقدّم.' : essentialIn(essential, open, labels).ar} ${years.ar === '' ? 'قرأت المهارات فقط، أما السنوات والشهادة والإقامة' : 'أما الشهادة والإقامة'} فتحقق منها أنت.`,
    },
    {
      choices: WITH_IT,
      about: { kind: 'skills asked', names: missing.filter(isOpen).map(({ label }) => label) },
    },
  );
  return share ? { ...answer, text: `${reply(turn, share).text}\n\n${answer.text}` } : answer;
}

const WORDED_MAX = 3;
const WORDING_MAX = 140;

/** What the advert says word for word of what is essential: often it leaves a way. */
function wordingOf(essential: readonly { label: string; text: string }[]): Said {
  const said = [...new Set(essential.map(({ text }) => text.replace(/^[\s*•–-]+/u, '').replace(/[;.\s]+$/u, '')))]
    .filter((text) => text.length <= WORDING_MAX && text.split(/\s+/u).length > 2)
    .slice(0, WORDED_MAX)
    .map((text) => `\n- “${text}”`)
    .join('');
  return said === ''
    ? { en: '', ar: '' }
    : {
        en: `\n\nWord for word it asks, and what stands behind an “or” counts too:\n${said}`,
        ar: `\n\nنص ما يطلبه، وما بعد «أو» يكفي أيضًا:\n${said}`,
      };
}

/** What is essential among the missing, and what of it may still be had. */
function essentialIn<Skill>(
  essential: readonly Skill[],
  open: readonly Skill[],
  labels: (skills: Skill[]) => string,
): Said {
  const ask =
    open.length === 0
      ? ''
      : ` If you have ${open.length === essential.length ? 'it' : `**${labels([...open])}**`}, tell me where you used it.`;
  const askArabic =
    open.length === 0
      ? ''
      : ` إن كان لديك ${open.length === essential.length ? 'شيء منها' : labels([...open])} فأخبرني أين استخدمته.`;
  return {
    en: `Essential among them: **${labels([...essential])}**.${ask} Whoever has two thirds of the rest applies all the same.`,
    ar: `الأساسي منها: **${labels([...essential])}**.${askArabic} ومن لديه ثلثا الباقي يتقدم على أي حال.`,
  };
}

/** "tell match percentage and what is ATS score". */
const ASKS_SHARE = /\bpercent(?:age)?\b|%|\b(?:match|ats|fit) (?:score|rate)\b|\bscore\b|نسبه|٪/u;

/** How many of the skills that the advert names the resume shows. */
export function shareShown({ resume, advert }: Turn): Said | null {
  if (!resume) return null;
  const { met, missing, near } = matchAdvert(advert, resume.data);
  const all = met.length + missing.length + near.length;
  if (all === 0) return null;
  const share = Math.round(((met.length + near.length) / all) * 100);
  return {
    en: `**${share}%:** of ${all} skills that the advert names your resume shows ${met.length + near.length}. There is no one ATS score: each system counts in its own way and most show recruiters no number. Under **ATS check** this site works out one of its own, with its reasons.`,
    ar: `**${share}٪:** من ${all} مهارة يذكرها الإعلان تُظهر سيرتك ${met.length + near.length}. ولا توجد درجة ATS واحدة، فكل نظام يحسب بطريقته. وفي قسم **فحص ATS** يحسب هذا الموقع درجة خاصة به مع أسبابها.`,
  };
}

const inOtherWords = (near: readonly { label: string; line: string }[]): string =>
  near
    .slice(0, NAMED_MAX)
    .map(({ label, line }) => `${label} (“${line}”)`)
    .join('; ');

function askWhatToDo(turn: Turn): CoachAnswer {
  const asked = readAdvert(turn.advert)
    .requirements.flatMap((requirement) => (requirement.kind === 'skill' ? [requirement.label] : []))
    .slice(0, NAMED_MAX)
    .join(', ');
  return reply(
    turn,
    {
      en: `That is a job advert; I keep it in mind for this conversation. ${asked ? `It asks for **${asked}**. ` : ''}With a resume of your account (**+** below) I hold the two against each other. What shall I do with it?`,
      ar: `هذا إعلان وظيفة وسأتذكره في هذه المحادثة. ${asked ? `يطلب **${asked}**. ` : ''}ومع سيرة من حسابك (زر **+** في الأسفل) أقارن بينهما. ماذا أفعل به؟`,
    },
    { kind: 'asking', choices: WITH_IT },
  );
}
