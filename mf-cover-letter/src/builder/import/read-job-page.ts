import { BEGINS_WITH_FACT, ENDS_LIKE_EMPLOYER, HAS_TITLE_WORD, isPageFurniture } from '@vitae/language/job-pages';

/** What was recognised on a job page; empty where nothing was. */
export interface JobPage {
  jobTitle: string;
  companyName: string;
  jobDescription: string;
}

/**
 * Reads the text of a whole job page, as copied with Select All, or the page's schema.org JSON.
 * The text is whatever people paste: the result is a proposal that they review.
 */
export function readJobPage(pasted: string): JobPage {
  const structured = readJobPosting(pasted);
  if (structured) return structured;
  const lines = pasted
    .split(/\r\n?|\n/)
    .map((line) => line.replace(/[\s\u00a0\u200b]+/g, ' ').trim())
    .filter((line, index, all) => line !== '' || (index > 0 && all[index - 1] !== ''));
  const top = lines.filter((line) => line !== '' && !isPageFurniture(line)).slice(0, HEADING_MAX_LINES);
  const heading = readHeading(top);
  const companyName = cleanCompany(readLabel(lines, COMPANY_LABEL) || heading.companyName || readCompanyInText(lines));
  const jobTitle =
    readLabel(top, TITLE_LABEL) || heading.jobTitle || readLabel(lines, TITLE_LABEL) || readTitleInText(lines);
  return {
    jobTitle: cleanTitle(withoutPrefix(jobTitle, companyName)),
    companyName,
    jobDescription: readDescription(lines),
  };
}

const TITLE_LABEL = /^(?:job title|position(?: title)?|role|title|vacancy|job)\s*[:\u2013\u2014-]\s*(.+)$/i;
const COMPANY_LABEL =
  /^(?:company(?: name)?|employer|organi[sz]ation|hiring organi[sz]ation|hiring company)\s*[:\u2013\u2014-]\s*(.+)$/i;
const LABEL_VALUE_MAX_CHARACTERS = 100;

function readLabel(lines: readonly string[], label: RegExp): string {
  for (const line of lines) {
    const value = label.exec(line)?.[1]?.trim() ?? '';
    if (value !== '' && value.length <= LABEL_VALUE_MAX_CHARACTERS && !/[.!?]\s/.test(value)) return value;
  }
  return '';
}

const TITLE_MAX_CHARACTERS = 110;
/** The title stands near the top; further down a line with an occupation is part of the advert. */
const HEADING_MAX_LINES = 15;

function readHeading(top: readonly string[]): { jobTitle: string; companyName: string } {
  for (const line of top) {
    const hiring =
      /^(.{2,60}?) (?:is|are) (?:now |currently )?(?:hiring|recruiting|looking for|seeking)(?: for)? (?:an? |the )?(.{3,110}?)(?: in .+)?[.!]?$/i.exec(
        line,
      );
    if (hiring && HAS_TITLE_WORD.test(hiring[2]!) && isName(hiring[1]!) && line.length <= TITLE_MAX_CHARACTERS) {
      return { companyName: hiring[1]!, jobTitle: hiring[2]! };
    }
    if (!isTitleLine(line)) continue;
    const at = /^(.+?)\s+(?:at|@)\s+(.+?)(?:\s*[|\u2013\u2014\u00b7].*)?$/i.exec(line);
    if (at && HAS_TITLE_WORD.test(at[1]!)) return { jobTitle: at[1]!, companyName: at[2]! };
    const parts = line.split(/\s+[|\u2013\u2014\u00b7]\s+|\s+-\s+/);
    const titlePart = parts.findIndex((part) => HAS_TITLE_WORD.test(part));
    const company = parts.find((part, index) => index !== titlePart && isCompanyName(part)) ?? '';
    const below = top[top.indexOf(line) + 1] ?? '';
    const besideTitle = /^(.+?)(?:\s+[|\u00b7\u2022]\s+.*)?$/.exec(below)?.[1] ?? '';
    return {
      jobTitle: company ? parts[titlePart]! : line,
      companyName: company || (isEmployerLine(besideTitle) ? besideTitle : ''),
    };
  }
  return { jobTitle: '', companyName: '' };
}

