import { certificatesNamed } from '@vitae/language/certificates';
import { isBase, isPast, pastOfBase } from '../../writing-help/verb-forms.ts';
import { addCertificate, addLine, changeJobTitle } from '../tools/add-facts.ts';
import { addToSummary } from '../tools/add-to-summary.ts';
import { tidyCertificate } from '../tools/certificate-name.ts';
import { addTold } from '../tools/line-figures.ts';
import { rewriteBullets } from '../tools/rewrite-bullets.ts';
import { changeCertificate } from '../tools/take-out.ts';
import { thirdPerson } from '../tools/third-person.ts';
import { lineNamed } from './edits.ts';
import { employerAt, employerNamed } from './employers.ts';
import { reply } from './language.ts';
import { isName } from './names.ts';
import { withYearNamed } from './relative-year.ts';
import { readRequest } from './request.ts';
import type { Subject } from './subject.ts';
import type { CoachAnswer, Turn } from './turn.ts';

// Facts that a message tells of one job or one line, and where they are to stand.

const MAX = 400;
const POLITE =
  "(?:please |pls |plz |can you |could you |i want (?:you )?to |i need to |i would like to |i'd like to |so |and |just )*";
const PUTS = '(?:put|add|include|write|mention|stick|pop|insert)';
const BULLET = '(?:bullet(?: ?point)?|line|point)';

const ARABIC = /^\p{Script=Arabic}/u;

