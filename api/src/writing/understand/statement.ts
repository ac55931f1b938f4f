import { fold } from '@vitae/language/fold';
import { isOrder } from '@vitae/language/orders';
import { RELATIVES } from '@vitae/language/persons';
import { CITIES, REGIONS } from '@vitae/language/places';
import { CHAT_SPELLINGS, MISSPELLINGS } from '@vitae/language/spelling';
import { LANGUAGE_NAMES } from '@vitae/language/spoken-languages';
import { BASE_FORMS, BASE_OF_PAST } from '@vitae/language/verbs';
import { hyphenated } from '../text/hyphens.ts';
import { isLooseEnglish } from '../text/loose-english.ts';
import { withSigns } from '../text/signs.ts';
import { isSpliced, lacksArticle } from '../text/sound.ts';
import { indefiniteArticle, upperFirst, withArticle, wordCount } from '../text/words.ts';
import { refersOutside } from './refers-outside.ts';
import { tidied } from './tidied.ts';

const MAX_WORDS = 45;

/** "أستطيع الانتقال في يناير", "فترة الإشعار شهر": of the writer, in the first person. */
const SAID_IN_ARABIC =
  /^(?:أنا|لا [أا]ستطيع|سيارتي|خبرتي|[أا]درس|[أا]سكن|[أا]تقن|اجتزت|[أا]ستطيع|يمكنني|بإمكاني|لدي|عندي|[أا]ملك|[أا]حمل|[أا]رغب|[أا]قيم|س[أا]\p{L}{2,}|متاحة?|مستعدة?|جاهزة?|متفرغة?|حصلت|عملت|درست|فترة (?:الإشعار|الاشعار)|إقامتي|اقامتي|رخصتي|راتبي)(?!\p{L})/u;
/** "أرغب في التركيز على خبرتي", "… ولا أريد ذكر ذلك" */
const ORDERS_IN_ARABIC =
  /(?:الرسالة|الخطاب|التركيز على|إبراز|(?:لا|عدم|دون|بدون) (?:أريد |تذكر|داعي )?(?:ذكر|لذكر|الإشارة)|لا تذكر|لا تكتب)/u;
