import { fold } from '@vitae/language/fold';
import { isOrder } from '@vitae/language/orders';
import { DEMONYMS, RELATIVES } from '@vitae/language/persons';
import { LANGUAGE_NAMES } from '@vitae/language/spoken-languages';
import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import { inTitleCase } from '../../text/title-case.ts';
import { upperFirst, withArticle, wordCount } from '../../text/words.ts';
import { inWrittenArabic } from './arabic-notes.ts';
import { rightToWork } from './right-to-work.ts';
import { tellsStory, withWhen } from './story-told.ts';
import { termsInShort } from './terms-in-short.ts';
import { withoutNames } from './unsound-statement.ts';
import { workInShort } from './work-in-short.ts';

const MAX_WORDS = 45;

/** "أستطيع الانتقال في يناير", "فترة الإشعار شهر": of the writer, in the first person. */
const SAID_IN_ARABIC =
  /^(?:أنا|لا [أا]ستطيع|لا مانع لدي|(?:و?ليس|ليست) لدي|لم (?:أعمل|أدرس|أحصل|أستخدم)|أريد (?:تغيير|العمل|أن أ(?!ذكر|ركز|ظهر|وضح|كتب)\p{L}{2,}|الانتقال)|أحب|أعرف|سيارتي|خبرتي|[أا]درس|[أا]سكن|[أا]تقن|اجتزت|[أا]ستطيع|يمكنني|بإمكاني|لدي|عندي|[أا]ملك|[أا]حمل|[أا]رغب|[أا]قيم|سأ\p{L}{2,}|سا(?:باشر|نتقل|سافر|كون|نهي|حصل|تخرج|بدأ)|متاحة?|مستعدة?|جاهزة?|متفرغة?|حصلت|عملت|درست|فترة (?:الإشعار|الاشعار)|إقامتي|اقامتي|رخصتي|راتبي)(?!\p{L})/u;

/** "أرغب في التركيز على خبرتي", "… ولا أريد ذكر ذلك" */
const ORDERS_IN_ARABIC =
  /(?:الرسالة|الخطاب|لا تدعي?|لا تقل|فلا |التركيز على|إبراز|(?:لا|عدم|دون|بدون) (?:أريد |تذكر|داعي )?(?:ذكر|لذكر|الإشارة)|لا تذكر|لا تكتب)/u;
