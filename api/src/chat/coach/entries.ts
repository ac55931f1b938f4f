import type { Resume } from '@vitae/documents/model/resume';
import { fold, toAsciiDigits } from '@vitae/language/fold';
import { placesIn } from '@vitae/language/regions-of-places';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { isPast } from '../../writing-help/verb-forms.ts';
import { addSkills } from '../tools/add-skills.ts';
import { changeDates } from '../tools/change-dates.ts';
import { addJob, entriesOf, type NamedEntry, removeEntry, removeLanguages } from '../tools/change-entries.ts';
import { inCapitals } from '../tools/in-capitals.ts';
import { dateIn, MONTH_NAMES, monthNumber, withEnglishMonths } from '../tools/month-names.ts';
import { nameOfJob } from '../tools/resume-lines.ts';
import { changeLanguageLevel, levelInResume } from '../tools/skill-level.ts';
import { changeCertificate, takeCertificateOut } from '../tools/take-out.ts';
import { tellingStems } from './asked-words.ts';
import { employerNamed } from './employers.ts';
import { reply } from './language.ts';
import { isName } from './names.ts';
import { readRequest } from './request.ts';
import { onProposed } from './spoken-of/proposed.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// Whole entries of a resume that a message adds or takes out.

const REMOVES =
  /\b(?:remove|delete|drop|erase|scrap|hide|cut|(?:take|leave|throw|kick) (?:out|off|away)|get rid of|(?:take|leave|throw|kick))\s+(?<what>[^.;!?\n]{2,80})|(?:^|\s)و?(?:ت?حذف|احذف|احذفو|ت?مسح|امسح|ت?شيل|اشيل|ازل|ازيل|الغ|طلع|نزل|اشطب|حذف|ازاله)(?:ي|لي|يلي|و|وا)?\s+(?<arabic>[^.؟،\n]{2,60})/u;