/** How a line is told, and of which job. */
const TELLS_LINE: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:and|also|oh|hey|so)[\s,]+)*(?:i|we)\s+(?<told>[^\n?]{6,240}?)[,.;:!]?\s+${POLITE}${PUTS}\s+(?:that|this|it)\b(?:\s(?:in|there|down|too|as well|as an? (?:new )?${BULLET}))*(?:\s+(?:under|to|in|into|at|for|on|with)\s+(?<where>[^\n?]{2,100}))?$`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${PUTS}\s+(?:an? |another |one |this |new |more )*${BULLET}\s+(?:to|under|in|into|for|at)\s+(?<where>[^:\n?]{2,80}?)\s*(?::|,|\bthat\b|\bsaying\b)\s*(?:that |saying )?(?:(?:i|we) )?(?<told>[^\n?]{6,240})$`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:need|want|like|give me|make|write|draft|do)\s+(?:me\s+)?(?:an? |another |one |new |more |extra )*${BULLET}\s+(?:to|under|in|into|for|at)\s+(?<where>[^:,\n?]{2,60}?)\s*(?::|,|\s[-–]\s|\bthat\b|\bsaying\b)\s*(?:that |saying )?(?<told>[^\n?]{6,240})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${POLITE}${PUTS}\s+(?:in\s)?that\s+(?:i|we)\s+(?<told>[^\n?]{6,240}?)\s+(?:to|under|in|into|at|for)\s+(?<where>(?:the |my )[^\n?]{2,80})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${POLITE}${PUTS}\s+(?:in\s)?that\s+(?:i|we)\s+(?<told>[^\n?]{6,240})\s+(?:under|at|for|with)\s+(?<where>[^\n?]{2,60})$`,
    'iu',
  ),
  new RegExp(String.raw`^${POLITE}(?:also )?${PUTS}\s+(?:in\s)?that\s+(?:i|we)\s+(?<told>[^\n?]{6,240})$`, 'iu'),
  /^(?:ضيف|[أا]ضف|حط|زود|اكتب)(?:ي|لي)?\s+(?:سطر|نقطة|نقطه|بند)(?:ا|ًا)?(?:\s+جديد[ةه]?)?\s+(?:ل|في|عند|تحت|ب|إلى |الى )\s?(?<where>[^:：،\n]{2,60})[:：،]\s*(?<told>[^\n؟]{4,200})$/u,
  new RegExp(
    String.raw`^${POLITE}(?:under|in|for|at|to)\s+(?<where>[^,:\n?]{2,80}?)[,:]?\s+${POLITE}${PUTS}\s+(?:in\s)?(?:that\s)?(?:i|we)\s+(?<told>[^\n?]{6,240})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${POLITE}${PUTS}\s+(?:to|under|in|into|at|for)\s+(?<where>(?:the |my )[^,:\n?]{2,80}?)[,:]?\s+(?:that\s+)(?:i|we)\s+(?<told>[^\n?]{6,240})$`,
    'iu',
  ),
];
const LIGHT_BEGINNING = /^(?:(?:this year|recently|lately|i|we|also|have|'ve|recently|just|even|once|then)\s+)+/iu;
const LIGHT_END = /(?:\s+(?:too|as well|please|pls))*[\s.,!]*$/iu;
/** Behind a message's own facts: where else than at a job they may stand. */
const NO_JOB =
  /\b(?:skills?|summary|profile|education|languages?|certifications?|certificates?|certs?|courses|licen[cs]es|hobbies|headline|letter|e-?mail|(?:that|the) (?:bullet|line|point|sentence))\b/iu;
/** What stands in the education, where no job is named. */
const SCHOOLING = /\b(?:schools?|college|universit(?:y|ies)|degree|diploma|graduat\w+|studied)\b/iu;
/** "to the bullet about care plans": a line that is there. */
const OF_LINE = /\b(?:bullet(?: ?point)?|line|point|sentence)\b/iu;
const askWhichJob = (turn: Turn): CoachAnswer => {
  const names = turn.resume!.data.workExperience.slice(0, 4).map(({ company }) => company);
  const told = turn.text.trim().replace(/[.\s]+$/u, '');
  return reply(
    turn,
    { en: 'Under which job? I put it there in your words.', ar: 'تحت أي وظيفة؟ أضعه هناك بكلماتك.' },
    { kind: 'asking', choices: names.map((name) => ({ en: `${told} under ${name}`, ar: `${told} under ${name}` })) },
  );
};

/** "… at Harbour Hotel": where it was done, behind the deed. */
const AT_END = /,?\s(?:at|for|with)\s(?<place>\p{L}[^,.;]{1,40})$/iu;

/** "I also mentored 11 nurses, put that in under my current job"; null where no deed is told for a job. */
export function addToldLine(turn: Turn): CoachAnswer | null {
  const text = turn.text.trim().replace(LIGHT_END, '');
  const groups = TELLS_LINE.map((tells) => tells.exec(text.slice(0, MAX))?.groups).find(Boolean);
  const line = groups?.told?.replace(LIGHT_BEGINNING, '').replace(LIGHT_END, '') ?? '';
  const where = groups?.where ?? '';
  if (line === '' || !turn.resume || readRequest(turn.text).isQuestion) return null;
  const meant = OF_LINE.test(where) ? lineNamed(turn) : null;
  if (meant) return addTold(turn, meant, `I ${line}`);
  if (NO_JOB.test(where) || (where === '' && SCHOOLING.test(line))) return null;
  // "I know Excel, add it": no deed.
  if (!ARABIC.test(line) && !isPast(line.split(/\s/, 1)[0]!)) return null;
  const place = where === '' ? AT_END.exec(line)?.groups?.place : undefined;
  const there = place === undefined ? null : employerNamed(turn, place);
  if (there) return addLine.run({ employer: there, line: tidied(line.replace(AT_END, '')) }, withTold(turn, line));
  const employer = employerAt(turn, where);
  return employer ? addLine.run({ employer, line: tidied(line) }, withTold(turn, line)) : askWhichJob(turn);
}

/** "…, took 3 months", "our companys": as a line says it. */
const tidied = (line: string): string =>
  line
    .replace(
      /,? (?:and )?(?:(?:it|which|this|that) )?took (?:us |me )?(?=(?:about |around |only |just )?(?:\d|an? |one |two |three |four|five|six))/iu,
      ' in ',
    )
    .replace(/(?<=\p{Ll}{2}[b-df-hj-np-tv-z])ys\b/gu, 'ies');
/** What is tidied was told all the same. */
const withTold = (turn: Turn, line: string): Turn => ({ ...turn, text: `${turn.text}\n${tidied(line)}` });

const AS = '(?:to|into|as|should (?:be|say|read)|is now|=)';
const TITLE_AT: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:title|position|designation|role)\s+(?:\p{L}+\s){0,2}?(?:at|in|for|with|from|of)\s+(?<where>[^\n]{2,80}?)\s+${AS}\s+["“]?(?<title>\p{L}[^.!?\n"”]{2,80})`,
    'iu',
  ),
  new RegExp(
    String.raw`^[^\n]{0,20}\b(?:at|for|with)\s+(?<where>[^,\n]{2,60}?),?\s+(?:change |make )?(?:my |the )(?:job )?(?:title|position|designation)\s+(?:${AS}|was|is)\s+["“]?(?<title>\p{L}[^.!?\n"”]{2,80})`,
    'iu',
  ),
];

