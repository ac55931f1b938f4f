import { MONTHS, monthInFull, monthsInFull } from '../../text/date-in-words.ts';
import { indefiniteArticle } from '../../text/words.ts';
import { isPlace } from '../places.ts';
import type { Mending } from './mending.ts';
import { A_DATE, MONTHS_IN_WORDS, SHORT_MONTHS } from './typed-dates.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** When and where somebody can work, and what they need for it. */
export const MENDED_TERMS: readonly Mending[] = [
  [/(?<=\bhave )(?=open work permit\b)/gi, 'an '],
  // "OSCE date is 14 february", "csc exam is in november"
  [
    /^(\p{Lu}{3,6}|\p{Ll}{3,4}) (date|exam|test|interview) (?=is (?:on |in |at )?(?:\d|\p{L}))/iu,
    (_: string, name: string, what: string) =>
      /^(?:the|this|my|our|that|your|last|next)$/i.test(name) ? _ : `My ${name.toUpperCase()} ${what.toLowerCase()} `,
  ],
  [/(?<=^(?:my )?notice(?: period)?(?: is)? )([2-9]|\d\d) (month|week|day)(?=[.\s]*$)/i, '$1 $2s'],
  [/\bthru\b/gi, 'through'],
  // "need visa and relocation"
  [/(?<=\bneed )(?=(?:work )?(?:visa|permit)(?:$|[.,;]| (?:and|&|\+|to)\b| [&+]))/gi, 'a '],
  [/(?<=\bneed (?:a )?(?:work )?(?:visa|permit) (?:and|&|\+) )relocation(?=[.\s]*$)/gi, 'relocation support'],
  // "can start in 3 months after notice"
  [/\bin (?=(?:\d{1,2}|one|two|three|four|six) (?:days?|weeks?|months?) after (?:giving |my )?notice\b)/gi, ''],
  [/(?<=\b(?:days?|weeks?|months?) after )notice(?=[.\s]*$)/gi, 'giving notice'],
  // "leaving code after 10 years, want to work with people"
  [
    /(?<=^(?:i am |i['’]m )?(?:leaving|changing|moving|returning|retraining|finishing) [^,;]{3,60}), (?=want to\b)/gi,
    ' and ',
  ],
  // "looking for 32/hr"
  [/(?<=\d[\d.,]*k?) ?\/ ?(?:hr?|hour)\b\.?/gi, ' an hour'],
  [
    /(?<=\d[\d.,]*k?) ?\/ ?(?:day|(wk|week)|(mo|mth|month)|(yr|year))\b\.?/gi,
    (_: string, week?: string, month?: string, year?: string) =>
      ` a ${week ? 'week' : month ? 'month' : year ? 'year' : 'day'}`,
  ],
  // "available 2 weeks notice"
  [
    /(?<=^(?:i am |i['’]m )?(?:available|free)) (?=(?:\d{1,2}|an?|one|two|three|four|six) (?:days?|weeks?|months?)['’]? notice\b)/i,
    ' with ',
  ],
  [/,? (?:tho|though|lol)(?=[.!\s]*$)/i, ''],
  [/^also,? (?=(?:i|we)\b)/i, ''],
  // "i want come to saudi"
  [/\bwant (?=(?:come|go|work|join|move|learn|be|start|stay)\b)/gi, 'want to '],
  [
    /\bopen to (move|relocate|learn|work)(?!\p{L})/giu,
    (_: string, verb: string) => `open to ${verb.toLowerCase().replace(/e$/, '')}ing`,
  ],
  [/(?<=\bready for )(full|part)[- ]time(?! (?:work|job|role|hours|position|post)\b)/gi, '$1-time work'],
  // "I am current in noida only so no relocation required"
  [/(?<=\bam )current(?:ly)? (?=in\b)/i, 'currently '],
  [/(?<=\bam currently in \p{L}+) only(?=,? so\b)/iu, ''],
  [
    /,? so (no (?:relocation|sponsorship|visa|permit|accommodation)(?: help| costs?)?) (?:is )?required(?=[.\s]*$)/iu,
    ', so $1 is required',
  ],
  // "noc is ready"
  [/^(?:my )?noc (?:is )?(?:ready|there)(?=[.\s]*$)/i, 'I have an NOC'],
  [/^join(?:ing)? (?:in |within )?(\d{1,2} (?:days|weeks))(?=[.\s]*$)/i, 'I can join in $1'],
  // "have food handler card"
  [
    /(?<=^(?:i )?(?:have|hold) )(?!an?\b|the\b|my\b|no\b|some\b|two\b|\d)(?=((?:[\p{L}'’-]+ ){1,3})(?:card|certificate|badge|permit|ticket)(?=[.\s]*$))/iu,
    (_: string, what: string) => `${indefiniteArticle(what)} `,
  ],
  // "Dear team i have total 9 years exp now", "sir i am ready …"
  [
    /^(?:(?:dear|hi|hello) )?(?:sir|madam|ma['’]?am|team|all|hiring (?:team|manager)|hr)(?: or madam| \/ madam)?[,.!]? (?=i\b|my\b)/i,
    '',
  ],
  [
    /^i have (?:a )?total (?:of )?(\d{1,2}\+?) (?:years|yrs)(?: of)? exp(?:erience)?(?: now)?(?=[.\s]*$)/i,
    'I have $1 years of experience in total',
  ],
  // "ready to come qatar any time"
  [
    /(?<=\b(?:come|move|relocate|travel|fly|return|go) )(?=(\p{L}{4,}) (?:any ?time|at any time|immediately|next|in|on|from|for|by)\b)/giu,
    (_: string, place: string) => (isPlace(place) ? 'to ' : ''),
  ],
  // "I only cant do sunday mornings"
  [/^i only (can(?:['’]?t|not)) (?=do|work|come)/i, (_: string, no: string) => `I ${no.replace(/^cant$/i, "can't")} `],
  // "Evenings are totally fine for me"
  [/\b(?:totally|completely|absolutely|100%) (?=(?:fine|ok(?:ay)?|no problem) (?:for|with|by) me\b)/gi, ''],
  [/(?<=\bcan (?:do|work|cover|start) [^,;.]{3,30}) also(?=[.\s]*$)/i, ' as well'],
  [/\bat own (?=(?:cost|expense)s?\b)/gi, 'at my own '],
  // "60 days negotiable to 45"
  [
    /(?<=\b\d{1,2} (?:days|weeks|months)),? negotiable to (\d{1,2}(?: (?:days|weeks|months?))?)(?=[.,;\s]*$)/i,
    ' (negotiable to $1)',
  ],
  // "notice period 30 days can negotiate"
  [
    /(?<=\bnotice(?: period)?(?: is)? (?:\d{1,2}|one|two|three) (?:days?|weeks?|months?)),? (?:but )?(?:i )?(?:can|could|may|will) (?:be )?negotiated?(?: it)?(?=[.\s]*$)/i,
    ' negotiable',
  ],
  [/\bagreed for (?=(?:\d{1,2}|one|two|three|four) (?:days?|weeks?|months?)\b)/gi, 'agreed to '],
  // "notice period nil"
  [/^(?:my )?notice(?: period)?(?: is)? (?:nil|none|zero|0)(?=[.\s]*$)/i, 'I have no notice period'],
  // "salary can discuss"
  [
    /^(?:my )?salary (?:can|to be|is)(?: be)? (?:discuss(?:ed)?|negotiable|open|flexible)(?=[.\s]*$)/i,
    'My salary expectation is open to discussion',
  ],
  // "acting since July – correct that, resume says senior"
  [
    /\s*[,;–-]+ ?(?:please |pls )?correct (?:that|it|this)(?:[,;]? (?:the |my )?(?:resume|cv) (?:still )?(?:says|has)[^.;]*)?(?=[.\s]*$)/i,
    '',
  ],
  // "I ran the half marathon last year if useful"
  [/(?<=\p{L}{3}),? if (?:it(?:['’]s| is) )?(?:useful|relevant|helpful|of use)(?=[.\s]*$)/iu, ''],
  // "PR holder so no sponsorship needed"
  [/^(?:i am |i['’]?m )?(?:an? |the )?PR(?: holder| status)?(?=,? (?:so|and) |[.\s]*$)/i, 'Permanent resident'],
  // "I am Kenyan so EAC ok"
  [
    /(?<=^[Ii](?: am|['’]m) (?:an? )?\p{Lu}\p{Ll}{3,}(?: citizen| national)?),? so \p{Lu}[\p{L} ]{1,25}(?: is)? (?:ok|okay|fine|no problem)(?=[.\s]*$)/u,
    '',
  ],
  // "i have french passport so permit ok"
  [
    /(?<=^(?:i have |have |got )?(?:an? )?\p{L}{2,} passport),? so (?:the )?(?:work )?permit (?:is )?(?:ok(?:ay)?|fine|no problem|not needed)(?=[.\s]*$)/iu,
    '',
  ],
  // "… on a partner visa with full work rights so no sponsorship"
  [
    /(?<=^(?:I am )?(?:relocating|moving|coming)\b[^.;]{5,90}),? so no (?:visa )?sponsorship(?: (?:is )?(?:needed|required))?(?=[.\s]*$)/i,
    ', so I do not need sponsorship',
  ],
  [
    /^(relocating|moving|coming) (?=(?:back )?to \p{Lu})/iu,
    (_: string, going: string) => `I am ${going.toLowerCase()} `,
  ],
  // "UK passport from my dad"
  [/(?<=^(?:i have |have )?(?:an? )?\p{L}{2,} passport) (?:from|through|via|thanks to) my \p{L}+(?=[.\s]*$)/iu, ''],
  // "be honest, better to say it straight and explain what transfers"
  [/,? (?:it is |it['’]s )?better (?:to )?(?:say|explain|mention|put|write|be)\b[^,;.]*(?=[.\s]*$)/i, ''],
  // "Presently in noida"
  [
    /^(?:i am |i['’]m )?(?:presently|at present|right now|atm) (?=(?:in|at|based|living|working|with)\b)/i,
    'I am currently ',
  ],
  // "Not available sunday mornings because of church choir but all other times ok"
  [/(?<=\b(?:not )?available )(?=(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?)\b)/gi, 'on '],
  [
    /,? but (?:all|any) other (times?|days?|shifts?|hours) (?:is |are )?(?:ok(?:ay)?|fine|good|no problem)(?=[.\s]*$)/i,
    ', but other $1 are fine',
  ],
  [/^not available (?=(?:on|at|from|before|after|until|in)\b)/i, 'I am not available '],
  // "any days but wednesdays"
  [/\bany days (?=(?:but|except)\b)/gi, 'any day '],
  // "moving back to Sydney for family, end of year"
  [/(?<=\p{L}\)?),? (?:the )?end of (?:the )?(year|month|summer|term)(?=[.\s]*$)/iu, ' at the end of the $1'],
  // "I need new sponsor"
  [/(?<=\bneed )(?=new (?:sponsor|visa|permit|employer)\b)/gi, 'a '],
  [/,? so (?:i )?(?:dont|don['’]t|do not) need (?=\p{L})/giu, ', so I do not need '],
  // "so accommodation no problem"
  [/(?<=\b(?:so|and|but) )((?:my )?\p{Ll}{4,})(?<!s) (?=no (?:problem|issue)s?(?=[.\s]*$))/iu, '$1 is '],
  // "also can stay with my sister"
  [/^also (?:i )?(can|could|have|speak|hold|drive) (?=\p{L})/iu, 'I $1 also '],
  // "I can attend Kochi interview 14 june", "I finish my current tour 23 august"
  [/(?<=\battend )(?=\p{Lu}\p{L}+ interview\b)/gu, 'the '],
  [
    new RegExp(
      `(?<=\\b(?:attend|finish|end|start|leave|complete)s? (?:the|my|this) [^,;.]{3,40}\\p{L}(?<! on| by| from| until| before| after)) (?=\\d{1,2}(?:st|nd|rd|th)? ${MONTH}(?=[.\\s]*$))`,
      'iu',
    ),
    ' on ',
  ],
  [/(?<=\b(?:from|in) )(?=\p{Lu}\p{L}+ time ?zone\b)/giu, 'the '],
  // "moving back for family (wife is Australian, i hold PR)"
  [
    /\(((?:wife|husband|partner) is [^(),;]{3,30}), (?:and )?i (?=(?:have|hold|am|can)\b)/iu,
    (_: string, kin: string) => `(my ${kin}, and I `,
  ],
  // "a generator po"
  [/(?<=\p{L}) (?:po|la|lah|yaar|ya)(?=[.,!\s]*$)/iu, ''],
  // "dataflow positive"
  [
    /^(?:my )?data ?flow (?:report |verification )?(?:is )?(positive|done|complete|completed|clear|cleared)(?=[.\s]*$)/i,
    'My DataFlow report is $1',
  ],
  // "Be honest that I haven't used SAP"
  [/^(?:please )?be (?:honest|open|upfront|clear) (?:that |about the fact that )?(?=I\b)/i, ''],
  [/(?:,| [–-])? (?:just )?(?:please )?(?:say|tell (?:them|it)|be) (?:it |that )?(?:honestly|honest about it)$/i, ''],
  [/(?<=\b\d{1,2} ?)hrs\b(?=$|[.,;]| (?!(?:days?|nights?|shifts?)\b))/gi, 'hours'],
  // "so can start from 15 feb": nobody else does.
  [/,? so can (?=(?:start|join|begin)\b)/i, ', so I can '],
  // "can start 1.9."
  [
    /(?<=\b(?:start|join|begin|from) )(?:on )?([12]?\d|3[01])\.(0?[1-9]|1[0-2])\.?(?=$|[\s,;])/gi,
    (_, day: string, month: string) => `on ${Number(day)} ${MONTHS[Number(month) - 1]}`,
  ],
  // "Available Jan 5"
  [
    new RegExp(`^(?:i am |i['’]m )?(available|free) (?=${A_DATE}(?=[.\\s]*$))`, 'iu'),
    (_, free: string) => `I am ${free.toLowerCase()} from `,
  ],
  // "Last day with Transit is April 30"
  [
    /^(last (?:day|shift)|favou?rite \p{Ll}+) (?=[^.;]{3,80}? (?:is|was) )/iu,
    (_, what: string) => `My ${what.toLowerCase()} `,
  ],
  // "Current contract ends 31 Dec."
  [
    /^(?:my )?(current|present) (contract|post|lease|visa|permit) (?=(?:ends|expires|finishes|runs)\b)/iu,
    (_, now: string, what: string) => `My ${now.toLowerCase()} ${what} `,
  ],
  // "want 30 hours over 4 days"
  [/^want (?=\d{1,2}(?:\.\d)? hours\b)/iu, 'I would like to work '],
  // "so no relocation needed"
  [
    /,? so (no (?:relocation|sponsorship|visa|permit|accommodation)(?: help| costs)?) (?:is )?needed(?=[.\s]*$)/iu,
    ', so $1 is needed',
  ],
  // "no problem with either shift"
  [/^no problems? with (?=[\p{L}\d])/iu, 'I have no problem with '],
  // "can be in Leeds by aug 15"
  [/^(?:i )?can be (?=(?:in|at|with|there|back|on)\b.*\bby\b)/iu, 'I could be '],
  [/^(?:i )?can be (?=(?:in|at|with|there|back|on)\b)/iu, 'I can be '],
  // "4 weeks notice to ready meds": whose notice it is, the post has said.
  [
    /^((?:\d{1,2}|one|two|three|four|six) (?:days?|weeks?|months?))['’]? notice to (?!(?:the )?end\b)[^,.;]{2,40}(?=[.\s]*$)/i,
    '$1 notice',
  ],
  // "I know I don't have enterprise sales so be honest about it"
  [
    /^I know (?:that )?(I (?:don['’]?t|do not) have [^,;]{3,60}?),?(?: (?:so|but|and))? (?:please )?(?:be|stay) (?:honest|open|up ?front|clear)(?: about (?:it|that|this))?[.\s]*$/i,
    '$1',
  ],
  // "happy to relocate Leeds"
  [/\brelocate (?=\p{Lu}\p{Ll})/gu, 'relocate to '],
  // "salary expect QAR 3200 not the BHD in cv", "expected 15,000 (cv says 14000 its old)"
  [/(?<=\d[\d,.]*k?[^,;.]{0,12}),? not the [^,;.()]{1,20} (?:in|on) (?:the |my )?(?:cv|resume)(?=[.,;\s]*$)/i, ''],
  // "I was mentoring three juniors not four", "notice is 60 days not 30": what the page has wrong, the reader need not hear.
  [
    /(?<=^(?:I|we|my|notice|salary|team) [^,;.]{5,80}),? not (?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,4})[.\s]*$/iu,
    '',
  ],
  [/^salary(?: expectations?| expected)?(?: is| of|:)? (?=\D{0,4}\d)/i, 'expected salary '],
  [/^expect(?:ed)?(?: salary| ctc| pay)?(?: is|:)? negotiable[.\s]*$/i, 'my expected salary is open to negotiation'],
  [
    /(?<=\b(?:can|could|will|to) (?:start|join) )(?=(?:\d{1,2}|one|two|three|four|six) (?:days?|weeks?|months?)$)/i,
    'in ',
  ],
  [/^(\d{1,2} ?(?:am|pm)(?: (?:starts?|shifts?))?) (?:is |are )?(?:ok(?:ay)?|fine)$/i, 'ok with $1'],
  [/^remote only$/i, 'I am looking for remote work only'],
  [
    /^current (?:salary )?(?:is )?(\S{0,4}\d[\d,.]*k?(?: (?:gross|net|per month|a month|pm|p\.a\.|a year|per year))?),? (?:and )?expect(?:ed|ing)? (?:salary )?(\S{0,4}\d[\d,.]*k?(?: (?:gross|net|per month|a month|pm|p\.a\.|a year|per year))?)(,? (?:can )?nego(?:tiable|tiate)?)?[.\s]*$/i,
    (_, current: string, expected: string, isOpen?: string) =>
      `my current salary is ${current} and my expected salary is ${expected}${isOpen ? ' (negotiable)' : ''}`,
  ],
  [/\b(relocation|travel(?:ling)?|distance|overtime|shift work) (?=(?:not a|no) problem[.\s]*$)/gi, '$1 is '],
  [/(?<=^(?:I )?(?:would|will|can) (?:move|relocate) to \p{Lu}\p{L}+ with )(?=family\b)/u, 'my '],
  // "I would need TN visa"
  [
    /(?<=\b(?:need|require|hold|have|get) )(?=([A-Z][A-Z\d-]{0,4}) (?:visa|permit)\b)/g,
    (_, kind: string) => `${indefiniteArticle(kind)} `,
  ],
  // "I am ready to relocate, no permit yet"
  [/, no ([\p{L}-]+(?: [\p{L}-]+)?) yet(?=[.\s]*$)/iu, ', but I have no $1 yet'],
  [/\b(one|two|three|four|six|\d{1,2}) (day|week|month) (?=notice period\b)/gi, '$1-$2 '],
  [/^(?=(?:free|available|ready|able|willing|happy) to (?:start|join|begin|travel|work|relocate|drive)\b)/i, 'I am '],
  [
    /\b(begin|start|join|available) at (?=\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi,
    '$1 on ',
  ],
  // "We plan move to Leeds"
  [
    /(?<=\b(?:I|[Ww]e) (?:plan|want|hope|need|intend|would like) )(?=(?:move|start|go|come|work|live|study|join|stay|leave|return|relocate)\b)/gu,
    'to ',
  ],
  // "I can start at once and Saturdays are no problem"
  [
    /(?<=^I (?:can|am|have|could|will|would)\b[^,;.]{6,60}) and (?=(?!I\b|to\b|my\b)(?:\p{L}+ ){1,3}(?:is|are) )/u,
    ', and ',
  ],
  // "I'd want the mornings please, I can do weekends"
  [/(?<=\p{L}),? (?:please|pls|plz)(?=[,.;]|$)/giu, ''],
  // "can start in jan 2027"
  [new RegExp(`(?<!\\p{L})(?:${SHORT_MONTHS})(?= (?:19|20)\\d\\d(?!\\d))`, 'gu'), monthInFull],
  // "moving to leeds jan 2027"
  [
    new RegExp(
      `(?<=\\p{L}{3})(?<!\\b(?:from|until|till|since|mid|early|late|end|start|join|begin|of|by|in|on)) (${SHORT_MONTHS}|${MONTHS_IN_WORDS}) (?=(?:19|20)\\d\\d[.\\s]*$)`,
      'iu',
    ),
    (_, month: string) => ` in ${monthInFull(month)} `,
  ],
  [/(?<=^(?:my )?(?:expect|salary)[^.;]{2,30}\d[\d,.k]*),? neg(?:otiable)?\.?$/i, ', negotiable'],
  [/\b(?:1|one) (day|week|month)s(?=['’]? (?:notice|of notice)\b)/gi, 'one $1'],
  [/\bnotice(?: period)?(?: is|:)? (?:1|one) (day|week|month)s\b/gi, 'notice one $1'],
  [/, (?=(?:notice(?: period)?|expected salary)\b)/gi, '; my '],
  // "can start at once and happy to live in camp"
  [
    /(?<=^(?:I )?can [^,.;]{3,50} and )(?=(?:very |more than )?(?:happy|willing|ready|able|prepared|free) to )/iu,
    'am ',
  ],
  [/(?<=\b(?:days?|weeks?|months?) after )offer\b/gi, 'an offer'],
  // "last drawn 7200 expecting 8500 nego"
  [
    /^(?:my )?last drawn (?:salary )?(?:was |is )?(\S{0,4}\d[\d,.]*k?),? (?:and )?expect(?:ed|ing)? (\S{0,4}\d[\d,.]*k?)(,? nego?(?:tiable)?)?(?=[,;.]|$)/i,
    (_: string, last: string, expected: string, isOpen?: string) =>
      `my last drawn salary was ${last} and I expect ${expected}${isOpen ? ' (negotiable)' : ''}`,
  ],
  [/(?<=; my )notice (?=(?:\d{1,2}|one|two|three) (?:day|week|month)s?\b)/gi, 'notice period '],
  // "My contract ends in April 2027, 2 months notice"
  [
    /(?<=^my [^,;]{6,60}), (\d{1,2}|one|two|three|four|six) (days?|weeks?|months?)['’]? notice(?: period)?(?=[.\s]*$)/iu,
    '; my notice period is $1 $2',
  ],
  [
    /(?<=\b(?:give|serve|need|have|work|on|with) )(\d{1,2}|two|three|four|six) (day|week|month)s?['’]? (?=notice\b)/gi,
    "$1 $2s' ",
  ],
  // "my contract here": where that is, the letter has not said.
  [/(?<=\b[Mm]y (?:contract|lease|visa|job|work|project)) here(?= )/g, ''],
  [/(?<=\bsalary\b[^.;]{0,20}\d[\d,.]*) expected (?=\d)/i, ' and my expected salary is '],
  // "… be honest about that but …", "… this is important": to the writer
  [/,?\s+(?:please |pls )?be (?:honest|open|upfront) about (?:it|that|this),?(?= but\b|$|[.;])/giu, ','],
  [/(?<=; my (?:notice period|expected salary)) (?=[^\s\d]{0,3}\d)/gi, ' is '],
  // "I am ok for night duty"
  [
    /^(?:i am |i['’]m )?(?:ok(?:ay)?|fine|good) (?:for|with) ((?:night|shift|weekend|evening|day|early) (?:duty|shifts?|work))(?=[.\s]*$)/i,
    'I am happy to do $1',
  ],
  // "I am looking after 4 helpers last 2 years"
  [
    /^(?:i am |i['’]m )(\p{L}+ing .{3,50}?) (?:for |since )?(?:the )?last (\d{1,2}|two|three|four|five|six) (years|months)(?=[.\s]*$)/iu,
    'I have been $1 for the last $2 $3',
  ],
  [/^on call (?=(?:for \p{L}[^.;]{2,30} )?since\b)/iu, 'I have been on call '],
  // "I got PR in June so no permit needed, moving to Leeds in May"
  [
    /,? so no (permit|visa|sponsorship)(?: is)? needed, (?=moving|relocating|coming|starting)/giu,
    ', so I need no $1; I am ',
  ],
  // "please mention deposits: I brought 46 accounts"
  [/^(?:please |pls |plz )?(?:also )?mention (?:my |the )?[^:,.;]{3,30}: (?=I(?:['’]\p{L}+)? )/iu, ''],
  // "away 18 dec to 4 jan so no interviews then"
  [
    new RegExp(
      `^(?:i am |i['’]m )?away (?:from )?(${A_DATE}) ?(?:to|until|till|-|–) ?(${A_DATE})(,? so no interviews?(?: (?:then|possible))?)?(?=[.\\s]*$)`,
      'iu',
    ),
    (_: string, from: string, until: string, interviews?: string) =>
      `I am away from ${monthsInFull(from)} to ${monthsInFull(until)}${interviews ? ' and cannot come to an interview then' : ''}`,
  ],
  // "2 months' notice but can buy out"
  [
    /^(?:my )?(?:notice(?: period)?(?: is|:)? )?(\d{1,2}|one|two|three) (months?|weeks?|days?)['’]?(?: notice(?: period)?)?,? but (?:i )?can (?:buy (?:it )?out|be bought out)(?=[.\s]*$)/i,
    'My notice period is $1 $2, but I can buy it out',
  ],
  [/\b(days?|hours|work|working|be|come|coming) in office(?=$|[,.;]| and\b)/gi, '$1 in the office'],
  // "did reception Mondays at the salon"
  [
    /\b(did|do|worked|covered|cover|ran|taught) (\p{Ll}{4,}) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b)/gu,
    '$1 $2 on ',
  ],
  // "… for 3 years, phones and booking system"
  [/(?<=\bfor \d{1,2} (?:years|months)), (\p{Ll}+ and (?:\p{Ll}+ ){0,2}\p{Ll}+)(?=[.\s]*$)/u, ' ($1)'],
  // "a Mastercam course 3 months this year"
  [
    /\ban? ((?:[\p{L}\d]+ ){0,3}(?:course|training|internship|diploma)) (?:of |for )?(\d{1,2}) (month|week|day|year)s?(?= (?:this|last|in)\b|[.,;]|$)/gu,
    (_: string, course: string, count: string, unit: string) =>
      `${indefiniteArticle(count)} ${count}-${unit} ${course}`,
  ],
  // "cold is no problem", "any shift is ok"
  [
    /^(?:the )?(cold|heat|dark|noise|dust|rain|driving|heavy lifting|lifting|night work|shift work|any (?:shift|shifts|day|days|hours|time))(?: (?:is|are))? (?:no (?:problem|issue|bother)|fine|ok(?:ay)?|good)(?: (?:for|with|by) me)?(?=[.\s]*$)/i,
    (_: string, what: string) =>
      `${/^(?:cold|heat|dark|noise|dust|rain)$/i.test(what) ? `the ${what.toLowerCase()}` : what} ${/s$/.test(what) ? 'are' : 'is'} ${/^any/i.test(what) ? 'fine' : 'no problem'} for me`,
  ],
  // "9.15-2.15 is perfect"
  [
    /^(\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)?) ?(?:-|–|to) ?(\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)?) (?:is|are|would be) (perfect|ideal|great|fine|good)(?: for me)?(?=[.\s]*$)/i,
    'the hours from $1 to $2 are $3 for me',
  ],
  // "clean license 12 years"
  [
    /^(?:i have (?:a )?|i['’]ve )?clean (licen[cs]e|driving licen[cs]e|record)(?: for)? (\d{1,2}) years(?=[.\s]*$)/i,
    'I have had a clean $1 for $2 years',
  ],
  // "youngest starts school this year so ready to go back"
  [/^(youngest|oldest|eldest|twins) (?=(?:starts?|started|is|are|goes|go|went)\b)/i, 'my $1 '],
  [
    /,? so (?:i(?: am|['’]?m) )?(ready|keen|happy|free|able) to (?:go|come|get) back(?: to work)?(?=[.\s]*$)/i,
    ', so I am $1 to go back to work',
  ],
  // "Weekends no problem"
  [
    /^((?:(?:early |late |night |bank |public )?(?:weekends?|holidays|evenings|mornings|nights|starts|shifts|overtime|travel(?:ling)?|relocation)(?: and |, |$| (?=no |ok|fine)))+)(?=(?:no problem|ok(?:ay)?|fine)[.\s]*$)/i,
    (subject: string) => `${subject}${/^(?:overtime|travel\p{Ll}*|relocation) $/iu.test(subject) ? 'is' : 'are'} `,
  ],
  // "looking for full time now kids are at school"
  [
    /(?<=\b(?:looking for|want|need) )(full|part)[- ]time(?! (?:work|job|role|hours|position|post|contract|employment)\b)/gi,
    '$1-time work',
  ],
  // "ok w remote"
  [/(?<=\b(?:with|for|to|do) )(remote|hybrid)(?=$|[,;.])/gi, '$1 work'],
  // "left my last job to study; can start at once"
  [/; (?=(?:can|could|will|would) (?!you\b|it\b|they\b|we\b)\p{Ll})/giu, ', and '],
  [/ and (?=(?:NOC|visa|iqama) is\b)/g, ' and my '],
  [
    /(?<=^(?:I )?(?:can|could|will|would)\b[^,;]{3,60}) but (?=(?:happy|able|willing|open|free|available|fine)\b)/i,
    ' but I am ',
  ],
  [/(?<=\b(?:\d+|two|three|four|six|eight)) (days|weeks|months) (?=notice\b)/gi, " $1' "],
  [/(?<=\b(?:do|doing|mind) )on[- ]call(?=$|[.,;]| and\b)/gi, 'on-call work'],
  [/(?<=\b(?:do|doing|work|working) )(night|day|evening|weekend) shift(?=$|[.,;])/gi, '$1 shifts'],
  [/,? negotiable\.?$/i, ' (negotiable)'],
  [/(?<=\b(?:work|do) (?:late|nights|evenings) and )weekend(?=$|[.,;])/gi, 'weekends'],
  [/^if you (?=(?:have|had|need|want|offer)\b)/i, 'if they '],
  [/\bwith (?=(?:contracts?|project|site|construction|general|area|store|line) manager\b)/gi, 'with the '],
  [/, (\d+ (?:days?|nights?|hours?|shifts?)(?: (?:a|per) week)?)$/i, ' ($1)'],
  // "I would like 25 hours, mornings preferred"
  [
    /(?<=^I [^,;]{5,80}), ((?!I\b)(?:[\p{L}\d-]+ ){1,4}(?:preferred|possible|included|if possible|if needed|at (?:most|least)))[.\s]*$/iu,
    ' ($1)',
  ],
  // "ok with remote or Chicago office"
  [/\bremote or (?:the |your )?(?=\p{Lu}\p{L}+ office\b)/gu, 'remote work or the '],
];