const FIRST_PERSON =
  /^(?:i|i'm|i've|i'd|we(?= (?:did|built|cut|made|won|took|set|ran|opened|moved|changed|\p{Ll}+ed)\b.* I \p{Ll})|we(?= (?:are|have|live|lived|moved|will|own|owned|ran|run|sold|had|lost|closed|came|bought|left|speak|plan)\b)|we['’](?:ve|re|ll)|my(?: [\p{L}\d'’-]+){1,5} (?:is|are|was|were|has|have|will|ends|starts|expires|means|begins|finishes))\b/iu;
/** "After four years of freelancing I miss being part of a team" */
const BEGINS_BEFORE_I =
  /^(?:after|since|for|in|when|with|as|at|from|during|until|before) [^.;:]{3,60}? I(?:['’](?:m|ve))? (?!know\b|think\b)\p{Ll}/iu;
const STATE =
  /^(?:keen|eager|used to|new to|qualified|trained|only (?=available\b|free\b|able\b)|available|fluent|willing|able|open|eligible|authori[sz]ed|entitled|based|happy|ready|currently|registered|licen[cs]ed|certified|originally)\b/i;
/** "can join from 1 December" */
const SHORT_OF_I =
  /^(?:can(?:['’]t|not)?|could|will|won['’]t|would|need(?= (?:to|my|an?|every|time|the|some|one|two|\d+)\b)|haven['’]?t(?= (?:done|used|worked|been|had|held|led|run|made|got|sold|\p{Ll}+ed)\b)|(?:want|hope|plan)(?= to \p{Ll})|should(?= have (?:my|the|an?)\b)|(?:don['’]t|do not)(?= mind (?!if\b|me\b))|have|hold|speak|live|own|drive) (?!be\b|we\b|they\b|he\b|she\b)\p{L}/iu;
const SPEAKS_TO_SOMEBODY =
  /^(?:I(?: |(?=['’]d)))?(?:want|['’]d like|would like|prefer) (?:it |the letter )?to (?:mention|say|explain|show|address|sound|come across|be (?:described|shown|seen)|stress|focus|keep|highlight|include)\b|\bI(?: want|['’]d like| would like)\b[^.;]{0,60}\b(?:mentioned|included|said|noted|added|left out)\b|\b(?:you|your|please|(?<!\b(?:eligibility|offer|reference|release|acceptance|support|objection|experience|exclusion) )letter|tone|paragraph|words)\b|^I know (?:that )?(?:they|it)\b|[{}[\]|\\`<>]|https?:/i;

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
  /^(?:i (?:have|need) )?(?:an? )?((?:\d{1,2}|one|two|three|four|six) (?:days?|weeks?|months?))['’]? notice(?: period)?$/iu;
/** "notice period one month", "expected salary: 10500 AED" */
const LABELLED =
  /^(?:my )?((?:notice(?: period)?(?= ?(?:is|:|-|–|=)? ?(?:\d|an?\b|one|two|three|four|six|immediate))|(?:expected|current|desired) salary|salary expectations?|visa status|start date|earliest start(?: date)?|date of availability))\s*(?:is|are|:|-|–|=)?\s*(\S.{1,60})$/iu;
/** "My grandmother died at Witham Hospice": a sentence with a verb of its own. */
function isWholeWithMy(text: string): boolean {
  const [first = '', ...words] = text.split(' ');
  const isVerb = (word: string) =>
    BASE_OF_PAST.has(word) ||
    (word.endsWith('s') && (BASE_FORMS.has(word.slice(0, -1)) || BASE_FORMS.has(word.slice(0, -2))));
  const isOfRelative = RELATIVES.has(fold(words[0] ?? '')) && words.length > MAX_SUBJECT_WORDS;
  return /^my$/i.test(first) && (isOfRelative || words.slice(1, MAX_SUBJECT_WORDS).some(isVerb));
}
const MAX_SUBJECT_WORDS = 5;
/** "Never worked in health before", "not yet used SAP" */
const NOT_DONE =
  /^(?:never|not yet) (?:worked|used|managed|had|done|taught|driven|been|led|sold|run|made|held|sat|taken|cooked|given|written) \p{L}/iu;
const DONE_IN_TIME =
  /^never (?:worked|used|managed|had|taught|led|sold|made|held|sat|cooked) .*\b(?:in (?:all )?(?:my |the |those )?\d+ (?:years|months)|when I|while)\b/i;
/** "Never used SAP but keen to learn" */
const BUT_KEEN = / but (?=(?:very )?(?:keen|happy|willing|eager|ready|able|quick) |flexible(?=[.,]|$))/i;
/** "T2 licence expected in November" */
const DUE =
  /^(?:my )?((?:[\p{L}\d]+ ){0,4}(?:licen[cs]e|certificate|visa|(?<=\p{L} )results?|degree|card|permit|registration)) (?:is |are )?(expected|due) ((?:in|on|by|from|at|next) .{2,40})$/iu;
/** "thursday evenings and saturdays are no problem" */
const NO_PROBLEM =
  /^(?:(?:\p{L}+days?|evenings?|mornings?|weekends?|nights?|night shifts?|shifts?|travel(?:ling)?|relocat(?:ion|ing)|overtime|early starts?|and|or|the|late|working)[ ,]+)+(?:is|are) (?:no problem|fine|ok(?:ay)?|possible)(?: for me)?$/iu;

/** "A maternity cover is fine with me, and I can start right away" */
const FINE_WITH_ME =
  /^(?!(?:it|this|that|everything|anything|nothing)\b)[^.;,]{3,50} (?:is|are) (?:perfectly )?(?:fine|no problem|ok(?:ay)?) (?:with|for|by) me(?:$|, and I\b)/iu;

/** "If they have a trainee position I am also happy to be considered" */
const IF_THEY =
  /^if (?:they|you) (?:(?:ever|also) )?(?:have|had|need|want|offer|are looking for|would consider)\b[^.;]{2,70}? (?:I|I['’](?:m|d|ll)) (?:am|would|could|can|will|also|\p{Ll}+)\b/iu;
/** "mornings after 9 are best for me because of school" */
const SUITS_ME =
  /^(?:(?:early |late )?(?:mornings?|afternoons?|evenings?|nights?|weekends?|weekdays?|days|\p{Lu}\p{Ll}+days?))\b[^.;,]{0,30} (?:is|are|would be) (?:best|better|good|fine|easier|ideal) for me\b/iu;
/** "caring for my uncle is what made me want to go back" */
const OF_DOING = /^\p{Ll}{2,}ing [^.;,]{3,60} (?:is|was) (?:what|why|how) (?:made me|I)\b/iu;

/** "Ten years in kitchens taught me to stay calm" */
const TAUGHT_ME =
  /^(?!(?:they|you|it|this|that|he|she|please)\b)[\p{L}\d'’ -]{3,60} (?:(?:has|have) )?(?:taught|shown|showed) me (?:to|how to|that) \p{L}[^.;:]{3,80}$/iu;
/** "Both kids are in school now so I'm ready for full time" */
const SO_I_AM =
  /^(?!(?:if|they|you|please|it|this|that)\b)[\p{L}'’ ]{3,60}? (?:is|are|was|were|has|have|had|got|lives?|works?|starts?|started|closed|moved|ended|\p{Ll}{2,}ed)\b[^.;:]{0,60}?,? so I(?:['’](?:m|ve|d|ll)| am| have| can| could| would| will)? \p{Ll}/iu;
/** "In August 2022 an expired certificate took the payments down, afterwards I set up a dashboard" */
const TOLD_WITH_I =
  /^(?:in|on|last|during) [^.;:]{8,160}, (?:and |so )?(?:then|after(?:wards| that)|since then|and|so) I (?!think\b|want\b|hope\b)\p{Ll}/iu;

/** "The outage I want to mention: …" */
const TO_BE_MENTIONED =
  /^(?:the|one|a|an) [^:.]{2,40} (?:that )?I(?: want|(?: would|['’]d) like)(?: you)? to (?:mention|include|tell|say|talk about|describe|bring up)(?: is)?\s?[:–-]\s*/i;
/** "Could you please explain that I …", "make sure to say my …" */
const ASKS_TO_SAY = new RegExp(
  `^(?:(?:please|pls|plz|also|and|can you|could you|would you|i(?: would|['’]d) like (?:you|it|the letter) to|i want (?:you to|it to|the letter to|to)|make sure (?:to|you|that you)|be sure to|remember to|don['’]?t forget to|maybe|perhaps|just|should|it should|you should|can u|could u|would like if you could|if you can),? )*` +
    `(?:(?:main|most important) (?:thing|point)(?: is)?|(?:stress|emphasi[sz]e)(?= that )|mention|say|write|put|explain|note|state|add|include|tell(?: (?:them|her|him|it))?|point out|let them know|put in)(?: (?:briefly|clearly|honestly|too|also|in the letter))?(?: the fact)?(?: that)?[:,]? ` +
    // What nobody can say of themselves is no fact.
    `(?=(?:[^.,;]{3,60} me[.!]*$|[\\p{L}\\d' -]{3,60} (?:taught|shown|showed) me (?:to|how) |\\p{L}+ing [^.;]{3,60} (?:is|was) (?:what|why|how) |i(?: (?!am (?:the|a great|an excellent|perfect)\\b)|['’](?:m|ve|d|ll) (?!the\\b))|im |ive |my |we ))`,
  'iu',
);
/** "Please explain briefly why I left the mill: my shifts …" */
const ASKS_TO_SAY_WHY =
  /^(?:(?:please|pls|plz|kindly|also|and|can you|could you),? )*(?:explain|say|tell them|mention|state|note|add|write|make clear)(?: (?:briefly|shortly|clearly|honestly|also|too|in (?:one|a) (?:short |single |plain )?(?:line|sentence)|in a few words))* (?:why|the reasons? why) (I(?:['’]m|['’]ve)? [^:;.]{2,60}?)(?:\s?:| [–—-]|,? because) (I|My|We|Our)(?=['’\s])/iu;

/** "… so mention him", "… please get that in" */
const SAY_IT =
  /(?<=\p{L}{2,}[^.]{5,}?)(?:[,;]| [–-])?\s(?:(?:so|and|but)\s)?(?:please |pls )?(?:mention|say|include|add|put|get|work|note|use|bring up|tell them)\s(?:him|her|it|this|that|them|so)(?:\s(?:in|too|as well|briefly|somewhere|up|if (?:you can|possible|it helps|relevant)))*[.!\s]*$/iu;
/** "… for two projects please mention" */
const MENTION_AT_END =
  /[,;–-]? ?\b(?:please|pls|plz|kindly|do) (?:mention|include|add|highlight|note|say so)(?: (?:plainly|too|also))?[.!\s]*$/i;
/** "…, would like to say that", "…, I want that mentioned" */
const WANTS_IT_SAID =
  /(?:[,;]| [–-]| and| so)? (?:i(?: would|['’]d)? )?(?:would )?(?:like|love|want) (?:to (?:say|mention|include|add|note|put) (?:that|this|it)(?: in)?|(?:that|this|it) (?:said|mentioned|included|noted|in))[.!\s]*$/i;
/** "…, you can mention it in one plain sentence" */
const MAY_BE_SAID =
  /,? (?:and |so )?(?:you (?:can|could|may) (?:mention|say|use|include|add|put|leave) (?:it|this|that)|(?:i(?: am|['’]m) )?(?:happy|fine|ok(?:ay)?) (?:for (?:it|this|that) to be (?:mentioned|said|included|known)|(?:for you )?to (?:mention|say|include) (?:it|this|that)))[^.,;]{0,40}[.!\s]*$/i;
/** "Be honest about the gap in 2021-22, I was caring for my dad" */
const WHY_A_GAP =
  /^(?:please )?(?:be honest about|explain|mention|about|regarding)?\s?(?:the|my) (?:career )?(?:gap|break)(?: (?:in|from|of|between|for))? ((?:19|20)\d\d(?:\s?(?:-|–|to|and)\s?(?:(?:19|20)?\d\d))?)\s?[,:;–-]\s?(?:that was (?:because|when) )?(?=I (?:was|took|had|looked|cared|stayed|lost|travelled|studied)\b)/i;

/** What the applicant wants said, without what is said to the writer around it. */
export const plainlySaid = (raw: string) =>
  raw
    .replace(TO_BE_MENTIONED, '')
    .replace(WHY_A_GAP, 'In $1 ')
    .replace(
      ASKS_TO_SAY_WHY,
      (_, what: string, who: string) => `${what} because ${/^i$/i.test(who) ? 'I' : who.toLowerCase()}`,
    )
    .replace(
      /^I (?:want|(?:would|['’]d) like) (?:them|you|the \p{Ll}+) to (?:know|see|understand) (?:that )?(?=(?:I|my)\b)/iu,
      '',
    )
    .replace(ASKS_TO_SAY, '')
    .replace(/^I (?:want|(?:would|['’]d) like) to (?:say|explain|mention) [^:]{3,60}: /i, '')
    .replace(WANTS_IT_SAID, '')
    .replace(MENTION_AT_END, '')
    .replace(SAY_IT, '')
    .replace(MAY_BE_SAID, '');

/** "passed my theory test last week" */
const DID =
  /^(?:loved|liked|enjoyed|visited|toured|helped|managed|learn(?:ed|t)|organi[sz]ed|supported|covered|delivered|designed|cooked|served|wrote|translated|coached|passed|finished|completed|moved|left|took|started|became|won|got|did|grew up|studied|worked|lived|volunteered|looked after|cared for|applied|met|heard|saw|ran|spent|had|was|trained|graduated|lost|sold|built|taught|gave|came|went|drove|joined|set up|retired) (?!by\b|by:)\S/i;
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
  /^(?!please|let|send|call|give|make|write|put|keep)\p{L}[^.,;:]{3,50} (?:don['’]t|doesn['’]t|do not|does not|suits?|interests?|would suit|would interest) [^.,;:]{0,20}\bme$|^\p{L}[^.,;:]{3,50} suits? me$/iu;
/** "NOC available" */
const AT_HAND =
  /^(?:my )?((?:(?:transferable|valid|current|new|own|full|[A-Z]{2,5}) ){0,2}(?:NOC|visa|iqama|passport|portfolio|transport|licen[cs]e|card|badge|certificate|ticket)(?: \([^()]{3,40}\))?) (?:is )?(available|transferable|ready|valid|attached|enclosed)((?: separately)?(?: (?:on|from|until|till|to|for|in) .{2,30})?)$/i;
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

/** "I volunteered at their food co-op", of the house that the letter goes to, unless the note has named others. */
const toTheReader = (statement: string) =>
  NAMES_OTHERS.test(statement) || OF_WHAT_ONE_HAS.test(statement)
    ? statement
    : statement.replace(
        /\b(?:their|theirs)\b|(?<=\b(?:for|with|to|at|by|from|about|join|joining|help|helping|meet|meeting|tell|told|ask|asked|contact|know|support|supporting|call|show|give|met|visited) )them\b/g,
        (word) => ({ their: 'your', theirs: 'yours', them: 'you' })[word]!,
      );
/** "I would need to bring them": who reads is not brought. */
const OF_WHAT_ONE_HAS =
  /\b(?:bring|take|keep|feed|sell|carry|drive|own|ride|house|collect|pick up|look after|care for|wear|repair|fix|clean|milk|train) them\b/i;
/** What the house that the letter goes to does. */
const OF_THEM =
  /\bthey (?=(?:ask|asked|want|need|require|look|have|offer|pay|hire|take|do|run|use|make|sell|serve|support|train|recycle|grow|care|are)\b)/gi;
const NAMES_OTHERS_FIRST =
  /\b(?:(?!is\b|was\b|has\b|always\b|this\b|years\b|months\b|weeks\b|days\b|hours\b)\p{Ll}{3,}s|children|people|family|staff|team)\b.*\bthey (?:do|run|use|make|sell|serve|support|train|recycle|grow|care|are)\b/iu;
const NAMES_OTHERS =
  /\b(?:(?!is\b|was\b|has\b|always\b|this\b|years\b|months\b|weeks\b|days\b|times\b|hours\b)\p{Ll}{2,}s|children|people|family|staff|team|women|men|both|they|sister|brother|mother|father|mum|mom|dad|husband|wife|partner|son|daughter|friend|aunt|uncle|cousin|grand(?:mother|father|ma|pa|dad|son|daughter)|neighbou?r|boss|colleague|(?:an?|the) (?:\p{Ll}+ )?\p{Ll}{2,}(?:er|or|ist|ian|ant|nurse|cook|chef))\b.*\b(?:their|theirs|them)\b/iu;
/** "caring for patients and their families" */
const OF_PERSONS =
  /\b(?:children|kids|people|family|families|staff|parents|patients|customers|clients|students|pupils|residents|guests|women|men|colleagues|neighbours|users|teams|nurses|\p{Ll}{3,}(?:er|or|ist|ian|ant|ee)s)\b[^.;]*\b(?:their|theirs|them)\b/iu;

/** "a junior job on that team", of whose house nothing has been said before. */
const OF_THEIR_HOUSE =
  /(?<=\b(?:on|in|with|for|at) )that (?=(?:team|company|school|hospital|store|shop|firm|department)\b)/gi;

/** "(it is not in cv)" */
const FOR_WRITER = /\s*\((?:(?:it|this|that)(?:['’]s| is) )?not (?:in|on) (?:my |the )?(?:cv|resume|résumé)\)/i;

/**
 * The sentence as the applicant can say it in a letter, or null where it is none, is not sound, or more would have to be guessed.
 * `before` are the notes that stand before it: where they name a place, "there" need not be where the reader is.
 */
export function statementOf(raw: string, before = ''): string | null {
  if (ASKS_WITHOUT.test(raw)) return null;
  const isOfReader = !NAMES_PLACE.test(before);
  const said = asStatement(raw.replace(FOR_WRITER, ''));
  if (said === null) return null;
  const plain = isOfReader ? ofReadersHouse(said) : said;
  // "the degree they ask for", to their face
  const toReader = toTheReader(NAMES_OTHERS_FIRST.test(plain) ? plain : plain.replace(OF_THEM, 'you '));
  const statement = isOfReader ? toReader.replace(OF_THEIR_HOUSE, 'your ') : toReader;
  return isUnsound(statement) ? null : statement;
}

/** "Mention my degree is from Leeds but not the grade" */
const ASKS_WITHOUT =
  /^(?:please |pls )?(?:mention|say|put|write|include|add)\b.*\b(?:but|and) not (?:the|my|his|her|that|when|where|why|how|who)\b/i;
const NAMES_PLACE = /\b(?:in|at|to|near|from|with|for) (?:the )?\p{Lu}\p{Ll}{2,}/u;

const isUnsound = (statement: string) =>
  isSpliced(statement) ||
  statement.split('(').length !== statement.split(')').length ||
  lacksArticle(withoutNames(statement)) ||
  IN_LOOSE_ENGLISH.test(statement) ||
  isLooseEnglish(statement) ||
  IN_SHORTHAND.test(statement) ||
  OF_THE_READER.test(statement) ||
  (THEIRS.test(statement) && !OF_PERSONS.test(statement) && !OF_THINGS.test(statement)) ||
  ORDERS.test(statement) ||
  refersOutside(statement);

/** "their crisps", of whom the letter is to. */
const OF_THE_READER =
  /\b(?:a baby|pregnan\w+|divorced?|separated from)\b|\bi (?:really )?hate (?:my|the|this)\b|\bso (?:please )?(?:explain|show|focus|make|mention|tell|say|write|keep|use|emphasi[sz]e)\b/i;
/** "I do the pasture walks and enter them in the wedge" */
const OF_THINGS =
  /\b(?:the|my|our|all|new|some) (?:\p{Ll}+ )?\p{Ll}{3,}s\b[^.;]* (?:and|then|before I|after I) \p{Ll}+ them\b/iu;
const THEIRS = /\b(?:them|their|theirs)\b/i;
/** "… but not make it a big apology", "… to be the main theme": an order in the middle of a sentence, and nothing to print. */
const ORDERS =
  /\b(?:don['’]?t|do not) want (?:it |the letter |you |me )?to (?:apologi[sz]e|explain|sound|mention|talk|dwell|beg|say|write|look|seem|come across|make)\b|\b(?:but|and|or|so|,) ?(?:please |maybe |also |obviously |just )*(?:not (?:to )?|don['’]?t |do not |no need to )(?:make (?:it|this|that|the letter|too|a big)|mention|say|write|put|include|dwell|go on|apologi[sz]e|sound|stress|focus|bring|tell)\b|\b(?:to|should|must) (?:be|come|go|stand) (?:the (?:main |big |key )*(?:theme|focus|topic|point|thing|message)|first|at the (?:top|start|beginning)|(?:mentioned|highlighted|emphasi[sz]ed|stressed|featured|left out))\b|\b(?:want|like|love|prefer) (?:you |it |the letter )?to (?:mention|highlight|emphasi[sz]e|stress|underline|focus on|feature|point out|draw attention|play (?:up|down)|(?:talk|write|speak|tell (?:them|you)) about)\b|\bnot too much (?:about|on)\b|\b(?:leave|keep) (?:it|that|this|them) (?:out|off|private|secret|short|brief|simple)\b|\b(?:seen|come across|described|portrayed) as\b|\bmy (?:cv|resume|résumé) (?:says|shows|is|does|has)\b|\bthe (?:cover )?letter\b(?! of\b)|\b(?:want|like|prefer) (?:more|less) (?:about|on|of|emphasis)\b/i;
/** "the guide + a course", "(had 2 years in school, forgot it)" */
const IN_SHORTHAND =
  /(?<!\p{Lu}\S*) & |\b(?:ok|po|lol|asap|tbh|btw|tbc|u|ur|incl)\b|\((?:have|had|has|am|was|is|need|can|will|would) | [+=] |\([^()]*, (?:\p{Ll}+ed|forgot|got|had|did|was|not|no|but|then|now)\b[^()]*\)|!!|\?\)|\b(?:w\/|b\/c|bc|thx|etc|yrs|mths|hrs)(?=[\s.]|$)/u;
/** "worked there before 6 years", "I always dreamed to see it" */
const IN_LOOSE_ENGLISH =
  /\bwant be\b|\bthis why\b|\bcan do(?=[.,;]|$)|\bI (?:was|am) (?:un)?(?:load|deliver|serve|carry|install|repair|operate|control|build|supervise|attend|join|leave|visit|move|bring|sell)\b|^I (?:work|do|use|drive|teach|cook)\b[^.;,]* \d+ years?\b(?! ago)|\b(?:in|at|for|with|from|to) (?:same|neighbou?r|other|previous|last|big|small|local|new|good) (?:project|company|hotel|restaurant|job|site|school|hospital|shop|place|team|role|position)\b|\bhave holiday\b|\bam (?:single|married|honest|good|simple) (?:person|man|woman|lady|guy)\b|\bmy (?:wife|husband|mother|father|mum|dad|sister|brother|son|daughter|boss|family) \p{Ll}+ing\b|\b(?:before|since) \d+ (?:years?|months?)\b|\b(?:dream(?:ed|t)?|look(?:ing)? forward|interested|(?<=\b(?:am|are|is|get|getting|['’]m) )used|success\w*|good) to (?!the |a |an |my |your |this |hear|(?:early|late|long|hard|heavy|night|shift|busy|fast|big|small|hot|cold) )\p{Ll}+\b(?<!ing)|\b(?:depend|discuss) (?:of|about)\b|\b(?:can|could|will|would|may) (?!not)\p{Ll}+ also\b|\battend interview\b|\bproblems? to (?!(?:solve|fix|work)\b)\p{Ll}+|\b(?:learn|pick|adapt|work)\w*\b[^.;]* quick(?=$|[,.;])|\b(?:from|over|near) there\b|^I(?: would|['’]d) like (?:that|this|it)\b|\bmy (?:wife|husband|mother|father|mum|dad|sister|brother|friend|boss|son|daughter|uncle|aunt|cousin) (?:family|house|job|work|school|visa|company|town|city|brother|sister|parents|friend)\b|\bmy(?: (?!will|to|can|would|could|may)\p{L}+){1,3} (?<!earliest )(?<!\b(?:the|an?) )(?:finish|end|start|expire|begin)\b/iu;

function asStatement(raw: string): string | null {
  const text = withSigns(hyphenated(inRightSpelling(plainlySaid(tidied(raw)))))
    // "Be honest that I haven't used SAP"
    .replace(/^(?:please )?be (?:honest|open|upfront|clear) (?:that |about the fact that )?(?=I\b)/i, '')
    .replace(/,? (?:please )?(?:say|tell (?:them|it)|be) (?:it |that )?(?:honestly|honest about it)$/i, '')
    .replace(/^that\s+/i, '')
    // "I would need TN visa"
    .replace(
      /(?<=\b(?:need|require|hold|have|get) )(?=([A-Z][A-Z\d-]{0,4}) (?:visa|permit)\b)/g,
      (_, kind: string) => `${indefiniteArticle(kind)} `,
    )
    // "I am ready to relocate, no permit yet"
    .replace(/, no ([\p{L}-]+(?: [\p{L}-]+)?) yet(?=[.\s]*$)/iu, ', but I have no $1 yet')
    .replace(/^(\p{Lu}\p{Ll}+) is my (first|native|mother) (language|tongue)(?=[.\s]*$)/u, 'My $2 $3 is $1')
    .replace(/\b(one|two|three|four|six|\d{1,2}) (day|week|month) (?=notice period\b)/gi, '$1-$2 ')
    .replace(/(?<=[\p{L}\d]) so (?=I (?:can|could|will|would|am|have|need)\b)/gu, ', so ')
    // "that I speak Japanese, they have an office there": why is for the writer.
    .replace(/(?<=^I [^,]{4,80}), (?:because |since |as )?they (?:have|want|need|ask|like|are|work|do|sell)\b.*$/iu, '')
    .replace(
      /^(?=(?:free|available|ready|able|willing|happy) to (?:start|join|begin|travel|work|relocate|drive)\b)/i,
      'I am ',
    )
    .replace(/(?<=^I am )(?:F|A|R|W|H)(?=\p{Ll})/u, (letter) => letter.toLowerCase())
    .replace(
      /\b(begin|start|join|available) at (?=\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi,
      '$1 on ',
    )
    .replace(
      /(?<=\p{Ll} )(?<!\b(?:from|between|in|of|class) )((?:19|20)\d\d)\s?[-–]\s?((?:19|20)\d\d)(?!\d)/gu,
      'from $1 to $2',
    )
    .replace(/^(?:الراتب المتوقع|راتب متوقع)\s*:?\s*(?=\d)/u, 'راتبي المتوقع ')
    // "We plan move to Leeds"
    .replace(
      /(?<=\b(?:I|[Ww]e) (?:plan|want|hope|need|intend|would like) )(?=(?:move|start|go|come|work|live|study|join|stay|leave|return|relocate)\b)/gu,
      'to ',
    )
    // "I can start at once and Saturdays are no problem"
    .replace(
      /(?<=^I (?:can|am|have|could|will|would)\b[^,;.]{6,60}) and (?=(?!I\b|to\b|my\b)(?:\p{L}+ ){1,3}(?:is|are) )/u,
      ', and ',
    )
    // "I'd want the mornings please, I can do weekends"
    .replace(/(?<=\p{L}),? (?:please|pls|plz)(?=[,.;]|$)/giu, '')
    .replace(/^(?:أرجو|يرجى|الرجاء|من فضلك،?)\s+(?:ذكر|الإشارة إلى|كتابة)\s+أن(?:ني|ي)\s+/u, 'أنا ')
    .replace(/^(?:أرجو|يرجى|الرجاء|من فضلك،?)\s+(?:ذكر|الإشارة إلى|كتابة)\s+أن\s+(?=فترة|راتبي|إقامتي|رخصتي)/u, '')
    .replace(/(?<=^أنا .*،?) وأن(?:ني|ي)\s+(?=أ)/u, ' و')
    // "I'd be moving to Leeds, my sister lives there": two sentences, joined in haste.
    .replace(/, (?=(?:I|I'm|I’m|I've|I'll|I'd) \p{Ll})/gu, '; ')
    .replace(
      /\bon (?=(?:company|employment|dependant|dependent|spouse|partner|work|student|graduate|visit|tourist|family|skilled worker) visa\b)/gi,
      'on a ',
    )
    .replace(/, (?=(?:notice(?: period)?|expected salary)\b)/gi, '; my ')
    .replace(
      /(?<=\b(?:give|serve|need|have|work|on|with) )(\d{1,2}|two|three|four|six) (day|week|month)s?['’]? (?=notice\b)/gi,
      "$1 $2s' ",
    )
    .replace(BEFORE_DATE, '$& on')
    .replace(BEFORE_MONTH, (verb: string, _month: string, day?: string) => `${verb} ${day ? 'on' : 'in'}`)
    .replace(/\b(\d+) (minute|hour)s['’]? (?=(?:walk|drive|ride)\b)/gi, "$1 $2s' ")
    .replace(/(?<=\b(?:in|at|to|from|near) )\p{Ll}{4,}(?!\p{L})/gu, (word) =>
      CITIES.has(word) ? upperFirst(word) : word,
    )
    // "happy to do offaly as well"
    .replace(/(?<=\b(?:in|to|from|near|do|cover|around) )(?!region|reunion)\p{Ll}{5,}(?!\p{L})/gu, (word) =>
      REGIONS.has(word) ? upperFirst(word) : word,
    )
    .replace(/(?<=\d )(?:jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec)\b/g, upperFirst)
    .replace(/(?<![\p{L}.])i(?=['’]|\s)/gu, 'I')
    .replace(WITHOUT_ARTICLE, '$1 the $2')
    .replace(/(?<=\bsalary\b[^.;]{0,20}\d[\d,.]*) expected (?=\d)/i, ' and my expected salary is ')
    .replace(/(?<=\p{Ll} )n(?= \p{Ll})/gu, 'and')
    .replace(/\bhavent\b/gi, "haven't")
    .replace(/\bincl\. (?=\p{Ll})/gu, 'including ')
    // "when they closed my unit": who did, the reader does not know.
    .replace(
      /\b(when|after|because) they (closed|shut|cut|sold|ended|moved) (my|our|the) (\p{Ll}+)(?=[,.;]|$| and\b)/gu,
      '$1 $3 $4 was $2',
    )
    .replace(/, (?=would (?:prefer|like|rather)\b)/gi, ' and I ')
    .replace(/(?<=\b(?:prefer|like|want|do|work) )(\d)[ -]day week\b/gi, 'a $1-day week')
    .replace(/(?<=; my (?:notice period|expected salary)) (?=\d)/gi, ' is ')
    .replace(/, (?=(?:my|our) \p{Ll}+['’]s (?:got|been)\b)/gu, '; ')
    .replace(/, (?=(?:my|our) (?:[\p{L}'’]+ ){1,4}(?:is|are|was|were|has|have|lives?|works?)\b)/giu, '; ')
    // "I have scripted for years, it just isn't on my resume": the last is for the writer.
    .replace(
      /(?:,| [-–])? (?:but )?(?:(?:it|that|this) (?:just )?(?:isn['’]t|is not)|it['’]?s (?:just )?not) (?:on|in) (?:my|the) (?:resume|cv)(?: yet)?[.\s]*$/i,
      '',
    )
    // "The gap was because I looked after my mother."
    .replace(
      /^(?:the|my) (?:career )?(?:gap|break)(?: in [^,;]{2,30})? (?:was|is) (?:because|as|since) (?=(?:I|my)\b)/i,
      '',
    )
    .replace(
      /(,?) and that (?=(?:I|my|an?|the|our|we|there|all)\b|(?:[\p{L}\d]+ ){1,5}(?:is|are|was|were|can|will|have|has)\b)/giu,
      '$1 and ',
    )
    // "I'd like 30 hours and I used to teach", "My notice is a month but my manager would let me go"
    .replace(
      /(?<=^(?:I|My)(?:['’]\p{L}+)? [^,;.]{8,90}) (and|but) (?=(?:I|my|they|we)(?:['’]\p{L}+)? \p{Ll})/u,
      ', $1 ',
    )
    .replace(/ and (?=(?:NOC|visa|iqama) is\b)/g, ' and my ')
    .replace(
      /\b(is|are|am) (an? [^,.;]{3,40}) since (?=\p{Lu}|\d)/gu,
      (_, verb: string, what: string) => `${verb === 'is' ? 'has' : 'have'} been ${what} since `,
    )
    .replace(
      /(?<=^(?:I )?(?:can|could|will|would)\b[^,;]{3,60}) but (?=(?:happy|able|willing|open|free|available|fine)\b)/i,
      ' but I am ',
    )
    .replace(SO_I, (joint, at: number, whole: string) => (isOfWriter(whole.slice(0, at)) ? ', so I ' : joint))
    .replace(
      /^(?=(?:(?:final|college|uni|university|school|mock) )?(?:exams|finals|lectures|classes|lease|contract|course|youngest|eldest)\b (?:is|are|was|were|starts?|ends?|started|ended|finish\p{Ll}*)\b)/iu,
      'my ',
    )
    .replace(/^my (\p{Lu})(?=\p{Ll})/u, (_, letter: string) => `my ${letter.toLowerCase()}`)
    .replace(/^I have (\p{Ll}+(?:ed|ne|wn|ught|de)) (\S+(?: \S+){0,2}) also\b/iu, 'I have also $1 $2')
    .replace(/(?<=\b(?:\d+|two|three|four|six|eight)) (days|weeks|months) (?=notice\b)/gi, " $1' ")
    .replace(/\bfor last (?=(?:one |two |three |\d+ )?(?:years?|months?)\b)/gi, 'for the last ')
    .replace(/\bfor the last one (?=year|month)/gi, 'for the last ')
    .replace(/(?<=\b(?:do|doing|mind) )on[- ]call(?=$|[.,;]| and\b)/gi, 'on-call work')
    .replace(/(?<=\b(?:do|doing|work|working) )(night|day|evening|weekend) shift(?=$|[.,;])/gi, '$1 shifts')
    .replace(/(?<=\b(?:in|to|into|around|near) )(?=\p{Lu}\p{Ll}+ area\b)/gu, 'the ')
    .replace(/,? negotiable\.?$/i, ' (negotiable)')
    .replace(/(?<=\bif they have)\.?$/i, ' one')
    .replace(/(?<=\b(?:work|do) (?:late|nights|evenings) and )weekend(?=$|[.,;])/gi, 'weekends')
    .replace(/^if you (?=(?:have|had|need|want|offer)\b)/i, 'if they ')
    .replace(/\bwith (?=(?:contracts?|project|site|construction|general|area|store|line) manager\b)/gi, 'with the ')
    .replace(/(?<=\b(?:want|like|prefer|love|happy) to do )it(?= (?:at|on|as|part|full)\b)/gi, 'the job')
    .replace(
      /, (?=(?:this|that) is (?:why|how)\b|(?:it|this|that) (?:doesn['’]t|does not|isn['’]t|is not|won['’]t|has never|never)\b)/gi,
      '; ',
    )
    .replace(/, (?=(?:everything|nothing|anything|before that) (?:else )?(?:is|I)\b)/gi, '; ')
    .replace(/^been (?=(?:an? |in |with |at |working |doing )\S)/i, 'I have been ')
    .replace(/^done (?=(?:most|all|some|many|lots|a lot|\d+|the|an?)\b)/i, 'I have done ')
    .replace(
      /^no (?=(?:[\p{L}-]+ ){0,3}experience(?:\.?$|[,;]| (?:in|of|with|as|yet)\b| but (?:I|have|can)\b))/iu,
      'I have no ',
    )
    .replace(/, one (?=(?:has|is|was|had)\b)/gi, '; one ')
    .replace(/, (\d+ (?:days?|nights?|hours?|shifts?)(?: (?:a|per) week)?)$/i, ' ($1)')
    // "I would like 25 hours, mornings preferred"
    .replace(
      /(?<=^I [^,;]{5,80}), ((?!I\b)(?:[\p{L}\d-]+ ){1,4}(?:preferred|possible|included|if possible|if needed|at (?:most|least)))[.\s]*$/iu,
      ' ($1)',
    )
    .replace(/(?<=^I (?:don['’]t|do not) have .+) but (?=\d+ years?\b)/i, ' but have ')
    .replace(/(?<=^I have no .+) but used (?=\p{Lu})/iu, ' but have used ')
    .replace(/[\s.;,:!]+$/, '')
    .trim();
  return asSentence(text);
}

/** "I would take a junior job there": where the reader is, and nothing named before. */
const ofReadersHouse = (text: string) =>
  A_PLACE_NAMED.test(text)
    ? text
    : text
        .replace(/(?<=^(?:If|I|I['’]d) [^.]*\b(?:job|role|position|post|work)) (?:over )?there(?=\.?$)/, '')
        .replace(/\b(works?|worked) there\b(?= (?:in|as|since|for|too|and)\b|\.?$)/gi, '$1 for you');
const A_PLACE_NAMED = /\b(?:in|at|to|near|from|with|for) (?:the )?\p{Lu}\p{Ll}{2,}[^.]*\bthere\b/u;

/** "I grew up on a farm so know farmers", "My exams are in June so can …": whose, where no other person has been spoken of. */
const SO_I =
  /,? so (?=(?:can|can['’]t|cannot|could|couldn['’]t|will|won['’]t|would|am|have|know|speak) (?!not be\b)\p{Ll})/giu;
const isOfWriter = (before: string) => lastOf(before, WRITERS) > lastOf(before, OTHERS) || !OTHERS.test(before);
const lastOf = (text: string, words: RegExp) => [...text.matchAll(new RegExp(words, 'giu'))].at(-1)?.index ?? -1;
const WRITERS = /(?<![\p{L}'’])(?:I|we)(?!\p{L})/u;
const OTHERS =
  /\b(?:family|partner|parents|friends?|kids|children|boss|manager|team|husband|wife|mother|father|mum|dad|sister|brother|son|daughter|uncle|aunt|cousin)\b/i;

function asSentence(text: string): string | null {
  if (
    text === '' ||
    wordCount(text) > MAX_WORDS ||
    wordCount(text) < 2 ||
    isOrder(text) ||
    SPEAKS_TO_SOMEBODY.test(withoutNames(text))
  )
    return null;
  // A letter in English leaves out what is in Arabic, and the other way round.
  if (SAID_IN_ARABIC.test(text)) return ORDERS_IN_ARABIC.test(text) ? null : `${text}.`;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < text.length / 2) return null;
  if (BEGINS_BEFORE_I.test(text)) return `${upperFirst(text)}.`;
  const [, notice = ''] = NOTICE.exec(text) ?? [];
  if (notice) return `My notice period is ${notice.toLowerCase().replace(/^1 /, 'one ')}.`;
  const [, label = '', value = ''] = LABELLED.exec(text) ?? [];
  if (label)
    return `My ${label.toLowerCase().replace(/^notice$/, 'notice period')} ${/expectations$/i.test(label) ? 'are' : 'is'} ${value}.`;
  // "Never had an accident in 8 years at Elm Ltd" may be of a job that is over.
  if (NOT_DONE.test(text))
    return `I ${DONE_IN_TIME.test(text) ? '' : 'have '}${lowerFirstLetter(text)}.`.replace(BUT_KEEN, ' but I am ');
  const [, paper = '', isDue = '', when = ''] = DUE.exec(text) ?? [];
  if (paper) return `My ${paper} is ${isDue.toLowerCase()} ${when}.`;
  if (IF_THEY.test(text)) return `${upperFirst(text.replace(/^(if) they\b/i, '$1 you'))}.`;
  if (SUITS_ME.test(text)) return `${upperFirst(text)}.`;
  if (SO_I_AM.test(text)) return `${upperFirst(text)}.`;
  if (TOLD_WITH_I.test(text))
    return `${upperFirst(text).replace(/, (?=(?:afterwards|after that|then|since then) I )/i, '; ')}.`;
  if (OF_DOING.test(text) || TAUGHT_ME.test(text)) return `${upperFirst(text)}.`;
  if (FINE_WITH_ME.test(text)) return `${upperFirst(text).replace(/\bok(?:ay)?(?= (?:with|for|by) me\b)/i, 'fine')}.`;
  if (NO_PROBLEM.test(text)) return `${upperFirst(text).replace(/\bok(?:ay)?$/i, 'fine')}.`;
  const [, held = '', how = '', more = ''] = AT_HAND.exec(text) ?? [];
  if (held) return `My ${/^[A-Z]{2}/.test(held) ? held : lowerFirstLetter(held)} is ${how.toLowerCase()}${more}.`;
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
  return isGerund(first.toLowerCase()) && !/^\S+ (?:is|was|are|were)\b/i.test(text) && !NAMES_HOUSE.test(text)
    ? `I am ${lowerFirstLetter(text)}.`
    : null;
}

/** "Teaching Council say …" */
const NAMES_HOUSE = /^\S+ing (?:Council|Board|Authority|Agency|Centre|Institute|Association|Committee|Department)\b/;

/** Notes are typed in haste, and a letter is not: "immediatly" as "immediately". */
const inRightSpelling = (text: string) =>
  text
    .replace(
      NOTICE_TO_START,
      (_, count: string, unit: string) =>
        `with ${/^(?:1|one|a)$/i.test(count) ? `one ${unit.toLowerCase()}'s` : `${count} ${unit.toLowerCase()}s'`} notice`,
    )
    .replace(A_WORD, (word, at: number) => meantBy(at === 0 ? word.toLowerCase() : word) ?? word)
    .replace(MONTH_IN_DATE, upperFirst)
    .replace(DAY_OF_WEEK, upperFirst)
    .replace(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu, (word) =>
      OF_SPEECH.test(text) && LANGUAGE_NAMES.has(word) ? upperFirst(word) : word,
    );
/** "can start 1 week notice" */
const NOTICE_TO_START =
  /(?<=\b(?:start|join|begin) )(?:in |with |at |on |after )?(\d{1,2}|an?|one|two|three|four) (day|week|month)s?['’]? notice\b/gi;
const MONTHS_IN_WORDS = 'january|february|march|april|may|june|july|august|september|october|november|december';
const MONTH_IN_DATE = new RegExp(
  `(?<=\\b(?:\\d{1,2}(?:st|nd|rd|th)?|in|from|by|since|until|end of|mid|early|late) )(?:${MONTHS_IN_WORDS})\\b|\\b(?:${MONTHS_IN_WORDS})(?= \\d)`,
  'g',
);
/** "I can start 1 March" */
const BEFORE_DATE = new RegExp(
  `\\b(?:start|join|begin|arrive|move)(?= \\d{1,2}(?:st|nd|rd|th)? (?:${MONTHS_IN_WORDS}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b)`,
  'gi',
);
/** "ready to join December" */
const BEFORE_MONTH = new RegExp(
  `\\b(?:start|join|begin)(?= (${MONTHS_IN_WORDS})\\b( \\d{1,2}(?:st|nd|rd|th)?(?!\\d))?)`,
  'gi',
);
/** "worked in UAE" */
const WITHOUT_ARTICLE =
  /\b(in|to|from|outside|within|across) (UAE|UK|USA|US|EU|GCC|Gulf|Middle East|Netherlands|Philippines|Emirates|States)\b/g;
const DAY_OF_WEEK = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/g;
const OF_SPEECH = /\b(?:speak|spoken|fluent|native|languages?|bilingual)\b/i;
const A_WORD = /(?<![\p{L}\p{N}'’@./-])\p{L}\p{Ll}+(?![\p{L}\p{N}'’@/-]|\.\p{L})/gu;

const meantBy = (word: string) => MISSPELLINGS.get(word) ?? CHAT_SPELLINGS.get(word);

const isGerund = (word: string) =>
  OF_WAITING.has(word) ||
  (/^[a-z]{3,}ing$/.test(word) && [word.slice(0, -3), `${word.slice(0, -3)}e`].some((base) => BASE_FORMS.has(base)));
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

/** "the Grow Your Own program" speaks to nobody. */
const withoutNames = (text: string) => text.replace(/(?<=\p{L} )\p{Lu}\p{Ll}+ ?/gu, '');

const lowerFirstLetter = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