/** "change my title at Rapid to Shift Manager": of that job; null where no job of the resume is named. */
export function changeTitleAt(turn: Turn): CoachAnswer | null {
  const groups = TITLE_AT.map((names) => names.exec(turn.text.slice(0, MAX))?.groups).find(Boolean);
  const employer = groups && !readRequest(turn.text).isQuestion ? employerAt(turn, groups.where!) : null;
  if (!groups || !employer) return null;
  const jobTitle = groups.title!.replace(LIGHT_END, '').replace(/,.*$/u, '');
  return isName(jobTitle) ? changeJobTitle.run({ employer, jobTitle }, turn) : null;
}

const CERTIFICATE = '(?:certificates?|certifications?|certs?|licen[cs]es?|courses?)';
const TELLS_CERTIFICATE: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${PUTS}\s+(?:an? |my |the |this |another |new )*${CERTIFICATE}\b(?:\s+(?:to|in) (?:my |the )(?:cv|resume))?(?:\s*[:,-]\s*|\s+(?:called |named |in |on |for )?)(?<told>[^\n?]{3,200})$`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${PUTS}\s+(?:my |the |an? )?(?<told>[^\n?]{3,200}?)\s+(?:to|in|into|under|as)\s+(?:an? |my |the )?(?:list of )?${CERTIFICATE}(?:\s+(?:section|list))?$`,
    'iu',
  ),
  new RegExp(
    String.raw`\bi\s+(?:also |just |recently |have |'ve )*(?:did|done|took|taken|finished|completed|passed|got|gotten|earned|have|hold)\s+(?:an? |my |the )?(?<told>[^\n?]{3,160}?)[,.;]?\s+${POLITE}${PUTS}\s+(?:it|that|this)\s+(?:in|to|into|under|on|with)\s+(?:my |the )?${CERTIFICATE}(?:\s+(?:section|list))?$`,
    'iu',
  ),
  /(?:ضيف|[أا]ضف|حط|زود)(?:ي|لي)?\s+(?<kind>شهادة|شهاده|دورة|دوره|رخصة|رخصه)\s*[:：]?\s*(?<told>[^\n؟?]{3,160})$/u,
  new RegExp(
    String.raw`\b${PUTS}\s+(?:an? |my |the |this |another |new )*(?<told>[^\n?,:]{2,60}?)\s+(?<kind>${CERTIFICATE})(?:,?\s+(?:from|in|of|dated|\()?\s*(?<when>[^\n?,:]{0,20}(?:19|20)\d\d)\)?)?$`,
    'iu',
  ),
];
const HOLDS =
  "(?:i(?:'ve| have)?(?: also| now| just| recently)* (?:have|got|hold|own|passed|gained|obtained|renewed)|i've)";
