import type { Resume } from '@vitae/documents/model/resume';
import { findTerm } from '@vitae/language/adverts/find-term';
import { fold } from '@vitae/language/fold';
import { tokenise } from '@vitae/language/tokens';
import { z } from 'zod';
import type { SkillRequirement } from '../../adverts/requirements.ts';
import { isPast } from '../../writing-help/verb-forms.ts';
import { stemsOfText, tellingStems } from '../coach/asked-words.ts';
import { languageOf, reply, type Said, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer } from '../coach/turn.ts';
import { matchAdvert } from './advert-match.ts';
import { arabicSummary, isArabicResume } from './arabic-summary.ts';
import { askForAdvert, askForResume } from './ask-for.ts';
import { asDeed } from './deed-in-summary.ts';
import { withoutDate } from './fact-for-summary.ts';
import { capital, lowered } from './first-letter.ts';
import { latestJob } from './latest-job.ts';
import { phrasesLeftOut, withoutPhrases } from './left-out.ts';
import { linesForAdvert, papersForAdvert } from './lines-for-advert.ts';
import { withMonthsWritten } from './month-names.ts';
import { linesOf, type ResumeLine, textOfResume } from './resume-lines.ts';
import { rewordLine } from './reword-line.ts';
import { isFiller, sentencesWished, withoutPraise } from './shorten-summary.ts';
import { tellsDeed } from './tells-deed.ts';
import { postOf, titleAsSaid, titleOfAdvert } from './title-of-advert.ts';
import { defineTool } from './tool.ts';
import { withoutWordiness } from './wordy-phrases.ts';

const SKILLS_NAMED = 4;
const GAPS_NAMED = 5;
const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
const listOf = (items: readonly string[]) => new Intl.ListFormat('en').format(items);

/** Proposes a summary that answers the advert with what the resume says. */
export const tailorSummary = defineTool({
  name: 'tailor_summary',
  description:
    'Proposes a new summary for the user’s resume that fits the advert. Give `summary` to propose your own words: figures that neither resume nor user have stated are refused. Without it one is built from the resume. `isForAnyJob` where there is no advert.',
  input: z.object({ summary: z.string().max(1_200).optional(), isForAnyJob: z.boolean().optional() }),
  run({ summary, isForAnyJob = false }, turn): CoachAnswer {
    const { resume, advert } = turn;
    if (!resume) return askForResume(turn);
    if (advert === '' && !isForAnyJob) return askForAdvert(turn);
    const say = sayIn(languageOf(turn));
    const { met, missing } = matchAdvert(advert, resume.data);
    const before = resume.data.personal.profile;
    const known = textOfResume(resume.data) + turn.text;
    const invented = (summary?.match(/\d[\d.,]*/g) ?? []).filter((figure) => !known.includes(figure));
    if (invented.length > 0) return answerOf(`Not proposed: ${invented.join(', ')} stands nowhere in the resume.`);
    const title = withHoursFirst(titleAsSaid(titleOf(resume.data)));
    if (title === '' && !summary) {
      return answerOf(
        say('Your resume names no job title yet. What are you by trade?', 'لا تذكر سيرتك مسمى وظيفيًا بعد. ما مهنتك؟'),
        { kind: 'asking' },
      );
    }
    const sentences = sentencesWished(turn);
    const leftOut = phrasesLeftOut(turn.text);
    const own = isArabicResume(resume.data)
      ? arabicSummary(resume.data, advert)
      : summaryOf(resume.data, advert, met, title);
    const written = withoutPhrases(summary ?? withMonthsWritten(own), leftOut);
    const after = summary || sentences === undefined ? written : withSoManySentences(written, sentences);
    if (after === '') return reply(turn, NOTHING_TO_SAY, { kind: 'asking', about: { kind: 'summary', text: before } });
    const gaps = missing.filter(({ importance }) => importance === 'required').slice(0, GAPS_NAMED);
    const note =
      gaps.length > 0
        ? say(
            `\n\nThe advert also asks for **${gaps.map(({ label }) => label).join(', ')}**, which your resume does not name. I left that out. If you have it, tell me where you used it.`,
            `\n\nيطلب الإعلان أيضًا **${gaps.map(({ label }) => label).join('، ')}** وهو غير مذكور في سيرتك فتركته. إن كان لديك فأخبرني أين استخدمته.`,
          )
        : '';
    return answerOf(
      advert === ''
        ? say(
            'A summary from your own facts: what you are, where, and your strongest result. With the job advert (**+** below) I fit it to the job. Nothing changes until you accept it.',
            'ملخص من حقائقك أنت: مهنتك وأين وأقوى نتيجة. ومع إعلان الوظيفة (زر **+**) أخصصه لها. لا يتغير شيء حتى تقبله.',
          )
        : say(
            'A summary for this advert, from your own facts. Nothing changes until you accept it.',
            'ملخص لهذا الإعلان من حقائقك أنت. لا يتغير شيء حتى تقبله.',
          ) +
            (leftOut.length > 0
              ? say(` “${leftOut.join('”, “')}” stays out.`, ` ولم أكتب «${leftOut.join('»، «')}».`)
              : '') +
            note,
      {
        about: { kind: 'summary', text: after },
        proposals: [
          {
            resumeId: resume.id,
            title:
              advert === ''
                ? say('Rewrite the summary', 'إعادة كتابة الملخص')
                : say('Tailor the summary', 'تخصيص الملخص'),
            diffs: [{ label: say('Summary', 'الملخص'), before, after }],
            changes: [{ path: ['personal', 'profile'], before, after }],
          },
        ],
        choices: gaps.length > 0 ? [say('Which skills can I add?', 'ما المهارات التي يمكنني إضافتها؟')] : [],
      },
    );
  },
});