function isTitleLine(line: string): boolean {
  return (
    line.length <= TITLE_MAX_CHARACTERS &&
    HAS_TITLE_WORD.test(line) &&
    !/[.!?:]$/.test(line) &&
    !/\b(?:we|you|our|your)\b/i.test(line)
  );
}

const DOMAIN_NAME = /^[\w-]+\.(?:com|org|net|gov|io|ai|co|dev|app|eu|me)$/i;

function isCompanyName(part: string): boolean {
  return (ENDS_LIKE_EMPLOYER.test(part) || DOMAIN_NAME.test(part)) && isName(part) && !HAS_TITLE_WORD.test(part);
}

function readTitleInText(lines: readonly string[]): string {
  for (const line of lines) {
    const sought =
      /\b(?:looking for|hiring|seeking|recruiting|searching for)(?: for)? (?:an?|our(?: next)?|the) (.{3,80}?)(?:,| (?:to|who|with|in|for|that|based|on|at)\b|[.!;:]|$)/i.exec(
        line,
      )?.[1];
    if (sought && HAS_TITLE_WORD.test(sought)) return sought;
  }
  return '';
}

/** A short line of capitalised words that is neither a place nor a fact about the job. */
function isEmployerLine(line: string): boolean {
  return (
    isName(line) &&
    !HAS_TITLE_WORD.test(line) &&
    !/\b(?:responsibilities|requirements|qualifications|skills|experience|education|benefits|duties)\b/i.test(line) &&
    !/[,\d]/.test(line) &&
    !BEGINS_WITH_FACT.test(line)
  );
}

function isName(text: string): boolean {
  const words = text.split(' ');
  return (
    text.length <= 60 &&
    words.length <= 7 &&
    /^[\p{Lu}\p{N}\p{Lo}]/u.test(text) &&
    !/^(?:we|our|you|this|the company|there)\b/i.test(text) &&
    !/[!?:;]|\.$/.test(text.replace(/\b(?:Inc|Ltd|Co|Corp)\.$/, ''))
  );
}

const NAME_IN_TEXT = String.raw`((?:[\p{Lu}\p{N}][\p{L}\p{N}&'\u2019.+-]*)(?: (?:of|and|&|the|for|de|[\p{Lu}\p{N}][\p{L}\p{N}&'\u2019.+-]*)){0,5})`;
const COMPANY_IN_TEXT = [
  new RegExp(`^About ${NAME_IN_TEXT}$`, 'u'),
  new RegExp(String.raw`(?:^|[.!?] )At ${NAME_IN_TEXT}, (?:we|our|you)\b`, 'u'),
  new RegExp(
    String.raw`(?:^|[.!?] )${NAME_IN_TEXT} (?:is|are) (?:currently |now |also )?(?:hiring|looking for|seeking|searching for|recruiting)\b`,
    'u',
  ),
  new RegExp(String.raw`\b(?:[Jj]oin|[Ww]ork(?:ing)? (?:at|for)) ${NAME_IN_TEXT}`, 'u'),
  new RegExp(String.raw`^${NAME_IN_TEXT} (?:is|are) (?:an?|the|one of)\b`, 'u'),
];
const NOT_A_COMPANY =
  /^(?:the (?:role|job|team|company|position)|us|we|you|our|this|it|he|she|they|there|the|job|role|position|team|your|these|here|who|what|if|as|in|applicants?|candidates?)\b/i;

function readCompanyInText(lines: readonly string[]): string {
  for (const pattern of COMPANY_IN_TEXT) {
    for (const line of lines) {
      const name = pattern.exec(line)?.[1] ?? '';
      if (name.length > 1 && !NOT_A_COMPANY.test(name) && !HAS_TITLE_WORD.test(name)) return name;
    }
  }
  return '';
}

