import { COMMON_WORDS } from '@vitae/language/common-words';
import { fold } from '@vitae/language/fold';
import { COUNTABLE_NOUNS, NOUNS_WITHOUT_ARTICLE } from '@vitae/language/nouns';
import { namesOccupation } from '@vitae/language/occupations';
import { knownSkill } from '@vitae/language/skills';
import { isNamedThing, labelOf } from '../../plan/wording-of-skills.ts';
import { isProperAdjective, isWordOfEveryDay, wordCount } from '../../text/words.ts';
import { KNOWN_HOW } from '../../understand/skills-held.ts';

// What kind of thing a requirement or an item of a skills list is, and so which sentence can hold it.

/** "Front-desk" wants a noun. */
export const ATTRIBUTE = /^\p{Ll}+-(?:desk|end|time|site|house|office|line|level|world)$/u;

/** What somebody holds is told elsewhere. */
export const IS_HELD =
  /^an? |\b(?:registration|clearance|vetting|membership|licen[cs]e|certification|certificate|qualification|admission)$/i;
/** Marks, stages of school, codes ("S3" may be a ticket), bodies that set standards, markets and pages of one's own are nothing that one knows. */
export const IS_NO_SKILL =
  /^(?:class [A-Z]\d?|category [A-Z]\d?|C?GPA|CPD|EYFS|KS\d|[A-Z]\d|STEM|ASME|ASTM|ANSI|ASHRAE|NFPA|AISC|B2[BC]|FMCG|GitHub|LinkedIn|metadata|complaints|(?:group )?arrivals|blogs?|newsletters?|collections|insurance|banking|retail|hospitality|oil (?:&|and) gas|month[- ]end|front[- ]?end|back[- ]?end|full[- ]?stack|HSE|JSA|QC|QA|AML|KYC|outreach|user experience|research|sales|marketing|autism|dementia|diabetes|epilepsy|asthma|cancer|homelessness)$|-(?:driven|based|facing|ready|savvy)$|^(?:trained|experienced|qualified) |\b(?:forklift|crane|charger|licen[cs]e|card|scanner|printer|camera|register|terminal|pallet jack)s?$|^(?:front|back|head) office$|\bvalid\b|\blevel \d/i;
/** Known among skills, and held as a certificate, a licence or a membership. */
const IS_CREDENTIAL =
  /^(?:ADR|AM2|(?:driver )?CPC|HGV|LGV|CDL|IATA|IOSH|MEWP|NEBOSH|NPORS|OSHA|PASMA|SMSTS|SSSTS|CCIE|CCNA|CCNP|CEH|CISM|CISSP|CKA|ITIL|LEED|PMP|PRINCE2|PGCE|PGDE|I?GCSE|SENCO|TEFL|TESOL|ACA|ACCA|AMFI|CDFM|CFA|CGFM|CIA|CIMA|CMA|CPA|FRM|NISM|SOCPA|ACLS|BLS|ILS|ALS|CCRN|CPR|NCLEX|NRP|PALS|SCFHS|TNCC|CIPD|SHRM|MBA|PhD|18th Edition|CSCS|ECS card|IELTS|ServSafe|six sigma)\b/i;
/** Tools of every office: worth a word where somebody asks for them. */
export const IS_OFFICE_TOOL =
  /^(?:(?:MS|Microsoft) )?(?:Word|Outlook|Excel|PowerPoint|Office|Teams)$|^(?:Zoom|Canva|Gmail)$|^Google (?:Docs|Sheets|Drive|Workspace)$/i;