/** "Barista, part time" as it is said in a sentence. */
const withHoursFirst = (title: string): string =>
  title.replace(
    /^(?<post>[^,(]+?)(?:, | \(|\s[-–]\s)(?<hours>part|full)[- ]?time\)?$/iu,
    (_, post: string, hours: string) => `${capital(hours.toLowerCase())}-time ${post}`,
  );

/** "Nationality: … | visa …" was read for a title. */
const isTitle = (text: string): boolean => text !== '' && !/[:|]/u.test(text);

/** "IT dept": where somebody was, and not what. */
const IS_DEPARTMENT = /\bdep(?:artmen)?t\b\.?/iu;

/** What somebody is: by the headline, else the latest job, else the degree. */
function titleOf({ personal, workExperience, education }: Resume): string {
  if (isTitle(personal.jobTitle)) return personal.jobTitle;
  const latest = latestJob({ workExperience })?.jobTitle ?? '';
  const degree = education[0]?.degree ?? '';
  return IS_DEPARTMENT.test(latest) && degree !== '' ? `${degree} ${GRADUATE}` : latest;
}
const GRADUATE = 'graduate';

const NOTHING_TO_SAY: Said = {
  en: 'Your resume tells neither a job nor a line from which I could write a summary. What are you by trade, since when, and what are you proudest of? Tell me in two sentences.',
  ar: 'لا تذكر سيرتك وظيفة ولا سطرًا أكتب منه ملخصًا. ما مهنتك ومنذ متى وما أكثر ما تفخر به؟ قلها لي في جملتين.',
};

/** What somebody is, how long, where, with what, and the strongest result: the resume's own facts, in its own words. */
function summaryOf(resume: Resume, advert: string, met: readonly SkillRequirement[], title: string): string {
  const wanted = stemsOfText(advert.slice(0, 8_000));
  const latest = latestJob(resume)?.id;
  const proof = linesOf(resume)
    .filter(({ text }) => /\d/.test(text) && tellsDeed(rewordLine(text)))
    // What was only done often, and in an older job, is no proof for the next one.
    .filter(({ text, entryId }) => effectOf(text) > 0 || entryId === latest)
    .toSorted(
      (a, b) => strengthOf(b.text) - strengthOf(a.text) || overlap(b.text, wanted) - overlap(a.text, wanted),
    )[0];
  const { profile } = resume.personal;
  const own = KNOWS.exec(profile)?.groups?.what;
  const credential = resume.certifications.blocks.find(({ text }) => CREDENTIAL.test(text))?.text;
  const opening = openingOf(resume, title);
  const fitting = advert === '' ? [] : linesForAdvert(resume, advert, FITTING_MAX);
  if (fitting.length > 0) return ofFitting(resume, advert, opening, fitting, proof);
  // What the other sentences say is not said twice.
  const said = fold(`${opening} ${own ?? ''} ${credential ?? ''}`);
  const skills = skillsNamed(resume, met, said);
  return [
    opening,
    own ? sentence(capital(own.trimEnd())) : '',
    skills.length > 0 && !own ? `Skills: ${listOf(skills.slice(0, SKILLS_NAMED))}.` : '',
    proof ? sentence(asDeed(resume, proof)) : '',
    credential ? heldOf(credential) : '',
    proof ? '' : ownWords(profile, wanted),
    aimAt(advert),
  ]
    .filter(Boolean)
    .join(' ');
}

const heldOf = (paper: string): string => `Holds ${withoutDate(paper)}.`;

const FITTING_MAX = 2;

/** What somebody is, what of the work the advert asks for, with which result and papers. */
function ofFitting(
  resume: Resume,
  advert: string,
  opening: string,
  fitting: readonly ResumeLine[],
  proof: ResumeLine | undefined,
): string {
  const [first, ...others] = fitting.map((line) => asDeed(resume, line));
  const deeds = [first!, ...others.map(lowered)].join('; ');
  const isOther = proof && effectOf(proof.text) > 0 && !fitting.some(({ text }) => text === proof.text);
  const papers = papersForAdvert(resume, advert)
    .slice(0, PAPERS_MAX)
    .map((text) =>
      text
        .replace(/\s*\((?![^)]{1,3}\))[^)]*\)\s*$/u, '')
        .replace(/\s*(?:no|nr|number)\.? ?\d+\s*$/iu, '')
        .replace(/[.,\s]+$/u, ''),
    )
    .map(withoutDate);
  const [credential] =
    papers.length > 0 ? [] : resume.certifications.blocks.filter(({ text }) => CREDENTIAL.test(text));
  return [
    opening,
    `${deeds}.`,
    isOther ? sentence(asDeed(resume, proof)) : '',
    papers.length > 0 ? `Holds ${listOf(papers)}.` : credential ? heldOf(credential.text) : '',
    aimAt(advert),
  ]
    .filter(Boolean)
    .join(' ');
}
const PAPERS_MAX = 2;

