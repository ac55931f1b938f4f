import { ALSO_NOUNS, BASE_FORMS } from '@vitae/language/verbs';

const NUMBER = '\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty';
const PERSONS =
  'chef|cook|nurse|person|man|woman|girl|boy|guy|assistant|(?!for\\b|over\\b|under\\b|after\\b|either\\b)\\p{L}+(?:er|or|ist|ian)';

const ONE_PERSON =
  'hostess|waitress|waiter|nurse|chef|cook|cleaner|driver|operator|technician|engineer|worker|helper|labou?rer|guard|teacher|student|trainee|apprentice|assistant|officer|supervisor|manager|cashier|clerk|agent|customer|client|patient|guest|employee|volunteer|member|resident|intern';

/** Slips of those who write in a language that is not their first, each of which no sound sentence has. */
const SLIPS: readonly RegExp[] = [
  // "I been cooking 14 years"
  /\bI been\b/i,
  // "I was work in hotel"
  /\bI (?:was|am|have|had) (?:work|go|make|do|come|live|study|start|learn|help|get|use|know|want|need|like|cook|teach|drive|sell|finish|pass|manage|handle|apply)(?=\s)/i,
  // "I never late"
  /\bI (?:never|always|also|still|just|already|very|so) (?:late|ready|early|absent|happy|able|interested|free|available|busy|good|punctual|careful)\b/i,
  // "8 year experience"
  new RegExp(`(?<![-\\p{L}])(?:${NUMBER}) (?:year|month|week|day)(?: of)? (?:experience|work|job)\\b`, 'iu'),
  new RegExp(
    `(?<![-\\p{L}\\d])(?!(?:one|1) )(?:${NUMBER}) (?:year|month|week|day|child|person|man|woman)(?=[.,;]|$| (?:in|at|as|of|with|and|experience)\\b)`,
    'iu',
  ),
  // "14 waiters and 3 hostess", "a 120 seater restaurant"
  new RegExp(
    `(?<![-\\p{L}\\d.])(?!one )(?:[2-9]|\\d{2,}|${NUMBER.replace('\\\\d+|', '')}) (?:(?!(?:as|an?|per|of|in|at|for|with|by|to|and|or|the|no|from|under|each|every|more|than) |\\p{Ll}+s )\\p{Ll}+ ){0,2}(?:${ONE_PERSON})(?=[.,;)]|$| (?:in|at|on|to|with|and|for|from|under|since)\\b)`,
    'iu',
  ),
  // "900 loaf a night", "4 nos chiller"
  /\b\d+ nos\b|\b(?:[2-9]|\d{2,}) (?:loaf|piece|box|plate|room|bed|table|car|truck|machine|ticket|call|order|house|site|shop|store|project) (?:a|per|each|every|in|at|for|on|before|with)\b/i,
  /\b\d+ seater\b/i,
  // "I am hard working chef"
  new RegExp(
    `\\bI(?: am|'m) (?!an? |the |one |in |on |at |not |now |also )(?:(?:very |hard|hard[- ]working|good|honest|friendly|responsible|experienced|motivated|reliable|professional|skilled|young)[ ,]+(?:and )?){1,4}(?:${PERSONS})\\b(?! (?:and|at|in|with) \\p{Ll}+ing)`,
    'iu',
  ),
  /\bno need of\b|\ball type of\b|\bhaving (?:total )?\d|\bout of which\b|\b(?:is|was|are) (?:finish|expire|start|change|give)\b/i,
  /\bmore (?:better|easier|faster|cheaper)\b|\bpeoples\b|\bcan to \p{Ll}|\bdidn't (?:went|had|was|did|came)\b|\b(?:he|she|it|company|boss) (?:have|do|go|want|give|say)\b/iu,
  /\b(?:equipments|informations|knowledges|softwares|machineries|advices)\b/i,
  /\bhave where to \p{Ll}|\bI(?: am|'m) (?:(?:a bit|very|really|quite|so) )?(?!an?\b|the\b|one\b|no\b|not\b)\p{Ll}+ (?:person|worker|learner|player)\b/iu,
  /\bwith good (?:hand|hands|eye|taste|communication|knowledge|english)\b|\bof them \d+ (?:as|in|at)\b/iu,
  /\bresponsible of\b|\b(?:interested|specialized|specialised) on\b|\bgood in (?:english|computers?|maths?|excel|communicat\p{L}+)\b/iu,
  /\bsince \d+ (?:years|months)\b|\b(?:I|who|and) likes? more (?!than)|\bcapable to\b|\bassist to\b/i,
  // "My strong side is grill and meat section"
  /\b(?:is|in|on|of|the) (?:\p{Ll}+ and )?\p{Ll}+ section\.?$/iu,
];

/** "My English is understand good": a verb as it stands in no such place. */
const BASE_BEHIND_BE = /\b(?:am|is|are|was|were) (?:not |also |still |now )?(\p{Ll}{3,})(?!\p{L})/giu;
/** Their participles are the same. */
const SAME_IN_PAST =
  /^(?:put|set|cut|read|run|come|become|hit|let|shut|cast|cost|spread|shed|split|bet|hurt|quit|beat)$/;
const hasBaseBehindBe = (sentence: string) =>
  [...sentence.matchAll(BASE_BEHIND_BE)].some(
    ([, word = '']) => BASE_FORMS.has(word) && !ALSO_NOUNS.has(word) && !SAME_IN_PAST.test(word),
  );

/** Whether a sentence has a slip of English that a reader of letters would mark. */
export const isLooseEnglish = (sentence: string): boolean =>
  SLIPS.some((slip) => slip.test(sentence)) || hasBaseBehindBe(sentence);

/** Slips in the lines of a list, which need no articles and no verb. */
const SLIPS_OF_LINES: readonly RegExp[] = [
  /\b(?:trainings|feedbacks|informations|equipments|softwares|evidences|staffs)\b/i,
  /\b(?:participat\p{L}+ at|responsible (?:with|of)|used of|in nights|specialized on|assist to|made the (?:cleaning|cooking|training))\b/iu,
  /\b\d+ \p{Ll}{3,}s (?:clients|customers|users)\b|\bup to \d+ persons\b|\bcostumer\b/u,
  // "…, they have an answer in an hour"
  /, (?:it|they|we|he|she|both|the firm|the company) (?:is|are|was|were|has|have|had|still|now|use|uses|got)\b/u,
  // "status of patients Stabilized vital signs": two lines that have run together
  /\p{Ll}{3} (?:Assist|Stabiliz|Provid|Manag|Develop|Creat|Coordinat|Maintain|Perform|Prepar|Implement|Utiliz|Review|Monitor|Prioritiz|Train|Design)ed \p{Ll}/u,
  /\bthe (?:firm|company|team|manager|boss) still (?:use|do|have|want)\b/u,
];

/** Whether a line of work has a slip that a reader of letters would mark: others are told before it. */
export const hasSlip = (line: string): boolean => SLIPS_OF_LINES.some((slip) => slip.test(line));