const FIRST_PERSON =
  /^(?:i|i'm|i've|i'd|we(?= (?:did|built|cut|made|won|took|set|ran|opened|moved|changed|\p{Ll}+ed)\b.* I \p{Ll})|we(?= (?:are|have|land|arrive|fly|come|live|lived|moved|will|own|owned|ran|run|sold|had|lost|closed|came|bought|left|speak|plan)\b)|we['’](?:ve|re|ll)|my(?: [\p{L}\d'’-]+){1,5} (?:is|are|was|were|has|have|will|ends|starts|expires|means|begins|finishes))\b/iu;

/** "After four years of freelancing I miss being part of a team" */
const BEGINS_BEFORE_I =
  /^(?:after|since|for|in|when|with|as|at|from|during|until|before) [^.;:]{3,60}? I(?:['’](?:m|ve))? (?!know\b|think\b)\p{Ll}/iu;
const STATE =
  /^(?:(?:really|very|so) (?=(?:keen on|interested in|happy|ready|willing|able|flexible|open to)\b)|still(?= (?:in|based|living) )|on call(?= (?:\d|one|every|once)\b)|keen|eager|used to|new to|qualified|trained|only (?=available\b|free\b|able\b)|available|free(?= (?:from|on|until|till|after)\b)|fluent|willing|able|open(?= (?:to|for|about|from)\b)|eligible|authori[sz]ed|entitled|based(?= (?:in|at|near|out of|outside|between|on)\b)|happy|ready|currently|registered|licen[cs]ed|certified|originally)\b/i;

/** "can join from 1 December" */
const SHORT_OF_I =
  /^(?:can(?:['’]t|not)?|could|will|won['’]t|would|need(?= (?:to|my|an?|every|time|the|some|one|two|\d+)\b)|haven['’]?t(?= (?:done|used|worked|been|had|held|led|run|made|got|sold|\p{Ll}+ed)\b)|(?:want|hope|plan)(?= to \p{Ll})|should(?= have (?:my|the|an?)\b)|(?:don['’]t|do not)(?= mind (?!if\b|me\b))|have|hold|speak|live|(?:like|love)(?= (?:that|how) \p{L})|own(?! (?:car|van|vehicle|transport|tools|laptop|bike|motorbike)\b)|drive|know(?! (?:that|how much|they|them|it|what|why|you)\b)) (?!be\b|we\b|they\b|he\b|she\b)\p{L}/iu;
const SPEAKS_TO_SOMEBODY =
  /^(?:I(?: |(?=['’]d)))?(?:want|['’]d like|would like|prefer) (?:it |the letter )?to (?:mention|say|explain|show|address|sound|come across|be (?:described|shown|seen)|stress|focus|keep|highlight|include)\b|\bI(?: want|['’]d like| would like)\b[^.;]{0,60}\b(?:mentioned|included|said|noted|added|left out)\b|\b(?:you|your|please|(?<!\b(?:eligibility|offer|reference|release|acceptance|support|objection|experience|exclusion) )letter|tone|paragraph|words)\b|^I know (?:that )?(?:they|it)\b|[{}[\]|\\`<>]|https?:/i;

/** "your app", "because you train people": of the house that the letter goes to, and not of who writes it. */
const OF_READERS_HOUSE =
  /\byour (?!(?:letter|text|draft|tone|style|words|opinion|judge?ment|call|choice|template|program|tool|help|suggestions?|ai|own|side|version|way)\b)(?=\p{L})|\b(?:because|is that|since) you (?=(?:are|have|make|run|build|do|serve|publish|train|treat|work|hire|offer|use)\b)/giu;
const speaksToSomebody = (text: string) => SPEAKS_TO_SOMEBODY.test(withoutNames(text).replace(OF_READERS_HOUSE, ''));

/** "What draws me is that you are an independent house" */
const WHAT_DRAWS =
  /^what (?:really )?(?:draws|drew|attracts|attracted|interests|brings|appeals to) me (?:(?:to (?:you|this|the (?:job|role|post))|here|most) )?is [^.]{12,}$/i;

/** "full clean driving licence" */
const LICENCE =
  /^(?:(?:[Ff]ull|[Cc]lean|[Mm]anual|[Aa]utomatic|[Vv]alid|[Cc]urrent|[Ii]nternational|[Dd]riving|[Dd]rivers?|[Dd]river['’]s|[Ff]orklift|HGV|[Cc]lass [A-Z\d]+|[Cc]ategory [A-Z\d]+|[A-Z]{2,4}|\p{Lu}\p{Ll}+(?:ish|ian|i|ese)) ){1,5}[Ll]icen[cs]e$/u;
const BEGINS_WITH_NAME = /^(?:\p{Lu}{2}|\p{Lu}\p{Ll}+(?:ish|ian|i|ese) )/u;
const PERMIT =
  /^(?:(?:transferable|valid|dependant|dependent|spouse|family|work|residence|residency|employment|student) ){1,3}(?:visa|permit)$/i;
const OWN_THING = /^(?:(?:have |my )?own) ((?:car|van|vehicle|transport|tools|laptop|bike|motorbike|motorcycle))$/i;

/** "UAE driving licence" as "a UAE driving licence", "own car" as "my own car"; empty where it is nothing that one holds. */
function heldThing(text: string): string {
  const [, own = ''] = OWN_THING.exec(text) ?? [];
  if (own !== '') return `my own ${own.toLowerCase()}`;
  return LICENCE.test(text) || PERMIT.test(text)
    ? withArticle(BEGINS_WITH_NAME.test(text) ? text : lowerFirstLetter(text))
    : '';
}

/** "4 weeks notice" */
const NOTICE =
  /^(?:i (?:have|need) )?(?:an? )?((?:\d{1,2}|one|two|three|four|six) (?:days?|weeks?|months?))['’]? notice(?: period)?( to the end of (?:the |a )?(?:month|quarter|term|year))?(?:,? but (it (?:can|could|may) be .{3,40}|(?:is )?negotiable))?$/iu;

/** "notice period one month", "expected salary: 10500 AED" */
const LABELLED =
  /^(?:my )?((?:notice(?: period)?(?= ?(?:is|:|-|–|=)? ?(?:\d|an?\b|one|two|three|four|six|immediate))|(?:expected|current|desired) (?:salary|ctc|pay|package)|salary expectations?|visa status|start date|earliest start(?: date)?|joining date|date of availability))\s*(?:is|are|:|-|–|=)?\s*(\S.{1,60})$/iu;

/** "My grandmother died at Witham Hospice": a sentence with a verb of its own. */
function isWholeWithMy(text: string): boolean {
  const [first = '', ...words] = text.split(' ');
  const isVerb = (word: string) =>
    /^(?:expired|lapsed)$/.test(word) ||
    BASE_OF_PAST.has(word) ||
    (word.endsWith('s') && (BASE_FORMS.has(word.slice(0, -1)) || BASE_FORMS.has(word.slice(0, -2))));
  const isOfRelative = RELATIVES.has(fold(words[0] ?? '')) && words.length > MAX_SUBJECT_WORDS;
  return /^my$/i.test(first) && (isOfRelative || words.slice(1, MAX_SUBJECT_WORDS).some(isVerb));
}
const MAX_SUBJECT_WORDS = 5;

/** "Never worked in health before", "not yet used SAP" */
const NOT_DONE =
  /^(?:never|not yet) (?:(?:officially|formally|really|professionally) )?(?:worked|used|managed|had|done|taught|driven|been|led|sold|run|made|held|sat|taken|cooked|given|written|carried|owned|built) \p{L}/iu;
const DONE_IN_TIME =
  /^never (?:worked|used|managed|had|taught|led|sold|made|held|sat|cooked|carried) .*\b(?:in (?:all )?(?:my |the |those )?\d+ (?:years|months)|when I|while)\b/i;

/** "Never used SAP but keen to learn" */
const BUT_KEEN = / but (?=(?:very )?(?:keen|happy|willing|eager|ready|able|quick) |flexible(?=[.,]|$))/i;

/** "T2 licence expected in November" */
const DUE =
  /^(?:my )?((?:[\p{L}\d]+ ){0,4}(?:licen[cs]e|certificate|visa|(?<=\p{L} )results?|degree|card|permit|registration)) (?:is |are )?(expected|due) ((?:in|on|by|from|at|next) .{2,40})$/iu;

/** "thursday evenings and saturdays are no problem" */
const NO_PROBLEM =
  /^(?:(?:\p{L}+days?|evenings?|mornings?|weekends?|nights?|night shifts?|shifts?|\d{1,2} hours(?: (?:a|per) week)?|travel(?:ling)?|relocat(?:ion|ing)|overtime|early starts?|and|or|the|late|working)[ ,]+)+(?:is|are) (?:no problem|fine|ok(?:ay)?|possible)(?: for me)?$/iu;

/** "A maternity cover is fine with me, and I can start right away" */
const FINE_WITH_ME =
  /^(?!(?:it|this|that|everything|anything|nothing)\b)(?:[^.;,]{3,50} (?:is|are) (?:perfectly )?(?:fine|no problem|ok(?:ay)?)|the hours from \d[\d.: apm]{0,6} to \d[\d.: apm]{0,6} are \p{Ll}+) (?:with|for|by) me(?:$|, and I\b)/iu;

/** "If they have a trainee position I am also happy to be considered" */
const IF_THEY =
  /^if (?:they|you) (?:(?:ever|also) )?(?:have|had|need|want|offer|are looking for|would consider)\b[^.;]{2,70}? (?:I|I['’](?:m|d|ll)) (?:am|would|could|can|will|also|\p{Ll}+)\b/iu;

/** "mornings after 9 are best for me because of school" */
const SUITS_ME =
  /^(?:(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|days|\p{Lu}\p{Ll}+days?))\b[^.;,]{0,30} (?:is|are|would be) (?:best|better|good|fine|easier|ideal) for me\b/iu;

/** "caring for my uncle is what made me want to go back" */
const OF_DOING =
  /^\p{Ll}{2,}ing (?:[^.;,]{3,60} )?(?:is|was) (?:(?:what|why|how) (?:made me|I)\b|always (?:the|my) [^.;,]{3,60}$|(?:the (?:best|nicest|hardest|most \p{L}+) (?:part|thing)|my favou?rite(?: part)?)(?: of [^.;,]{3,40})?$)/iu;

/** "Ten years in kitchens taught me to stay calm" */
const TAUGHT_ME =
  /^(?!(?:they|you|it|this|that|he|she|please)\b)[\p{L}\d'’ -]{3,60} (?:(?:has|have) )?(?:taught|shown|showed) me (?:to|how to|that) \p{L}[^.;:]{3,80}$/iu;

/** "Both kids are in school now so I'm ready for full time" */
const SO_I_AM =
  /^(?!\p{L}{2,}ing (?:to|from|back|home|house|into|in|away)\b|(?:if|they|you|please|it|this|that)\b)[\p{L}'’ ]{3,60}? (?:is|are|was|were|has|have|had|got|lives?|works?|starts?|started|closed|moved|ended|\p{Ll}{2,}ed)\b[^.;:]{0,60}?,? so I(?:['’](?:m|ve|d|ll)| am| have| can| could| would| will)? \p{Ll}/iu;

/** "In August 2022 an expired certificate took the payments down, afterwards I set up a dashboard" */
const TOLD_WITH_I =
  /^(?:in|on|last|during) [^.;:]{8,160}, (?:and |so )?(?:then|after(?:wards| that)|since then|and|so) I (?!think\b|want\b|hope\b)\p{Ll}/iu;

/** "interviewed 300+ people and set up our loop": a deed, and what it was done to. */
const tellsDeed = (text: string) => {
  const [verb = '', object = ''] = text.split(' ');
  return (
    BASE_OF_PAST.has(fold(verb)) &&
    !BASE_FORMS.has(fold(verb)) &&
    !/^(?:used|got|had|made|took|based|left)$/i.test(verb) &&
    /^(?:\d[\d,.]*[+k]?|our|the|my|all|both|two|three|four|five|six|ten)$/i.test(object) &&
    !text.includes(', ')
  );
};

/** "passed my theory test last week" */
const DID =
  /^(?:loved|liked|enjoyed|visited|toured|helped|managed|learn(?:ed|t)|organi[sz]ed|supported|covered|delivered|designed|created|made(?= (?:an?|one|two|three|the|my|our|\d{1,3})\b)|cooked|served|wrote|translated|coached|passed|finished|completed|moved|left|took(?! me\b)|started|became|won|got|did|grew up|studied|worked|lived|volunteered|looked after|cared for|applied|met|heard|saw|ran|spent|had|was|trained|graduated|lost|sold|built|taught|gave|came|went|drove|joined|set up|retired|used(?! to\b)) (?!by\b|by:)\S/i;

/** "got gold card", "had card": of what is held now, and in no whole sentence. */
const GOT_WITHOUT_ARTICLE =
  /^(?:got|had) (?!an?\b|the\b|my\b|our\b|to\b|\d|into\b|made\b|some\b|good\b|great\b|\p{L}+ed\b)/iu;

/** "…, waiting for the card" */
const GOES_ON = /, \p{L}+ing\b/iu;

/** "ask about the training scheme", "ask them if they pay for the move" */
const ASKS = /^ask (?:them |him |her )?(about|whether|if) (?=\S+ ?\S)/i;

/** "last drawn about S$5,200 a month", "expected 2,400 is ok" */
const LAST_DRAWN = /^(?:my )?last[- ]drawn(?: (?:salary|pay))?(?: was| is|:)? (?=(?:about |around )?\S{0,4}\d)/i;
const EXPECTED = /^(?:i )?expect(?:ed|ing)?(?: (?:salary|pay))?(?: is|:)? (?=(?:about |around )?\S{0,4}\d)/i;

/** "small planes don't bother me" */
const TO_ME =
  /^(?!please|let|send|call|give|make|write|put|keep)\p{L}[^.,;:]{3,50} (?:don['’]t|doesn['’]t|do not|does not|suits?|interests?|would suit|would interest) [^.,;:]{0,20}\bme$|^[\p{L}\d][^.,;:]{3,50} suits? me$/iu;

/** "NOC available" */
const AT_HAND =
  /^(?:my )?((?:(?:transferable|valid|current|new|own|full|[A-Z]{2,5}) ){0,2}(?:NOC|visa|iqama|passport|portfolio|transport|licen[cs]e|card|badge|certificate|ticket|registration|membership|indemnity|clearance|police check)(?: \([^()]{3,40}\))?) (?:is )?(available|transferable|ready|valid|attached|enclosed|current|active|up to date|in place)((?: separately)?(?: (?:on|from|until|till|to|for|in) .{2,30})?)$/i;

/** "Permanent resident, so no work permit needed" */
const MAY_WORK =
  /^(?:an? )?((?:(?:E[UE]A?|UK|US|GCC|Schengen|\p{Lu}\p{Ll}{3,})(?:\/(?:E[UE]A?|UK|US|\p{Lu}\p{Ll}{3,}))? )?(?:citizen|national|(?:permanent )?resident|passport holder|green card holder)(?: born in \p{Lu}[\p{L} ]{2,20})?)(?:,? so (?:i )?(?:have |need |require )?no ((?:work )?(?:permit|visa|sponsorship)(?: sponsorship)?)(?: (?:is )?(?:needed|required|necessary))?)?$/iu;

/** "native Arabic speaker" */
const NATIVE = /^(?:an? )?(?:native|bilingual) (\p{Lu}\p{L}+(?:[/ -](?:and )?\p{Lu}\p{L}+)?) speaker$/u;
/** "Lebanese, not a US citizen" */
const NOT_CITIZEN =
  /^(?:i am |i['’]m )?(?<people>\p{L}+),? (?:and |but )?not (?:an? )?(?<denied>(?:E[UE]A?|UK|US|USA|\p{Lu}\p{L}{2,}) (?:citizen|national|resident))$/iu;
/** "Immediate joiner" */
const JOINS_AT_ONCE = /^(?:an? )?immediate (?:joiner|starter|start)$/i;
/** "ok with the night shift" */
const OK_WITH = /^(?:(?:am )?ok(?:ay)?|fine|comfortable) with (?=[\p{L}\d])/iu;

/** "no sponsorship needed" */
const NOT_NEEDED =
  /^no ((?:visa |work )?(?:sponsorship|permit|visa|relocation(?: help| costs)?)) (?:is )?(?:needed|required|necessary)$/i;

/** "referred by Anna Kowalska in finance" */
const SENT_BY = /^(referred|recommended|encouraged to apply|invited to apply) by (?=\p{Lu})/iu;

/** "92 % of my class passed the test in June" */
const OF_MINE =
  /^(?:\d[\d.,]*\s?%|all|most|both|half|nearly all|almost all|\d+) of my (?:\p{L}+ ){1,3}(?:\p{L}{2,}ed|were|was|got|had|went|met|won|made|came|left|took) /iu;

/** "Tuesdays I can't work because of college" */
const ON_DAYS =
  /^(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: (?:and|or) (?:mon|tues|wednes|thurs|fri|satur|sun)days?)? I (?:can|cannot|can['’]t|have|am|work|study)\b/i;

/** "My messiest books: a plumber's, whose receipts came in shoeboxes", of what an advert has asked to be told. */
const TELLS_OF_UTMOST = /^my (?:\p{L}+est|worst|best|most \p{L}+) [\p{L} ]{2,30}: \S.{10,250}$/iu;
/** Said in the applicant's words, whatever their English: an advert has asked for it, and half of it would say something else. */
export const tellsOfUtmost = (text: string): boolean => TELLS_OF_UTMOST.test(text) && !isOrder(text);

/** "English C1" */
const GRADED =
  /^(?:my )?(\p{L}+):?(?: (?:is|=|now|only|just|still))*(?: (about|around))? (?:at )?(?:level )?\(?([ABC][12])\)?(?: now| so far| yet)?(?: since ((?:19|20)\d\d))?(?: \(([^()]{3,40})\))?[.\s]*$/iu;

/** "exam in March", where other proofs are names: "goethe" */
const SAYS_HOW = /^(?:the )?(?:exam|test|course|certificate|passed|tested|self)\b/i;

/** "spanish is good but not native" */
const SPOKEN_BUT =
  /^(?:my )?(\p{L}{4,}) is (good|very good|fluent|decent|ok|okay|basic|rusty|conversational|intermediate),? (?:but )?not (native|fluent|perfect|great)(?:,? (?:be|so be|please be) (?:honest|open|clear) about (?:it|that|this))?[.\s]*$/iu;

/** "Elm is called Harbour now (rebranded last year)" */
const RENAMED =
  /^(\p{L}[\p{L}\d&.' -]{1,40}?) (?:(?:is|was|got|has been) (?:now )?(?:called|renamed(?: to| as)?|rebranded(?: to| as)?)|(?:now )?goes by(?: the name(?: of)?)?) (?!after\b|by\b|in\b|off\b)(\p{L}[\p{L}\d&'-]*(?: \p{Lu}[\p{L}\d&'-]*){0,3}?)(?: now)?(?: since [^.;]{3,40}| (?:last|this) (?:year|yr|month|spring|summer))?(?: \([^()]*\))?$/u;
/** "Spanish conversational", "basic French" */
const LEVEL_OF_SPEECH = 'conversational|fluent|basic|intermediate|advanced|native';
/** "Arabic only a little" */
const SPOKEN_A_LITTLE =
  /^(?:my |i speak )?(\p{L}{4,})(?: is)?:?,? (?:only|just|very)?,? ?(?:a )?(?:little|bit)(?: only)?$/iu;
const SPOKEN = new RegExp(
  `^(?:my )?(\\p{L}+)(?: is)?:?,? \\(?(${LEVEL_OF_SPEECH})\\)?(?: only| level)?(?: \\([^()]*\\))?(?:,? (?:you )?can mention)?[.\\s]*$|^(${LEVEL_OF_SPEECH}) (\\p{L}+)[.\\s]*$`,
  'iu',
);

export function asSentence(text: string): string | null {
  if (
    text === '' ||
    wordCount(text) > MAX_WORDS ||
    wordCount(text) < 2 ||
    isOrder(WHAT_DRAWS.test(text) ? text.replace(OF_READERS_HOUSE, '') : text) ||
    speaksToSomebody(text)
  )
    return null;
  // A letter in English leaves out what is in Arabic, and the other way round.
  const written = /\p{Script=Arabic}/u.test(text) ? inWrittenArabic(text) : text;
  if (written === null) return null;
  if (SAID_IN_ARABIC.test(written)) return ORDERS_IN_ARABIC.test(written) ? null : `${written}.`;
  // "want 105k-115k": mostly figures.
  const terms = termsInShort(text);
  if (terms !== null) return terms;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < text.length / 2) return null;
  const [, spoken = '', about = '', grade = '', since = '', proof = ''] = GRADED.exec(text) ?? [];
  if (LANGUAGE_NAMES.has(fold(spoken)))
    return `My ${upperFirst(spoken)} ${since ? 'has been' : 'is'} at ${about && 'about '}level ${grade.toUpperCase()}${since && ` since ${since}`}${proof && ` (${SAYS_HOW.test(proof) ? proof : inTitleCase(proof.toUpperCase())})`}.`;
  const [, before = '', now = ''] = RENAMED.exec(text) ?? [];
  if (now) return `The employer that my resume calls ${upperFirst(before)} is now called ${upperFirst(now)}.`;
  const told = rightToWork(text) ?? workInShort(text);
  if (told !== null) return told;
  const [, known = '', howWell = '', limit = ''] = SPOKEN_BUT.exec(text) ?? [];
  if (LANGUAGE_NAMES.has(fold(known)))
    return `My ${upperFirst(known)} is ${howWell.toLowerCase().replace(/^ok(?:ay)?$/, 'fair')}, but not ${limit.toLowerCase()}.`;
  const [, tongue, level, levelFirst = '', tongueBehind = ''] = SPOKEN.exec(text) ?? [];
  if (LANGUAGE_NAMES.has(fold(tongue ?? tongueBehind)) && /^native$/i.test(level ?? levelFirst))
    return `${upperFirst(tongue ?? tongueBehind)} is my native language.`;
  const [, halfKnown = ''] = SPOKEN_A_LITTLE.exec(text) ?? [];
  if (LANGUAGE_NAMES.has(fold(halfKnown))) return `I speak only a little ${upperFirst(halfKnown)}.`;
  if (LANGUAGE_NAMES.has(fold(tongue ?? tongueBehind)))
    return `My ${upperFirst(tongue ?? tongueBehind)} is ${(level ?? levelFirst).toLowerCase()}.`;
  if (TOLD_WITH_I.test(text))
    return `${upperFirst(text).replace(/, (?=(?:afterwards|after that|then|since then) I )/i, '; ')}.`;
  if (tellsStory(text)) return `${upperFirst(withWhen(text).replace(/, (?=I \p{Ll})/gu, '; '))}.`;
  if (WHAT_DRAWS.test(text)) return `${upperFirst(text)}.`;
  if (BEGINS_BEFORE_I.test(text)) return `${upperFirst(text)}.`;
  const [, notice = '', until = '', though = ''] = NOTICE.exec(text) ?? [];
  if (notice)
    return `My notice period is ${notice.toLowerCase().replace(/^1 /, 'one ')}${until}${though && `, but ${though.replace(/^(?=negotiable)/i, 'is ')}`}.`;
  const [, label = '', value = ''] = LABELLED.exec(text) ?? [];
  if (label)
    return `My ${label
      .toLowerCase()
      .replace(/^notice$/, 'notice period')
      .replace('ctc', 'CTC')} ${/expectations$/i.test(label) ? 'are' : 'is'} ${value.replace(/\blpa\b/i, 'LPA')}.`;
  // "Never had an accident in 8 years at Elm Ltd" may be of a job that is over.
  if (NOT_DONE.test(text))
    return `I ${DONE_IN_TIME.test(text) ? '' : 'have '}${inOneSentence(lowerFirstLetter(text))}.`.replace(
      BUT_KEEN,
      ' but I am ',
    );
  const [, paper = '', isDue = '', when = ''] = DUE.exec(text) ?? [];
  if (paper) return `My ${paper} is ${isDue.toLowerCase()} ${when}.`;
  if (IF_THEY.test(text)) return `${upperFirst(text.replace(/^(if) they\b/i, '$1 you'))}.`;
  if (SUITS_ME.test(text)) return `${upperFirst(text)}.`;
  if (SO_I_AM.test(text)) return `${upperFirst(text)}.`;
  if (OF_DOING.test(text) || TAUGHT_ME.test(text)) return `${upperFirst(text)}.`;
  if (FINE_WITH_ME.test(text)) return `${upperFirst(text).replace(/\bok(?:ay)?(?= (?:with|for|by) me\b)/i, 'fine')}.`;
  if (NO_PROBLEM.test(text)) return `${upperFirst(text).replace(/\bok(?:ay)?$/i, 'fine')}.`;
  const [, held = '', how = '', more = ''] = AT_HAND.exec(text) ?? [];
  if (held) return `My ${/^[A-Z]{2}/.test(held) ? held : lowerFirstLetter(held)} is ${how.toLowerCase()}${more}.`;
  const [, resident = '', permit = ''] = MAY_WORK.exec(text) ?? [];
  if (resident)
    return `I am ${withArticle(/^(?:permanent|resident|citizen|national|passport|green)/i.test(resident) ? lowerFirstLetter(resident) : resident)}${permit && `, so I need no ${permit.toLowerCase()}`}.`;
  if (NATIVE.test(text)) return `I am ${withArticle(lowerFirstLetter(text.replace(/^an? /i, '')))}.`;
  const { people = '', denied = '' } = NOT_CITIZEN.exec(text)?.groups ?? {};
  if (DEMONYMS.has(fold(people))) return `I am ${upperFirst(people)}, not ${withArticle(denied)}.`;
  if (JOINS_AT_ONCE.test(text)) return 'I can join immediately.';
  if (OK_WITH.test(text)) return `${text.replace(OK_WITH, 'I am comfortable with ')}.`;
  const [, unneeded = ''] = NOT_NEEDED.exec(text) ?? [];
  if (unneeded) return `I need no ${unneeded.toLowerCase()}.`;
  if (SENT_BY.test(text)) return `I was ${lowerFirstLetter(text)}.`;
  if (OF_MINE.test(text)) return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  if (ON_DAYS.test(text)) return `${upperFirst(text)}.`;
  if (ASKS.test(text))
    return `I would like to ${lowerFirstLetter(text.replace(/^(ask) (?:them|him|her) /i, '$1 ')).replace(/\bthey\b/g, 'you')}.`;
  if (LAST_DRAWN.test(text)) return `${text.replace(LAST_DRAWN, 'My last drawn salary was ')}.`;
  if (EXPECTED.test(text))
    return `${text.replace(EXPECTED, 'My expected salary is ').replace(/ (?:is|would be) (?:ok(?:ay)?|fine|enough)$/i, '')}.`;
  if (TO_ME.test(text)) return `${upperFirst(text)}.`;
  if (tellsDeed(text)) return `I ${lowerFirstLetter(inOneSentence(text))}.`;
  if (DID.test(text) && !GOT_WITHOUT_ARTICLE.test(text) && !GOES_ON.test(text))
    return `I ${lowerFirstLetter(inOneSentence(text))}.`;
  if (isWholeWithMy(text)) return `${upperFirst(text)}.`;
  if (FIRST_PERSON.test(text))
    return `${upperFirst(inOneSentence(text.replace(/^i\b/, 'I').replace(/^I (?=(?:relocate|move|start)\b)/, 'I will ')))}.`;
  if (STATE.test(text)) return `I am ${lowerFirstLetter(text)}.`;
  if (SHORT_OF_I.test(text)) return `I ${lowerFirstLetter(inOneSentence(text))}.`;
  const things = text.split(/ (?:and|&) (?:an? )?/).map(heldThing);
  if (things.every((thing) => thing !== ''))
    return `I ${things.some((thing) => thing.startsWith('my own')) ? 'have' : 'hold'} ${things.join(' and ')}.`;
  const [first = ''] = text.split(' ');
  // "Washing is not my department": of what is done, and not of who does it.
  return isGerund(first.toLowerCase()) && !GERUND_AS_SUBJECT.test(text) && !NAMES_HOUSE.test(text)
    ? `I am ${lowerFirstLetter(text)}.`
    : null;
}

/** "Washing is not my department", "tutoring finished when I graduated" */
const GERUND_AS_SUBJECT =
  /^\S+ (?:is|was|are|were|has|had|will|finished|ended|stopped|started|began|took|went|came|became|closed|paused)\b/i;
/** "Teaching Council say …" */
const NAMES_HOUSE = /^\S+ing (?:Council|Board|Authority|Agency|Centre|Institute|Association|Committee|Department)\b/;
const isGerund = (word: string) => {
  const stem = /^[a-z]{2,}(?=ing$)/.exec(word)?.[0] ?? '';
  const bases = [stem, `${stem}e`, stem.replace(/([bdgmnprt])\1$/, '$1')];
  return OF_WAITING.has(word) || (stem !== '' && bases.some((base) => BASE_FORMS.has(base)));
};
const OF_WAITING = new Set(['waiting', 'hoping', 'trying', 'going', 'coming', 'living', 'getting', 'looking']);

/** "I can join within 30 days, willing to relocate", "I have not used SAP yet, happy to" */
const inOneSentence = (text: string) =>
  text
    .replace(/ but (?=flexible(?:[.,]|$))/i, ' but I am ')
    .replace(
      /,? (?:and )?(?=(?:willing|able|ready|happy|available|open|prepared) (?:to|for|from|at)\b)/gi,
      (joint, at: number) => (joint.startsWith(',') && at > 0 ? `${jointBehind(text.slice(0, at))} I am ` : joint),
    );
const jointBehind = (before: string) => (DENIES.test(before) ? (/\bbut\b/i.test(before) ? ';' : ', but') : ' and');
const DENIES = /\b(?:not|never|no)\b|n['’]t\b/i;
const lowerFirstLetter = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
