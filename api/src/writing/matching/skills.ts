import { KNOWN_SKILLS } from '@vitae/language/skills';
import { singular } from '@vitae/language/stems';
import { tokenise } from '@vitae/language/tokens';
import type { AdvertFacts } from '../advert/advert.ts';
import type { ApplicantFacts } from '../applicant/facts.ts';
import { containsTerms, saysNothing, tellingTerms, termsOf } from './terms.ts';

export interface SkillMatch {
  /** As it is written in a sentence. */
  name: string;
  terms: string[];
  /** How much the advert asks for it. */
  weight: number;
}

/** "code reviews" as "code review": names meet in their singular, not by their stems, or nurses would all know nursing. */
const nameOf = (words: readonly string[]): string => ` ${words.map(singular).join(' ')} `;

const wordsOf = (text: string): string => nameOf(tokenise(text).map(({ word }) => word));

/** The known skills that both texts name, as the first writes them. */
function sharedSkills(told: string, advert: string): string[] {
  const [ours, theirs] = [wordsOf(told), wordsOf(advert)];
  return KNOWN_SKILLS.filter(({ forms: [form] }) => {
    const name = nameOf(form!.words);
    return !form!.isEverydayWord && ours.includes(name) && theirs.includes(name);
  }).map(({ label }) => (told.includes(label.toLowerCase()) ? label.toLowerCase() : label));
}

/** Words of a skill's name that are written small in running text. */
const ORDINARY_WORD =
  /^(?:a|account(?:ing|s)?|administration|advanced|agile|analysis|analytics|analytical|and|api|application|applications|architecture|assessment|assurance|attention|audit(?:ing)?|automation|bank|based|behaviou?r|billing|budget(?:ing|s)?|building|business|campaigns?|care|case|change|classroom|client|clinical|closing|cloud|cloud-native|coaching|code|cold|communication|computer|compliance|conflict|content|continuous|control|cooking|corporate|cost|critical|cross-functional|customer|data|database|decision|design|detail|detection|development|differentiated|digital|distributed|documentation|editing|education|emergency|engagement|engineering|english|event|event-driven|experience|feature|field|finance|financial|fixed|flags|food|for|forecasting|front-end|back-end|full-stack|general|graphic|health|hygiene|human|improvement|infection|information|infrastructure|instruction|interpersonal|inventory|key|contract|tender|menu|site|electronic|records|account|negotiation|development|kitchen|knowledge|leadership|learning|lesson|life|machine|maintenance|making|management|market(?:ing)?|mathematics|medication|mentoring|menu|methodolog(?:y|ies)|microservices|mobile|modelling|modeling|monitoring|month-end|negotiation|network(?:ing|s)?|nursing|observability|of|online|operations|optimi[sz]ation|organi[sz]ation(?:al)?|outreach|pastry|patient|payable|payroll|performance|pipeline|planning|presentation|pricing|problem|problem-solving|process|procurement|product|profiling|programming|project|public|quality|receivable|reconciliations?|recruitment|relations?|relationships?|reporting|reports|research|resolution|resources|retail|risk|safeguarding|safety|sales|scheduling|science|search|security|services?|skills|social|software|solving|speaking|stakeholder|statements?|statistics|stock|strategic|strategy|stress|supervision|supplier|supply|support|system|systems|talent|tax|teaching|team|teamwork|technical|testing|the|time|to|tools|training|translation|treatment|triage|troubleshooting|user|vendor|visuali[sz]ation|web|work|working|workflow|wound|writing|written)$/i;

/** "Project Management" as "project management", "Spring Boot" and "REST APIs" as they are. */
export function inRunningText(skill: string): string {
  const words = skill.split(' ');
  const isCapital = (word: string) => /^\p{Lu}/u.test(word);
  // "Google Classroom" is a name; "Lesson planning" merely begins a line.
  const isName = words.some((word) => isCapital(word) && !ORDINARY_WORD.test(word));
  if (isName || /^english$/i.test(skill)) return skill;
  return words.map((word) => (/^\p{Lu}\p{Ll}+(?:-\p{L}\p{Ll}+)*$/u.test(word) ? word.toLowerCase() : word)).join(' ');
}

