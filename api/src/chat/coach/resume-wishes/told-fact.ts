import { certificatesNamed } from '@vitae/language/certificates';
import { baseOfGerund, isPast } from '../../../writing-help/verb-forms.ts';
import { addCertificate, addLine } from '../../tools/add-facts.ts';
import { addSkills } from '../../tools/add-skills.ts';
import { capital } from '../../tools/first-letter.ts';
import { rewordLine } from '../../tools/reword-line.ts';
import { employerAt, employerNamed } from '../employers.ts';
import { reply } from '../language.ts';
import type { CoachAnswer, Turn } from '../turn.ts';

// One fact that is told of oneself, and where in a resume it stands: a deed in a job, a paper among the certificates, a
// skill in its list.

export type ToldFact =
  | { kind: 'deed'; line: string }
  | { kind: 'paper'; name: string }
  | { kind: 'skill'; name: string };

const LEAD =
  /^(?:(?:and|also|ok(?:ay)?|so|well|plus|then|hi|hello|hey|yes|btw|oh|sir|madam|bro|recently|just|now|currently|lately|last (?:week|month|year)|this year|at (?:work|my job))[\s,]+)*/iu;
const WRITER =
  /^(?:i(?:'?ve| have| had|'?m| am| was| do)?|we(?:'?ve| have| are| were)?|im|ive)\s+(?:(?:also|just|recently|now|currently|already|even|been|personally|have|actually)\s+)*/iu;
const TAIL = /(?:[\s,]+(?:too|as well|also|please|pls|and|only|there))*[\s.,!]*$/iu;
const STUDIED =
  /^(?:finished|completed|passed|cleared|got|obtained|earned|did|done|took|attended|hold|have|renewed|received)\s+(?:an? |my |the |all )?(?<name>[^,;]{3,120})$/iu;
const OF_PAPER =
  /\b(?:papers?|exams?|course|certificat\w+|certified|licen[cs]e|diploma|module|levels?|training course|workshop course|accreditation|part[- ]qualified|bootcamp|nanodegree)\b/iu;
const KNOWS =
  /^(?:know|can use|use|can work (?:with|in|on)|learn(?:ed|t)|am good (?:at|in|with)|good (?:at|in|with))\s+(?:how to use )?(?<name>[^,;]{2,60})$/iu;
/** "i am looking for", "i had a baby": no fact for a resume. */
const NO_FACT =
  /^(?:look|search|apply|appl|hop|want|wish|need|think|thought|try|tried|ask|wait|worr|feel|felt|get|was|were|had|said|told|heard|saw|know|knew|wonder|plan|go|went|live|liv|mov|marr|use?d to|wrote|sent|made a mistake|forgot|lost|resign|quit|left)/iu;

/** Null where a text tells nothing that a resume would say. */
export function factToldIn(text: string): ToldFact | null {
  const bare = text.replace(LEAD, '').replace(TAIL, '');
  if (/[?؟]/u.test(bare)) return null;
  if (/^\p{Script=Arabic}/u.test(bare)) return arabicFact(bare);
  const isOfWriter = WRITER.test(bare);
  const told = bare.replace(WRITER, '').replace(TAIL, '');
  const studied = STUDIED.exec(told)?.groups?.name;
  if (studied && (OF_PAPER.test(studied) || certificatesNamed(studied).length > 0))
    return { kind: 'paper', name: paperName(studied) };
  const known = isOfWriter ? KNOWS.exec(told)?.groups?.name : undefined;
  if (known) return { kind: 'skill', name: known };
  const [first = ''] = told.split(/\s/u, 1);
  const isDeed =
    isPast(first) ||
    (isOfWriter && baseOfGerund(first.toLowerCase()) !== null) ||
    (isOfWriter && REGULARLY.test(first));
  return isDeed && !NO_FACT.test(told) && told.split(/\s+/u).length > 2 ? { kind: 'deed', line: asLine(told) } : null;
}
/** What is done all the time: "i train the new ones". */
const REGULARLY =
  /^(?:train|manage|handle|lead|run|teach|supervise|prepare|maintain|coordinate|organi[sz]e|mentor|coach|support|design|write|review|check|plan|report|translate|drive|operate|cover|oversee)$/iu;

const ARABIC_DEED =
  /^(?:(?:كمان|و|انا|ايضا|أيضا|كنت)\s*)*(?:[اأإ]ن(?:ي|ني)\s+)?(?<deed>(?:درب|عمل|اشرف|أشرف|نظم|ادر|أدر|جهز|خلص|صمم|طور|قد|سلم|راجع|حضر|كتب|حسب|تابع|اعد|أعد|نفذ|قلل|وفر|خفض|رفع|اشتغل|شاركـ?|شارك)\S*ت)\s+(?<rest>[^،.؟\n]{4,160})$/u;
function arabicFact(text: string): ToldFact | null {
  const groups = ARABIC_DEED.exec(text)?.groups;
  return groups ? { kind: 'deed', line: `${groups.deed} ${groups.rest}`.trim() } : null;
}

/** "ACCA F1 F2 F3 papers": what was passed, and no more. */
function paperName(told: string): string {
  const name = told
    .replace(/\s(?:for|in|at|with|from) (?:the|my) (?:company|job|work)$/iu, '')
    .replace(/,?\s(?:last|this) (?:week|month|year)$/iu, (when) =>
      /month|week/iu.test(when)
        ? ` ${new Date().getFullYear()}`
        : ` ${new Date().getFullYear() - Number(/last/iu.test(when))}`,
    )
    .trim();
  return capital(name);
}

/** "giving training to one new junior since january": the month with its year. */
function asLine(told: string): string {
  const plain = told.replace(/\bgiv(?<form>ing|e) training to\b/iu, (_, form: string) =>
    form === 'ing' ? 'training' : 'train',
  );
  const dated = plain.replace(
    /\b(?<when>since|in|from) (?<month>january|february|march|april|may|june|july|august|september|october|november|december)\b(?! \d)/iu,
    (_, when: string, month: string) => `${when} ${month[0]!.toUpperCase()}${month.slice(1).toLowerCase()}`,
  );
  const reworded = rewordLine(capital(dated));
  return capital(reworded);
}

/** Proposes it where it belongs, with a note on where that is. */
export function addToldFact(turn: Turn, fact: ToldFact, clause: string): CoachAnswer | null {
  const told = { ...turn, text: `${turn.text}\n${fact.kind === 'deed' ? fact.line : fact.name}` };
  if (fact.kind === 'paper') {
    const added = addCertificate.run({ certificate: fact.name }, told);
    return { ...added, text: noteOf(turn, `“${fact.name}” among the certificates`, `«${fact.name}» ضمن الشهادات`) };
  }
  if (fact.kind === 'skill') {
    const added = addSkills.run({ skills: [fact.name] }, told);
    return added.proposals.length > 0
      ? { ...added, text: noteOf(turn, `“${fact.name}” among the skills`, `«${fact.name}» ضمن المهارات`) }
      : null;
  }
  const named = employerNamed(turn, PLACE.exec(clause)?.groups?.place ?? '');
  const employer = named ?? employerAt(turn, 'current');
  if (!employer) return null;
  const added = addLine.run({ employer, line: fact.line }, told);
  return {
    ...added,
    text: noteOf(
      turn,
      `“${fact.line}” as a line at ${employer}${named ? '' : ', your latest job, since you named none'}`,
      `«${fact.line}» كسطر في ${employer}${named ? '' : '، وظيفتك الأخيرة لأنك لم تسمّ غيرها'}`,
    ),
  };
}
const PLACE = /\b(?:at|for|in|with|under)\s(?<place>\p{L}[^,.;]{1,60})$/iu;

const noteOf = (turn: Turn, en: string, ar: string): string => reply(turn, { en, ar }).text;
