import type { Resume } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { linesOf } from './resume-lines.ts';

// Who leads people by their title, or says so in a line, has shown it without naming it.

/** What adverts call it. */
const LEADING =
  /^(?:(?:strong|proven|good|effective|people|team|staff|line) )*(?:leadership|team lead(?:ing|er)?|supervis(?:ion|ory|ing)|(?:people|team|staff|line|personnel) (?:management|supervision|managing|leading)|(?:lead|leading|manag(?:e|ing)|supervis(?:e|ing)) (?:a |the )?(?:teams?|people|staff|others))(?: (?:skills?|experience|abilit(?:y|ies)|qualities|of (?:teams?|staff|people)))*$/u;
const LEADING_IN_ARABIC =
  /^(?:و?مهارات )?(?:ال)?(?:قياده|قيادي|قياديه|اشراف|اداره|توجيه)(?:(?: علي)? (?:ال)?(?:فريق|فرق|فرق العمل|فريق العمل|افراد|اشخاص|موظفين|عمال|عاملين))?$/u;
/** "الإدارة" by itself is of many things. */
const ONLY_MANAGEMENT = /^(?:ال)?(?:اداره|توجيه)$/u;

/** "Support Team Lead", "Ward Manager", "Foreman". */
const LEADS =
  /\b(?:team|shift|section|squad|crew|floor|line|group|department|hall|lead) (?:lead|leader)\b|\blead(?:er)?$|\bsupervisor\b|\bsuperintendent\b|\bfore(?:man|woman|person)\b|\bcharge ?hand\b|\blead hand\b|\bhead of\b|\bhead (?:chef|cook|nurse|teacher|waiter|waitress|cashier|cleaner|housekeeper|gardener)\b|\bmanager\b|\bdirector\b|\bprincipal\b|\b(?:charge|head) nurse\b|\bcaptain\b/u;
/** Managers of things, who may have nobody under them, and who only help a manager. */
const OF_THINGS =
  /\b(?:account|accounts|project|product|programme?|case|community|social media|relationship|category|content|brand|campaign|event|events|marketing|property|contract|contracts|data|document|risk|release|change|territory|key account|partner|customer success|business development|sales development) managers?\b|\b(?:assistant|secretary|aide|deputy|pa|reporting) to\b|\b(?:art|creative|music) director\b/u;
const LEADS_IN_ARABIC = /(?:^|\s)(?:ال)?(?:مشرف|مشرفه|رييس|رييسه|قايد|قايده|ملاحظ|مراقب عمال|مدير|مديره)(?:\s|$)/u;
const OF_THINGS_IN_ARABIC = /(?:مدير|مديره) (?:ال)?(?:حساب|حسابات|مشروع|مشاريع|منتج|محتوي|علاقات|مبيعات منطقه)/u;

/** "led a team of six", "supervised 14 agents". */
const LED =
  /\b(?:led|lead|leads|leading|managed|manage|manages|managing|supervised|supervise|supervises|supervising|oversaw|oversee|overseeing|headed|ran)\b(?: (?!(?:to|for|with|by|from|in|of|on|at|under)\b)\p{L}+){0,2}? (?:(?:a |the |my |our )?(?:\p{L}+ ){0,2}?(?:team|crew|squad|staff)\b(?!['’])|(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: \p{L}+)? (?:people|persons|staff|employees|agents|workers|nurses|technicians|engineers|drivers|pickers|operators|cooks|chefs|waiters|cashiers|electricians|fitters|labourers|laborers|guards|cleaners|teachers|clerks|accountants|analysts|developers|officers|specialists|representatives|reps|associates|assistants|apprentices|trainees|juniors|colleagues|reports|team (?:members|leads)|men|women)\b)/u;
const LED_IN_ARABIC =
  /(?:^|\s|-)(?:ادرت|اشرفت علي|قدت|اشراف علي|قياده|اداره|ادير|اشرف علي|اقود) (?:فريق|\d{1,3} |(?:ال)?(?:موظفين|عمال|فنيين|مهندسين|ممرضات|ممرضين))/u;
/** "helped to lead", "reported to the team": the lead was another's. */
const OF_ANOTHER = /\b(?:helped|assisted|supported|worked with)\b.{0,30}\b(?:lead|manage|supervise|team)/u;

export const isOfLeading = (term: string): boolean => {
  const asked = fold(term).trim();
  return LEADING.test(asked) || (LEADING_IN_ARABIC.test(asked) && !ONLY_MANAGEMENT.test(asked));
};

const leadsByTitle = (title: string): boolean => {
  const own = fold(title)
    .replace(/[,(/–|-].*$/u, ' ')
    .trim();
  return (LEADS.test(own) && !OF_THINGS.test(own)) || (LEADS_IN_ARABIC.test(own) && !OF_THINGS_IN_ARABIC.test(own));
};

/** Whether a resume shows by a title or a line that its owner leads people, or has led them. */
export function leadsPeople(resume: Resume): boolean {
  const lines = linesOf(resume).map(({ text }) => fold(text));
  return (
    resume.workExperience.some(({ jobTitle }) => leadsByTitle(jobTitle)) ||
    lines.some((line) => (LED.test(line) && !OF_ANOTHER.test(line)) || LED_IN_ARABIC.test(line))
  );
}
