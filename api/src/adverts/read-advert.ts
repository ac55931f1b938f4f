import { type AdvertLine, readAdvertLines } from '@vitae/language/adverts/advert-lines';
import { extractTerms } from '@vitae/language/adverts/extract-terms';
import { stripBullet } from '@vitae/language/bullets';
import { DEGREE_LEVELS, type DegreeLevel, degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { NUMBER_WORDS } from '@vitae/language/number-words';
import { occupationFamilies } from '@vitae/language/occupation-families';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { STOP_WORDS } from '@vitae/language/stop-words';
import { tokenise } from '@vitae/language/tokens';
import type { Advert, AdvertRequirement, DegreeRequirement } from './requirements.ts';
import { workAbroadIn } from './work-abroad.ts';

/** Fields of the list of skills that are asked for in another way than skills. */
const NOT_SKILLS: ReadonlySet<string> = new Set(['languages', 'education levels']);

const NUMBERS: Readonly<Record<string, number>> = {
  'couple of': 2,
  one: 1,
  ...NUMBER_WORDS,
  fifteen: 15,
  twenty: 20,
  ثماني: 8,
  تسع: 9,
};
const NUMBER = `\\d{1,2}|${Object.keys(NUMBERS).join('|')}`;
const YEARS = new RegExp(
  `(?<![\\p{L}\\d.,–-]|including |of which |of them |past |last |next |every )(?<least>${NUMBER})\\s{0,2}(?:\\(\\d{1,2}\\)\\s{0,2})?(?:-plus|\\+)?\\s{0,2}(?:(?:-|–|to|or|الي)\\s{0,2}(?:${NUMBER})\\s{0,2}\\+?\\s{0,2})?(?:(?:or more|plus|or above|and above|solid) )?(?:full |calendar )?(?:years?|yrs?\\.?|سنوات|سنه|اعوام|عام)(?!\\p{L}| of (?:which|them|it))`,
  'gu',
);
const TWO_YEARS_ARABIC = /(?<!\p{L})(?:سنتان|سنتين|عامان|عامين)(?!\p{L})/u;
/** "Experience of a year at least": the number is not said. */
const ONE_YEAR_ARABIC = /(?<!\p{L})خبره (?:لا تقل عن )?(?:سنه|عام)(?!\p{L})/u;
const ABOUT_EXPERIENCE =
  /experience|\bexp\b|\bpqe\b|qualif|(?:years?|yrs?)['’]? (?:of|in|as|with|on)\b|work(?:ed|ing)?\b|background|as an?\b|in a (?:similar|related)|خبره|total work/u;
/** Of something else than work that has been done: of a person's life, of a contract, of a licence. */
const NOT_OF_EXPERIENCE =
  /years? (?:old|of age)|\baged?\b|founded|established|history of|\bcontract\b|renew|warranty|within (?:\d|one|two|three|four|five)|past \d|(?:last|next|every) (?:\d|two|three|four|five)|years? (?:ago|from|after)|years?['’]? (?:leave|degree|course|programme|program|probation|fixed)|licen[cs]e held|duration/u;
/** "7 years' experience with at least 4 in high-rise": the second is of the first. */
const IS_PART_OF_FIRST = /(?:\bwith|\bincl\w*|\bof (?:which|these|them|that)|\bout of)\b[^,;]{0,24}$/u;
const LETTERS_BEFORE_PART = 40;
const MAX_YEARS = 30;

const DRIVING_LICENCE =
  /driv(?:ing|er'?s?)(?: [a-z]{1,10})? licen[cs]e|\b(?:cat(?:egory)?\.? ?[bcd]1?(?: ?\+ ?e|e)?|class [1-7abc]|code (?:0?8|10|14|eb)|hgv|lgv|heavy vehicle|motorcycle|bike) licen[cs]e|\bcdl\b|\b(?:valid|uae|ksa|saudi|qatari?|kuwaiti?|omani?|bahraini?|gcc) (?:dl\b|licen[cs]e)|رخصه (?:قياده|سياقه)/u;
const RIGHT_TO_WORK =
  /right to work|work (?:permit|authori[sz]ation|visa)|authori[sz]ed to work|eligible to work|visa sponsorship|sponsor(?:ship)? (?:visa|is not)|citizens?(?:hip)?(?:\s|$|,)|nationals? only|transferable (?:visa|iqama)|(?:husband|father|spouse)(?:\/\w+)? visa|iqama|security clearance|للمواطنين|للسعوديين|للكويتيين|للقطريين|للاماراتيين|اقامه (?:قابله|سارييه)/u;

const NAMED_DEGREE =
  /(?<=(?:'s|s'|master|bachelor|masters|bachelors|doctoral|(?:'s|s'|masters?|bachelors?) \(?honou?rs\)?) )degrees?(?!\p{L})/gu;
/** The French degree is "licence en …"; any other licence is for a vehicle, a tool or a trade. */
const LICENCE_TO_DO = /licen[cs]es?(?! (?:en|de|professionnelle|appliquee|fondamentale)(?!\p{L}))/gu;
/** Where somebody has worked, not what they have finished. */
const A_SCHOOL = /\b(?:in|at) an? (?:[a-z]{1,12} )?high school\b|المرحله (?:الثانويه|المتوسطه|الابتدائيه)/g;
/** "A bachelor's with a diploma in teaching" is no diploma alone. */
const BESIDE_DEGREE =
  /(?<=\b(?:bachelor|degree|bsc|ba)\b.{0,40}) with an? (?:[a-z]{1,14} )?diploma|(?<=(?:degree|studies|education)\b.{0,60}) (?:attested|confirmed|certified|evidenced) by an? diploma|(?<=بكالوريوس.{0,40}) مع دبلوم/g;
/** "A high degree of accuracy" is no degree. */
const HOW_MUCH =
  /\b(?:high|higher|exceptional|large|great|good|strong|certain|fair|considerable|significant|some|any) degree of\b/g;
const MS_SOMEBODY = /\bMs\.?\s(?=\p{Lu}\p{Ll})/gu;
const FIELD_INTRODUCTION =
  /(?<!\p{L})(?:degree|bachelor'?s?|master'?s?|diploma|bsc|msc|phd|ph\.d|[bm]\.\s?e|[bm]e(?=\s?[/(])|[bm]\.?\s?tech|[bm]\.?eng|bba|mba|b\.?com|studies|graduate|بكالوريوس|ماجستير)[^,.;]{0,30}?\s(?:in|of|في|هندسه)\s(?<fields>[^.;()]{3,160})/u;
/** "B.E. / B.Tech Civil", "MBA (Marketing / Finance)" */
const FIELD_BEHIND_DEGREE =
  /(?<!\p{L})(?:[bm]\.\s?e|[bm]e(?=\s?[/(])|[bm]\.?\s?tech|[bm]\.?eng|[bm]\.?sc|bba|mba|[bm]\.?com|diploma)\.?\s(?:[-–(]\s?)?(?<fields>\p{L}[^.;()]{2,80})/u;
const END_OF_FIELDS =
  /\s(?:وان|ولديه|وخبره|مع)(?!\p{L})|\s(?:or (?:a )?(?:related|equivalent|similar|relevant)|with|from|and (?:at least|\d)|is |are |required|preferred|plus|know|have|has)\b|, (?:and )?(?:you|know|have|has|strong|good|proven|a minimum|minimum|an? |experience|knowledge|understanding|proficien|fluen|certif|familiar)|، ?(?:و(?!ا)|مع |خبره|لدي)/u;

/** What an advert asks for, and what the job is. `title`, where the form knows it, goes before the advert's own. */
export function readAdvert(text: string, title = ''): Advert {
  const lines = readAdvertLines(text);
  const requirements: AdvertRequirement[] = extractTerms(text)
    .filter((term) => !NOT_SKILLS.has(term.field ?? ''))
    .map(({ label, forms, field, importance, mentions, context, alternatives }) => ({
      kind: 'skill' as const,
      label,
      forms,
      field,
      importance,
      mentions,
      alternatives,
      text: context,
    }));
  const skills = requirements.flatMap((requirement) => (requirement.kind === 'skill' ? [requirement] : []));
  const studied: { line: string; fields: string[] }[] = [];
  for (const line of lines) {
    const folded = fold(line.text.replace(MS_SOMEBODY, ''));
    const degrees = degreesIn(line, folded);
    for (const { fields } of degrees) studied.push({ line: line.text, fields });
    requirements.push(
      ...yearsIn(
        line,
        folded,
        skills.filter((skill) => skill.text === line.text).map((skill) => skill.label),
      ),
      ...degrees,
      ...languagesIn(line),
      ...workAbroadIn(line),
    );
    if (DRIVING_LICENCE.test(folded)) requirements.push({ kind: 'driving-licence', ...askedIn(line) });
  }
  for (const raw of text.split('\n'))
    if (RIGHT_TO_WORK.test(fold(raw)) && raw.length < 400)
      requirements.push({ kind: 'right-to-work', importance: 'mentioned', text: stripBullet(raw.trim()) });
  return {
    text,
    title: title || titleOf(text),
    requirements: onceEach(requirements.filter((requirement) => !isAskedOtherwise(requirement, studied))),
    duties: lines.filter(({ importance }) => importance === 'mentioned').map((line) => line.text),
  };
}

/** A licence to drive, a permit and a field of study are asked for as such, and no second time as skills. */
function isAskedOtherwise(
  requirement: AdvertRequirement,
  studied: readonly { line: string; fields: readonly string[] }[],
): boolean {
  if (requirement.kind !== 'skill') return false;
  if (DRIVING_LICENCE.test(fold(requirement.label)) || RIGHT_TO_WORK.test(fold(requirement.text))) return true;
  return (
    requirement.mentions === 1 &&
    studied.some(
      ({ line, fields }) =>
        line === requirement.text &&
        requirement.forms.some(({ words }) => words.every((word) => fields.includes(word))),
    )
  );
}

const askedIn = ({ importance, text }: AdvertLine) => ({ importance, text });

function yearsIn(line: AdvertLine, folded: string, skillsOfLine: string[]): AdvertRequirement[] {
  if ((line.importance === 'mentioned' && !ABOUT_EXPERIENCE.test(folded)) || NOT_OF_EXPERIENCE.test(folded)) return [];
  const figures = [...folded.matchAll(YEARS)]
    .filter(
      ({ index: at }, order) =>
        order === 0 || !IS_PART_OF_FIRST.test(folded.slice(Math.max(0, at - LETTERS_BEFORE_PART), at)),
    )
    .map(({ groups }) => NUMBERS[groups!.least!] ?? Number(groups!.least));
  if (figures.length === 0 && TWO_YEARS_ARABIC.test(folded)) figures.push(2);
  else if (figures.length === 0 && ONE_YEAR_ARABIC.test(folded)) figures.push(1);
  return figures
    .filter((years) => years > 0 && years <= MAX_YEARS)
    .map((years, index) => ({ kind: 'years' as const, ...askedIn(line), years, of: index === 0 ? skillsOfLine : [] }));
}

/** The least of the degrees that a line accepts: "Bachelor's or Master's" asks for the first. */
function degreesIn(line: AdvertLine, folded: string): DegreeRequirement[] {
  // "Master's degree" is one degree, not two.
  const unnamed = folded
    .replace(NAMED_DEGREE, '')
    .replace(LICENCE_TO_DO, '')
    .replace(A_SCHOOL, '')
    .replace(BESIDE_DEGREE, '')
    .replace(HOW_MUCH, '');
  const levels = degreeLevels(unnamed);
  if (levels.length === 0 || line.importance === 'mentioned') return [];
  const least = DEGREE_LEVELS.find((level) => levels.includes(level)) as DegreeLevel;
  const named =
    (FIELD_INTRODUCTION.exec(folded) ?? FIELD_BEHIND_DEGREE.exec(folded))?.groups?.fields?.split(END_OF_FIELDS)[0] ??
    '';
  const fields = tokenise(named)
    .map((token) => token.word)
    .filter((word) => word.length > 2 && !STOP_WORDS.has(word));
  return [{ kind: 'degree', ...askedIn(line), level: least, fields: [...new Set(fields)] }];
}

function languagesIn(line: AdvertLine): AdvertRequirement[] {
  // "English teacher" is a job, "English" in a list of requirements a language.
  if (line.importance === 'mentioned') return [];
  // Arabic writes "and", "in" and "the" onto the word.
  const words = tokenise(line.text).map(({ word, after }) => ({
    word,
    after,
    language: spokenLanguage(word) ?? spokenLanguage(word.replace(/^(?:و|وبال|بال|لل)/, '')),
  }));
  const languages = [...new Set(words.flatMap(({ language }) => language ?? []))];
  const isChoice =
    ANY_OF_THEM.test(line.text) ||
    words.some(({ word }, index) => OR.has(word) && words[index - 1]?.language && words[index + 1]?.language) ||
    words.some(({ language, after }, index) => language && /^\s?\/\s?$/.test(after) && words[index + 1]?.language);
  return languages.map((language) => ({
    kind: 'language' as const,
    ...askedIn(line),
    language,
    alternatives: isChoice ? languages.filter((other) => other !== language) : [],
  }));
}

const ANY_OF_THEM = /\b(?:e\.g\.|for example|such as|one of|any of)/i;
/** Folded. */
const OR: ReadonlySet<string> = new Set(['or', 'او']);

const TITLE_LABEL =
  /^(?:job title|position(?: title)?|role|vacancy|title|المسمى الوظيفي|الوظيفه)\s*[:：]\s*(.{2,80})$/imu;
const MAX_TITLE_WORDS = 12;
const NO_TITLE =
  /^(?:back to|about|location|salary|this job|apply|home(?=\s*(?:$|[|>/»]))|menu|posted|https?:|urgent|walk[- ]in|greetings|we(?:['’]re| are)\b)/i;
const AROUND_TITLE = /^(?:[#*\s\p{Extended_Pictographic}]|\uFE0F)+|[*\s]+$/gu;
/** "We're hiring! Senior Analyst" */
const CRY = /^(?:we(?:['’]re| are) )?(?:now )?hiring\s?[!:–-]+\s*/i;
/** "Site Engineer – 3 Nos." */
const HOW_MANY = /\s*[–-]?\s*\(?\d{1,3} (?:nos?\.?|positions?|openings?|vacancies)\)?$/i;

const SEEKS =
  /\b(?:looking for|seeking|hiring|searching for|recruiting|join (?:us|our team) as)[^\S\n](?:an?|our|the)?[^\S\n]?((?:[\p{L}/&+#.-]{1,20}\s){0,5}?[\p{L}/&+#.-]{1,20})(?=\s(?:to|with|who|for|in|at|on)\b|[.,;!\n])/u;

/** The advert's own name for the job: a labelled line, else a first line that names an occupation, else who it seeks. */
function titleOf(text: string): string {
  const head = text.slice(0, 2_000);
  const labelled = TITLE_LABEL.exec(head)?.[1];
  const first = head
    .split('\n')
    .map((line) => line.replace(AROUND_TITLE, '').replace(CRY, '').replace(HOW_MANY, ''))
    .find(
      (line) => line && !NO_TITLE.test(line) && !/[.!?]$/.test(line) && line.split(/\s+/).length <= MAX_TITLE_WORDS,
    );
  const sought = SEEKS.exec(head)?.[1];
  return (
    [labelled, first && occupationFamilies(first).length > 0 ? first : undefined, sought, first].find(Boolean) ?? ''
  );
}

/** The same thing asked for twice counts once, as the stricter of the two. */
function onceEach(requirements: AdvertRequirement[]): AdvertRequirement[] {
  const order = ['required', 'preferred', 'mentioned'];
  const kept = new Map<string, AdvertRequirement>();
  for (const requirement of requirements) {
    const key = keyOf(requirement);
    const known = kept.get(key);
    if (!known || order.indexOf(requirement.importance) < order.indexOf(known.importance)) kept.set(key, requirement);
  }
  return [...kept.values()];
}

function keyOf(requirement: AdvertRequirement): string {
  switch (requirement.kind) {
    case 'skill':
      return `skill ${requirement.label}`;
    case 'years':
      return `years ${requirement.of.join(',')} ${requirement.years}`;
    case 'degree':
      return `degree ${requirement.level}`;
    case 'language':
      return `language ${requirement.language}`;
    default:
      return requirement.kind;
  }
}
