import { namesCertificate } from '@vitae/language/certificates';
import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { readingOrder } from '../layout/reading-order.ts';
import { findDates } from '../phrases/dates.ts';
import { degreeScore, institutionScore, titleScore } from '../phrases/words.ts';
import { isMostlyRightToLeft } from '../text/arabic.ts';
import { type FlowBlock, layOutFlow } from '../text/flow.ts';
import type { TextDocument } from '../text/model.ts';
import { contactInLine } from './contact-in-line.ts';
import { isTyped } from './few-words.ts';
import { statementsOf, statesTime } from './statements.ts';

const MOST_LINES = 8;
/** Of which any may hold the telephone. */
const LINES_OF_CONTACT = 4;
const BLANK_LINE_POINTS = 8;
const HEADING_POINTS = 13;

const HEADINGS = {
  experience: { en: 'Experience', ar: 'الخبرات' },
  education: { en: 'Education', ar: 'التعليم' },
  certifications: { en: 'Certificates', ar: 'الشهادات' },
  summary: { en: 'Profile', ar: 'الملخص المهني' },
};
type Kind = keyof typeof HEADINGS;
const KINDS = ['summary', 'experience', 'education', 'certifications'] as const satisfies readonly Kind[];

/**
 * A resume that somebody typed in a few lines, set as a resume is: name and contact each on a line, every job with its
 * head and below it what was done, every other statement on a line of its own, under the headings of their kinds. All
 * words stay but those that only join two statements. Other documents are as they were.
 */
export function withStatementsApart(document: TextDocument): TextDocument {
  if (document.hasFixedPages) return document;
  const lines = readingOrder(document);
  const texts = lines.map(({ cells }) => cells.map(({ text }) => text).join(' | '));
  const isPlain = lines.every(
    ({ structure }) => !structure?.cell && !structure?.headingLevel && !structure?.isListItem,
  );
  if (lines.length === 0 || lines.length > MOST_LINES || !isPlain || !isTyped(texts)) return document;
  const { contact, statements } = statedIn(texts);
  // What is told in sentences is read as such, and a single line is not to be set apart from any.
  if (statements.flat().length < 2 || !statements.some(isJob) || statements.some(isToldByOneself)) return document;
  const language = isMostlyRightToLeft(texts.join(' ')) ? 'ar' : 'en';
  const byKind = Map.groupBy(statements, kindOf);
  const sections = KINDS.flatMap((kind) => {
    const own = byKind.get(kind) ?? [];
    return own.length > 0 ? [headed(HEADINGS[kind][language]), ...own.flatMap(setOf)] : [];
  });
  return layOutFlow(
    [...contact.map((text, at) => line(text, at === 0, false)), ...sections],
    document.format,
    document.metadata,
  );
}

/** Head and, below it, what was done. */
type Statement = readonly string[];

const isJob = (statement: Statement) => kindOf(statement) === 'experience';

