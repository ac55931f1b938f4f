import { namesOccupation } from '@vitae/language/occupations';
import type { Field, ParsedJob, ParsedResume } from '../../parsing/result.ts';
import { asItBegins } from '../text/words.ts';
import { headsOnPage, LEAST_SURE } from './head-on-page.ts';
import { inSentences, joinedTo, wholeLines, withCapitals, withoutI, withoutMark } from './lines-of-work.ts';
import { isUnpaid, isUnpaidOnPage, upToNextHead } from './of-no-job.ts';
import {
  withEmployer,
  withFirmInTitle,
  withoutFalseHeads,
  withoutPostsInLines,
  withoutState,
  withoutToldTitle,
  withPlaceOfHead,
  withStage,
  withStartOfName,
  withSurePlaces,
  withTitleBesidePlace,
  withTitleFirst,
  withTitleInHead,
  withWholeEmployer,
  withWholeTitle,
} from './posts.ts';
import { withPostsOfRows } from './posts-in-row.ts';
import type { Page } from './reading-order.ts';
import { MOST_JOBS } from './resume-text.ts';
import { endAsOf, type Role } from './role.ts';
import { asSure, inLanguage, inScript, sure } from './sure.ts';

interface RolesRead {
  jobs: Role[];
  /** What was done elsewhere than in a job, read as the jobs are. */
  readRole(kind: Role['kind'], job: ParsedJob): Role;
  /** The head of a role, as its layout on the page would have it. */
  withReadHead(role: Role): Role;
}

/** The posts of a resume, as sure as the page makes them. `month` is the one of writing, YYYY-MM. */
export function readRoles(
  resume: ParsedResume,
  resumeText: string,
  page: Page,
  { month, language }: { month: string; language: 'en' | 'ar' },
): RolesRead {
  const inOwn = inLanguage(language);
  const shownOf = headsOnPage(page, resume.jobs);
  const isDoneUnpaid = (title: string) => isUnpaid(title) || isUnpaidOnPage(title, resumeText);
  const readRole = (kind: Role['kind'], job: ParsedJob): Role => {
    const shown = shownOf(job);
    const field = (name: 'title' | 'company' | 'start' | 'end') => sure(shown[name] ? asSure(job[name]) : job[name]);
    const isItem = (bullet: Field) => page.linesWith(bullet.value).some((at) => page.lines[at]!.isBullet);
    // What was done is as sure as its head, which the page bears out.
    const isOfHead = ({ confidence }: Field) => shown.title && shown.company && confidence >= LEAST_SURE;
    // Right below an employer who stands alone.
    const isBelow = (bullet: Field) => job.title === null && shown.items && bullet === job.bullets[0];
    const bullets = upToNextHead(job.bullets);
    const done = bullets.map((bullet) => {
      const line = withoutMark(
        inOwn(sure((shown.items && isItem(bullet)) || isOfHead(bullet) || isBelow(bullet) ? asSure(bullet) : bullet)),
      );
      // "24/7 on-call" begins with no letter.
      return isItem(bullet) && /^\p{Ll}/u.test(line) ? asItBegins(line) : line;
    });
    const read: Role = {
      kind: kind === 'job' && isDoneUnpaid(job.title?.value ?? '') ? 'unpaid' : kind,
      title: withStage(withoutState(titleIn(language, field('title')), resumeText), resumeText),
      place: withoutLoneQuote(inScript(field('company').replace(STARS, '').replace(HEADCOUNT, ''), language)),
      // "Previous position: Associate Editor": the dates are those of the house.
      start: bullets.some(({ value }) => NAMES_FORMER_POST.test(value)) ? '' : field('start'),
      end: endAsOf(field('end'), month),
      ...(isPartTimeOnPage(job, page) ? { isPartTime: true } : {}),
      lines: [
        ...new Set(
          withCapitals(bullets.every(isItem) ? done : wholeLines(joinedTo(done, (at) => isItem(bullets[at]!))))
            .flatMap(inSentences)
            .map(withoutI),
        ),
      ],
    };
    return MENTIONS_OFFICE.test(job.title?.value ?? '') ? { ...read, title: '', place: '', start: '', end: '' } : read;
  };
  const withReadHead = (role: Role) => READINGS_OF_A_HEAD.reduce((read, next) => next(read, resumeText), role);
  const jobs = withoutPostsInLines(
    withSurePlaces(
      withoutFalseHeads(resume.jobs, resumeText)
        .map(withFirstTitle)
        .map((job, index) =>
          index < MOST_JOBS && !shownOf(job).company && !(sure(job.title) && sure(job.company))
            ? withReadHead(readRole('job', job))
            : readRole('job', job),
        )
        .map((role) => withStartOfName(withWholeEmployer(withFirmInTitle(role, resumeText), resumeText), resumeText))
        .map(withoutPost)
        .map(withPostsOfRows(resumeText)),
      resumeText,
    ),
    resumeText,
  );
  return { jobs, readRole, withReadHead };
}

