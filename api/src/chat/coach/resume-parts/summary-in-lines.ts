import type { Education, Resume, WorkExperience } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { isArabicResume } from '../../tools/arabic-summary.ts';
import { asDeed } from '../../tools/deed-in-summary.ts';
import { withoutDate } from '../../tools/fact-for-summary.ts';
import { capital, lowered } from '../../tools/first-letter.ts';
import { latestJob } from '../../tools/latest-job.ts';
import { linesOf } from '../../tools/resume-lines.ts';
import { rewordLine } from '../../tools/reword-line.ts';
import { sentencesWished } from '../../tools/shorten-summary.ts';
import { reply } from '../language.ts';
import { readRequest } from '../request.ts';
import { IN_LINES, LINE_LETTERS } from '../spoken-of/edit-summary.ts';
import { lastAnswered } from '../spoken-of/last.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { type Care, caresOf, SPEAKS_OF, weighLine } from './readers.ts';

// "three lines max", "i want to apply as …, make the objective better": a summary of as many facts as its room holds, chosen
// for what somebody applies for.

const SUMMARY =
  /\b(?:summary|profile|objective|personal statement|about me|(?:bit|part|paragraph) (?:at|on) (?:the )?(?:very )?top)\b|ملخص|نبذه|الهدف|بروفايل/u;
const WISHES =
  /\b(?:write|rewrite|re-?do|redo|make|better|improve|fix|change|short\w*|new|need|want|embarrass\w*|rubbish|bad|weak|max|update|help|cut|trim)\b|[:：]|(?:عدل|اكتب|غير|حسن|صيغ|قو|جدد|بغيت|ابي|ابغي|عايز|ممكن|اختصر|كحد)\S*/u;
const OF_OTHER =
  /\b(?:letter|e-?mail|mail|linkedin|interview|add|mention|include|remove|delete|put|sentences?|skills?)\b|خطاب|رساله|مقابله|اضف|ضيف|احذف|جمل|جمله/u;
