import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { LABEL_WORDS } from '@vitae/language/labels';
import { occupationFamilies } from '@vitae/language/occupation-families';
import { namesOccupation, OCCUPATION_NOUNS } from '@vitae/language/occupations';
import { escapePattern } from '@vitae/language/phrases';
import { wordCount } from '../text/words.ts';
import { isNamedAsOrganisation } from './company.ts';
import { IS_A_PART } from './posts.ts';
import type { Role } from './role.ts';

/** A role with those of its names that can be what they are taken for; the others empty. */
export function surelyNamed(role: Role, resumeText: string): Pick<Role, 'title' | 'place'> {
  if (role.kind === 'project' || role.kind === 'training') return { title: '', place: nameOfProject(role.place) };
  const { title, place } = withWholePlace(role, resumeText);
  if (isOfSomebodyElse(title, resumeText)) return { title: '', place: '' };
  if (isTradeOfRank(title, place, resumeText)) return { title: `${title} (${place})`, place: '' };
  return {
    title: isTitle(title, role) ? withoutUnit(title) : '',
    place:
      isEmployer(place) && !isClientOnPage(place, resumeText) && !(TEACHES.test(title) && !isNamedAsOrganisation(place))
        ? withoutPart(place)
        : '',
  };
}

/** "Economic Applications of Data Science, Professor Jane Roe": whose course it was. */
const isOfSomebodyElse = (title: string, resumeText: string) =>
  /^(?:professor|prof\.?|supervisor|advis[oe]r|instructor)$/i.test(title) &&
  new RegExp(`${escapePattern(title)}:? \\p{Lu}\\p{Ll}+ \\p{Lu}`, 'u').test(resumeText);

const RANK_OF_FORCES =
  /\b(?:sergeant|corporal|craftsman|private|sapper|gunner|signaller|rifleman|warrant officer|petty officer|able rate|captain|major|lieutenant|colonel|airman|SSgt|Sgt|LCpl|Cpl|WO[12])\b/i;

/** "Staff Sergeant – Artificer Vehicles": what somebody of that rank does, and nobody's employer. */
const isTradeOfRank = (title: string, place: string, resumeText: string) =>
  place !== '' &&
  RANK_OF_FORCES.test(title) &&
  !isNamedAsOrganisation(place) &&
  [' – ', ' - ', ' — '].some((stroke) => resumeText.includes(`${title}${stroke}${place}`));

/** What is taught goes by the name of a course: nobody is employed by "Intermediate Microeconomics". */
const TEACHES =
  /^(?:TA|graduate TA|(?:graduate |undergraduate )?teaching assistant|grader|course assistant|instructor(?: of record)?|professor|lecturer)$/i;

const NAMES_EMPLOYERS = /^\W*(?:company|employer|organi[sz]ation)(?: name)?\s*:/imu;
const NAMES_ANOTHER =
  /^\W*(?:(?:end )?clients?|consultanc(?:y|ies)|consultants?|(?:main )?contractors?|owner|developer)(?: name)?\s*:/iu;

/** "Client: Harbour Towers" on a page that names employers as such: whose house was built, and nobody's employer. */
function isClientOnPage(place: string, resumeText: string): boolean {
  if (place === '' || !NAMES_EMPLOYERS.test(resumeText)) return false;
  const lines = resumeText.split('\n').filter((line) => line.includes(place));
  return lines.length > 0 && lines.every((line) => NAMES_ANOTHER.test(line));
}

/** Of an employer, in a sentence. */
const MOST_WORDS = 8;

/** "Harbour Maritime Museum & Northern Sound Archive, Film Library and Study Center": the house, where its part makes it too long. */
function withoutPart(place: string): string {
  const named = withoutInitials(place);
  if (wordCount(named) <= MOST_WORDS) return named;
  const [house = ''] = named.split(/,\s+/);
  return isNamedAsOrganisation(house) ? house : named;
}

/** "Harbour Bruno Institute - HBI": its own first letters say nothing more. */
function withoutInitials(place: string): string {
  const [, name = '', short] = /^(.{4,80}?)\s[-–—]\s(\p{Lu}{2,6})$/u.exec(place) ?? [];
  const initials = name.replace(/[^\p{L}\s]/gu, '').replace(/(?<=\p{L})\p{L}+|\s+/gu, '');
  return short && initials.toUpperCase() === short ? name : place;
}

const IS_RANK =
  /\b(?:head|director|president|manager|officer|executive|associate|specialist|analyst|consultant|coordinator|lead)$/i;

/** "Staff Nurse – Operating Room", "Staff Nurse, Stroke Unit (28 beds)": the post, and where or what for. */
function withoutUnit(title: string): string {
  const bare = title.replace(/\s*\(\d[^()]*\)$/, '');
  // "Nurse (Staff Nurse – ICU)" is one name.
  const [post = '', ...rest] = bare.split(/\s+[–—-]\s+(?![^()]*\))/);
  // "Senior Executive – Quality Control": what a rank is of is no unit.
  if (rest.length > 0 && namesOccupation(post) && !IS_RANK.test(post)) return withFieldBehind(post, rest);
  const [own = '', unit = ''] = bare.split(/,\s+/);
  return IS_A_PART.test(unit) && namesOccupation(own) ? own : bare;
}

