import { upperFirst } from '../../text/words.ts';

// Pay, notice, start and presence in telegram style, each form with the sentence that a letter says in its place.

const COUNT = '(?:\\d{1,2}|one|two|three|four|five|six)';
const SPAN = `(${COUNT} (?:days?|weeks?|months?))`;
const SUM = '(?:(?:\\p{Sc}|\\p{Lu}{3} )?\\d[\\d.,]*k?(?: ?[-–] ?\\p{Sc}?\\d[\\d.,]*k?)?)';
const AGREES = '(?:ok(?:ay)?|fine|good|no problem)(?: (?:for|with|by) me)?';
const OPEN = "(?:,? (?:but )?(?:please |pls )?(?:say )?(?:it['’]?s |is )?\\(?(negotiable)\\)?)?";

const whole = (form: string) => new RegExp(`^(?:${form})$`, 'iu');
const negotiable = (isOpen?: string) => (isOpen ? ' (negotiable)' : '');

type Form = readonly [RegExp, (...groups: string[]) => string];

const FORMS: readonly Form[] = [
  // "current CTC 11 LPA expected 18 LPA but say negotiable"
  [
    whole(
      `(?:my )?(current|present) (ctc|salary|pay|package) (?:is )?([^,;]{2,20}?),? (?:and )?(?:my )?expect(?:ed|ing)?(?: ctc| salary| pay)? (?:is )?([^,;()]{2,20}?)${OPEN}`,
    ),
    (when, what, now, wanted, isOpen) => {
      const name = what!.toLowerCase().replace('ctc', 'CTC');
      return `My ${when!.toLowerCase()} ${name} is ${now} and my expected ${name} is ${wanted}${negotiable(isOpen)}.`.replace(
        /\blpa\b/gi,
        'LPA',
      );
    },
  ],
  // "salary expect 145k gross, say negotiable", "want 105k-115k"
  [
    whole(
      `(?:my )?salary (?:expect(?:ing|ation)?s?|wish|idea)(?: is)?:? (\\D{0,4}\\d(?:[.,]\\d|[^,;.()]){0,25}?)${OPEN}`,
    ),
    (sum, isOpen) => `My expected salary is ${sum}${negotiable(isOpen)}.`,
  ],
  [
    whole(`want (${SUM}(?<=k)(?: (?:gross|net|a year|p\\.?a\\.?))?)${OPEN}`),
    (sum, isOpen) => `My expected salary is ${sum}${negotiable(isOpen)}.`,
  ],
  // "salary 28-30k fine", "pay $58k is fine", "hourly rate as advertised fine"
  [
    whole(`(?:the |a |expected )?(pay|salary|rate)(?: of)? (${SUM}[^,;.]{0,20}?)(?: is)? ${AGREES}`),
    (what, sum) => `A ${/^rate$/i.test(what!) ? 'rate' : 'salary'} of ${sum} is fine with me.`,
  ],
  [
    whole(`(?:the )?((?:hourly |daily )?(?:rate|pay|salary) as (?:advertised|posted|listed))(?: is)? ${AGREES}`),
    (what) => `The ${what!.toLowerCase()} is fine with me.`,
  ],
  // "3 months notice but can negotiate to 2"
  [
    whole(
      `(?:my )?(?:notice(?: period)?(?: is)? )?${SPAN}['’]?(?: notice)?,? but (?:i )?can (?:negotiate|reduce|cut|get)(?: it)?(?: down)? to (${COUNT}(?: (?:days|weeks|months?))?)`,
    ),
    (now, least) => `My notice period is ${now}, but I can negotiate it to ${least}.`,
  ],
  // "notice 3 weeks but not before 1 February"
  [
    whole(`(?:my )?notice(?: period)?(?: is)? ${SPAN},? but not before (.{3,80})`),
    (span, when) => `My notice period is ${span}, but I cannot start before ${when}.`,
  ],
  // "joining 30 days now", "joining time 15 days"
  [
    whole(
      `(?:my )?joining (?:(?:time|period|date)(?: is)? ?:? ?|in |within )?(\\d{1,3} (?:days|weeks|months?))(?: (?:from )?now)?`,
    ),
    (span) => `I can join in ${span}.`,
  ],
  // "2 days a week in office is ok", "25 hours suits", "remote only"
  [
    whole(`(\\d|one|two|three|four) days (?:(?:a|per) week )?(?:in|at) (?:the )?office (?:is|are) ${AGREES}`),
    (days) => `I am happy to work ${days} days a week in the office.`,
  ],
  // "Part time mornings suits me perfect"
  [
    whole('((?:(?:part|full)[- ]time )?(?:mornings|afternoons|evenings|nights|weekends|hours)) suits? me(?: \\p{L}+)?'),
    (when) => `${upperFirst(when!.toLowerCase().replace(' time', '-time'))} suit me well.`,
  ],
  [whole('(\\d{1,2} hours(?: (?:a|per) week)?) (suits|would suit)(?: me)?'), (hours, how) => `${hours} ${how} me.`],
  [
    whole('(?:i )?(?:want|prefer|need|looking for) (remote|hybrid|on-?site)(?: work)?(?: only)?'),
    (how) => `I am looking for ${how!.toLowerCase()} work.`,
  ],
];

/** What a note says of pay, notice, start or presence, as a sentence; null for a note of something else. */
export function termsInShort(text: string): string | null {
  for (const [form, said] of FORMS) {
    const found = form.exec(text);
    if (found) return said(...found.slice(1).map((group) => group ?? ''));
  }
  return null;
}
