import { DEMONYMS } from '@vitae/language/persons';
import { CITIES, REGIONS } from '@vitae/language/places';
import { spokenLanguage } from '@vitae/language/spoken-languages';
import { monthInFull, monthsInFull } from '../../text/date-in-words.ts';
import { indefiniteArticle, upperFirst } from '../../text/words.ts';
import type { Mending } from './mending.ts';
import { A_DATE, MONTHS_IN_WORDS, SHORT_MONTHS } from './typed-dates.ts';

/** "I can start 1 March" */
const BEFORE_DATE = new RegExp(
  `\\b(?:start|join|begin|arrive|move|resume)(?= \\d{1,2}(?:st|nd|rd|th)? (?:${MONTHS_IN_WORDS}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\\b)`,
  'gi',
);

/** "ready to join December" */
const BEFORE_MONTH = new RegExp(
  `\\b(?:start|join|begin)(?= (${MONTHS_IN_WORDS})\\b( \\d{1,2}(?:st|nd|rd|th)?(?!\\d))?)`,
  'gi',
);

/** "can start feb" */
const SHORT_MONTH = new RegExp(
  `(?<=\\b(?:start|join|begin|in|from|by|until|since|mid|early|late|end of|ends|finishes) )(?:${SHORT_MONTHS})(?=$|[ ,;.!](?!\\p{Ll}*\\d{3}))`,
  'gu',
);

/** "can start Jan 11" */
const SHORT_MONTH_TO_START = new RegExp(
  `(?<=\\b(?:start|join|begin)(?: in| on| from)? )(?:${SHORT_MONTHS})(?= \\d{1,2}(?!\\d))`,
  'gi',
);

/** "my contract ends April 2027" */
const ENDS_IN = new RegExp(
  `(?<=\\b(?:contract|lease|visa|permit|notice|course|degree|project|training|study|studies) (?:ends|finishes|expires|is over) )(?=(?:${MONTHS_IN_WORDS}|(?:19|20)\\d\\d)\\b)`,
  'gi',
);

/** "worked in UAE" */
const WITHOUT_ARTICLE =
  /\b(in|to|from|for|outside|within|across) (UAE|UK|USA|US|EU|GCC|Gulf|Middle East|Netherlands|Philippines|Emirates|States)\b/g;

const END_OF_MONTH = new RegExp(
  `(?<=\\p{L}) (?<!\\b(?:the|at|by|until|till|to|in|before|after|from|since|mid|around) )(end|start|beginning|middle) of (?=(?:${MONTHS_IN_WORDS})\\b)`,
  'giu',
);