/** A list of skills stands in the resume already. */
const IS_LIST = /^Skills:/u;

/** The first sentences, and what somebody applies for only where there is room. */
const withSoManySentences = (text: string, count: number): string =>
  text
    .split(/(?<=[.!?])\s+(?=\p{Lu}|\p{Script=Arabic}|\d)/u)
    .toSorted((a, b) => Number(IS_LIST.test(a)) - Number(IS_LIST.test(b)))
    .slice(0, Math.max(1, count))
    .join(' ');

/** Of the summary before, the sentence that says most of what the advert asks for. */
function ownWords(profile: string, wanted: ReadonlySet<string>): string {
  const [, ...others] = profile.split(/(?<=[.!?])\s+/u);
  const [best] = others
    .filter((each) => !isFiller(each) && overlap(each, wanted) > 0)
    .toSorted((a, b) => overlap(b, wanted) - overlap(a, wanted));
  return best ? sentence(best.trim()) : '';
}

/** What somebody applies for; nothing without an advert in the language of the resume. */
function aimAt(advert: string): string {
  const post = advert === '' ? '' : postOf(titleOfAdvert(advert));
  if (post === '') return '';
  // A page in two languages is read by nobody.
  return /\p{Script=Arabic}/u.test(post) ? '' : `Looking for a post as ${post}.`;
}