const AIM =
  /\b(?:looking (?:at|for|to become)|appl(?:y|ying)(?: (?:to|for|as|at))*|going for|aiming (?:for|at)|target(?:ing)?|(?:want|like|hoping|trying) to (?:be|become|work as|move into|get into|go into)|for|as|,)\s+(?:(?:an?|the|some|any|my)\s+)*(?<aim>(?:\p{L}[\p{L}'&/-]*\s+){0,6}?(?:roles?|posts?|jobs?|positions?|supervisor|manager|engineer|nurse|teacher|officer|driver|director|lead|leader|assistant|chef|cook|technician|analyst|accountant|designer|developer|clerk|guard|rep|representative|foreman|coordinator|consultant|operator|barista|receptionist|carer|trustee)s?)(?=\s*(?:[,.;!?]|$)|\s(?:in|at|on|with|for|so|can|could|and|please|pls)\b)/iu;
const ARABIC_AIM =
  /(?:نقدم|اقدم|أقدم|اتقدم|أتقدم|التقديم|بقدم|نتقدم|هقدم|اقدّم)\s+(?:على|علي|لـ?|الى|إلى|عل)\s*(?:وظيفة |وظيفه |منصب |شغل )?(?<aim>\p{Script=Arabic}+(?: \p{Script=Arabic}+){0,3}?)(?=\s(?:ف\p{L}|في|فى|عند|لدى|ممكن|بدي|عدل)|[،,.؟?\n]|$)/u;
const USUAL_LINES = 3;
const WORDS_MAX = 45;

/** Null where neither a length in lines nor an aim is named, an advert decides, or one was proposed already. */
export function summaryInLines(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300)).trim();
  if (
    !turn.resume ||
    turn.advert !== '' ||
    !SUMMARY.test(words) ||
    !(WISHES.test(words) || IN_LINES.test(words)) ||
    OF_OTHER.test(words)
  )
    return null;
  if (words.split(/\s+/u).length > WORDS_MAX || lastAnswered(turn)?.about.kind === 'summary') return null;
  if (readRequest(turn.text).isQuestion && !/\b(?:can|could|would) (?:yo)?u\b|ممكن/u.test(words)) return null;
  const lines = IN_LINES.test(words) && sentencesWished(turn) ? sentencesWished(turn) : undefined;
  const aim = aimIn(turn.text.slice(0, 300));
  if (lines === undefined && aim === '') return null;
  const after = summaryFor(turn.resume.data, aim, (lines ?? USUAL_LINES) * LINE_LETTERS);
  return after === '' ? null : propose(turn, after, lines);
}

function aimIn(text: string): string {
  const { aim = '' } =
    ARABIC_AIM.exec(text)?.groups ?? AIM.exec(text.replace(/\bnon executive\b/giu, 'non-executive'))?.groups ?? {};
  // "apply cruise ship as …": the post, and not the place.
  return aim.replace(/^.*\b(?:as|for)\s+(?:an? |the )?/iu, '').trim();
}

/** Facts by their weight for what is aimed at, as many as there is room for. */
export function summaryFor(resume: Resume, aim: string, letters: number): string {
  const latest = latestJob(resume);
  if (!latest?.jobTitle) return '';
  const isArabic = isArabicResume(resume);
  const cares = caresOf(aim === '' ? latest.jobTitle : aim);
  const goal = goalOf(aim, isArabic);
  const room = letters - goal.length;
  const head = [
    openingOf(resume, latest, isArabic, letters > SHORT_LETTERS),
    openingOf(resume, latest, isArabic, false),
  ].find((text) => text.length <= room * HEAD_SHARE);
  const kept = [head ?? openingOf(resume, latest, isArabic, false)];
  const length = () => kept.join(' ').length;
  const paper = paperOf(resume, isArabic);
  const deeds: string[] = [];
  for (const deed of deedsFor(resume, latest, cares, isArabic)) {
    const isFit = length() + [...deeds, deed].join('; ').length + DEEDS_ROOM <= room;
    const isLike = deeds.some((other) => stem(other) === stem(deed));
    if (isFit && !isLike && deeds.length < DEEDS_MAX) deeds.push(deed);
  }
  const told = isArabic
    ? `من خبرتي: ${deeds.join('؛ ')}.`
    : `${[deeds[0] ?? '', ...deeds.slice(1).map((deed) => (NAMES_AWARD.test(deed) ? deed : lowered(deed)))].join('; ')}.`;
  if (deeds.length > 0) kept.push(told);
  if (paper && length() + paper.length + 1 <= room) kept.push(paper);
  return [...kept, goal].filter(Boolean).join(' ');
}
/** "Supervises 12 …" and "supervised 9 …" say the same of two places. */
const stem = (deed: string): string => deed.toLowerCase().slice(0, 6);
/** "Employee of the Quarter". */
const NAMES_AWARD = /^\p{Lu}\p{Ll}+ of (?:the )?\p{Lu}/u;
const HEAD_SHARE = 0.6;
/** In so little room what was done says more than where one was before. */
const SHORT_LETTERS = 2 * LINE_LETTERS;
const DEEDS_ROOM = 14;
const DEEDS_MAX = 3;

function openingOf(
  resume: Resume,
  { id, jobTitle, company, startDate, current }: WorkExperience,
  isArabic: boolean,
  withBefore: boolean,
): string {
  const since = startDate.slice(0, 4);
  const before = resume.workExperience
    .filter((job) => job.id !== id && !job.isHidden && !job.current && job.company !== '' && job.company !== company)
    .toSorted((a, b) => b.endDate.localeCompare(a.endDate))[0];
  if (isArabic) return `${[jobTitle, company].filter(Boolean).join(' في ')}${current && since ? ` منذ ${since}` : ''}.`;
  const at = company ? ` at ${company}` : '';
  const post = before?.jobTitle === jobTitle ? `at ${before.company}` : `${before?.jobTitle} at ${before?.company}`;
  const head = current ? `${jobTitle}${at}${since ? ` since ${since}` : ''}` : `${jobTitle}, most recently${at}`;
  return `${head}${withBefore && before?.jobTitle ? `, before that ${post}` : ''}.`;
}

const OF_LATEST = 1;
const OF_RESULT = 1.5;
function deedsFor(resume: Resume, latest: WorkExperience, cares: readonly Care[], isArabic: boolean): string[] {
  return (
    linesOf(resume)
      .map((line) => ({
        line,
        weight:
          weighLine(line.text, cares, '').weight +
          (line.entryId === latest.id ? OF_LATEST : 0) +
          (SPEAKS_OF.result.test(fold(line.text)) && /\d/u.test(line.text) ? OF_RESULT : 0),
      }))
      // What was only done often, and in an older job, is no proof for the next one.
      .filter(
        ({ line, weight }) =>
          weight > OF_LATEST && (line.entryId === latest.id || SPEAKS_OF.result.test(fold(line.text))),
      )
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ line }) => (isArabic ? rewordLine(line.text) : capital(asDeed(resume, line))).replace(/[.\s]+$/u, ''))
      .map((deed) => deed.replace(/; (?<rest>[^;]+)$/u, ' ($<rest>)'))
  );
}

