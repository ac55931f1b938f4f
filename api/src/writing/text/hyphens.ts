// Hyphens that a careful editor puts between words which describe the next word together.

const UNIT =
  'day|week|month|year|hour|minute|page|bed|bedded|bedroom|seat|seater|course(?= (?:meal|menu|dinner|lunch|tasting))|man|person|metre|meter|mile|storey|story|cover|ton|tonne|shift|axle|wheel|bay|bail|litre|liter|acre|hectare|inch|semester|term|point|stage|step|part(?! time)|phase|speed|star|unit|chair|room|pupil|form entry';
/** Words that may follow a figure and its unit without being described by them. */
const NO_NOUN_BEHIND_UNIT =
  'and|for|per|the|with|from|plus|off|each|old|ago|out|one|two|or|to|in|on|at|of|as|by|is|was|were|are|if|a|an|every|over|under|after|before|since|while|when|that|which|ending|starting|running|including|up|later|earlier|down|away|apart|only|max|minimum|total|long|wide|high|deep|shifts|ends|hours';
/** "on call" and "in calf" describe as well. */
const BEHIND_UNIT = `(?=(?:on call|in calf|in-\\p{Ll}{3,}|(?!(?:${NO_NOUN_BEHIND_UNIT})(?!\\p{L}))\\p{Ll}{3,}))`;
/** "12 to 16 room attendants": so many people, and nothing that has so many rooms. */
const NO_PERSONS =
  '(?!(?:attendants|managers|leaders|supervisors|assistants|operators|cleaners|boys|maids|stewards|staff|nurses|tutors|heads)(?!\\p{L}))';
/** "part 2 course", "level 3 units": which one, and not how many. */
const NUMBERED =
  '[Pp]art|[Ll]evel|[Ss]tage|[Pp]hase|[Gg]rade|[Bb]and|[Cc]lass|[Tt]ier|[Ss]tep|[Uu]nit|[Mm]odule|[Yy]ear|[Kk]ey [Ss]tage|KS';