/** The sentence that tells the years, where the summary before has one of its own; else what somebody is, and where. */
function openingOf({ personal, workExperience, education }: Resume, title: string): string {
  const [begun = ''] = personal.profile.split(/(?<=[.!?])\s+/u);
  const first = withoutPraise(begun);
  if (TELLS_YEARS.test(first) && !isFiller(first) && first.length <= OPENING_MAX) return sentence(first);
  const years = withoutWordiness(YEARS.exec(personal.profile)?.[0].trim() ?? '');
  const latest = latestJob({ workExperience });
  if (title.endsWith(` ${GRADUATE}`) && education[0]?.institution)
    return sentence(`${title} of ${education[0].institution}`);
  const at = latest?.company ? `${latest.current ? '' : ', most recently'} at ${latest.company}` : '';
  return years
    ? `${title} with ${years}${at ? `, now${at}` : ''}.`.replace(', now, most', ', most')
    : sentence(`${title}${at}`);
}
const OPENING_MAX = 200;
/** No "I": a sentence that begins with the trade stands at the head of any summary. */
const TELLS_YEARS =
  /^(?!i\b|i'm\b)\p{L}[^.]*(?: (?:with|of)|,) (?:more than |over |nearly )?(?:\d{1,2}(?:\.\d)?\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) years\b/iu;

/** So many that the advert asks for need no others beside them. */
const FITTING_ENOUGH = 2;

/** Skills of the list, as it writes them: those that the advert asks for first. */
function skillsNamed({ skills, personal }: Resume, met: readonly SkillRequirement[], said: string): string[] {
  const listed = skills
    .map(({ name }) => name)
    .filter((name) => fold(name) !== fold(personal.jobTitle) && !said.includes(fold(name)));
  const asked = met.filter(({ importance }) => importance !== 'mentioned');
  const fitting = listed.filter((name) => asked.some((skill) => findTerm(tokenise(name), skill) !== null));
  return fitting.length >= FITTING_ENOUGH ? fitting : [...new Set([...fitting, ...listed])];
}

/** "more than 7 years of experience in UAE and India", as it stands in the summary before. */
const YEARS =
  /(?:more than |over |nearly )?(?<![\d.,])\d{1,2}(?:\.\d)?\+? years['’]?(?: of)?(?: \p{L}+)? experience(?: in \p{Lu}\p{L}+(?:(?:, | and )\p{Lu}\p{L}+)*)?/u;
/** "good knowledge in accounts payable, VAT and bank reconciliation": what it names and not that it is good. */
const KNOWS =
  /\b(?:knowledge|expertise|skilled|specialis(?:ed|ing)|specializ(?:ed|ing)|background|proficient) (?:in|of|with) (?<what>[^.;\n]{4,160})/iu;
/** What an office is held with or a trade asks for. */
const CREDENTIAL =
  /\b(?:ACCA|CPA|CMA|CFA|CIMA|CA|PMP|CIPD|SHRM|CISSP|CCNA|AWS|PRINCE2|NEBOSH|PE|RN|DHA|HAAD|MOH)\b|\b(?:Certified|Chartered|Registered|Diploma|Licen[cs]ed?)\b/;

/** What was done and is over reads as a result; what is done every day as a duty. */
const strengthOf = (text: string): number => effectOf(text) + (isPast(text.split(/\s/, 1)[0]!.toLowerCase()) ? 1 : 0);

/** A share or a sum of money says what came of it; a bare number says how much there was to do. */
const effectOf = (text: string): number =>
  /\d\s?(?:%|percent)|[$€£]\s?\d|\b(?:aed|sar|usd|eur)\b|\bfrom \d[\d.,]*\D{0,20} to \d/iu.test(text) ? 1 : 0;

function overlap(text: string, wanted: ReadonlySet<string>): number {
  return new Set(tellingStems(text).filter((word) => wanted.has(word))).size;
}