const HOLDS_IN_ARABIC = '(?:معي|معايا|معاي|عندي|لدي|حصلت على|حاصل على|حاصلة على|خذت|اخذت|أخذت)';
/** "i hold a full UK driving licence, add it", "add that i have …": its own name says that it is one. */
const TELLS_HELD: readonly RegExp[] = [
  new RegExp(
    String.raw`^${POLITE}(?:also )?${PUTS}\s+(?:in )?(?:that )?${HOLDS}\s+(?:an? |my |the )?(?<told>[^\n?,;.]{2,120})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:and |also |so |hi,? )*${HOLDS}\s+(?:an? |my |the )?(?<told>[^\n?,;.]{2,120}?)(?:,| and|\.)?\s+${POLITE}${PUTS}\s+(?:it|that|this)\b(?:\s+(?:in|to|into|on|there)(?:\s+(?:my|the))?(?:\s+(?:cv|resume|certificates?|certifications?|licen[cs]es))?)?$`,
    'iu',
  ),
  new RegExp(
    `(?:[أانت]?ضيف|[أا]ضف|[أا]?حط|[أا]كتب|[أا]?زود)(?:ي|لي)?\\s+(?:[أا]ن[يه]?\\s+)?${HOLDS_IN_ARABIC}\\s+(?<told>[^\\n؟?،.]{3,120})$`,
    'u',
  ),
  new RegExp(
    `^${HOLDS_IN_ARABIC}\\s+(?<told>[^\\n؟?،.]{3,120}?)[،,]?\\s+(?:ضيف|[أا]ضف|حط|زود)(?:ي)?(?:ها|ه)(?:\\s+(?:في|على|ع|ل)\\s?(?:ال)?(?:سيرة|سيرتي|شهادات))?$`,
    'u',
  ),
];
const NAMES_CERTIFICATE =
  /\b(?:licen[cs]e|certificat\p{L}*|certs?|card|permit|ticket)\b|رخصة|رخصه|شهادة|شهاده|دورة|دوره|كرت|بطاقة/iu;

/** What a message says that its writer holds, where that is a certificate or a licence. */
function certificateHeld(text: string): string | undefined {
  const told = TELLS_HELD.map((tells) => tells.exec(text)?.groups?.told).find(Boolean);
  return told && (NAMES_CERTIFICATE.test(told) || certificatesNamed(told).length > 0) ? told : undefined;
}

/** A degree stands in the education; what leads to no name names nothing. */
const NO_CERTIFICATE =
  /\b(?:degree|bachelor'?s?|(?<!scrum )master'?s?|mba|bsc|msc|phd|diploma of|section|skills?)\b|^(?:to|in|on|from|the (?:missing|other)|some|more|them|it|that)\b|بكالوريوس|ماجستير|دكتوراه|خبرة|(?:لل|ل|في ?ال)?سيرة/iu;

const RENAMES = new RegExp(
  String.raw`\b(?:rename|change|update|correct)\s+(?:my |the )${CERTIFICATE}\s+(?:to|into|as)\s+(?<told>[^\n?]{3,120})$`,
  'iu',
);

/** "rename my certification to …", where there is only one; null for all else. */
export function renameCertificate(turn: Turn): CoachAnswer | null {
  const told = RENAMES.exec(turn.text.trim().replace(LIGHT_END, '').slice(0, MAX))?.groups?.told?.trim();
  const [only, another] = turn.resume?.data.certifications.blocks ?? [];
  return told && isName(told) && only && !another ? changeCertificate(turn, only.text, told) : null;
}

/** "add a certificate: First Aid, Red Cross, 2022"; null where none is named. */
export function addToldCertificate(turn: Turn): CoachAnswer | null {
  const text = turn.text.trim().replace(LIGHT_END, '').slice(0, MAX);
  const held = certificateHeld(text);
  const {
    told,
    kind = '',
    when,
  } = held ? { told: held } : (TELLS_CERTIFICATE.map((tells) => tells.exec(text)?.groups).find(Boolean) ?? {});
  if (!told || NO_CERTIFICATE.test(told) || !isName(told) || readRequest(turn.text).isQuestion) return null;
  const dated = withYearNamed(told, (year) => `, ${year}`);
  const name = named(dated.replace(OTHER_ORDER, '').trim().replace(FROM_YEAR, ', $<year>'), kind);
  const certificate = tidyCertificate([name, when?.trim()].filter(Boolean).join(', '));
  return turn.resume ? addCertificate.run({ certificate }, { ...turn, text: `${turn.text}\n${dated}` }) : null;
}