/** That someone speaks a language says less about the work than what they can do. */
const LANGUAGE_FACTOR = 0.4;

/** Abbreviations that name no skill. */
const NO_SKILL =
  /^(?:USA|US|UK|UAE|EU|KSA|GCC|USD|AED|SAR|EUR|GBP|INR|LLC|FZE|INC|LTD|CEO|CTO|CFO|COO|VP|GPA|CGPA|CV|PDF|TV|PM|AM|OK|ID|FAQ|AND|THE|FOR|MNC|SME|SMES|YOY|QOQ|Q1|Q2|Q3|Q4|MTTR|II|III|IV|PHD|BSC|MSC|BA|MA|BS|MS|NOC|ASAP|ETC|NY|CA|TX|IL|DC)$/i;

/** "IFRS" out of "IFRS Reporting", "VAT" out of "filed VAT returns". */
function abbreviationsIn(text: string): string[] {
  return [...new Set(text.match(/(?<![\p{L}\d$€£.])\p{Lu}[\p{Lu}\d]{1,5}(?![\p{L}\d])/gu) ?? [])].filter(
    (word) => /\p{Lu}.*\p{Lu}/u.test(word) && !NO_SKILL.test(word),
  );
}

/** A letter in English names what can be read in it. */
export function isWrittenInLatin(text: string): boolean {
  return !/[^\p{Script=Latin}\p{Script=Common}]/u.test(text);
}

/** The applicant's skills that the advert asks for, the most wanted first. */
export function matchSkills(applicant: ApplicantFacts, advert: AdvertFacts, jobTitle: string): SkillMatch[] {
  const lines = [
    ...advert.requirements.map(({ text, weight, isDuty }) => ({ terms: termsOf(text), text, weight, isDuty })),
    { terms: termsOf(jobTitle), text: jobTitle, weight: 2, isDuty: false },
  ];
  const told = [
    applicant.summary,
    ...applicant.jobs.flatMap((job) => [job.title, ...job.lines]),
    ...applicant.activities.flatMap((activity) => activity.lines),
  ].join(' . ');
  const listed = [...applicant.skills, ...applicant.languages, ...applicant.certifications];
  const abbreviations = abbreviationsIn(
    [
      ...applicant.skills,
      ...applicant.certifications,
      applicant.summary,
      ...applicant.jobs.flatMap((job) => job.lines),
    ].join(' '),
  );
  const inText = sharedSkills(told, advert.text);
  const matches: SkillMatch[] = [];
  for (const written of [...listed, ...inText, ...abbreviations]) {
    const terms = termsOf(written);
    if (saysNothing(written) || /[:@]/.test(written)) continue;
    // One letter ("C", "R") and words that are also plain English ("Go", "Excel") must be written just so.
    const mustBeExact =
      terms.length === 1 &&
      (written.length <= 3 ||
        /^(?:Excel|Teams|Outlook|Swift|Spring|Word|Access|Ruby|Rust|Chef|Scheme|Dash|Express|Flask|Spark)$/.test(
          written,
        ));
    const exact = new RegExp(
      `(?<![\\p{L}\\d-])${written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d+#-])`,
      'u',
    );
    let weight = 0;
    const isOnlyInText = abbreviations.includes(written) && !listed.some((item) => item.includes(written));
    for (const line of lines)
      if (isOnlyInText && line.isDuty) continue;
      else if (mustBeExact ? exact.test(line.text) : containsTerms(line.terms, terms)) weight += line.weight;
    if (weight === 0) continue;
    if (applicant.languages.includes(written)) weight *= LANGUAGE_FACTOR;
    const name = inRunningText(written);
    const covered = matches.find((match) => containsTerms(match.terms, terms) || containsTerms(terms, match.terms));
    if (covered && containsTerms(covered.terms, terms)) continue;
    if (covered) matches.splice(matches.indexOf(covered), 1);
    matches.push({ name, terms, weight: weight + Math.min(tellingTerms(written).length, 3) * 0.5 });
  }
  return matches.sort((one, other) => other.weight - one.weight);
}
