import { fold } from '@vitae/language/fold';
import { languageOf } from '@vitae/language/languages-of-texts';
import { escapePattern } from '@vitae/language/phrases';
import { readAdvert } from '../../adverts/read-advert.ts';
import type { AdvertRequirement } from '../../adverts/requirements.ts';
import { LetterRefusal } from '../refusal.ts';
import { normaliseText, withoutMarkup } from '../text/clean-text.ts';
import { unwrapped } from '../text/unwrap.ts';
import { withoutConsent } from '../text/without-consent.ts';
import { wordCount } from '../text/words.ts';
import { companyDescription, missionIn, withoutBranch } from './company.ts';
import { contactIn } from './contact.ts';
import { employerIn } from './employer-of-advert.ts';
import { referenceIn } from './reference.ts';
import { titleAsMeant } from './title.ts';

/** What a letter answers. */
export interface Job {
  language: 'en' | 'ar';
  /** The advert without markup. */
  text: string;
  role: string;
  /** As the form says, else as found in the advert; empty where neither does. */
  company: string;
  /** The advert is of somebody who looks for people for others: the company is theirs, and not where one would work. */
  isAgency: boolean;
  /** Who takes the applications, as a letter greets them; empty where the advert names nobody. */
  contact: string;
  /** By which the advert wants to be named: "TPR/2291"; empty where it has none. */
  reference: string;
  /** What the advert says the company is: "a food bank that serves four counties"; empty where it does not. */
  companyIs: string;
  /** What the company aims at: "create a nation of readers". */
  mission: string;
  requirements: AdvertRequirement[];
}

const MIN_ADVERT_WORDS = 4;
/** "Facility ⇥ Elm Hospital": a row of a table. */
const ROW_OF_EMPLOYER =
  /^([ \t]*(?:company(?: name)?|organi[sz]ation|employer|client|school|hospital|facility|institution|agency|firm))[ ]*\t[ \t]*(?=\p{Lu})/gimu;

export function readJob(fields: { jobDescription: string; jobTitle: string; companyName: string }): Job {
  const plain = withoutMarkup(normaliseText(asPlainText(fields.jobDescription).replace(ROW_OF_EMPLOYER, '$1: ')));
  const text = withoutConsent(unwrapped(plain.split('\n')).join('\n'));
  if (wordCount(text) < MIN_ADVERT_WORDS) throw new LetterRefusal('advert_says_too_little');
  const language = languageOf(text);
  if (language === 'other') throw new LetterRefusal('advert_in_other_language');
  const role = titleAsMeant(fields.jobTitle, text);
  const employer = employerIn(text, role);
  const company = fields.companyName.replace(/\s+/g, ' ').trim() || withoutBranch(employer.name);
  const { requirements } = readAdvert(text, role);
  return {
    language,
    text,
    role,
    company,
    isAgency:
      !(employer.isClient && isSameName(company, employer.name)) &&
      !isAppointed(company, text) &&
      !(RECRUITS.test(role) && OF_OWN_TEAM.test(text)) &&
      ((SPEAKS_OF_CLIENT.test(text) &&
        (!fields.companyName.trim() || NAMES_AGENCY.test(company) || TELLS_OF_CLIENT.test(text))) ||
        (IS_AGENCY.test(company) && SPEAKS_OF_SOMEBODY.test(text)) ||
        ACTS_AS_AGENCY.test(text)),
    contact: contactIn(text, company),
    reference: referenceIn(text),
    companyIs: companyDescription(text, company),
    mission: missionIn(text),
    requirements,
  };
}

const ASKS_FOR_ENGLISH = /\b(?:in english|english (?:letter|version|please|pls))\b/i;
const inLatin = (name: string) => (/\p{Script=Arabic}/u.test(name) ? '' : name);

/**
 * The job of an Arabic advert for a letter in English, where the applicant asks for one: what the advert names in Arabic
 * is not named, and what it requires by names of its own, as "FortiGate", is answered.
 */