/** "… and remove the other one": an order of its own. */
const OTHER_ORDER = /,?\s+(?:and|then|و)\s?(?:remove|delete|add|change|drop|put|move|take|احذف|امسح|شيل|ضيف)\b.*$/iu;
/** "CIPD من 2022". */
const FROM_YEAR = /\s(?:من|سنة|عام|from|in)\s(?<year>(?:19|20)\d\d)$/u;
/** "PMP certification" is PMP; a "first aid course" is no first aid. */
const named = (told: string, kind: string): string =>
  /^رخص/u.test(kind) ? `${kind} ${told}` : /^(?:course|licen)/iu.test(kind) ? `${told} ${kind}` : told;

const TELLS_SUMMARY: readonly RegExp[] = [
  new RegExp(
    String.raw`^${POLITE}${PUTS}\s+(?:to|in|into)\s+(?:my |the )(?:summary|profile)\s*(?::|,)?\s*(?:that )?(?<told>[^\n?]{4,240})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^${POLITE}${PUTS}\s+(?:that )?(?<told>(?:i|we)\s[^\n?]{4,240}?|["“][^"”\n]{4,240}["”])\s+(?:to|in|into)\s+(?:my |the )(?:summary|profile)$`,
    'iu',
  ),
];
/** A summary says it without its writer: "I speak 3 languages" is "Speaks 3 languages". */
export function withoutWriter(told: string): string {
  const [, verb = '', rest = ''] = /^(?:i|we)\s+(?:also |have |'ve )?(\p{L}+)\s+(.+)$/isu.exec(told) ?? [];
  const said =
    verb === ''
      ? told.replace(/^(?:i am|i'm|im)\s+/iu, '')
      : `${isPast(verb) || !isBase(verb) ? verb : thirdPerson(verb)} ${rest}`;
  const plain = said.replace(/^(?:am|'m)\s+/iu, '').replace(/^["“]|["”]$/gu, '');
  return plain[0]!.toUpperCase() + plain.slice(1);
}

const TELLS_SENTENCE = new RegExp(
  String.raw`^${POLITE}(?:also )?${PUTS}\s+(?:in\s)?that\s+(?<told>(?:i|we)\s[^\n?]{4,240})$`,
  'iu',
);

/** "add that I won an award", of a summary that was spoken of; null where nothing is told. */
export function addToldSentence(turn: Turn): CoachAnswer | null {
  const told = TELLS_SENTENCE.exec(turn.text.trim().replace(LIGHT_END, '').slice(0, MAX))?.groups?.told;
  return told ? addToSummary.run({ sentence: withoutWriter(told) }, turn) : null;
}

/** "rewrite my summary so it says I want to move into …", "summary, goal: …": what it is to say beside its facts. */
const SUMMARY_SAYS: readonly RegExp[] = [
  /\b(?:summary|profile)\b.{0,30}?\b(?:so (?:that )?it (?:says|shows|mentions|tells)|should (?:say|mention|show)|to (?:say|mention|show)|saying|that says|mention(?:ing)?)(?: that)?\s+(?<told>[^\n?]{4,200})$/iu,
  /\b(?:summary|profile)\b[^:\n]{0,30}?[,;]?\s*\b(?<aim>goal|aim|objective|target)\s*(?::|is|=)\s*(?<told>[^\n?]{3,160})$/iu,
  /(?:الملخص|ملخصي|نبذتي).{0,20}?(?:بحيث|عشان|حتى|ل)\s?(?:ي?قول|يذكر|تقول|تذكر)\s+(?:اني|أني|إني|أنني|أن|ان)?\s*(?<told>[^\n؟]{4,200})$/u,
];
/** A wish claims nothing; a fact of experience does, and is put in as it was told. */
const WISH =
  /^(?:i (?:want|would like|wish|hope|plan|aim)|i'?d like|i(?:'m| am) (?:looking|aiming|hoping)) (?:to |for )?/iu;

const OF_ONESELF = /^(?:i|we|my|i'm|im)\b|^\p{Script=Arabic}/iu;

/** A topic alone is no sentence, and what is so of it only its owner knows. */
const askForSentence = (turn: Turn, topic: string): CoachAnswer =>
  reply(
    turn,
    {
      en: `What of “${topic}” is yours: since when, where, with what result? Tell me in a sentence (“add that I …”), and I put it into the summary.`,
      ar: `ما الذي يخصك من «${topic}»: منذ متى وأين وبأي نتيجة؟ قلها في جملة («أضف أنني …») وأضعها في الملخص.`,
    },
    { kind: 'asking', about: { kind: 'summary', text: turn.resume!.data.personal.profile } },
  );

const MENTIONS =
  /^(?:(?:and|also|can (?:yo)?u|please|pls|it should|should|make it|have it|let it) )*(?:mention|include|say (?:something )?about|talk about|bring in|speak of)\s+(?:my |the )?(?<topic>(?!that\b|i\b)[^\n?.]{3,60})$/iu;

/** "make it mention coaching", of a summary that was spoken of; null where no topic is named. */
export function askForMention(turn: Turn, about: Subject): CoachAnswer | null {
  const topic = MENTIONS.exec(turn.text.trim().replace(LIGHT_END, '').slice(0, MAX))?.groups?.topic;
  return topic && turn.resume ? { ...askForSentence(turn, topic), about } : null;
}

/** Null where a message wishes for nothing that the summary is to say. */
export function summaryThatSays(turn: Turn): CoachAnswer | null {
  const text = turn.text.trim().replace(LIGHT_END, '').slice(0, MAX);
  const { told, aim } = SUMMARY_SAYS.map((says) => says.exec(text)?.groups).find(Boolean) ?? {};
  if (!told || !turn.resume || readRequest(turn.text).isQuestion) return null;
  const goal = aim !== undefined || WISH.test(told) ? told.replace(WISH, '').trim() : null;
  if (goal === null && !OF_ONESELF.test(told)) return askForSentence(turn, told);
  if (goal === null) return addToSummary.run({ sentence: withoutWriter(told) }, turn);
  const led = aim !== undefined ? `Aiming for ${goal}` : `Aiming to ${goal}`;
  return addToSummary.run({ sentence: led }, { ...turn, text: `${turn.text}\n${led}` });
}

/** "add to my summary that I speak 3 languages"; null where nothing is told for it. */
export function addToldToSummary(turn: Turn): CoachAnswer | null {
  const text = turn.text.trim().replace(LIGHT_END, '').slice(0, MAX);
  const told = TELLS_SUMMARY.map((tells) => tells.exec(text)?.groups?.told).find(Boolean);
  if (!told || !turn.resume || readRequest(turn.text).isQuestion) return null;
  return addToSummary.run({ sentence: withoutWriter(told.trim()) }, turn);
}

/** "i actually led it", "I did run that": the writer's own deed behind a line. */
const OWN_DEED =
  /\bi\s+(?:(?:actually|really|in fact|myself|was the one who|did|personally)\s+)*(?<verb>\p{L}{2,20})\s+(?:it|that|this|them|the (?:whole )?(?:thing|project|lot))\b/iu;
const NO_DEEDS: ReadonlySet<string> = new Set(['like', 'liked', 'want', 'wanted', 'hate', 'hated', 'need', 'needed']);
/** What a line says in the place of the deed. */
const INSTEAD_OF_DEED =
  /^(?:was |were |been )?(?:(?:involved in|part of|a (?:member|part) of|responsible for|in charge of|tasked with)|(?:helped|assisted|participated|took part|contributed)(?: out)?(?: with| in| to)|worked on)\s+/iu;

/** "make the falls line stronger, I led it": that line alone, with the deed that is told; null where none is told. */
export function strengthenWithDeed(turn: Turn): CoachAnswer | null {
  const verb = OWN_DEED.exec(turn.text.slice(0, MAX))?.groups?.verb?.toLowerCase() ?? '';
  const done = isPast(verb) ? verb : pastOfBase(verb);
  const line = done && !NO_DEEDS.has(verb) && !readRequest(turn.text).isQuestion ? lineNamed(turn) : null;
  if (!line || !done || !INSTEAD_OF_DEED.test(line.text)) return null;
  const rewritten = `${done[0]!.toUpperCase()}${done.slice(1)} ${line.text.replace(INSTEAD_OF_DEED, '')}`;
  return rewriteBullets.run({ line: line.text, rewritten }, turn);
}