/** Behind what is to go: where it stands, and why it goes. */
const BEHIND =
  /,.*|\s(?:from|out of|off|out|away|because|since|as|it|its|it's|nobody|no one|that|please|pls|من|لان|لانه)(?:\s.*)?$/u;
/** "cut the job at … down to one line": it stays. */
const TO_SO_MUCH =
  /\b(?:cut|trim|bring|take)\b.{2,60}\bdown\b|\bto (?:just |only )?(?:one|two|three|a single|[1-5]) (?:lines?|bullets?|sentences?)\b|(?:الي|ل) ?(?:سطر|سطرين)/u;
/** They say of what kind an entry is, and not which. */
const KINDS: ReadonlySet<string> = new Set(
  ['job', 'position', 'role', 'entry', 'experience', 'work', 'section', 'part', 'thing', 'my', 'language', 'degree']
    .concat(['school', 'study', 'old', 'resume', 'وظيفه', 'شغل', 'عمل', 'خبره', 'سيره', 'لغه'])
    .flatMap(tellingStems),
);
/** Names of one thing in job titles. */
const SAME: readonly (readonly string[])[] = [
  ['intern', 'internship', 'trainee', 'traineeship', 'training', 'متدرب', 'تدريب', 'التدريب', 'المتدرب'],
  ['bachelor', 'bachelors', 'bsc', 'ba', 'بكالوريوس', 'البكالوريوس'],
  ['master', 'masters', 'msc', 'mba', 'ماجستير', 'الماجستير'],
];
const SAME_BY_STEM = new Map(
  SAME.flatMap((words) => words.flatMap((word) => tellingStems(word).map((stem) => [stem, words[0]!] as const))),
);
const stemsOf = (text: string) => tellingStems(text).map((stem) => SAME_BY_STEM.get(stem) ?? stem);

/** "remove the internship", "drop fax machines": an entry of the resume, or a skill of its list; null where none is named. */
export function removeNamedEntry(turn: Turn): CoachAnswer | null {
  const { resume } = turn;
  const groups = REMOVES.exec(fold(turn.text.slice(0, 300)))?.groups;
  const what = (groups?.what ?? groups?.arabic)?.replace(BEHIND, '').trim();
  if (!resume || !what || readRequest(turn.text).isQuestion || TO_SO_MUCH.test(fold(turn.text.slice(0, 300))))
    return null;
  const skill = resume.data.skills.find(({ name }) => fold(name) === what.replace(/^(?:the|my) | skills?$/gu, ''));
  if (skill) return addSkills.run({ out: [skill.name] }, turn);
  const [language, ...others] = languagesNamed(resume.data, what);
  if (language && others.length > 0) return removeLanguages(turn, [language, ...others]);
  if (language) return removeEntry.run({ entry: language }, turn);
  const certificate = CERTIFICATE.test(what) ? certificateNamed(resume.data, what) : null;
  if (certificate) return takeCertificateOut(turn, certificate);
  const named = entriesNamed(entriesOf(resume.data), what);
  if (named.length > 1) return askWhich(turn, named);
  const held = named.length === 0 ? certificateNamed(resume.data, what.replace(/\bone\b/u, ' ')) : null;
  if (held) return takeCertificateOut(turn, held);
  const entry = named[0]?.text ?? jobByPlace(resume.data, what);
  return entry ? removeEntry.run({ entry }, turn) : null;
}

/** The languages of the resume that a text names, in whatever language it names them. */
function languagesNamed({ languages }: Resume, what: string): string[] {
  if (OF_WORK.test(what)) return [];
  const said = what
    .split(/[\s,،]+/u)
    .flatMap((word) => [word, word.replace(/^و?(?:ال)?/u, '')].map(spokenLanguage).find(Boolean) ?? []);
  return languages.map(({ name }) => name).filter((name) => said.includes(spokenLanguage(fold(name)) ?? fold(name)));
}
/** "the English teacher job", "my BA in Arabic": no language. */
const OF_WORK =
  /\b(?:jobs?|position|role|teacher|degree|b\.?a|bachelor|master|course|certificate|line|bullet|skill)\b|وظيف|شغل|عمل|شهاد|دوره|بكالوريوس|سطر|مهار/u;

const CERTIFICATE = /\b(?:certificat\p{L}*|certs?|licen[cs]es?|courses?)\b|شهاد|رخصه|دوره/u;

const CERTIFICATE_KINDS: ReadonlySet<string> = new Set(
  ['certificate', 'certification', 'cert', 'licence', 'license', 'course', 'شهاده', 'رخصه', 'دوره'].flatMap(
    tellingStems,
  ),
);

/** The certificate that a text names by a word of its own, or the only one. */
function certificateNamed({ certifications }: Resume, what: string): string | null {
  const texts = certifications.blocks.map(({ text }) => text);
  const said = new Set(stemsOf(what).filter((stem) => !CERTIFICATE_KINDS.has(stem)));
  const named = texts.filter((text) => stemsOf(text).some((stem) => said.has(stem)));
  const isOnly = texts.length === 1 && said.size === 0 && CERTIFICATE.test(what);
  return named.length === 1 ? named[0]! : isOnly ? texts[0]! : null;
}

const LEVEL_VERB =
  /\b(?:change|make|set|put|update|raise|lower|correct|fix|bump|should be|is now|is actually|not)\b|(?:^|\s)و?(?:غير|خل|خلي|عدل|حط|بدل|اكتب|ارفع|صحح|صار|صارت)(?:ي|لي|وا)?(?=\s)/u;
const SPOKEN_LEVEL =
  /(?<![\p{L}\d])(?<level>native|mother tongue|bilingual|fluent(?:ly)?|proficient|advanced|upper intermediate|very good|good|intermediate|conversational|basic|beginner|elementary|[abc][12])(?![\p{L}\d])|(?<arabic>طلاقه|طليق|متقدم|متوسط|مبتدي|ممتاز|جيد جدا|جيد|اساسي|(?:ال)?لغه (?:ال)?ام)/gu;
/** "my english cv": no language that is spoken. */
const OF_TEXT =
  /\b(?:english|arabic|french|\p{L}+ish|german)\s(?:cv|resume|letter|version|summary|e-?mail|mail|text|one)\b|(?:سيره|سيرتي|خطاب|رساله|نسخه|ايميل)\S* (?:ال|بال)/u;
/** What is said of the level that goes. */
const INSTEAD_OF =
  /\s(?:instead of|rather than|not|from|بدل(?:ا)?(?: من)?|مو|مش|وليس)\s+(?:just |only )?\S+(?:\s(?:جدا))?/gu;

/** "english should be fluent instead of good": null where no level is said of a language of the resume. */
export function changeSpokenLevel(turn: Turn): CoachAnswer | null {
  const { resume } = turn;
  const words = fold(turn.text.slice(0, 160));
  if (!resume || readRequest(turn.text).isQuestion || !LEVEL_VERB.test(words) || /[?؟]/u.test(words)) return null;
  const named = languagesNamed(resume.data, words.replace(/[^\p{L}\p{N}\s،,]/gu, ' '));
  const plain = words.replace(INSTEAD_OF, ' ');
  const groups = [...plain.matchAll(SPOKEN_LEVEL)].at(-1)?.groups;
  const level = groups?.level ?? groups?.arabic;
  const [language, ...others] = named;
  if (!language || others.length > 0 || !level || OF_TEXT.test(words)) return null;
  const written = levelInResume(level.replace(/^طليق/u, 'طلاقه').replace(/^fluently$/u, 'fluent'), turn);
  const isSmall = resume.data.languages.every((each) => each.level === each.level.toLowerCase());
  const isHeld = resume.data.languages.some(
    ({ name, level: held }) => name === language && fold(held) === fold(written),
  );
  return isHeld
    ? reply(turn, { en: 'That stands in your resume already.', ar: 'هذا مذكور في سيرتك بالفعل.' })
    : changeLanguageLevel(turn, language, isSmall ? written.toLowerCase() : written);
}

const YEAR_OUT =
  /\b(?:remove|delete|drop|cut|take|leave|hide|get rid of)\s(?:out )?(?:the )?(?:(?:year|date)\b(?: (?:19|20)\d\d)?|(?:19|20)\d\d)(?: out)?\s(?:from|of|off|out of|on|in|at)\s(?<what>[^.;!?\n]{2,80})|(?:احذف|امسح|شيل|ازل|اشطب)(?:ي|و|وا)?\s(?:ال)?(?:سنه|تاريخ|عام)?\s?(?:(?:19|20)\d\d)?\s?من\s(?<arabic>[^.؟،\n]{2,60})/u;
const YEAR = /[\s,]*\(?(?:19|20)\d\d\)?/u;
const NAMES_YEAR = /\b(?:year|date)\b|سنه|تاريخ|عام|(?:19|20)\d\d/u;

/** "take the year out of the F-Gas certificate": null where no dated certificate is named. */
export function removeYearOfCertificate(turn: Turn): CoachAnswer | null {
  const words = toAsciiDigits(fold(turn.text.slice(0, 200)));
  const { what, arabic } = YEAR_OUT.exec(words)?.groups ?? {};
  const named = what ?? arabic;
  if (!turn.resume || !named || !NAMES_YEAR.test(words) || readRequest(turn.text).isQuestion) return null;
  const certificate = certificateNamed(turn.resume.data, named);
  if (!certificate || !YEAR.test(certificate)) return null;
  return changeCertificate(turn, certificate, certificate.replace(YEAR, '').trim());
}

/** The one entry that a text names, by its words or by its place; null where it names none or several. */
export function entryMeant({ resume }: Turn, text: string): string | null {
  if (!resume) return null;
  const named = entriesNamed(entriesOf(resume.data), fold(text));
  return named.length === 1 ? named[0]!.text : jobByPlace(resume.data, fold(text));
}

const JOB = /\b(?:job|position|role|one|entry|company)\b|وظيف|شغل|عمل/u;
const NEWEST = /\b(?:last|latest|current|present|newest|most recent)\b|اخر|الحالي/u;
const OLDEST = /\b(?:first|oldest|earliest)\b|اول|اقدم/u;

/** "my last job" is the latest, "my first job" the one that a resume names at the end. */
function jobByPlace({ workExperience }: Resume, words: string): string | null {
  const job = !JOB.test(words)
    ? undefined
    : NEWEST.test(words)
      ? workExperience[0]
      : OLDEST.test(words)
        ? workExperience.at(-1)
        : undefined;
  return job ? nameOfJob(job) : null;
}

/** Those that share most of what is said of them. */
function entriesNamed(entries: readonly NamedEntry[], what: string): NamedEntry[] {
  const said = stemsOf(what).filter((stem) => !KINDS.has(stem));
  const shares = entries.map((entry) => {
    const own = new Set(stemsOf(entry.text));
    return said.filter((stem) => own.has(stem)).length;
  });
  const most = Math.max(0, ...shares);
  return most * 2 < said.length || most === 0 ? [] : entries.filter((_, at) => shares[at] === most);
}

const askWhich = (turn: Turn, entries: readonly NamedEntry[]): CoachAnswer =>
  reply(
    turn,
    { en: 'Which of these do you mean?', ar: 'أيها تقصد؟' },
    {
      kind: 'asking',
      choices: entries.slice(0, 4).map(({ text }) => ({ en: `Remove ${text}`, ar: `احذف ${text}` })),
    },
  );

const DATE = `(?:(?:${MONTH_NAMES})[a-z]*\\.?,? )?(?:19|20)\\d\\d|\\d{1,2}[/.](?:19|20)\\d\\d`;
const ADDS_JOB =
  /\b(?:add|put|insert|include|list)\b(?<kind>.{0,30}?)\b(?:job|position|role|post|work|experience|employer)\b(?:\s(?:on top|first|there|in|to my (?:cv|resume)))*(?:\s*[:：,-]|\sas)?\s+(?<facts>[\s\S]{8,200})|(?:ضيف|اضف|أضف|حط)(?:ي|لي)?\s+(?:ال)?(?:وظيفة|وظيفتي|وظيفه|خبرة|خبره|شغلانة|شغلانه|شغلة|شغله|شغلي|شغل)(?: (?:ال)?جديد[ةه]?)?(?!\p{L})\s*[:：,-]?\s*(?<arabic>[\s\S]{8,200})/iu;
const SEASON = '(?<season>summer|winter|spring|autumn|fall|صيف|شتاء)';
const FACTS = new RegExp(
  `^(?:(?:an?|the|as|my|i am|i'm|i work as|i was|i worked as) )*(?<title>[^,\\n]{2,80}?)(?:,)? (?:at|@|with|for|في|لدى|ب?شركة) (?<company>[^,\\n]{2,80}?)(?:(?:, ?| in | في )(?<location>[^,\\d\\n]{2,60}?))?,? \\(?(?:in |during )?(?:${SEASON} )?(?<since>from|since|starting|started|as of|beginning|من|منذ)? ?(?<from>${DATE})(?: ?(?:to|till|until|up to|-|–|حتى|إلى|الى|لحد|لغاية|ل) ?(?:(?<to>${DATE})|(?<now>now|present|today|date|الان|الآن|دلوقتي|الحين|هلا|هلأ|اليوم)))?`,
  'iu',
);
/** "an old job": it has ended. */
const IS_OVER = /\b(?:old|past|previous|former|earlier|first|student|summer)\b|قديم|سابق/iu;

/** "add my new job: Night Manager at Harbour Lights, Doha, since March 2025"; null where a message adds no job. */
export function addNamedJob(turn: Turn): CoachAnswer | null {
  const groups = ADDS_JOB.exec(turn.text.slice(0, 400))?.groups;
  const told = groups?.facts ?? groups?.arabic;
  if (!told || !turn.resume || readRequest(turn.text).isQuestion) return null;
  const plain = withEnglishMonths(told.trim());
  const found = FACTS.exec(plain);
  const facts = found?.groups;
  const startDate = dateOf(facts?.from);
  if (!found || !facts?.title || !facts.company || !startDate) return null;
  if (!isName(facts.title) || !isName(facts.company)) return null;
  const { company, location } = parted(facts.company.trim(), facts.location?.trim());
  const isOver =
    !facts.since &&
    !facts.now &&
    (IS_OVER.test(groups!.kind ?? '') || facts.season !== undefined || isPastYear(facts.from!));
  const endDate = dateOf(facts.to) ?? (isOver ? startDate : undefined);
  return addJob.run(
    {
      jobTitle: inCapitals(facts.title.trim()),
      company: inCapitals(company),
      ...(location && { location: inCapitals(location) }),
      startDate,
      ...(endDate && { endDate }),
      line: deedIn(plain.slice(found[0].length)),
    },
    turn,
  );
}

/** "Al Noor Electronics دبي": the city behind the name. */
function parted(company: string, location: string | undefined): { company: string; location: string | undefined } {
  const words = company.split(/\s+/u);
  const last = words.at(-1)!;
  const isPlace = words.length > 1 && location === undefined && placesIn(last).length > 0;
  return isPlace ? { company: words.slice(0, -1).join(' '), location: last } : { company, location };
}

/** "i left Rapid in May and since June i'm at Palm Inn as Night Manager": what is said of the job that begins. */
const LEFT =
  /\b(?:i(?:'ve| have)? (?:left|quit|resigned from|finished (?:at|with)|stopped (?:working )?at)|my last (?:working )?day at)\s(?<old>[^,.;\n]{2,80})|(?:تركت|استقلت من|خلصت من)\s(?<arabic>[^،.\n]{2,80})/iu;
const BEGAN =
  /\b(?:(?:i(?:'m| am)?|im) (?:now |currently |also )?(?:working |work |employed )?(?:at|with|for|an? )|i(?:'ve| have)? (?:been|started|joined|begun|began)|since|as of|starting)\b|(?:^|\s)و?(?:انا (?:في|مع|لدى)|اشتغل|أشتغل|اعمل|أعمل|بديت|بدأت|التحقت|صرت)(?=\s)/iu;
const ENDS_PART =
  '(?=\\s(?:at|in|with|for|as|since|from|starting|and|now|update|في|من|منذ|ك|بوظيفة|بمسمى)\\s|[,.;،\\n]|$)';
const TITLE_OF = new RegExp(
  `\\b(?:as|i'?m|i am|now) (?:an? |the )(?<title>\\p{L}[^,.;\\n]{1,60}?)${ENDS_PART}|\\bas (?<bare>\\p{L}[^,.;\\n]{1,60}?)${ENDS_PART}|(?:بوظيفة|بمسمى|ك) ?(?<arabic>\\p{L}[^،.\\n]{1,60}?)${ENDS_PART}`,
  'iu',
);
const COMPANY_OF = new RegExp(
  `\\b(?:at|with|for|joined)\\s(?<company>[^,.;\\n]{2,60}?)${ENDS_PART}|(?:^|\\s)(?:في|مع|لدى|شركة)\\s(?<arabic>[^،.\\n]{2,60}?)${ENDS_PART}`,
  'iu',
);
const PLACE_OF = new RegExp(`\\bin\\s(?<place>\\p{L}[^,.;\\d\\n]{1,40}?)${ENDS_PART}`, 'giu');
/** Where one clause of the story ends. */
const BETWEEN = /[,;.\n]\s*|\s(?:and|then)\s|\sو(?=\p{L})/u;

/** A new job with the end of the one before it, where both are told; null where one of its parts is missing. */
export function changeJob(turn: Turn): CoachAnswer | null {
  const text = turn.text.slice(0, 400);
  const { resume } = turn;
  if (!resume || readRequest(text).isQuestion || readRequest(text).things.has('mail')) return null;
  const clauses = text.split(BETWEEN);
  const left = clauses.find((clause) => LEFT.test(clause));
  const groups = left === undefined ? undefined : LEFT.exec(left)?.groups;
  const old = groups && employerNamed(turn, (groups.old ?? groups.arabic)!);
  const endDate = left ? dateIn(left) : null;
  const at = clauses.findIndex((clause) => clause !== left && BEGAN.test(clause));
  if (!old || !endDate || at < 0) return null;
  const began = clauses
    .slice(at)
    .filter((clause) => clause !== left)
    .join(', ');
  const job = jobTold(began, endDate);
  if (!job) return null;
  const ended = changeDates.run({ employer: old, field: 'endDate', date: endDate }, turn);
  return onProposed(turn, ended.proposals, (now) => addJob.run(job, now));
}

function jobTold(began: string, endDate: string) {
  const { title, bare, arabic } = TITLE_OF.exec(began)?.groups ?? {};
  const { company, arabic: arabicCompany } = COMPANY_OF.exec(began)?.groups ?? {};
  const [jobTitle, employer] = [title ?? bare ?? arabic, company ?? arabicCompany];
  const named = dateIn(began, endDate.slice(0, 4));
  if (!jobTitle || !employer || !named || !isName(jobTitle) || !isName(employer)) return null;
  // A month alone is the next one after the end.
  const startDate =
    /\d{4}/.test(began) || named >= endDate ? named : `${Number(named.slice(0, 4)) + 1}${named.slice(4)}`;
  const location = [...began.matchAll(PLACE_OF)]
    .map(({ groups }) => groups!.place!)
    .find((place) => !dateIn(place, '2000'));
  return {
    jobTitle: inCapitals(jobTitle.trim()),
    company: inCapitals(employer.trim()),
    ...(location && { location: inCapitals(location.trim()) }),
    startDate,
  };
}

/** A single year that is over is the one in which it was. */
const isPastYear = (from: string): boolean => /^\d{4}$/.test(from) && Number(from) < new Date().getFullYear();

/** "…, covered night shifts": what was done there, told behind the dates; empty where nothing is. */
function deedIn(behind: string): string {
  const told = behind.replace(/^\)?[\s,.;:–-]*(?:(?:where )?i\s+)?|[\s.]+$/giu, '');
  return isPast(told.split(/\s/, 1)[0]!) ? told[0]!.toUpperCase() + told.slice(1) : '';
}

/** "March 2025", "03/2025" and "2025" as a resume keeps them. */
function dateOf(written: string | undefined): string | undefined {
  const [, month = '', digits = '', year] = /^(?:(\p{L}+)[.,]*\s|(\d{1,2})[/.])?(\d{4})$/u.exec(written ?? '') ?? [];
  const number = month ? monthNumber(month) : Number(digits) || null;
  return number && year ? `${year}-${String(number).padStart(2, '0')}` : year;
}
