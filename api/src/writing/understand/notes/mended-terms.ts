import type { Mending } from './mending.ts';

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';

/** When and where somebody can work, and what they need for it. */
export const MENDED_TERMS: readonly Mending[] = [
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