const NAMES_FORMER_POST = /^(?:previous|former|earlier|prior) (?:positions?|roles?|titles?|posts?)(?: held)?\s*[:–-]/i;

/** "Trainer (part-time, county pool), Elm County", "Barista, Elm Coffee, Leeds (2021–Present, part time)" */
const isPartTimeOnPage = ({ title }: ParsedJob, page: Page): boolean =>
  title !== null &&
  page.linesWith(title.value).some((at) => SAYS_PART_TIME.test(page.lines[at]!.text.slice(0, LENGTH_OF_HEAD)));
const SAYS_PART_TIME = /\bpart[- ]time\b/i;
/** Characters; what was done may stand behind it. */
const LENGTH_OF_HEAD = 120;

/** "Former Joint Secretary at the Elm Bar Association (2017–18)" in the text of a post: what stands below it is of that post. */
const MENTIONS_OFFICE = /^(?:former(?:ly)?|ex|past)[ -]/i;

/** "Pharmacy Manager" at "Pharmacy Manager at Elm Pharmacy": the post is no part of its place. */
const withoutPost = (role: Role): Role => {
  const post = `${role.title} at `;
  return role.title !== '' && role.place.startsWith(post) ? { ...role, place: role.place.slice(post.length) } : role;
};

/** "HR Generalist" in a resume in Arabic: what the post is called there. */
const titleIn = (language: 'en' | 'ar', title: string): string =>
  inLanguage(language)(title) !== '' ||
  (language === 'ar' && /^[A-Z][A-Za-z &/-]{2,50}$/.test(title) && namesOccupation(title))
    ? title
    : '';

/** 'وكالة "رقمنة بلوس', whose second sign the page has lost */
const withoutLoneQuote = (name: string): string => (name.split('"').length === 2 ? name.replace('"', '') : name);

/** "شركة مثال – الرياض (520 موظف)", and the town before it */
const HEADCOUNT =
  /(?:\s[–—-]\s[^–—()-]{2,20})?\s*\(\p{Nd}[\p{Nd},.]*\s?(?:موظف\p{L}*|عامل\p{L}*|employees|staff|people)\)$/iu;

/** "Hotel Sample ★★★★" */
const STARS = /\s{0,9}(?:[★☆*]{2,5}|\(\p{Nd} ?(?:نجوم|stars?)\))$/iu;

/** "Educator, Mathematics; Maths subject head from 2022": the post, without what was added to it. */
const withFirstTitle = (job: ParsedJob): ParsedJob => {
  const [first = '', ...more] = job.title?.value.split(/;\s/) ?? [];
  return job.title && more.length > 0 && namesOccupation(first)
    ? { ...job, title: { ...job.title, value: first } }
    : job;
};

/** What the layout of a page has put beside the wrong line of a job's head, one mistake after the other. */
const READINGS_OF_A_HEAD = [
  withTitleFirst,
  withTitleInHead,
  withoutToldTitle,
  withEmployer,
  withPlaceOfHead,
  withWholeEmployer,
  withWholeTitle,
  withTitleBesidePlace,
] as const;
