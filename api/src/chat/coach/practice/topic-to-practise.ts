import { fold } from '@vitae/language/fold';
import { stemsOfText } from '../asked-words.ts';
import { namingStems } from '../own-case/named-in-documents.ts';

// That somebody wants to be asked, as before an interview, and about what.

/** What one says in front of "practise", where it is no noun: "a dental practice", "good practice". */
const WISHED =
  "(?:^|[,.;!] ?|\\b(?:let'?s|lets|let us|can we|could we|shall we|want to|wanna|need to|like to|ready to|please|pls|plz|now|start|do (?:an? |some )?|some|quick|bit of|help me|interview|and|ok|so) )";
const PRACTISES = new RegExp(
  `${WISHED}(?:practi[cs]e|practi[cs]ing|rehearse|role ?play)\\b(?! (?:manager|nurse|lead|owner|area|management|software|standards?|licen[cs]e|law)\\b)|\\b(?:practi[cs]e|mock|dry|trial) (?:run|round|interview|session|questions?)\\b`,
  'u',
);
/** "throw me some questions", "be the interviewer"; to give somebody questions is to list them, and whoever is fired loses the job. */
const ASKS_ME =
  /\b(?:ask|throw|hit|shoot|try|challenge|test|drill|quiz|grill) (?:at )?me\b(?! (?:to|for|if|why|when)\b)|\bfire (?:at )?me\b(?= .{0,30}\bquestions?\b)|\b(?:be|act|play|pretend (?:to be|(?:yo)?u'?re|you are)) (?:as )?(?:the |an |my |a )?(?:interviewer|hiring manager|panel|recruiter|boss|hr)\b|\bpretend (?:(?:yo)?u'?re|you are|to be) \p{L}+ and\b/u;
const PRACTISES_IN_ARABIC =
  /(?:خلينا|خلنا|يلا|يالله|تعال|ابي|ابغي|بدي|عايز|عاوز|عاوزه|عايزه|ممكن|نبدا|اريد|حابب|حابه)\s(?:\S+ )?(?:نتمرن|نتدرب|اتمرن|اتدرب|تدريب|تمرين)|(?:اعمل|نعمل|سوي?|نسوي|خلينا|يلا|ابدا|نبدا)(?:لي)?\s(?:\S+ )?(?:مقابله|انترفيو|انتر ?فيو)(?!\s(?:غدا|بكره|اليوم))|(?:جربني|اختبرني|امتحني|اسالني|اساليني|اسيلني|سالني)(?=\s|$)/u;
/** Told of others, or asked how it is done. */
const OF_OTHERS =
  /\b(?:they|he|she|hr|who|always|never|kept|didn'?t|did not|will|would|might|may|could) (?:also |even |not |gonna |going to )?(?:ask|test|quiz|grill|throw)\b|^(?:how|where|when|why|what|should|is|do i)\b/u;
const WORDS_MAX = 26;

/** Whether a message wants to be asked as in an interview. */
export function wishesToPractise(words: string): boolean {
  if (words.split(/\s+/u).length > WORDS_MAX) return false;
  if (PRACTISES_IN_ARABIC.test(words)) return true;
  if (OF_OTHERS.test(words.replace(WHAT_MAY_BE_ASKED, ' '))) return false;
  return PRACTISES.test(words) || ASKS_ME.test(words);
}
/** "something they might ask", "questions the panel could ask": what the question is to be like. */
const WHAT_MAY_BE_ASKED =
  /\b(?:something|anything|questions?|stuff|things?|one)(?: that| which)? (?:\p{L}+ ){1,3}?(?:might|may|could|would|will|can|gonna|going to) ask\b/gu;

const NO_TOPIC =
  /^(?:this|that|the)? ?(?:job|role|position|advert|ad|company|interview|vacancy|cv|resume|me|myself|it|anything|everything|something|them)\b|^(?:next )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight|week|month)\b|^(?:الوظيفه|الشركه|نفسي)/u;
const ON_TOPIC =
  /\b(?:about|on|regarding|around|concerning|to do with|start(?:ing)? with|begin(?:ning)? with|beginning from|related to) (?:my |the |our |how i |handling |dealing with |working with |a |an )*(?<topic>\p{L}[^?.!,;\n]{2,60}?)(?: (?:please|pls|plz|now|first|with me|for this job|for this role|side|part|stuff|thing|things|bit|questions?))*[\s?.!]*$|(?:عن|حول|بخصوص|في موضوع) (?<arabic>\p{L}[^؟?.،\n]{2,40})/u;

/** "… as i have only read of it": why it is wished for, and no part of the topic. */
const WHY_BEHIND =
  /\s(?:as (?:i|it|that)(?=[\s'’])|(?:since|because|cause|cuz|coz|though|although|but|so) (?:that|this|it|i|we|they|my|the)(?=[\s'’]|$)|(?:لان|لاني|لانو|عشان|علشان|بس|مع ان)\S*).*$/u;
const NOT_DONE =
  /\b(?:since|because|as|cause|cuz|though|although|but|which|that) (?:i(?:'?ve| have)? (?:never|not|no|little|only|haven'?t|havent|didn'?t|don'?t|lack)|(?:it|that|this)(?:'?s| is) new (?:to|for) me)\b|(?:لاني|عشاني|بس|مع اني) (?:ما|لم|عمري ما)(?=\s)/u;

/** Whether the topic is told to be something that has not been done. */
export const isNotDone = (text: string): boolean => NOT_DONE.test(fold(text.slice(0, 200)));

/** What somebody wants to be asked about; undefined where it is anything. */
export function topicToPractise(text: string): string | undefined {
  const { topic, arabic } = ON_TOPIC.exec(fold(text.slice(0, 200)).trim())?.groups ?? {};
  const said = (topic ?? arabic)?.replace(WHY_BEHIND, '').trim();
  return said === undefined || NO_TOPIC.test(said) ? undefined : said;
}

/** Everyday words for a side of work, with the words that a resume tells it in. */
const SIDES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:money|financ\w*|commercial|costs?|numbers)\b|ميزاني|مال|تكلف|تكاليف/u,
    'cost costs budget margin profit revenue sales spend savings price cash ميزانيه تكلفه مبيعات',
  ],
  [
    /\b(?:people|staff|team|leadership|leading|managing|management)\b|فريق|قياد|اداره/u,
    'team staff led lead leading trained training supervised managed rota فريق تدريب قياده',
  ],
  [
    /\b(?:customers?|clients?|guests?|patients?|difficult people)\b|عملا|زباين/u,
    'customer customers client clients guest guests patient patients complaint عملاء',
  ],
  [/\b(?:safety|hygiene|health)\b|سلامه/u, 'safety hygiene incident incidents audit infection accident سلامه'],
  [/\b(?:mistakes?|quality|errors?)\b|جوده|اخطا/u, 'quality error errors defects complaints rework audit جوده'],
];

/** Whether a line tells of a topic: all that is named of it, or of the side of work that it is an everyday word for. */
export function tellsOfTopic(line: string, topic: string): boolean {
  const own = stemsOfText(line);
  const isSaid = (text: string) => {
    const stems = namingStems(text);
    return stems.length > 0 && stems.every((stem) => own.has(stem));
  };
  if (isSaid(topic)) return true;
  const sides = SIDES.filter(([said]) => said.test(fold(topic)));
  const rest = sides.reduce((left, [said]) => left.replace(new RegExp(said, 'gu'), ' '), fold(topic));
  return namingStems(rest).length === 0 && sides.some(([, words]) => words.split(' ').some(isSaid));
}