/** "These days I am a dressmaker with Loom & Thread" */
const isToldByOneself = ([head = '']: Statement) => statesTime(head) && TELLS_OF_ONESELF.test(head);
/** "Std I and II" does not. */
const TELLS_OF_ONESELF =
  /(?<!\p{L})(?:I(?:['’]\p{L}+)? (?!and\b|or\b|to\b)\p{Ll}{2}|my |me |(?:عملت|اشتغلت|أعمل|أشتغل|أنا|كنت) )/u;

function statedIn(texts: readonly string[]): { contact: string[]; statements: Statement[] } {
  const contact: string[] = [];
  const statements: string[][] = [];
  texts.forEach((text, number) => {
    const line = number < LINES_OF_CONTACT ? contactInLine(text, number === 0) : { contact: [], rest: text };
    contact.push(...line.contact);
    // "I look after about 90 customers" below the job
    const isOfJobAbove = /^I\s/u.test(line.rest) && statements.at(-1)?.some(statesTime) === true;
    let job = isOfJobAbove ? statements.at(-1)! : null;
    for (const statement of line.rest === '' ? [] : statementsOf(line.rest)) {
      const [head = ''] = statement;
      if (statesTime(head) && !IS_LICENCE.test(head)) {
        const above = statements.at(-1);
        const isTitled = above !== undefined && namesPost(above) && titleScore(head) < SURE;
        job = isTitled ? above : [];
        job.push(...statement);
        if (!isTitled) statements.push(job);
      } else if (job && !statesOther(head)) job.push(...statement);
      else {
        job = null;
        statements.push([...statement]);
      }
    }
  });
  return { contact, statements };
}

const SURE = 0.5;
const MOST_WORDS_OF_POST = 6;

/** "Journeyman electrician, Louisiana" right before the employer and its dates. */
const namesPost = ([post = '', ...others]: Statement) =>
  others.length === 0 && !/\d/.test(post) && post.split(' ').length <= MOST_WORDS_OF_POST && titleScore(post) >= SURE;

const statesOther = (text: string) => degreeScore(text) >= SURE || namesCertificate(text) || OF_BEFORE.test(text);
/** "before that Elm Stores for 8 months": another job, whatever is said of its time. */
const OF_BEFORE =
  /^(?:before (?:that|this)|previously|prior to that|قبل ذلك|قبلها)(?!\p{L})|(?<!\p{L})(?:before (?:that|this)|previously|قبل ذلك)$/iu;

function kindOf(statement: Statement): Kind {
  const [head = ''] = statement;
  if (IN_FIRST_PERSON.test(head) || OF_BEFORE.test(head)) return 'summary';
  if (IS_LICENCE.test(head)) return 'certifications';
  if (statement.some(statesTime) && !(degreeScore(head) >= SURE && titleScore(head) < SURE)) return 'experience';
  const isDegree = degreeScore(head) >= SURE;
  const isStudied = institutionScore(head) >= SURE && (isDegree || findDates(head).length > 0);
  if (isStudied || (isDegree && HIGHER.has(degreeLevels(fold(head.replace(/licen[cs]es?/giu, '')))[0] ?? 'school')))
    return 'education';
  return isDegree || namesCertificate(head) ? 'certifications' : 'summary';
}

/** Of which nobody asks for the school, where the line does not name it; a "licence" is one in French only. */
const HIGHER: ReadonlySet<string> = new Set(['bachelor', 'master', 'doctorate']);

/** "أجيد المشاوي", of oneself */
const IN_FIRST_PERSON = /^(?:I\s|(?:أجيد|أتقن|أعرف|لدي|عندي)\s)/u;
/** "PCV licence since 2011" */
const IS_LICENCE = /^(?:[\p{L}()+ ]{1,30} )?(?:licen[cs]e|رخصة [\p{L} ]{2,20})(?: (?:since|from|منذ) \p{Nd}{4})?$/iu;

const headed = (text: string): FlowBlock => ({
  paragraph: {
    runs: [{ text, bold: true, size: HEADING_POINTS }],
    headingLevel: 2,
    spaceBefore: BLANK_LINE_POINTS,
  },
});

/** Up to its dates a statement is a head, and what stands below them a list. */
function setOf(statement: Statement): FlowBlock[] {
  const dated = statement.findIndex(statesTime);
  return statement.map((text, at) => line(sentenceOf(text), at === 0, dated >= 0 && at > dated));
}

/** With a capital, since what begins in small letters goes on the line above, and, where somebody speaks, with an end. */
const sentenceOf = (text: string) =>
  `${text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}${/^I\s/u.test(text) ? '.' : ''}`;

const line = (text: string, isFirst: boolean, isListItem: boolean): FlowBlock => ({
  paragraph: { runs: [{ text }], spaceBefore: isFirst ? BLANK_LINE_POINTS : 0, isListItem },
});
