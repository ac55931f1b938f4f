import { namesCertificate } from '@vitae/language/certificates';
import { foldWords } from '@vitae/language/fold';
import { CREDENTIALS } from '@vitae/language/persons';
import { SKILL_LEVELS } from '@vitae/language/skill-levels';
import type { Plan } from '../../plan/plan.ts';

// What can stand in an Arabic letter, and by which name.

const MAX_NAMES = 6;

/** "من يونيو ٢٠١٤ إلى فبراير ٢٠١٨": how long a post was held. */
const IS_PERIOD = /^من [^،.]{0,20}[\d\u0660-\u0669]{4} (?:إلى|الى|حتى) [^،.]{2,20}$/u;
export const canStand = (line: string) =>
  !/[|@<>{}\\\t]|https?:| :|[[\]]/.test(line) &&
  // "(Wi-Fi )UniFi", whose brackets the file has in another order
  !/\(\s|\s\)|\)[\p{L}\d]/u.test(line) &&
  !IS_PERIOD.test(line.trim()) &&
  line.split(/\s+/).length >= 3;
export const isArabic = (text: string) => /^\p{Script=Arabic}/u.test(text);
/** "العربية، والإنجليزية": the last one behind its "and". */
export const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('، ')} و${items.at(-1)}`;
/** A requirement by the name that the advert itself uses. */
export const namedIn = (plan: Plan, names: readonly string[]) =>
  names
    .filter(
      (name) =>
        plan.job.text.includes(name) &&
        !plan.job.role.includes(name) &&
        // What somebody holds, or a part of it, is told by the name of its certificate.
        !CREDENTIALS.has(name.toLowerCase()) &&
        !namesCertificate(name) &&
        // "جيد جداً", of a language that stands before it.
        !SKILL_LEVELS.has(foldWords(name)) &&
        // The end of "حتى 600 شخص", torn off at the end of a line.
        !COUNTED.test(name) &&
        !IS_BODY.test(name) &&
        !ARE_PEOPLE.test(name),
    )
    .map((name) => withoutAnd(name, plan))
    .slice(0, MAX_NAMES);

/** What is counted, and no skill. */
const COUNTED = /^(?:شخص|أشخاص|موظف|موظفين|عامل|عمال|سنة|سنوات|شهر|أشهر|ساعة|درهم|ريال|دينار)$/u;

/** Who registers people of a trade: held is what they give. */
const IS_BODY = /^(?:ال)?(?:هيئ[ةه]|نقاب[ةه]|وزار[ةه]|مجلس|جمعي[ةه])(?!\p{L})/u;
/** For whom somebody works, and no skill: "كبار السن". */
const ARE_PEOPLE = /^(?:كبار السن|(?:ال)?(?:[أا]طفال|رضع|مسنين|مرضى|عملاء|طلاب|طلبة|موظفين|نساء))$/u;

/** "ومكافحة العدوى", as the last of the advert's list, by the name that the resume has. */
function withoutAnd(name: string, { applicant: { skills, roles, certificates } }: Plan): string {
  const plain = /^و(?=\p{L}{4})/u.test(name) ? name.slice(1) : name;
  const own = [...skills, ...certificates, ...roles.flatMap(({ lines }) => lines)];
  // "واجهات" and "وتيرة" begin so of themselves, and "وإعداد" never does.
  const isJoined = /^و[إأ]\p{L}{3}/u.test(name) || own.some((text) => text.includes(plain) && !text.includes(name));
  return plain !== name && isJoined ? plain : name;
}