/** "Canadian Electrical Code": what one works by, and no skill beside others. */
export const IS_BODY_OF_RULES = / (?:Code|Act|Regulations|Bylaws)$/;
const SAID_BY_ALL: ReadonlySet<string> = new Set(['ways of working', 'languages', 'education levels']);
const MAX_WORDS = 4;
/** "(Word,." and "Basic and" are pieces of a list. */
const IS_WHOLE = /^[\p{L}\d][\p{L}\d .+#/&'-]*(?: \([\p{L}\d .+#/&,'-]+\))?$/u;
const ENDS_OPEN = /\b(?:and|or|of|in|with|for|the|to)$|&$/i;

const knownAs = (name: string) => knownSkill(labelOf(name.replace(/ \([^()]*\)$/, '')));

/** What a sentence may name as a skill; "Docker" is a program as well. */
export function isSkill(name: string): boolean {
  if (IS_NO_SKILL.test(name) || IS_CREDENTIAL.test(name) || ATTRIBUTE.test(name) || IS_HELD.test(name)) return false;
  if (!IS_WHOLE.test(name) || ENDS_OPEN.test(name) || wordCount(name) > MAX_WORDS) return false;
  const known = knownAs(name);
  if (known) return !SAID_BY_ALL.has(known.field) && (isProgram(name) || !namesOccupation(name));
  // "SAP Business One": words of every day behind a name make another name.
  if (IS_OF_A_MAKER.test(name) && name.split(' ').every((word) => /^[\p{Lu}\d]/u.test(word))) return true;
  // Abbreviations that no list knows may be bodies, papers or forms.
  return isNamedAsProgram(name) && !namesOccupation(name);
}

/** "Procore", "EmaraTax": a name of one or two words that is no word of every day. */
const isNamedAsProgram = (name: string) =>
  /^(?!\p{Lu}{2,6}s?$)\p{Lu}[\p{L}\d]{2,}(?: [\p{Lu}\d][\p{L}\d.]*)?$/u.test(name) &&
  !name.split(' ').some((word) => isWordOfEveryDay(fold(word)));

/** "Excel", "SQL": worth saying by itself; "QC" and "M&A" are trades in short. */
export const isProgram = (name: string) =>
  isNamedThing(name) &&
  !IS_CREDENTIAL.test(name) &&
  !/^(?:IT\b|B2[BC]$)/.test(name) &&
  (!/^[A-Z&]{1,4}$/.test(name) || /^(?:programming|data)$/.test(knownSkill(labelOf(name))?.field ?? ''));

/** What one can have experience with: a program, or work that goes by two words or is a gerund. "Insurance" may be what the employer gives. */
export const isExperience = (name: string) =>
  isSkill(name) && knownAs(name) !== null && (isProgram(name) || /^\p{Ll}+ing$|^\p{Ll}[\p{L}-]+ \p{Ll}/u.test(name));

const IS_ACTIVITY =
  /(?:ing|ment|tion|sion|ance|ence|ship|ity|ics|ysis|care|payroll|ness|control|relations|tax|service|support|systems|algorithms|structures|frameworks|design|research|methodologies|skills|receivable|payable)$/i;
const IS_OF_A_MAKER =
  /^(?:Google|Microsoft|MS|Adobe|Meta|Oracle|SAP|Amazon|Apple|Cisco|Salesforce|Hyperion|Workday|NetSuite|Sage|Xero|Epic|Cerner|Bloomberg|Kronos|Opera|Facebook|LinkedIn|Spring|Android)\b/;

/** "Switchboard", a word of every day whose capital the list has given. */
const isPlainNoun = (name: string) =>
  /^\p{Lu}\p{Ll}{6,}$/u.test(name) &&
  !isNamedThing(name) &&
  [COUNTABLE_NOUNS, NOUNS_WITHOUT_ARTICLE, COMMON_WORDS].some((words) =>
    [fold(name), fold(name).replace(/s$/, '')].some((word) => words.has(word)),
  );

/** "Patient Care" as "patient care" beside "Cerner": capitals at random tell no names. */
export const inList = (written: string): string => {
  const name = written
    .replace(KNOWN_HOW, '')
    .replace(/^(?:Advanced|Basic|Intermediate) (?=\p{Lu})/u, (level) => level.toLowerCase())
    .replace(/^rails$/, 'Rails')
    .replace(/^restful$/i, 'RESTful APIs');
  return IS_KIND_OF_SYSTEM.test(name) ? `${name} systems` : inOwnCase(name);
};
const IS_KIND_OF_SYSTEM = /^E?POS$|^(?:CRM|ERP|WMS|LMS|CMS)$/;
/** "ACCOUNTS PAYABLE": words in capitals, and no short names. */
export const withoutShouting = (name: string) =>
  /^\p{Lu}{4,}(?: \p{Lu}{4,})+$/u.test(name) ? name.toLowerCase() : name;
const inOwnCase = (name: string): string =>
  isPlainNoun(name) ||
  (/^\p{Lu}[\p{Ll}-]+(?:[ -]\p{L}\p{Ll}+)+$/u.test(name) && IS_ACTIVITY.test(name) && !IS_OF_A_MAKER.test(name))
    ? name
        .split(' ')
        .map((word) => (isProperAdjective(word) ? word : word.toLowerCase()))
        .join(' ')
    : IS_THING_IN_WORDS.test(name) &&
        !IS_OF_A_MAKER.test(name) &&
        (isWordOfEveryDay(fold(name.split(' ')[0]!)) || IS_ABSTRACT.test(name.split(' ')[0]!))
      ? name.charAt(0).toLowerCase() + name.slice(1)
      : IS_PAPER.test(name)
        ? `${name.split(' ')[0]} ${name.split(' ')[1]!.toLowerCase()}`
        : IS_ONE_SYSTEM.test(name)
          ? `the ${name}`
          : name;
const IS_ABSTRACT = /^\p{Lu}\p{Ll}{3,}(?:ity|tion|sion|ment|ness|ance|ence|ship)$/u;
/** "Staff welfare & HMO management": only the item that it begins gave it a capital. */
const IS_THING_IN_WORDS = /^\p{Lu}\p{Ll}+ (?:\S+ )*\p{Ll}{4,}$/u;
/** "VAT Returns" */
const IS_PAPER = /^(?:VAT|GST|PAYE|BAS|tax|payroll) \p{Lu}\p{Ll}+$/u;
/** "CAC company registration portal" */
const IS_ONE_SYSTEM = /^\p{Lu}[\p{L}\d]* (?:\p{L}+ )*(?:portal|register|database)$/u;

/** "Refrigerant Charging": of words as any language makes them, and no name. */
const ENDS_AS_WORD = /(?:ant|ent|ive|al|ing|tion|ment|ance|ence|ysis|ity)$/;
/**
 * "digital asset management, Digital Asset Strategy": of names that begin alike, each as the one in small letters.
 * "wound care and Patient Safety": beside one in small letters, so are words of every day, but "Testing Library" where the
 * advert has it so.
 */
export const inOneCase = (names: readonly string[], advert: string) => {
  const hasSmall = names.some((name) => /^\p{Ll}+(?: \p{Ll}+)+$/u.test(name));
  return names.map((name) => {
    const words = name.split(' ');
    const isSmallElsewhere = names.some((other) => other.startsWith(`${words[0]!.toLowerCase()} `));
    const isOfEveryDay =
      hasSmall &&
      words.every((word) => isWordOfEveryDay(fold(word)) || ENDS_AS_WORD.test(word)) &&
      !isNamedThing(labelOf(name));
    const isNameInAdvert = advert.includes(name) && !advert.includes(name.toLowerCase());
    const isInCapitals = /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+$/u.test(name) && knownSkill(name)?.field !== 'programming';
    return isInCapitals && !isNameInAdvert && (isSmallElsewhere || isOfEveryDay) ? name.toLowerCase() : name;
  });
};

/** Of what is asked for and missing, that which goes by the name of a tool, a language or a paper: a letter gains nothing by denying a field of work. */
export const isNamedGap = (gap: string) =>
  !/^(?:REST(?:ful)?(?: |$)|APIs?$)|(?:Ops|[Dd]esign|APIs|[Dd]ata|[Cc]ollections|Agile|Scrum|[Aa]nalytics|CI\/CD|[Mm]anagement)$/.test(
    gap,
  ) && !IS_NO_SKILL.test(gap);