const DESCRIPTION_BEGINS =
  /^(?:about (?:the|this) (?:job|role|position|opportunity)|(?:full )?job (?:description|summary|details|overview)|description|role (?:description|overview|summary)|the (?:role|job|position|opportunity)|position (?:summary|overview|description)|overview|what you(?:'|\u2019)?(?:ll| will) (?:do|be doing)|responsibilities|your (?:role|tasks|mission))\s*:?$/i;
const DESCRIPTION_ENDS =
  /^(?:similar (?:jobs|vacancies|roles)|people also viewed|more jobs .*|jobs? you (?:may|might) .*|related (?:jobs|searches|positions)|recommended (?:jobs|for you)|set alert .*|get (?:notified|job alerts?) .*|report (?:this )?(?:job|ad|listing)|looking for (?:talent|staff)\??|explore .* jobs|other (?:jobs|open positions|openings).*|\u00a9.*|(?:all rights reserved|copyright)\b.*)$/i;
/** A heading deep in the page is one section among several, not the start of the advert. */
const DESCRIPTION_START_MAX_SHARE = 0.4;
/** A longer line is a sentence of the advert. */
const FURNITURE_MAX_CHARACTERS = 140;

function readDescription(lines: readonly string[]): string {
  const starts = lines.findIndex((line) => DESCRIPTION_BEGINS.test(line));
  const isNearTop =
    starts >= 0 &&
    starts <= lines.length * DESCRIPTION_START_MAX_SHARE &&
    !lines.slice(0, starts).some((line) => line.length > FURNITURE_MAX_CHARACTERS);
  const body = isNearTop ? lines.slice(starts) : lines;
  const ends = body.findIndex((line, index) => index > 0 && DESCRIPTION_ENDS.test(line));
  return (ends > 0 ? body.slice(0, ends) : body)
    .filter((line) => line === '' || !isPageFurniture(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** `18F - Recruiter` → `Recruiter`. */
function withoutPrefix(title: string, companyName: string): string {
  if (!companyName || !title.startsWith(`${companyName} `)) return title;
  return title.slice(companyName.length).replace(/^ [|:\u2013\u2014\u00b7-] /, '');
}

function cleanTitle(title: string): string {
  return title.replace(/\s*[([](?:m\s*\/\s*[fw]\s*\/\s*[dx]|f\s*\/\s*m\s*\/\s*[dx]|all genders)[)\]]/i, '').trim();
}

function cleanCompany(name: string): string {
  return name.replace(/\s+(?:logo|\d[\d,.]* followers)$/i, '').replace(/[,;:\s]+$/, '');
}

/** The schema.org `JobPosting` that most job boards put into their pages. */
function readJobPosting(pasted: string): JobPage | null {
  const json = pasted.trim().replace(/^<script[^>]*>|<\/script>$/g, '');
  if (!/^[[{]/.test(json)) return null;
  try {
    const posting = findJobPosting(JSON.parse(json));
    if (!posting) return null;
    const organization = posting.hiringOrganization;
    return {
      jobTitle: plainText(posting.title),
      companyName: plainText(isRecord(organization) ? organization.name : organization),
      jobDescription: plainText(posting.description),
    };
  } catch {
    return null;
  }
}

function findJobPosting(value: unknown): Record<string, unknown> | null {
  if (Array.isArray(value)) return value.map(findJobPosting).find((found) => found !== null) ?? null;
  if (!isRecord(value)) return null;
  if ([value['@type']].flat().includes('JobPosting')) return value;
  return '@graph' in value ? findJobPosting(value['@graph']) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The text of an HTML fragment. The parsed document is inert: nothing in it is loaded or run. */
function plainText(html: unknown): string {
  if (typeof html !== 'string') return '';
  const withBreaks = html
    .replace(/<(?:br|\/p|\/li|\/h\d|\/div|\/ul|\/ol)[^>]*>/gi, '$&\n')
    .replace(/<li[^>]*>/gi, '$&- ');
  const text = new DOMParser().parseFromString(withBreaks, 'text/html').body.textContent ?? '';
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
