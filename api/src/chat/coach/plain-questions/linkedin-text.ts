import type { Resume } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { isBase, isPast } from '../../../writing-help/verb-forms.ts';
import { linesOf } from '../../tools/resume-lines.ts';
import { rewordLine } from '../../tools/reword-line.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

// Headline and About of a LinkedIn profile out of the open resume, in its own facts.

const LINKEDIN = /\blinked ?in\b|لينكد/u;
const WANTS =
  /\b(?:suggest|write|draft|give|make|do|need|want|create|help|come up|some|prepare|generate|craft|put together|please|pls|can (?:yo)?u|could (?:yo)?u)\b|(?:اكتب|اقترح|عطني|اعطني|ابي|ابغي|بدي|عايز|سو)/u;
const HEADLINE = /\b(?:headline|head line|title|tagline|heading)\b|عنوان|هيدلاين/u;
const ABOUT = /\b(?:about|summary|bio|profile|intro\w*|description)\b|نبذه|ملخص|عني/u;
const ASKS_HOW = /^(?:how|what|should|is|why|do|does|كيف|ماذا|هل)\b|\bhow (?:do|can|should) i\b/u;
const SKILLS_MAX = 3;
const DEEDS_MAX = 3;
const HEADLINE_LETTERS = 60;

export function textsForLinkedIn(turn: Turn): CoachAnswer | null {
  const words = fold(turn.text.slice(0, 300)).trim();
  if (!turn.resume || !LINKEDIN.test(words) || !WANTS.test(words) || ASKS_HOW.test(words)) return null;
  // "the about section": the word alone stands in "tell me about linkedin".
  const wantsHeadline = HEADLINE.test(words);
  const wantsAbout = ABOUT.test(words.replace(/\b(?:tell me|what|know|something) about\b/u, ''));
  if (!wantsHeadline && !wantsAbout) return null;
  const { data } = turn.resume;
  const headline = headlineOf(data);
  const about = aboutOf(data);
  const rule = {
    en: 'All of it stands in your resume; what is in brackets only you know. No “passionate”, no “results-driven”: search reads titles, people read facts.',
    ar: 'كل ما فيه من سيرتك، وما بين الأقواس لا يعرفه غيرك. دون «شغوف» و«موجّه بالنتائج».',
  };
  const part = (isWanted: boolean, name: string, text: string) => (isWanted ? `**${name}**\n\n> ${text}` : '');
  return reply(turn, {
    en: [part(wantsHeadline, 'Headline', headline), part(wantsAbout, 'About', about), rule.en]
      .filter(Boolean)
      .join('\n\n'),
    ar: [part(wantsHeadline, 'العنوان', headline), part(wantsAbout, 'نبذة', about), rule.ar]
      .filter(Boolean)
      .join('\n\n'),
  });
}

const jobOf = ({ workExperience }: Resume) => {
  const jobs = workExperience.filter(({ isHidden }) => !isHidden);
  return jobs.find(({ current }) => current) ?? jobs[0];
};

const skillsOf = ({ skills }: Resume): string[] =>
  skills
    .flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]))
    .map((name) => name.replace(/\s*\(.*?\)\s*/gu, '').trim())
    .filter((name) => name !== '' && name.length <= 30)
    .slice(0, SKILLS_MAX);

/** Lines with a figure first, in the order of the resume. */
function deedsOf(resume: Resume): string[] {
  const lines = linesOf(resume).map(({ text }) => rewordLine(text).replace(/[.\s]+$/u, ''));
  const counted = lines.filter((text) => /\d/u.test(text));
  return [...new Set([...counted, ...lines])].slice(0, DEEDS_MAX);
}

/** Titles such as "English HOD (since 2021), Grade 10-12 teacher" without their brackets. */
const titleOf = (resume: Resume): string =>
  (jobOf(resume)?.jobTitle || resume.personal.jobTitle || '[title]').replace(/\s*\(.*?\)/gu, '').trim();

function headlineOf(resume: Resume): string {
  const proof = deedsOf(resume).find((text) => text.length <= HEADLINE_LETTERS && /\d/u.test(text));
  return [titleOf(resume), skillsOf(resume).join(', '), proof, '[the work you look for, place]']
    .filter(Boolean)
    .join(' | ');
}

/** "Ran 12 workshops" as a sentence of the first person; what begins with no deed stays as it is. */
function inFirstPerson(line: string): string {
  const [first = '', ...rest] = line.split(' ');
  return isPast(first.toLowerCase()) || isBase(first.toLowerCase())
    ? `I ${first.toLowerCase()} ${rest.join(' ')}.`
    : `${line}.`;
}

function aboutOf(resume: Resume): string {
  const job = jobOf(resume);
  const at = job?.company ? ` at ${job.company}` : '';
  const since = job?.current && job.startDate ? ` since ${job.startDate.slice(0, 4)}` : '';
  if (resume.language.startsWith('ar'))
    return [
      `أعمل ${titleOf(resume)}${job?.company ? ` في ${job.company}` : ''}.`,
      ...deedsOf(resume).map((deed) => `${deed}.`),
      'أبحث عن [العمل ولماذا]. للتواصل: [البريد].',
    ].join(' ');
  const learnt = resume.certifications.blocks.map(({ text }) => text.replace(/,? \(\d+ ?%\)/gu, '')).slice(0, 1);
  return [
    job?.current ? `I work as ${titleOf(resume)}${at}${since}.` : `I have worked as ${titleOf(resume)}${at}.`,
    ...deedsOf(resume).map(inFirstPerson),
    ...learnt.map((text) => `Learnt besides: ${text}.`),
    'I look for [the work, and why you move to it]. Reach me at [address].',
  ].join(' ');
}
