import { indefiniteArticle } from '../../text/words.ts';
import { isPlace } from '../places.ts';
import type { Mending } from './mending.ts';

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
  [/\bagreed for (?=(?:\d{1,2}|one|two|three|four) (?:days?|weeks?|months?)\b)/gi, 'agreed to '],
  // "notice period nil"
  [/^(?:my )?notice(?: period)?(?: is)? (?:nil|none|zero|0)(?=[.\s]*$)/i, 'I have no notice period'],
  // "salary can discuss"
  [
    /^(?:my )?salary (?:can|to be|is)(?: be)? (?:discuss(?:ed)?|negotiable|open|flexible)(?=[.\s]*$)/i,
    'My salary expectation is open to discussion',
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
];