const MOST_WORDS_OF_FIELD = 3;

/** "Engineer – Maintenance" as "Engineer (Maintenance)": without its field a post reads as another one. */
function withFieldBehind(post: string, rest: readonly string[]): string {
  const [field = ''] = rest;
  const isField = rest.length === 1 && wordCount(field) <= MOST_WORDS_OF_FIELD && /^\p{Lu}[\p{L} &/]+$/u.test(field);
  return isField && !post.includes('(') ? `${post} (${field})` : post;
}

/** "Bachelor of Accounting", and no "Master Plumber". */
export const isDegree = (title: string) =>
  degreeLevels(fold(title)).length > 0 &&
  !namesOccupation(title) &&
  !/\b(?:candidate|student|fellow)\b/i.test(title) &&
  /^(?:bachelor|master|doctor|associate|diploma|certificate|[bm]\.? ?(?:sc|a|tech|eng|com|ed|ba)|ph\.? ?d|dphil)(?![\p{L}])/iu.test(
    title,
  );

/** "UX Designer, Ribble Digital" at "agency", where the page has "Ribble Digital (agency)". */
function withWholePlace({ title, place }: Role, resumeText: string): Pick<Role, 'title' | 'place'> {
  const at = title.lastIndexOf(', ');
  return at > 0 && /^\p{Ll}/u.test(place) && resumeText.includes(`${title} (${place}`)
    ? { title: title.slice(0, at), place: title.slice(at + 2) }
    : { title, place };
}

/** A word of people's work says so; without one it is written as a title is, by an employer and with dates. */
function isTitle(title: string, { kind, start, end }: Role): boolean {
  if (
    title === '' ||
    isDegree(title) ||
    /\b(?:immersive|boot ?camp)\b/i.test(title) ||
    /^\p{Lu}?\p{Ll}+ of (?:this|the|my) /u.test(title)
  )
    return false;
  if (/^\p{Script=Arabic}/u.test(title) || namesOccupation(title) || occupationFamilies(title).length > 0) return true;
  const words = title.replace(/\s*\([^()]*\)/g, '').split(/[\s,/]+/);
  if (words.length === 1) return /^\p{Lu}/u.test(title);
  return kind === 'job' && start !== '' && end !== '' && wordCount(title) <= 5 && /^\p{Lu}/u.test(words.at(-1)!);
}

const ENDS_OPEN = /(?:^|\s)(?:including|incl\.?|as an?|as|an?|and|und|of|at|in|for|to|with|by|the)$|[,:;–-]$/i;

/** "Wholesale trade / Distribution": what kind of business, and the name of none. */
const SECTOR =
  /^(?:(?:wholesale|retail|trade|trading|distribution|imports?|exports?|import-export|manufacturing|logistics|finance|banking|insurance|construction|hospitality|healthcare|education|services|industry|production|agriculture|telecommunications|transport)(?: ?[/,&] ?| |$)){2,}$/i;

/** "History Department", of whom nobody can tell; a town has its fire department. */
const IS_DEPARTMENT =
  /^(?!.*\b(?:fire|police|health|sheriff|works|water|parks|state|city|county|transit|transport)\b)(?:[\p{L}&]+ ){1,3}(?:department|dept\.?)$/iu;

/** "Electronics Eng. Tech." */
const OCCUPATION_IN_SHORT = /\p{L}\.? (?:Tech|Engr|Mgr|Asst|Supv|Supvr|Coord|Rep)\.$/u;

function isEmployer(place: string): boolean {
  if (SECTOR.test(place)) return false;
  if (place === '' || /^\p{Script=Arabic}/u.test(place)) return true;
  const isPerson =
    (OCCUPATION_NOUNS.has(fold(place.split(' ').at(-1) ?? '')) && !isNamedAsOrganisation(place)) ||
    OCCUPATION_IN_SHORT.test(place);
  if (IS_DEPARTMENT.test(place)) return false;
  return (
    !/^(?:self[- ]?employed|freelance|various|n\/?a|none)\b/i.test(place) &&
    // "eBay", "easyJet", but "trustee of Hope Centre"
    !/^\p{Ll}+(?:\s|$)/u.test(place) &&
    !ENDS_OPEN.test(place) &&
    !isPerson &&
    place.split('(').length === place.split(')').length
  );
}

const ROLE_IN_PROJECT =
  /(?:^|, )(?:co-?)?(?:creator|contributor|founder|maintainer|author|developer|member|lead)(?:, |$)/i;
const OF_NO_PROJECT = /^(?:value|client|society|duration|period|role|company|location|team size|budget|status|scope)$/i;

/** "Personal Project: Stock Model" as "Stock Model"; empty for a label, a client or a figure. */
function nameOfProject(name: string): string {
  const own = name
    .replace(/^(?:personal |side |academic |team )?project(?: name| title)?\s*[:–-]\s*/i, '')
    .replace(ROLE_IN_PROJECT, '')
    .replace(/\s*\([^()]*$/, '')
    .trim();
  const isName = /\p{L}{2}/u.test(own) && !/:(?=\s)|:$|https?|www\.|@/.test(own) && !OF_NO_PROJECT.test(own);
  return isName && !LABEL_WORDS.has(fold(own)) ? own : '';
}
