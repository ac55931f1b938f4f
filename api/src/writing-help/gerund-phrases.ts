import { GERUNDS_BEFORE_NOUNS } from '@vitae/language/verbs';
import { baseOfGerund } from './verb-forms.ts';

/** Behind a word in -ing they show that it is a verb, or a noun that "of" makes the verb's object. */
const BEGINS_OBJECT =
  /^(?:the|a|an|all|any|both|each|every|some|several|many|more|new|our|my|their|its|his|her|this|these|those|up|out|over|of|\d\S*|[$€£]\S*|two|three|four|five|six|seven|eight|nine|ten|hundreds|thousands)$/i;
const WHOM =
  /^(?:people|staff|employees?|colleagues?|customers?|clients?|guests?|patients?|students?|pupils?|children|kids|interns?|juniors?|trainees?|nurses?|joiners?|hires?|members?|volunteers?|teams?|candidates?|workers?|drivers?|engineers?|teachers?|users?|visitors?|passengers?|families|residents?|players?|beginners?|adults?|apprentices?)$/i;
const WHOSE_ADJECTIVE = /^(?:new|junior|senior|young|elderly|other|fellow|local|team|sales|special)$/i;
/** Words in -ing that join what follows instead of telling of another thing that was done. */
const JOINS =
  /^(?:including|regarding|concerning|following|according|using|resulting|being|excluding|depending|during)$/i;
/** "managing director", "running costs". */
const COMPOUND =
  /^(?:managing (?:director|partner|editor|agent)s?|running costs?|supporting documents?|existing|leading (?:companies|brands|firms)|driving licen[cs]es?|writing skills)\b/i;
const JOINT = /(,? (?:and|or|&) |, ?(?:and|or) |, )(?=\p{L}+ing\b)/giu;
/** "for planning and executing": what is joined there belongs to the preposition. */
const AFTER_PREPOSITION =
  /\b(?:for|of|by|with|in|on|from|through|while|when|before|after|without|about|to|as) \p{L}+ing\b/iu;
/** "and control of costs", "and data entry": another task, which is no object of the verb. */
const ANOTHER_TASK =
  /(?:,|\b(?:and|or)|&) (?:the )?(?:\p{L}+ of\b|(?:\p{L}+ ){0,3}(?:\p{L}+ing|entry|service|support|maintenance|assurance|control)(?=[,.;]|$| (?:for|in|at|of|to)\b))/iu;
/** "… and to train staff" */
const ANOTHER_INFINITIVE = /(?:,|\b(?:and|or)|&) to \p{L}+/iu;
/** Verbs that have tasks as their objects: "managed payroll and data entry". */
const DOES_TASKS =
  /^(?:manage|handle|lead|oversee|coordinate|co-ordinate|run|supervise|perform|do|provide|support|organise|organize|direct|control|deliver|improve|plan|offer|conduct|cover|monitor|ensure|automate)$/;

/**
 * A phrase such as "hiring, onboarding and training staff" with its words in -ing replaced; null where it is not certain
 * that each is a verb, and where another task follows that is none.
 */
export function replaceGerunds(phrase: string, formOf: (gerund: string) => string | null): string | null {
  if (COMPOUND.test(phrase) || ANOTHER_INFINITIVE.test(phrase)) return null;
  const first = /^\p{L}[\p{L}-]*ing\b/iu.exec(phrase)?.[0];
  if (!first || AFTER_PREPOSITION.test(phrase)) return null;
  const at = [0, ...[...phrase.matchAll(JOINT)].map((match) => match.index + match[0].length)];
  let out = '';
  let end = 0;
  let hasObject = false;
  for (const [index, start] of at.entries()) {
    const gerund = /^[\p{L}-]+/u.exec(phrase.slice(start))![0];
    const behind = phrase.slice(start + gerund.length, at[index + 1] ?? phrase.length);
    if (index > 0 && JOINS.test(gerund)) continue;
    const isBare = /^\s*(?:,|and\b|or\b|&|$)/i.test(behind);
    // "testing and reporting" alone may be what the work is called.
    if (isBare && (index === at.length - 1 || /^\S*\/|^[.;]/.test(behind))) return null;
    if (!isBare && !showsVerb(gerund, behind)) return null;
    const form = formOf(gerund);
    if (!form) return null;
    const base = baseOfGerund(gerund)!;
    if (index === at.length - 1 && !DOES_TASKS.test(base) && ANOTHER_TASK.test(behind)) return null;
    hasObject ||= !isBare;
    out += phrase.slice(end, start) + form;
    end = start + gerund.length;
    // "planning of tours" is what was planned.
    if (/^ of /i.test(behind)) end += ' of'.length;
    if (/ of\b.*,? (?:and|or|&) (?:the )?\p{L}+ of\b/iu.test(behind)) return null;
  }
  return hasObject ? out + phrase.slice(end) : null;
}

function showsVerb(gerund: string, behind: string): boolean {
  if (!/^ \S/.test(behind)) return false;
  const kind = GERUNDS_BEFORE_NOUNS.get(gerund.toLowerCase());
  if (!kind) return true;
  const [next = '', afterNext = ''] = behind.trim().split(/[\s,;.]+/);
  if (BEGINS_OBJECT.test(next)) return true;
  return kind === 'people' && (WHOM.test(next) || (WHOSE_ADJECTIVE.test(next) && WHOM.test(afterNext)));
}