const PAPER =
  /\b(?:ACCA|CPA|CMA|CFA|CIMA|CA|PMP|CIPD|CISSP|CCNA|PRINCE2|NEBOSH|RN|NC ?I+|NCVT|Certified|Chartered|Registered|Diploma|Licen[cs]ed?|Universal|CPC|HGV|RSA)\b/u;
const DEGREE =
  /\b(?:b\.?\s?(?:sc|a|com|tech|ed|eng|s|e)\b|m\.?\s?(?:sc|a|ba|tech|ed|eng)\b|bachelor|master|ph\.?d|doctor\w*|diploma|degree|hons)|بكالوريوس|ماجستير|دكتوراه|دبلوم|ليسانس|اجازه|إجازة/iu;

function paperOf({ certifications, education }: Resume, isArabic: boolean): string {
  const held = certifications.blocks.map(({ text }) => text).find((text) => PAPER.test(text));
  if (held && !isArabic) return `Holds ${withoutDate(held)}.`;
  const school = education.find(
    ({ degree, isHidden }: Education & { isHidden?: boolean }) => !isHidden && DEGREE.test(degree),
  );
  return school ? `${[school.degree, school.institution].filter(Boolean).join(isArabic ? '، ' : ', ')}.` : '';
}

/** What somebody has said to be looking for. */
function goalOf(aim: string, isArabic: boolean): string {
  if (aim === '' || /\p{Script=Arabic}/u.test(aim) !== isArabic) return '';
  if (isArabic) return `أتقدم لوظيفة ${aim}.`;
  return /\b(?:roles|posts|jobs|positions)$/iu.test(aim)
    ? `Looking for ${aim}.`
    : `Looking for ${/^[aeiou]/iu.test(aim) ? 'an' : 'a'} ${aim.replace(/s$/u, '')}${/\b(?:role|post|job|position)$/iu.test(aim) ? '' : ' post'}.`;
}

function propose(turn: Turn, after: string, lines: number | undefined): CoachAnswer {
  const before = turn.resume!.data.personal.profile;
  const count = Math.ceil(after.length / LINE_LETTERS);
  const { text, choices } = reply(turn, {
    en: `${count === 1 ? 'About one line' : `About ${count} lines`} on a page${lines ? ` (you said ${lines} at most)` : ''}, all of it out of your resume and what you said: what you are, what weighs most for that reader, and what you look for. Say what else it is to mention, or what goes out. Nothing changes until you accept it.`,
    ar: `نحو ${count === 1 ? 'سطر واحد' : count === 2 ? 'سطرين' : `${count} أسطر`} على الصفحة، وكله من سيرتك ومما قلته: ما أنت، وما يزن أكثر عند القارئ، وما تبحث عنه. قل لي ماذا أذكر أيضًا أو أحذف. لا يتغير شيء حتى تقبله.`,
  });
  return {
    ...reply(turn, { en: text, ar: text }),
    choices,
    about: { kind: 'summary', text: after },
    proposals: [
      {
        resumeId: turn.resume!.id,
        title: reply(turn, { en: 'Rewrite the summary', ar: 'إعادة كتابة الملخص' }).text,
        diffs: [{ label: reply(turn, { en: 'Summary', ar: 'الملخص' }).text, before, after }],
        changes: [{ path: ['personal', 'profile'], before, after }],
      },
    ],
  };
}