/** The small words, joints and capitals that a note leaves out. */
export const MENDED_GRAMMAR: readonly Mending[] = [
  // "I have scripted for years, it just isn't on my resume": the last is for the writer.
  [
    /(?:,| [-–])? (?:but )?(?:(?:it|that|this) (?:just )?(?:isn['’]t|is not)|it['’]?s (?:just )?not|not) (?:on|in) (?:(?:my|the) )?(?:resume|cv)(?: yet)?[.\s]*$/i,
    '',
  ],
  [/^that\s+/i, ''],
  // "can start after Jan 15 because commission payout"
  [
    /\bbecause (?=(?:my )?(?:(?:\p{Ll}+ ){0,2}(?:payout|holidays?|exams?|leave|childcare|lease|contract|bonus|surgery|wedding|travel|school run|commitments?|notice(?: period)?))[.\s]*$)/iu,
    'because of ',
  ],
  // "I know I don't have the UK experience, no visa yet either"
  [
    /, no ((?:\p{L}+ ){0,2}\p{L}+) (?:yet )?either(?=[.\s]*$)/iu,
    (_: string, lacking: string) => `, and I have no ${lacking.replace(/ yet$/, '')} yet either`,
  ],
  [/\bthe last couple (?=(?:days|weeks|months|years)\b)/gi, 'the last couple of '],
  // "Been doing TypeScript properly the last couple of months"
  [
    /(?<=^(?:I have |I've )?been [^.;,]{4,60}?) (?<!\b(?:for|over|in|during) )(?=the last (?:couple of|few|\d{1,2}|two|three|four|five|six) (?:weeks|months|years)\b)/iu,
    ' for ',
  ],
  // "was on a break for family since spring 2024"
  [
    /^(?:i )?was (?=(?:on (?:an? )?(?:career |family )?(?:break|leave)|out of work|unemployed|at home)\b[^.;]*\bsince\b)/i,
    'I have been ',
  ],
  [/\bparents evening/gi, "parents' evening"],
  [/^would be (?=(?:keen|happy|glad|able|willing|interested|open) (?:on|to|for|in)\b)/i, 'I would be '],
  [/\bif poss(?=$|[.,;])/i, 'if possible'],
  [/,? but not an? (?=(?:deal[- ]?breaker|must|condition|problem|big deal)[.\s]*$)/i, ', but it is not a '],
  // "doing Cert IV at TAFE finish June 2027"
  [
    /(?<=^(?:I am )?doing [^.;,]{3,60}),? finish(?:es|ing)? (?:in )?(?=\p{L}{3,9} (?:19|20)\d\d(?=[.\s]*$))/iu,
    ', which I will finish in ',
  ],
  [/(?<=^My favou?rite [^,;]{5,80}), (?=you can \p{Ll})/iu, '; '],
  // "I'm free weekends"
  [/(?<=\b(?:am|['’]m|are) free )(?=(?:(?:most|all) )?(?:weekends|weekdays|\p{L}{3,6}days)\b)/iu, 'on '],
  [/(?<=\b(?:am|['’]m|are) free )(?=(?:mornings|evenings|afternoons)\b)/iu, 'in the '],
  // "never had PM title"
  [
    /(?<=\b(?:had|held|have|hold) )(\p{Lu}{2,4}) (?=(?:title|role|post|job|position)\b)/u,
    (short: string) => `${indefiniteArticle(short)} ${short}`,
  ],
  // "I drive + own car"
  [/(?<=\bI drive and )own (?=car\b)/iu, 'own a '],
  // "18 on jan 9"
  [
    new RegExp(`^(?:i(?: am|['’]m|m| turn) )?(1[5-9]|[2-6]\\d) on (${A_DATE})(?=[.\\s]*$)`, 'iu'),
    (_, age: string, when: string) => `I will be ${age} on ${monthsInFull(when)}`,
  ],
  [/(?<=^I am not [\p{L} ]{4,40}) but (?=(?:want|plan|hope)\b)/iu, ', but I '],
  [/(?<=^(?:i )?have )(?=own (?:car|van|vehicle|transport|tools|laptop|bike)\b)/iu, 'my '],
  // "got Security+ in May"
  [/^[Gg]ot (?=\p{Lu}[\p{L}\d]*\+?(?: [\p{Lu}\d][\p{L}\d+]*){0,3} (?:in|last|this)\b)/u, 'I got '],
  // "can't do Tuesdays nights"
  [/\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s (?=(?:nights?|mornings?|evenings?|afternoons?)\b)/gi, '$1 '],
  // "because its the first thing"
  [
    /(?<=\b(?:because|and|but|so|that|think|know|if|when|as|,) )its (?=(?:the|a|an|my|not|been|at|so|very|what|where|how|why|too|hard|easy|just|only|all)\b)/gi,
    'it is ',
  ],
  [/(?<=\bcan speak [^.;]{3,60}), (\p{Lu}\p{Ll}+) (?:cannot|can['’]?t|can not|no)(?=[.\s]*$)/giu, ', but not $1'],
  // "have my own rental so been the landlord side"
  [/,? so been (?=\p{Ll})/giu, ', so I have been '],
  [/\bbeen (?=the \p{Ll}+ side\b)/giu, 'been on '],
  [/(?<=\b(?:\d{1,2}|one|two|three|four|six) )(?:mth|mnth)(s?)\b/gi, 'month$1'],
  [/(?<=\b(?:\d{1,2}|one|two|three|four|six) )wk(s?)\b/gi, 'week$1'],
  [/(?<=\bused? [^,;+]{2,40}) \+ (?=\p{L})/gu, ' and '],
  // "team is 38 now not 50", "team is 4 people now"
  [
    /^(?:my |the )?team is (?:now )?(\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve)(?: people)?(?: now)?(?:,? (?:not|instead of) \d{1,4}(?: any ?more)?)?[.\s]*$/i,
    'my team now has $1 people',
  ],
  // "I did Care of the Older Person also in June just waiting for cert"
  [/^(I did) ([^,;.]{3,60}?) also (?=(?:in|last|at|with) )/i, '$1 also $2 '],
  [/^I did also (?=\S)/i, 'I also did '],
  [/ ?\((?:the |my )?(?:cv|resume) (?:still )?(?:says|has|shows) [^()]{1,40}\)/gi, ''],
  [/\bhave right to (?=(?:work|live)\b)/i, 'have the right to '],
  [/(?<=\b\d[\d.,]* )euro(?!s)(?!\p{L})/giu, 'euros'],
  [/\bab (?=tests?\b|testing\b)/gi, 'A/B '],
  // "ok to travel to Leeds"
  [/^(?:i am |i['’]m )?(?:ok(?:ay)?|fine) to (?=\p{Ll}{3,}\b)/iu, 'I am happy to '],
  [/^(?:i )?fly (?=from \p{L}{3,}[.\s]*$)/iu, 'I fly '],
  // "my dad was a roofer & I helped him summers as a teen, can use that"
  [/, (?:you )?can (?:use|mention|say) (?:that|it|this)[.\s]*$/i, ''],
  [/^(?:my )?portfolio(?: is| at|:)* (?=[\w-]+(?:\.[\w-]+)+\S*$)/i, 'my portfolio is at '],
  [
    /^(\p{Ll}{4,})(?= (?:citizen|national|passport)\b)/u,
    (word: string) => (DEMONYMS.has(word) ? upperFirst(word) : word),
  ],
  [/^(?:us|uk|eu|uae)(?= (?:citizen|national|passport)\b)/i, (short: string) => short.toUpperCase()],
  [/^been (?=\p{Ll}{2,}ing \p{L})/iu, 'I have been '],
  [/^no (?=(?:formal|direct|professional|commercial|paid) \p{L})/iu, 'I have no '],
  [
    /^(?:my )?(\p{Lu}[\p{L} ]{1,30}?) application (?:was )?(?:submitted|sent)(?: (?:on )?(\d[^,;]{2,20}|\p{L}{3,9} (?:19|20)\d\d))?(,? (?:but |and )?(?:i am )?still waiting)?$/iu,
    (_, body: string, when?: string, waits?: string) =>
      `My ${body} application was submitted${when ? ` on ${when}` : ''}${waits ? '; I am still waiting for the answer' : ''}`,
  ],
  [
    /^(?:the )?commute(?: to (\p{Lu}\p{L}+))? (?:is )?(?:fine|ok(?:ay)?|no problem)[.\s]*$/iu,
    (_, to?: string) => `the commute${to ? ` to ${to}` : ''} is fine for me`,
  ],
  [/^(?:I )?want (\d|two|three|four|five) days(?: (?:a|per) week)?(?=$|,)/i, 'I would like to work $1 days a week'],
  [/^already (?=(?:work|live|have|use|do|speak|know|manage|run)\b)/i, 'I already '],
  // "messiest books = the plumber, receipts in shoeboxes"
  [/^(?:my |the )?((?:\p{L}+est|worst|best|most \p{L}+) [\p{L} ]{2,30}?) ?= ?(?=\S)/iu, 'my $1: '],
  [/(?<=^my [^:]{3,40}: .*) \+ (?=\S)/gu, ' and '],
  [
    /^(my (?:wife|husband|girlfriend|boyfriend|partner|sister|brother|mother|father)(?: already| also)?) (work|live|stay)(?= (?:in|at|near|for)\b)/i,
    '$1 $2s',
  ],
  [/(?<=^I am not )(?=([A-Z]{2,5})[.\s]*$)/g, (_, kind: string) => `${indefiniteArticle(kind)} `],
  [/(?<=\b(?:\d+|an?|per|last|this|next) )yr\b/gi, 'year'],
  [/\bexcel (?=tracker|sheets?|spreadsheets?|files?|skills|formulas|macros)/g, 'Excel '],
  [/^(\p{Lu}\p{Ll}+) is my (first|native|mother) (language|tongue)(?=[.\s]*$)/u, 'My $2 $3 is $1'],
  [/(?<=[\p{L}\d]) so (?=I (?:can|could|will|would|am|have|need)\b)/gu, ', so '],
  [/(?<=^I am )(?:F|A|R|W|H)(?=\p{Ll})/u, (letter) => letter.toLowerCase()],
  [/(?<=\p{Ll} )(?<!\b(?:from|between|in|of|class) )((?:19|20)\d\d)\s?[-–]\s?((?:19|20)\d\d)(?!\d)/gu, 'from $1 to $2'],
  [/^(?:الراتب المتوقع|راتب متوقع)\s*:?\s*(?=\d)/u, 'راتبي المتوقع '],
  [/^(?:أرجو|يرجى|الرجاء|من فضلك،?)\s+(?:ذكر|الإشارة إلى|كتابة)\s+أن(?:ني|ي)\s+/u, 'أنا '],
  [/^(?:أرجو|يرجى|الرجاء|من فضلك،?)\s+(?:ذكر|الإشارة إلى|كتابة)\s+أن\s+(?=فترة|راتبي|إقامتي|رخصتي)/u, ''],
  // "أنا مواطنة وأنني مستعدة"
  [/(?<=^أنا .*،?) وأن(?:ني|ي)\s+(?=\p{L})/gu, ' و'],
  [/,? so (?:i['’]?m |i am )?not (?:working|studying|doing|going|in progress)\b[^.;]{0,30} any ?more[.\s]*$/i, ''],
  // "…, scheduling the volunteers was the best part"
  [/, (?=\p{Ll}+ing [^.;,]{3,60} (?:is|was) (?:the (?:best|nicest|hardest)|my favou?rite)\b)/iu, '; '],
  // "I have own car stay 35km from town"
  [/\b(have|got) own (?=\p{L})/giu, '$1 my own '],
  [/(?<=\bmy own \p{L}{3,12}),? (?:and )?(?:i )?stay (?=\d)/iu, ', and I live '],
  [/(?<!\p{L})(?:us|uk)(?= (?:citizen|national|passport|resident)\b)/gu, (short: string) => short.toUpperCase()],
  [
    /\bmy (husband|wife|brother|sister|father|mother|uncle|aunt|cousin|friend|boss)s (?=\p{Ll})(?!(?:and|are|have|were|who|all|also|live|work|run)\b)/gu,
    "my $1's ",
  ],
  [/(?<=\b(?:to|in|from) )(?:dc|nyc|ny|la|sf|uk|usa|uae|ksa)(?!\p{L})/gu, (short: string) => short.toUpperCase()],
  [/(?<=\p{L})(?: sir| maam| ma['’]am| madam)[.\s]*$/iu, ''],
  // "I'd be moving to Leeds, my sister lives there": two sentences, joined in haste.
  [/, (?=(?:I|I'm|I’m|I've|I'll|I'd) \p{Ll})/gu, '; '],
  [/(?<=\bso )commute(?= (?:is|will be) (?:no problem|fine|easy|short|ok(?:ay)?)\b)/gi, 'the commute'],
  // "my card is expired but willing to renew", where the card is not willing
  [
    /(?<=^my [\p{L}\d ]{2,40} (?:is|was|has|are|were|ended|expired) [^,.;]{3,60}),? but (?=(?:very |more than )?(?:happy|keen|willing|eager|ready|able) to )/iu,
    ', but I am ',
  ],
  // "i live in nasr city 10 minutes from company"
  [
    /(?<=\b(?:live|living|based|staying) in )(?:\p{Ll}{3,} ){1,2}city(?!\p{L})/gu,
    (town: string) => town.split(' ').map(upperFirst).join(' '),
  ],
  [
    /(?<=\b(?:minutes|hours?|km|kms|miles) from )(?=(?:company|office|school|hospital|clinic|shop|store|plant|factory|warehouse|site|station)(?=$|[.,;]))/gi,
    'the ',
  ],
  [/\bwith (?=regulators?(?=$|[.,;]))/gi, 'with the '],
  // "I don't have ADR yet but happy to do it"
  [
    /(?<=^I (?:don['’]?t|do not|have not|haven['’]?t) [^,.;]{3,60}),? but (?=(?:very |more than )?(?:happy|keen|willing|eager|ready|able) to )/iu,
    ', but I am ',
  ],
  [
    /^(?:sister|brother|mother|father|mum|mom|dad|wife|husband|partner|son|daughter|aunt|uncle|cousin|family) (?=(?:lives?|works?|is|was|has|had|runs?|owns?|went|comes?)\b)/i,
    (kin: string) => `My ${kin.toLowerCase()}`,
  ],
  [SHORT_MONTH_TO_START, monthInFull],
  [SHORT_MONTH, monthInFull],
  [ENDS_IN, 'in '],
  // "can do Tuesdays no bother"
  [/,? (?:no (?:bother|worries))(?=[.\s]*$| because\b)/i, ''],
  [/(?<=^(?:i )?can (?:do|work|start|take|come)\b[^.;,]{2,40}),? no prob(?:s|lem|lems)?(?=[.\s]*$)/i, ''],
  [/\bno probs?(?=[.,;\s]|$)/gi, 'no problem'],
  // "moving to Leeds end of April", "can start first week of May"
  [END_OF_MONTH, ' at the $1 of '],
  [/\b(by|until|till|from|before|after|since|at) (end|start|beginning|middle) of (?=\p{Lu}\p{Ll})/gu, '$1 the $2 of '],
  [
    /(?<=\b(?:start|join|begin|arrive|move|be there|free|available) )(?:in |from )?(first|second|third|last) week of (?=\p{Lu})/giu,
    'in the $1 week of ',
  ],
  [BEFORE_DATE, '$& on'],
  [BEFORE_MONTH, (verb: string, _month: string, day?: string) => `${verb} ${day ? 'on' : 'in'}`],
  [/\b(\d+) (minute|hour)s['’]? (?=(?:walk|drive|ride)\b)/gi, "$1 $2s' "],
  [/(?<=\b(?:in|at|to|from|near) )\p{Ll}{4,}(?!\p{L})/gu, (word) => (CITIES.has(word) ? upperFirst(word) : word)],
  // "happy to do offaly as well"
  [
    /(?<=\b(?:in|to|from|near|do|cover|around) )(?!region|reunion)\p{Ll}{5,}(?!\p{L})/gu,
    (word) => (REGIONS.has(word) ? upperFirst(word) : word),
  ],
  [/(?<=\b\d{1,2}(?:st|nd|rd|th)? )(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?!\p{L}|\.\S)/giu, monthInFull],
  [/(?<![\p{L}.])i(?=['’]|\s)/gu, 'I'],
  [WITHOUT_ARTICLE, '$1 the $2'],
  [/(?<=\p{L}{2} )n(?= \p{L}{2})/gu, 'and'],
  // "I did all the ordering in last job"
  [
    /\b(in|at|from) (last|previous|current|present|first) (?=(?:job|post|role|company|position|place)\b)/gi,
    '$1 my $2 ',
  ],
  [/\bknow (?=(?!the\b|my\b|this\b|your\b|an?\b)(?:\p{L}{3,} ){1,4}(?:area|region|market|city)\b)/giu, 'know the '],
  // "I have a bike and licence, know the area very well"
  [/(?<=^(?:I )?have [^,;]{3,60}), (?=(?:know|speak|drive|can)\b)/iu, ', and I '],
  [/\bhavent\b/gi, "haven't"],
  [/\bincl\. (?=\p{Ll})/gu, 'including '],
  // "when they closed my unit": who did, the reader does not know.
  [
    /\b(when|after|because) they (closed|shut|cut|sold|ended|moved) (my|our|the) (\p{Ll}+)(?=[,.;]|$| and\b)/gu,
    (_, when: string, done: string, whose: string, noun: string) =>
      `${when} ${whose} ${noun} ${/[^s]s$/.test(noun) ? 'were' : 'was'} ${done}`,
  ],
  [/,?\s+(?:and )?(?:this|that|it)(?:['’]?s| is) (?:very |really |quite )?important[.!\s]*$/iu, ''],
  [/\bis same (?=\p{Ll})/gu, 'is the same '],
  // "I seen the farm", "we done the audit"
  [/\b(I|we|they|he|she) seen (?=\p{L})/giu, '$1 saw '],
  [/\b(I|we|they|he|she) done (?=\p{L})/giu, '$1 did '],
  // "I did STCW basic safety course"
  [
    /(?<=\b(?:did|took|passed|finished|completed|doing) )(?!(?:the|an?|my|our|this|that|one|two|some|any|all|both|another|further|\d+)\b)((?:\p{Lu}[\p{Lu}\d]+ )?(?:\p{Ll}[\p{Ll}-]+ ){0,3})(?=(?:course|diploma|exam|test|certificate)\b(?! in \p{Ll}+ and))/gu,
    (words: string) => `${indefiniteArticle(words.trim() || 'course')} ${words}`,
  ],
  [/, (?=would (?:prefer|like|rather)\b)/gi, ' and I '],
  [/(?<=\b(?:prefer|like|want|do|work) )(\d)[ -]day week\b/gi, 'a $1-day week'],
  [/, (?=(?:my|our) \p{Ll}+['’]s (?:got|been)\b)/gu, '; '],
  [/, (?=(?:my|our) (?:[\p{L}'’]+ ){1,4}(?:is|are|was|were|has|have|lives?|works?)\b)/giu, '; '],
  // "want to be home at night thats why im changing"
  [/(?<=[\p{L}\d]),? that['’]?s why (?=I\b)/gu, '; that is why '],
  [/\bpower bi\b/gi, 'Power BI'],
  [
    /(,?) and that (?=(?:I|my|an?|the|our|we|there|all)\b|(?:[\p{L}\d]+ ){1,5}(?:is|are|was|were|can|will|have|has)\b)/giu,
    '$1 and ',
  ],
  // "my Wife works", but "my Spanish"
  [
    /^my (\p{Lu}\p{Ll}+)/u,
    (whole, word: string) =>
      DEMONYMS.has(word.toLowerCase()) || spokenLanguage(word.toLowerCase()) ? whole : whole.toLowerCase(),
  ],
  [/^I have (\p{Ll}+(?:ed|ne|wn|ught|de)) (\S+(?: \S+){0,2}) also\b/iu, 'I have also $1 $2'],
  [/\bfor the last one (?=year|month)/gi, 'for the last '],
  [/(?<=\b(?:in|to|into|around|near) )(?=\p{Lu}\p{Ll}+ area\b)/gu, 'the '],
  [/(?<=\bif they have)\.?$/i, ' one'],
  [/(?<=\b(?:want|like|prefer|love|happy) to do )it(?= (?:at|on|as|part|full)\b)/gi, 'the job'],
  [
    /, (?=(?:this|that) is (?:why|how)\b|(?:it|this|that) (?:doesn['’]t|does not|isn['’]t|is not|won['’]t|has never|never)\b)/gi,
    '; ',
  ],
  [/, (?=(?:everything|nothing|anything|before that) (?:else )?(?:is|I)\b)/gi, '; '],
  [/^been (?=(?:an? |in |with |at |working |doing )\S)/i, 'I have been '],
  [/^done (?=(?:most|all|some|many|lots|a lot|\d+|the|an?)\b)/i, 'I have done '],
  [/, one (?=(?:has|is|was|had)\b)/gi, '; one '],
  [/\bbefore (?=[A-Z]{2,5} application\b)/g, 'before my '],
  // "I sing in church choir"
  [
    /\b(in|for|with) (?=(?:(?:my|our|local) )?(?:church|school|village|community|youth|university|town) (?:choir|band|team|club|league|orchestra)(?![\p{L}]))/giu,
    '$1 a ',
  ],
  [/^(?:I am |I['’]m )?half ?way (?:thru|through) (?!the\b|my\b|an?\b)/i, 'I am halfway through my '],
  [/^(?:I am |I['’]m )?half ?way (?:thru|through) /i, 'I am halfway through '],
  [/(?<=^I will )\p{Lu}/u, (letter) => letter.toLowerCase()],
  [/[\s.;,:!]+$/, ''],
  // "I'd like 30 hours and I used to teach", "My notice is a month but my manager would let me go"
  [/(?<=^(?:I|My)(?:['’]\p{L}+)? [^,;.]{8,90}) (and|but) (?=(?:I|my|they|we)(?:['’]\p{L}+)? \p{Ll})/u, ', $1 '],
];