/** "a 5 day target": behind more than one a unit in the singular belongs to the next word; "a B2 course now" counts nothing. */
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d.,/–-])(?<!(?:${NUMBERED}) )((?!1 )\\d{1,3}(?:\\.\\d)?) (${UNIT}) ${NO_PERSONS}${BEHIND_UNIT}`,
  'gu',
);
/** "4 to 9 day trips" as "4- to 9-day trips" */
const RANGE_COUNTED = new RegExp(
  `(?<![\\d.,-])(\\d{1,3})( (?:to|or|and) )(\\d{1,3}) (${UNIT}) ${NO_PERSONS}${BEHIND_UNIT}`,
  'gu',
);
/** "3 and 4 year old kinder" */
const YEARS_OLD = /(?<![\d.,-])(?:(\d{1,2})( (?:to|or|and) ))?(\d{1,2}) year old (?=\p{Ll}{3,})/gu;
/** "a one page check sheet", "their six month review" */
const COUNTED_IN_WORDS = new RegExp(
  `\\b((?:an?|the|my|our|their|its|this|that|every|each) )(one|two|three|four|five|six|seven|eight|nine|ten|twelve) (${UNIT}) ${BEHIND_UNIT}`,
  'giu',
);
/** "six monthly testing" */
const EVERY_SO_OFTEN = /\b(two|three|four|six) (monthly|weekly|yearly) (?=\p{Ll}{4,})/giu;
/** "12hr days" */
const HOURS_IN_SHORT = /(?<![\d.,])(\d{1,2}) ?hrs? (?=(?:days?|nights?|shifts?|shift|call|response|cover)\b)/gu;

/** Words that can follow such a pair without being what it describes. */
const NO_NOUN =
  'and|or|but|for|from|with|without|while|when|where|which|who|that|this|since|until|till|during|after|before|under|over|into|onto|as|at|by|in|on|of|to|the|an?|my|our|their|his|her|is|are|was|were|has|have|had|every|each|all|both|one|two|three|four|five|six|then|than|also|including|plus|per|only|again|through|throughout|across|between';
/** "part time receptionists", "full stack developer", "past due balances": before what they describe such pairs have their hyphens. */
const PAIRS = [
  'part time|full time|full stack|front end|back end|one way|two way|door to door|face to face|day to day|end to end',
  'past due|long term|short term|high volume|large scale|small scale|real time|first class|first line|second line|third line',
  '(?:three|four|five) star|hands on|family owned|well (?:groomed|established|organi[sz]ed)|month end|year end|cross functional',
  'nurse to patient|staff to child|teacher to pupil|hospital acquired|first time(?! \\p{Ll}+ing\\b)|(?:final|second|third) year(?! (?!engineering|nursing|training)\\p{Ll}+ing\\b)|first year(?= (?:sales|students?|pupils|revenue)\\b)|new onset|at fault|no fault|grade level',
  '(?:after|before) school(?= (?:clubs?|care|programs?|programmes?|sessions?|chess|sports?|tutoring)\\b)',
  'entry level|senior level|high level|low level|top level|third party(?= (?:logistics|audits?|vendors?|suppliers?|software|risk|claims?|providers?|apps?)\\b)|first aid(?= (?:trained|qualified)\\b)|mid level|open plan',
  'lost time|best before|low pressure|high pressure|low water|low voltage|high voltage',
  'command line|all day(?= (?:dining|breakfast|menu)\\b)|high end|high risk|low risk|high quality|low cost|cost effective|large format|small batch|multi site|(?:same|next) day(?= (?:delivery|deliveries|dispatch|service|repairs?|surgery|response|shipping)\\b)|last minute',
  'top tier|high capacity|high profile|fine grained|cloud native|cloud based|peer reviewed(?= (?:articles?|papers?|journals?|publications?)\\b)',
  'on call(?= (?:rota|registrar|duty|duties|shifts?|doctor|engineer|rotation|team|service|requirement|cover)\\b)',
].join('|');
const PAIR_BEFORE_NOUN = new RegExp(
  `(?<![\\p{L}\\d-])(?<!\\b(?:high|low|long|short|full|part|first|second) (?:and|or|to) )(${PAIRS}) (?!(?:${NO_NOUN})(?!\\p{L}))(?=\\p{Ll}{3,})(?!\\p{Ll}+(?:ly|ward)(?!\\p{L}))`,
  'giu',
);
/** "for the first time passes": the same words after "the" say when. */
const AFTER_THE = /\b(for|is|was|were) the first-time /gu;
/** Always one word with a hyphen: "self employed". */
const OF_SELF =
  /\b(self) (?=(?:employed|employment|taught|assessments?|service|catering|motivated|directed|sufficient)\b)/giu;
/** "condition based routes", and not "we were based abroad" */
const BASED =
  /(?<![\p{L}-])(?!were |been )(\p{Ll}{4,}) (based) (?!(?:there|here|abroad|overseas|nearby|upon|largely|mainly)\b)(?=\p{Ll}{4,})(?!\p{Ll}+ly\b)/gu;
/** "multi drop", "non slip" */
const PREFIXES = /(?<![\p{L}-])(multi|non|pre|sub) (?!and\b|or\b)(?=\p{Ll}{3,})/giu;
/** "call outs", "check ins", "fly in fly out", "clean utilities fit out" */
const PARTICLES =
  /(?<![\p{L}-])(call|check|work|log|sign|hand|drop|pull|roll|lay|fit|break|start|shut|walk) (outs|ins|overs|ups|offs|downs)(?![\p{L}-])|(?<=\bfly)( )(in)(?= fly[ -]out\b)|(?<=\bfly[ -]in fly)( )(out)\b|(?<=[\p{L}\d] fit)(?<!\bto fit)( )(out)(?=[,.;)]|$| (?:at|of|for|in|works?)\b)/gu;
/** "ACCA qualified accountant" */
const QUALIFIED = /\b(\p{Lu}{3,5}) (qualified|registered|certified|accredited) (?=\p{Ll}{4,})/gu;
/** "mid 2027", "mid March" */
const MIDDLE =
  /\b(mid) (?=(?:19|20)\d\d\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/giu;

export const hyphenated = (line: string): string =>
  line
    .replace(RANGE_COUNTED, '$1-$2$3-$4 ')
    .replace(YEARS_OLD, (_, from: string | undefined, joint: string | undefined, to: string) =>
      from && joint ? `${from}-${joint}${to}-year-old ` : `${to}-year-old `,
    )
    .replace(COUNTED, '$1-$2 ')
    .replace(COUNTED_IN_WORDS, '$1$2-$3 ')
    .replace(EVERY_SO_OFTEN, '$1-$2 ')
    .replace(HOURS_IN_SHORT, '$1-hour ')
    .replace(PAIR_BEFORE_NOUN, (_, pair: string) => `${pair.replaceAll(' ', '-')} `)
    .replace(AFTER_THE, '$1 the first time ')
    .replace(OF_SELF, '$1-')
    .replace(BASED, '$1-$2 ')
    .replace(PREFIXES, '$1-')
    .replace(/\b(pre) (and post-)/giu, '$1- $2')
    .replace(PARTICLES, (found) => found.replace(' ', '-'))
    .replace(QUALIFIED, '$1-$2 ')
    .replace(MIDDLE, '$1-');
