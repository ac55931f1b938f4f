import type { LetterTone } from '@vitae/contract/cover-letter';
import { CHAT_SPELLINGS, MISSPELLINGS } from '@vitae/language/spelling';
import { firstGroup } from '../../text/first-group.ts';
import { upperFirst } from '../../text/words.ts';

/** What the applicant asks of the letter, as far as a writer can follow it. */
export interface Wishes {
  length: 'shorter' | 'usual' | 'longer';
  /** Words, where a number is named. */
  wordLimit: number | null;
  tone: LetterTone | null;
  emphasise: readonly string[];
  /** What the letter is to begin with; also among what is to be emphasised. */
  leadWith: readonly string[];
  avoid: readonly string[];
  /** Whom to address, where named. */
  addressee: string;
  /** "Kind regards", where the letter is to close so; else empty. */
  closing: string;
}

export const NO_WISHES: Wishes = {
  length: 'usual',
  wordLimit: null,
  tone: null,
  emphasise: [],
  leadWith: [],
  avoid: [],
  addressee: '',
  closing: '',
};
/** "Sign off with Kind regards" */
const CLOSES_WITH =
  /^(?:please |pls |and )*(?:sign(?: it)?(?: off)?|close|end|finish)(?: (?:it|the letter))?(?: off)? with ["“']?((?:(?:kind|best|warm|many|with kind) )?regards|yours (?:sincerely|faithfully|truly)|(?:best|all good|warm) wishes|sincerely|respectfully|cheers|many thanks)["”']?$/iu;

const MIN_WORD_LIMIT = 60;
const MAX_WORD_LIMIT = 600;

/** "leadership and teamwork" as its parts. */
function topicsOf(text: string): string[] {
  return text
    .replace(WHY, '')
    .replace(/\s*\([^()]*\)/g, '')
    .replace(
      /\b(?:please|pls|in the letter|in this letter|a bit|a little|instead|too|as well|more|strongly|clearly|briefly|positively|honestly|first|somewhere|lol|haha|thx|thanks)\b/gi,
      '',
    )
    .split(/[,،]\s*|(?<=\p{L}{3})(?:\/| \/ )(?=\p{L}{3})|\s+(?:[+&]|and|or|أو|او|ولا)\s+|\s+و(?=ال\p{L}{3})/u)
    .map((topic) =>
      topic
        .replace(/\p{Ll}{4,}/gu, (word) => CHAT_SPELLINGS.get(word) ?? MISSPELLINGS.get(word) ?? word)
        .replace(/[.!?)\s]+$/, '')
        .trim()
        .replace(/^(?:the|my|on|about|of|any|all|a|an) (?:fact that )?/i, '')
        .replace(/^(?:having been|being|i was) (?:an? |the )?(?=\S)/i, '')
        .replace(/^words? (?=\S)/i, '')
        .replace(/(?<=\p{L}{4}) ones?$/u, '')
        .replace(/^["“”'‘’](.+?)["“”'‘’](?: anywhere| at all)?$/u, '$1')
        .replace(/ (?:over|more than|rather than|instead of) .+$/i, '')
        .replace(/^(?:anything|something|much) (?:about|on|of) (?:the |my )?/i, '')
        .replace(/^(?:time|years?|work|jobs?|roles?|stint|period) (?:at|with|in|as|for|of) (?:an? |the )?/i, '')
        .replace(/^I (?:want|wish|would like|hope|plan|am trying) to (?:become|be|work as) (?:an? )?/i, '')
        .replace(/ (?:in|in there|at all|either|any(?: ?more)?|much)$/i, '')
        .replace(
          / (?:experience|skills?|background|work|abilities|jobs?|roles?|posts?|positions?|parts?|side|stuff|things?|bits?)$/i,
          '',
        )
        .trim(),
    )
    .filter((topic) => topic.length > 1 && !VAGUE.test(topic) && !OF_BEFORE.test(topic));
}
/** "my last job" without its job */
const VAGUE = /^(?:my )?(?:last|current|previous|first|new|old|recent|latest|present|other|main|same|next|good|best)$/i;
/** "the retention work since they have vacancies" */
const WHY =
  /,? (?:because|since (?=they|you|it|the\b)|as (?=they|you|it|that)|so that|which|(?:it|that|this) (?:sounds?|looks?|seems?|feels?))\b.*$|(?<=\S) (?:they|he|she|it)['’](?:re|s|ve|d|ll) .*$|(?<=\S) (?:they|he|she|it) (?:are|is|was|were|makes?|made|has|have|had|does|do|did|pays?|paid|treats?|treated|puts?|scares?|sounds?|looks?|feels?|turns?)\b.*$|, (?:they|it|that|this|he|she|i|we|everyone|everybody|the (?:ad|advert|job|role|post|posting|company))(?:['’]\p{L}+)? .*$/iu;
/** "it", "this but not in the first paragraph", "not make the letter about him": none of them names a topic. */
const OF_BEFORE = /^(?:not? .*|(?:him|her|it|this|that|them|me|us|so)(?: (?!\p{L}+ (?:work|job|project)\b).*)?)$/iu;

const TONES: readonly (readonly [LetterTone, RegExp])[] = [
  [
    'Casual',
    /\b(?:casual|informal|less formal|friendl(?:y|ier)|relaxed|conversational|warmer|warm|down[- ]to[- ]earth)\b/i,
  ],
  [
    'Informational',
    /\b(?:factual|informational|informative|plain|straightforward|to the point|matter[- ]of[- ]fact|neutral)\b/i,
  ],
  ['Enthusiastic', /\b(?:enthusiastic|energetic|excited|passionate|upbeat|excitement|enthusiasm|lively)\b/i],
  ['Professional', /\b(?:formal|professional|serious|business[- ]?like|polished)\b/i],
];

/** "not too formal", "nothing fancy or formal" */
const NOT_IN_TONE =
  /(?:\b(?:not|less|without|never|nothing|no(?= (?:fancy|posh|flowery|gushy|cheesy|corporate)\b))|n['’]?t)\b[^.,;]{0,25}\b(?:(formal|professional|serious|stiff|corporate|business[- ]?like|flash|fancy|posh)|(casual|informal|friendly|chatty|relaxed|salesy|gush(?:y|ing)|soppy|cheesy|cringey?|flowery|over the top|enthusiastic|excited))\b/i;
/** "keep it 1 page, no buzzwords like passionate" */
const NOT_THESE_WORDS = /\b(?:no|without|avoid) (?:\p{L}+ )?(?:buzzwords|clich[eé]s|words|phrases)\b[^.;]*/giu;
function toneOf(text: string): LetterTone | undefined {
  const [, formal, casual] = NOT_IN_TONE.exec(text) ?? [];
  if (formal) return 'Casual';
  if (casual) return 'Professional';
  const wanted = text.replace(NOT_THESE_WORDS, '');
  return TONES.find(([, pattern]) => pattern.test(wanted))?.[0];
}

const OF_THE_CONTRACT =
  /\b(?:permanent|temp(?:orary)?|contract|full[- ]time|part[- ]time|shifts?|hours|weekends?|salary|pay)\b|\bformal (?:\p{L}+ ){0,3}(?:training|education|schooling|qualifications?|title|degree|experience|role)\b/iu;

const ADDRESSEE =
  /(?:\b(?:[Aa]ddress(?:ed)?(?: it| the letter)? to|[Dd]ear)|^(?:[Pp]lease )?[Ww]rite (?:it |the letter )?to)\s+(?:[Ee]ng\.? ?[aª]?\.? )?((?:[Mm](?:rs|r|s|iss)\b|[Dd]r\b|[Pp]rof\b)?\.?\s?\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,3})/u;
/** "no Dear Sir or Madam" */
const NAMES_NOBODY = /\bdear (?:sirs?|madam|hiring)\b/i;
/** "Address it to the hiring panel, no Dear Sir" */
const TO_A_BODY =
  /\b(?:address(?:ed)?(?: (?:it|the letter|this))?|write(?: (?:it|the letter))?|dear) to (?:the )?((?:(?:hiring|selection|interview|recruitment|recruiting|search|review|admissions?) )?(?:panel|committee|team|board|manager))(?!\p{L})/iu;
/** Whether a verb is said to the writer: "leave out the bar", "I'd like to leave out the bar", but not "I had to drop my course". */
const AS_ORDER = String.raw`(?:^|^(?:(?:you|we|it|i) )?(?:could|might|can|should) (?:also |perhaps |maybe )?|[,;:.–-]\s*|\b(?:please|kindly|pls|plz|and|but|also|just|rather|maybe|then|better|best|(?:like|want|prefer|you)(?: it| the letter| you)? to|can you|could you|you could|if you(?: could| can| would)?) )`;
/** "Write it without the gap", but not "We did the refit without closing". */
const WRITES_WITHOUT = String.raw`(?<=^(?:(?:please|pls|and|but|can you|could you|i(?: would|['’]d) like (?:you |it )?to|i want (?:you |it )?to) )*(?:(?:mention|include|write|say|keep|make|use|put|bring|explain|tell|letter|it|one)\b.{0,80}[ ,])?)without`;
const AVOID = new RegExp(
  [
    // Nobody's work is to be left out.
    String.raw`(?:do not|don['’]?t) (?:offer|give|name|list|use) [^,;]{2,40} as (?:an? )?(reference|referee)$`,
    String.raw`\b(?:less (?:about|on|emphasis on|focus on)|(?:(?:do|did|does)n['’]?t|do not|not to|no need to|${AS_ORDER}not) (?:(?:want|wish|like|need) (?:you |it |the letter )?to )?(?:make (?:it|this|the (?:whole )?letter) (?:all |only )?about|mention|name|give|share|disclose|reveal|include|put|use|talk about|bring up|go back(?: to)?(?= (?:any|every|before|(?:19|20)\d\d))|go on (?:too much |too long )?about|go into|dwell on|write about|focus (?:so much |too much )?on|(?:say|write|tell them))(?: that| the fact that)?|without mentioning|${WRITES_WITHOUT}|no mention of|nothing about)\s+(.+)`,
    String.raw`${AS_ORDER}(?:leave|keep|take) (?!(?:it|that|this|them|him|her|me)\b)(.{2,40}?) out(?: of (?:it|this|the letter))?(?=$|[,.;]| (?:it['’]?s|because|as|please|pls|they|since|completely|altogether|too|and|but)\b)`,
    String.raw`(?:do not|don['’]?t|no need to|rather not) bring (?:the |my |that |this )?((?!(?:it|that|this|them|him|her)\b).{2,40}?) up\b`,
    String.raw`^(?:please |and |but )*(?:no|not an?|not one) words? (?:about|of|on)\s+(.+)`,
    String.raw`${AS_ORDER}(?:ignore|disregard) (?:the |my )?((?:\d{1,2} )?(?:(?:day|week|month)s?['’]? )?(?:notice(?: period)?|salary|address|gap|hobbies|photo))\b`,
    // "The olympiad thing can stay out"
    String.raw`^(?:and |but |also )?(?:the |my )?(.{3,40}?)(?: (?:thing|part|stuff|bit|one|line))? (?:can|should|could|must|may) (?:stay|be left|be kept|go|remain) out(?: of (?:it|the letter))?$`,
    // "Don't highlight the chatbot one it was only a prototype"
    String.raw`(?:do not|don['’]?t|dont) (?:highlight|stress|emphasi[sz]e|feature|showcase|push|hype) (?:the |my )?(.{3,40}?)(?: (?:one|thing|part))?(?:$|,? (?:it|that|this) (?:was|is).*)`,
    '^(?:and |but )?no (.{2,30}?),? (?:please|pls|plz|thanks|thx)$',
    '^(?:and |but )?no (?!small\\b)(.{2,30}?) (?:talk|talking|stuff)$',
    String.raw`^(?:and |but )?no ((?:home )?address|age|salary|photo|nationality|hobbies|birthday|date of birth|dob|marital status|religion|father(?:['’]?s)? name|(?:phone|mobile)(?: number)?|e-?mail(?: address)?)(?:(?: or |, | and )(?:age|photo|nationality|birthday|date of birth|marital status|religion|father(?:['’]?s)? name|kids|children))*$`,
    String.raw`(?:${AS_ORDER}|^(?:i )?would )(?:remove|omit|drop|skip|leave out|downplay|play down|avoid(?: mentioning)?|take out)\s+(.+)`,
    String.raw`^(?:please |pls )?(?:don['’]?t|do not|never) call (?:it|this|that|me|anything|everything|things|them|us)\s+(.+?)(?: in (?:it|there|the letter))?$`,
    // "never used FastAPI so don't claim it"
    String.raw`^(?:i )?(?:have )?(?:never|not) (?:used|worked with|learn(?:ed|t)|done) ([^,;]{2,40}?),? so (?:please |pls )?(?:don['’]?t|do not|no need to) (?:claim|say|mention|list|write) (?:it|that|so|i\b.*)`,
    // "I only have an associate degree, just skip it"
    String.raw`^(?:i )?(?:only |just )?(?:have|did|got|hold) (?:only |just )?(?:an? |my |the )?([^,;.]{3,40}?),? (?:so |but )?(?:please |pls |just )*(?:skip|leave out|omit|drop) (?:it|that|this)$`,
    // "No words like passionate or thrilled"
    String.raw`^(?:please |pls |and |but )*(?:(?:do not|don['’]?t|dont) (?:use|write) |avoid |no |without )(?:any )?words? (?:like|such as)\s+(.+)`,
    String.raw`^(?:i am |i['’]m )?not interested in talking about\s+(.+)`,
    '^(?:please |pls )?(?:mention|include|say|put) .{3,60}(?: but|,) not ((?:the|my|his|her) .+)',
    String.raw`^(?:please |but )?not (?:too|so|that) much (?:about|on|of)\s+(.+)`,
    String.raw`(?:do not|don['’]?t) (?:make|turn) (?:it|this) (?:into )?an? (.{2,30}?) letter`,
    String.raw`${AS_ORDER}go (?:easy|light|slow) (?:on|with)\s+(.+)`,
    String.raw`^(?:please |also |and |but )*nothing (?:with|on)\s+([^,;.]{2,40}?)(?= (?:i|because|as|since|please|pls)\b|$)`,
  ].join('|'),
  'i',
);
/** "don't say Acme Fiber, just say Acme" */
const SAYS_INSTEAD = / (?:just|only|instead|rather) (?:say|write|put) (\S+(?: \S+)?)$/i;
const MENTION = new RegExp(
  String.raw`${AS_ORDER}(?:mention|include|add|bring up|state|note)(?: that| the fact that)?\s+(.+)`,
  'i',
);
const MENTION_WITHOUT =
  /\b(?:mention|include|bring up)\s+(?!ing\b)(.{2,60}?)(?: (?:briefly|positively|shortly|quickly)(?: and (?:briefly|positively))?)?(?:,? (?:but|and) (?:please )?|, ?)(?:without\b|don['’]?t\b|do not\b|leave out\b|avoid\b|not (?:the|my|his|her)\b)/i;
/** "I want veterans' preference mentioned" */
const WANTS_MENTIONED =
  /^(?:please |and |but )*(?:i(?: want|(?: would|['’]d) (?:like|love)| need)|would like|want) (?!it\b|this\b|that\b|to\b)(.{3,60}?) (?:to be )?(?:mentioned|included|said|noted|added|highlighted|emphasi[sz]ed|stressed|featured)\b/i;
/** "I'd like retention to be the main theme", "the opening should be the focus" */
const IS_TO_BE_THEME =
  /^(?:please |and |but )*(?:i(?: want|(?: would|['’]d) (?:like|love)| need)|would like|want) (.{3,60}?) to (?:be|become|stay) (?:the |a |my )?(?:main |big |key |whole |central )*(?:theme|focus|topic|point|thing|message|selling point|part)\b|^(.{3,60}?) (?:should|must|needs to|has to) be (?:the |a |my )?(?:main |big |key |whole |central )*(?:theme|focus|topic|point|thing|message|selling point)\b/i;
/** "I want the letter to be about care work" */
const LETTER_ABOUT = /\b(?:letter|it) (?:to be|should be|must be) (?:mainly |mostly |all |more )?about\s+(.{3,60})/i;
/** "I'd like the night work to come first", "my HACCP first please" */
const IS_TO_BE_FIRST =
  /^(?:please |and |but )*(?:(?:i(?: want|(?: would|['’]d) (?:like|love)| need)|would like|want) )?(.{3,60}?) (?:to (?:come|go|be|stand)|should (?:come|go|be|stand)|must (?:come|go|be)) (?:first(?! \p{L}+graph)|(?:at|near) the (?:top|start|beginning|front))\b|^(?:please |pls )?(?:mention|put|say) ((?!this\b|that\b|it\b).{3,60}?) (?:first|at the (?:top|start|beginning))(?=$|[,;]| (?:because|as|and|please)\b)/iu;
const EMPHASISE = new RegExp(
  [
    String.raw`${AS_ORDER}(?:emphasi[sz]e|highlight|stress|underline|feature|showcase|(?:focus|concentrate)(?: more| mainly| mostly)? on|talk (?:more )?about|cent(?:re|er) on|play up|push(?= (?:the|my) (?!limits?\b))|be (?:up ?front|honest|open|clear) about)\s+(.+)`,
    // "Cassandra design yes"
    '^(?!i\\b|no\\b|not\\b|if\\b|is\\b|are\\b|do\\b|can\\b)([^,;:]{3,40}) yes(?=[.!\\s]*$)',
    String.raw`${AS_ORDER}use (?:the|my) ([^,;]{3,50}? (?:project|campaign|story|example|event|case|launch|work))(?=[.!\s]*$)`,
    // "use the 112% and the debt reduction"
    String.raw`^(?:please |pls )?use (?:the|my) (?!word\b|name\b|first\b|title\b|phrase\b)([^,;]{3,60}?)(?=[.!\s]*$)`,
    String.raw`^(?:it )?(?:would|['’]d|might) be (?:good|nice|great) (?:to|if you) (?:mention|include|add|bring up) (?:the |my )?((?!that\b)[^,;]{3,50}?)(?=[.!\s]*$)`,
    // "Project to talk about = the yogurt rebrand"
    String.raw`^(?:the |my )?(?:project|story|example|job|work|thing) to (?:talk about|mention|tell|use|bring up)\s*(?:=|:|is\b)\s*(.+)`,
    String.raw`\bmore (?:about|on|emphasis on|focus on|of)\s+(.+)`,
    String.raw`\b(?:letter|it) (?:to |should |must )?(?:be )?focus(?:ed|es)? (?:more |mainly |mostly )?on\s+(.+)`,
  ].join('|'),
  'i',
);
/** "Lead with the energy work rather than the scooters" */
const LEAD_WITH = new RegExp(
  String.raw`${AS_ORDER}(?:lead|start|open|begin) (?:it |the letter |off )?with\s+(.+?)(?:\s+(?:rather than|instead of|and not)\s.+)?$`,
  'i',
);
/** "Focus on my leadership, not on the shop work" */
const NOT_THAT =
  /,? (?:and |but )?(?:not (?:so much )?(?:on|about) |(?:rather than|instead of) |not (?=(?:the|my)\b))/i;
const POLITE_END = '(?:,? (?:please|pls|plz|thanks|thank you|also|too|either|though|tho|lol))*';
const NEVER = `(?:please |pls |maybe |just |i )*(?:don['’]?t|do not|never|not|nothing|no)(?: (?:want (?:it |the letter )?to|to))?`;
/** A letter has one page anyway, says nothing that is not so, complains of nobody and tells a break in one sentence at most. */
const KEPT_ANYWAY = [
  '(?:(?:please|pls|plz) )?(?:(?:keep|let|make|stay)(?: (?:it|(?:the )?letter|this))?(?: be)? (?:to|under|within|below|on|in)? ?|not? (?:more|longer) than |max(?:imum)?(?: of)? |only |on )?(?:one|a|1|single)(?: single)? page(?: max(?:imum)?| only)?',
  '(?:please |just )?(?:keep|put|say) (?:it|this|that)(?: to| in)? (?:a|one|1|a single) (?:plain |short )?(?:line|sentence)(?: (?:max|only))?',
  '(?:just |only )?(?:one|1|a) (?:short|plain|brief) (?:line|sentence)(?: on (?:it|that|this))?(?:,? (?:max|only|not? more|is enough))?',
  String.raw`(?:pls |please |use |in |make (?:it |the )?|write (?:it |the )?|letter |in )*(?:with |in )?(?:(?:very |simple|plain|easy|clear|good|proper|strong|correct) ?)+english(?: (?:and|please|pls|but) \p{L}+)?(?: (?:because|so|as) .+)?`,
  '(?:(?:brief|anschreiben) )?bitte (?:auf|in) englisch|letter in english(?:(?: is)? (?:fine|ok|please))?|(?:please )?(?:write )?(?:it )?in english(?:,?(?: please| pls)? (?:even|because|although|as|since) .*)?',
  String.raw`${NEVER}(?: (?:be|go|sound|too|make (?:it|me)(?: sound)?|come across as|seem|look))* (?:trash|badmouth|bad-mouth|criticise|criticize|blame|complain|beg|grovel|gush|negative|bitter|desperate|needy|soppy|cheesy|pushy|arrogant|boastful|sentimental|apologi[sz]e|apologetic)(?: \p{L}+){0,4}`,
  String.raw`${NEVER} (?:explain|say|tell (?:them )?|mention|go into) (?:why|the reasons? (?:why|for|of)) (?:i|my|for)\b.{2,60}`,
  String.raw`${NEVER} (?:say|write|put) anything (?:bad|negative|wrong|nasty)\b.*`,
  String.raw`${NEVER} (?:speak|talk) (?:bad|badly|ill|negative|negatively) (?:of|about)\b.*`,
  "(?:please |pls )?(?:no|don['’]?t) send (?:a |my |any )?(?:photo|picture|birth ?date|date of birth|age|dob)(?:(?:,| and| or)? (?:no |a |my )?(?:photo|picture|birth ?date|date of birth|age|dob))*",
  String.raw`${NEVER} (?:make (?:it|me) )?(?:sound|look|seem|come across) (?:like|as if|as though) i(?:['’]?m| am) (?:un\p{L}+|desperate|begging|bitter|complaining)\b.*`,
  "(?:no|without|dont use|don['’]t use) (?:(?:real|any|patient|client|customer|company|peoples?) )?names(?: (?:obv(?:iously)?|of (?:patients|clients|customers|children|pupils)))?",
  String.raw`(?:(?:it['’]?s |its |under )?(?:an? )?(?:nda|confidential)),? (?:so )?no names?(?: please)?`,
  'no (?:salary|pay|money) (?:talk|stuff|figures?)|(?:use )?(?:british|uk|american|us) (?:spelling|english)',
  `${NEVER} make (?:too |so )?much (?:of|about|out of) .+`,
  `${NEVER} (?:make|turn) (?:it |this |that |too )?(?:into )?(?:a |an |too )*(?:big|huge|much|long|massive) (?:of a )?(?:thing|deal|story|fuss|issue|apology|excuse|drama)(?: (?:of|about|out of) .+)?`,
  `${NEVER} (?:go on|dwell|say|write|talk)(?: on)? (?:too (?:much|long) )?(?:about )?(?:it|this|that|(?:the |my )?(?:career |employment )?(?:gap|break|time (?:out|off)|years? (?:out|at home)))(?: too much)?`,
  `${NEVER} (?:oversell|overclaim|overstate)(?: (?:me|it|this|anything))?|${NEVER} make (?:it |this |that )?(?:a )?(?:drama|fuss)(?: (?:about|of|out of|over) .{2,60})?|(?:an? )?english (?:letter|only)(?: is fine)?|(?:i am |i['’]m )?not looking for more than (?:one|a|1) page|${NEVER} (?:lie(?: about (?:it|that|this|anything))?|make (?:things|anything|stuff|it) up|make up \\p{L}+|invent (?:\\p{L}+ ){0,4}\\p{L}+|exaggerate)`,
  // "no puns", "don't list every tool", "don't claim production"
  'no (?:[^ ,;.]+ ){0,5}(?:jokes|puns|emojis?|clich[eé]s|buzzwords|fluff|waffle|drama)(?: (?:like|such as) .{1,60})?',
  `${NEVER} (?:list (?:every|all)|claim) [^,]{2,40}`,
  // "never worked with government so don't pretend"
  `(?:i )?(?:have )?(?:never|not) [^,;.]{3,60},? so ${NEVER} (?:pretend|lie|oversell|exaggerate|fake it|make (?:it|things) up)(?: .*)?`,
  '(?:رجاء |لو سمحت )?(?:[اأ]كتب(?:ها|يها|ي)? |(?:الرسالة|الرساله|خليها) )?(?:ب(?:ال)?|بال(?:لغة|لغه) ال)عربي(?:ة|ه)?(?: (?:فقط|بس|لو سمحت))?',
  '(?:في )?صفحة واحدة(?: فقط| بس)?',
  '(?:و|بس )?(?:لا |ما ?|م)تكذب(?:ي|ش|يش)?(?: .*)?|(?:لا |ما )تبالغ(?:ي)?(?: .*)?|(?:بدون|من غير|دون) (?:مبالغة|كذب)',
].map((kept) => new RegExp(`^(?:but |and |also )*(?:${kept})${POLITE_END}$`, 'iu'));
const SHORTER =
  /(?<!\b(?:part|section|bit|paragraph)s? )\b(?:half a page|(?:(?:don['’]?t|do not|not) (?:make|want|need) (?:it|this|a)|isn['’]t) (?:too |so |very )?long|short(?:er|ly)?|brief(?:er)?(?! bitte\b)|concise|shorten|trim|condense|cut (?:it )?down|(?:less|not (?:too|so|very|that)) long|succinct|tighter)\b/i;
const LONGER =
  /\b(?:longer|(?:a|quite|rather|fairly) long letter|expand|more detail(?:s|ed)?|elaborate|in depth|lengthen|extend)\b/i;
/** "Two long days suit me": of the applicant's own life, and no wish for the letter. */
const OF_ONES_LIFE = /^(?!.*\b(?:letter|tone|style|sounds?|it)\b)(?:.*\s)?(?:I|I['’]m|me|my)\b(?! (?:letter|tone)\b)/i;

/** "Sorry for the short notes" */
const SPEAKS_OF_NOTES = /^(?:sorry|apologies|thanks|thank you)\b/i;
/** "لا تذكر فترة الانقطاع", "ما تجيب سيرة الراتب، ووجهها لفلان"; "محل خالي ما تذكره" */
const AVOIDS_IN_ARABIC =
  /(?:^|\s|و)(?:(?:لا|ما) (?:تذكر(?:ي|وا?)?|تشر إلى|تكتب عن|تجيب(?:ين|ي|وا?)? (?:سيرة|طاري)|ت(?:حط|ضع|ضيف|درج|كتب)(?:ي|ين|وا?)?(?! (?:عن|في|كلام) )|ته[ضد]ر(?:ي)?ش (?:على|عن)|داعي لذكر)|م(?:ا ?)?ت(?:ذكر|كتب)ي?ش|م(?:ا ?)?تجيبي?ش سيرة|(?:دون|بدون|من غير) (?:ذكر|الإشارة إلى)|تجنب ذكر)\s+(?!ف[يى] |ب(?:[أا]ن|ال)|ان|أن|إن)([^،]+?)(?=$|،|\s+و(?:ما|لا) ت\p{L}+ |\s+(?:و?خلي|و?اجعل))|^(.{3,80}?)\s+(?:(?:لا|ما) (?:(?:تذكر|تكتب)(?:ه|ها|هم)|تجيب(?:ين|ي|وا?)? (?:سيرت|طاري)(?:ه|ها|هم))|م(?:ا ?)?ت(?:ذكر|كتب)(?:ا|ها|ه)?ش)$/u;
/** "… بيت الرافد ابد كانت تجربة سيئة": how surely, and why. */
const POLITELY_IN_ARABIC = /\s+(?:لو سمحت\p{L}*|من فضلك\p{L}*|رجاء\p{L}*)$/u;
const WHY_IN_ARABIC =
  /\s+(?:[أا]بد[اًا]*|نهائي\p{L}*|خالص|[إا]طلاق\p{L}*|حيت|لأن\p{L}*|لان\p{L}*|عشان|علشان|كان(?:ت|وا)?)(?!\p{L}).*$/u;
/** "المرجع ضروري", "اكتب الرقم المرجعي" */
const ASKS_FOR_REFERENCE_IN_ARABIC =
  /(?:مرجع\p{L}{0,2}|كود|رمز|رقم (?:الإعلان|الاعلان|الوظيفة)).*(?:ضروري|لازم|مهم)|(?:اكتب|أكتب|اذكر|أذكر|ضع|لا تنس|حط)\p{L}?\s+(?:\p{L}+\s){0,2}(?:ال)?(?:مرجع\p{L}{0,2}|كود|رمز)/u;
/** "ابي الخطاب موجه لمدير التوظيف", "وجهها للسيدة هالة" */
const ADDRESSES_IN_ARABIC =
  /(?:^|[\s،])و?(?:(?:الخطاب|الرسالة) (?:يكون |تكون )?موجه[ةه]?|وج[ّ]?ه(?:ي|وا)?(?:ها|ه)|(?:وج[ّ]?ه(?:ي|وا)?|[اأ]كتب(?:ي|وا)?) (?:الخطاب|الرسالة))\s+(?:[إا]لى\s+|ل)((?:ل|ال)?(?:سيد|[أا]ستاذ|مهندس|دكتور|آنس|مدير|رئيس|مسؤول|قسم|[إا]دار|لجن)[ةه]?(?:\s+\p{L}{2,}){1,3})$/u;
const IS_STYLED = /^(?=(?:سيد|[أا]ستاذ|مهندس|دكتور|آنس)[ةه]? )/u;
/** "بغيت الرسالة بالعربية الفصحى": what every Arabic letter is. */
const IN_WRITTEN_ARABIC =
  /^[^،]{0,25}(?:العربية|اللغة|لغة|عربي[ةه]?)?\s?(?:ال|بال)?فصحى(?: (?:مش|مو|ماشي|ليس|لا) \p{L}+)?$/u;
/** "أرجو التركيز على خبرتي في التدريب" */
const EMPHASISES_IN_ARABIC =
  /^(?:(?:أرجو|يرجى|الرجاء|من فضلك،?|أريد|أود|أرغب في)\s+)?(?:(?:التركيز على|إبراز|ركز على|أبرز|ذكر(?! أن)|اذكر(?! أن)|الإشارة إلى(?! أن)|و?(?:احكي|أحكي|حكي|احك|احجي|احچي|تكلم|تحدث) (?:عن|على))\s+|ركز ?ع\s?(?=ال))(.+)/u;
/** "أريد أن تبدأ الرسالة بخبرتي" */
const LEADS_IN_ARABIC =
  /(?:^|(?<!(?:أ|ا)قدر|[أا]ستطيع|ممكن|يمكنني|سوف|أن|ان)\s)(?:ابدأ(?: الرسالة)?|(?:أن )?تبدأ الرسالة|البدء) ب(\p{L}.+)/u;
const SHORTER_IN_ARABIC = /(?:رسالة|الرسالة|اجعلها|خطاب|الخطاب)?\s?(?:قصيرة?|مختصرة?|موجزة?)(?!\p{L})/u;
/** "اختصر", "خليها قصيرة" */
const SHORT_IN_ARABIC = /^و?(?:[اأ]ختصر\p{L}*|(?:خلي?(?:ها|ه)?|[اأ]جعلها) (?:قصيرة?|مختصرة?)|قصيرة|مختصرة)$/u;
const SHORT_AS_WELL = /(?<!\p{L})و?خلي(?:ها|ه)? (?:قصيرة?|مختصرة?)(?!\p{L})/u;
const TONES_IN_ARABIC: readonly (readonly [LetterTone, RegExp])[] = [
  ['Casual', /(?<!\p{L})(?:ودية?|بسيطة?|غير رسمية?)(?!\p{L})/u],
  ['Professional', /(?<!\p{L})و?(?:رسمية?|مهنية?|احترافية?)(?!\p{L})/u],
  ['Enthusiastic', /(?<!\p{L})و?(?:متحمسة?|حماسية?)(?!\p{L})/u],
];
/** "اجعل الرسالة قصيرة ورسمية": of the letter, and not of the applicant. */
const OF_LETTER_IN_ARABIC =
  /(?:الرسالة|الخطاب|اجعلها|اكتبها|النبرة|الأسلوب)|^و?(?:[اأ]ريدها|[اأ]ب[يغ]\p{L}?ها|[اأ]بيها|(?:عايز|عاوز)[ةه]?ها|عايزاها|بدي (?:ي|إي|اي)اها|بغيتها)(?!\p{L})/u;

/** The wishes with this one, and what it wants said; null where nothing in it can be followed. */
export function followWish(text: string, wishes: Wishes): { wishes: Wishes; mention: string } | null {
  const followed = (change: Partial<Wishes>, mention = '') => ({ wishes: { ...wishes, ...change }, mention });
  const plain = text.replace(/[.!\s]+$/, '');
  if (KEPT_ANYWAY.some((kept) => kept.test(plain))) return followed({});
  if (SPEAKS_OF_NOTES.test(plain)) return null;
  // Behind "ل" the article has lost its first letter.
  const addressed = ADDRESSES_IN_ARABIC.exec(plain)?.[1]?.replace(/^ل/u, 'ال').replace(IS_STYLED, 'ال');
  const untold = firstGroup(AVOIDS_IN_ARABIC.exec(plain));
  if (untold && !/^(?:ذلك|هذا|هذه|أي شيء)/u.test(untold))
    return followed({
      avoid: [...wishes.avoid, ...topicsOf(untold.replace(WHY_IN_ARABIC, '').replace(POLITELY_IN_ARABIC, ''))],
      ...(addressed ? { addressee: addressed } : {}),
      ...(SHORT_AS_WELL.test(plain) ? { length: 'shorter' as const } : {}),
    });
  if (addressed) return followed({ addressee: addressed });
  if (IN_WRITTEN_ARABIC.test(plain)) return followed({});
  if (ASKS_FOR_REFERENCE_IN_ARABIC.test(plain)) return followed({ emphasise: [...wishes.emphasise, 'الرقم المرجعي'] });
  const limit = /\b(\d{2,3})\s*words?\b/i.exec(text)?.[1];
  if (limit) return followed({ wordLimit: Math.min(MAX_WORD_LIMIT, Math.max(MIN_WORD_LIMIT, Number(limit))) });
  const closing = CLOSES_WITH.exec(plain)?.[1];
  if (closing) return followed({ closing: upperFirst(closing.toLowerCase()) });
  const body = TO_A_BODY.exec(text)?.[1];
  if (body) return followed({ addressee: body.toLowerCase().replace(/\p{L}+/gu, upperFirst) });
  const addressee = ADDRESSEE.exec(NAMES_NOBODY.test(text) ? '' : text)?.[1]
    ?.replace(/^(Mrs?|Ms|Dr|Prof)\./i, '$1')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  if (addressee) return followed({ addressee });
  const avoid = firstGroup(AVOID.exec(plain));
  if (avoid) {
    // "Mention my son, but without his name" asks for both.
    const [, asked = ''] = MENTION_WITHOUT.exec(text) ?? [];
    // "Don't use the diagnosis, just say …": what may be said stands behind it.
    const [unwanted = ''] = avoid.split(/,? (?:just|only|but|instead|rather|please)\b/i);
    return followed(
      {
        avoid: [...wishes.avoid, ...topicsOf(unwanted.replace(/ by name$/i, ''))],
        emphasise: [...wishes.emphasise, ...topicsOf(asked), ...topicsOf(SAYS_INSTEAD.exec(avoid)?.[1] ?? '')],
      },
      asked,
    );
  }
  const theme = firstGroup(IS_TO_BE_THEME.exec(plain)) ?? firstGroup(LETTER_ABOUT.exec(plain));
  const first =
    firstGroup(IS_TO_BE_FIRST.exec(plain)) ?? LEAD_WITH.exec(plain)?.[1] ?? firstGroup(LEADS_IN_ARABIC.exec(plain));
  if (first) {
    const topics = topicsOf(first);
    if (topics.length === 0) return null;
    return followed({ emphasise: [...wishes.emphasise, ...topics], leadWith: [...wishes.leadWith, ...topics] });
  }
  // "جدول الصيانة مال الفندق": whose it is, in a dialect.
  const emphasise =
    theme ??
    firstGroup(EMPHASISE.exec(plain)) ??
    firstGroup(EMPHASISES_IN_ARABIC.exec(plain))?.replace(/ (?:مال|بتاع|ديال)(?: |ت).*$/u, '');
  if (emphasise) {
    const [wanted = '', unwanted = ''] = emphasise.split(NOT_THAT);
    if (topicsOf(wanted).length === 0) return null;
    return followed({
      emphasise: [...wishes.emphasise, ...topicsOf(wanted)],
      avoid: [...wishes.avoid, ...topicsOf(unwanted)],
    });
  }
  const wanted = WANTS_MENTIONED.exec(plain)?.[1];
  if (wanted) return followed({ emphasise: [...wishes.emphasise, ...topicsOf(wanted)] });
  const mention = MENTION.exec(text)?.[1];
  if (mention && topicsOf(mention).length === 0) return null;
  if (mention) return followed({ emphasise: [...wishes.emphasise, ...topicsOf(mention)] }, mention);
  // "want permanent, not casual" is of the work.
  if (OF_ONES_LIFE.test(plain)) return null;
  if (SHORT_IN_ARABIC.test(plain)) return followed({ length: 'shorter' });
  if (OF_LETTER_IN_ARABIC.test(plain)) {
    const tone = TONES_IN_ARABIC.find(([, pattern]) => pattern.test(plain))?.[0];
    const length = SHORTER_IN_ARABIC.test(plain) ? ('shorter' as const) : null;
    return tone || length ? followed({ ...(tone ? { tone } : {}), ...(length ? { length } : {}) }) : null;
  }
  const tone = OF_THE_CONTRACT.test(text) ? undefined : toneOf(plain);
  const length = SHORTER.test(text) ? 'shorter' : LONGER.test(text) ? 'longer' : null;
  if (!tone && !length) return null;
  return followed({ ...(tone ? { tone } : {}), ...(length ? { length } : {}) });
}