export const inLanguageAsked = (job: Job, notes: string): Job =>
  job.language === 'ar' && ASKS_FOR_ENGLISH.test(notes)
    ? {
        ...job,
        language: 'en',
        role: inLatin(job.role) || 'advertised',
        company: inLatin(job.company),
        contact: '',
        companyIs: '',
        mission: '',
      }
    : job;

const isSameName = (one: string, other: string) =>
  other !== '' && (fold(one).startsWith(fold(other)) || fold(other).startsWith(fold(one)));

/** "Our client has appointed Elm Cost Consultants": who does the work, and looks for people for it. */
const isAppointed = (company: string, text: string) =>
  company !== '' && new RegExp(`\\b(?:appointed|commissioned|contracted) ${escapePattern(company)}`, 'iu').test(text);

/** Agencies look for people of their own as well. */
const RECRUITS = /recruit|talent|resourcer|sourcer|staffing/i;
const OF_OWN_TEAM = /\b(?:our|own) (?:\p{L}+ ){0,2}(?:team|desk|office|branch)\b/iu;

const SPEAKS_OF_CLIENT =
  /\b(?:our|my) (?:(?:direct|end|esteemed|valued|prestigious) )?client(?:['’]s)?\b(?! (?:base|list|sites?|relationships?|accounts?|portfolio))(?=,? (?:is|are|has|an?|the|in|based|who|requires?|seeks?|operates?|needs|wants?|will|offers?|promotes|provides|manages|runs|employs|builds|makes|serves|pays|believes|speciali[sz]es)\b|[.,])|\bon behalf of (?:our|a|my) \p{L}+|\b(?:retained|instructed|engaged) by (?:an?|our|one of) \p{L}+/iu;
/** "Our client's a 60-strong health company": nobody says so of those whom they work for in passing. */
const TELLS_OF_CLIENT =
  /\b(?:our|my) client(?:['’]s| is) (?:an?|one of the) (?:[\p{L}\d-]+ ){0,4}(?:company|firm|group|business|studio|bank|house|charity|organi[sz]ation|retailer|manufacturer|employer|agency|brand|provider|start-?up)\b/iu;
/** "Castle Industrial is acting as an Employment Agency in relation to this vacancy" */
const ACTS_AS_AGENCY =
  /\b(?:(?:is |are )?acting as an?|operates? as an?|is an?) (?:employment (?:agency|business)|recruitment (?:agency|business|consultancy))\b/i;
const IS_AGENCY =
  /\b(?:staffing|recruitment|recruiting|recruiters|search & selection|resourcing|manpower|personnel)\b/i;
/** "for a fast growing e-commerce company": whose name is kept. */
const SPEAKS_OF_SOMEBODY =
  /\b(?:for|with|at|by) (?:an?|one of) (?:[\p{L}-]+,? ){0,6}(?:company|firm|group|manufacturer|business|client|organi[sz]ation|retailer|brand|employer|provider|distributor|contractor|hospital|school|bank|hotel)\b/iu;
const NAMES_AGENCY =
  /\b(?:recruit\w*|staffing|search|selection|personnel|talent|resourcing|employment|agency|executive|people|placements?|careers?|manpower|headhunt\w*|driving|consult\w*|associates|partners)\b/i;

/** Adverts in JSON, as a site may offer them, read as their texts. */
function asPlainText(source: string): string {
  if (!/^\s*\{/.test(source)) return source;
  try {
    return linesOfJson(JSON.parse(source), '').join('\n');
  } catch {
    return source;
  }
}

const NOT_OF_THE_JOB = new Set(['$schema', 'canonical', 'version', 'lastModified', 'url', 'date', 'meta']);

function linesOfJson(value: unknown, key: string): string[] {
  if (NOT_OF_THE_JOB.has(key)) return [];
  if (typeof value === 'string') return [key === 'company' ? `Company: ${value}` : value];
  if (Array.isArray(value))
    return [`${key.charAt(0).toUpperCase()}${key.slice(1)}:`, ...value.flatMap((item) => linesOfJson(item, ''))];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => linesOfJson(inner, name));
}
