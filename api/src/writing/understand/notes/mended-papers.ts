import { degreeLevels } from '@vitae/language/degrees';
import { fold } from '@vitae/language/fold';
import { monthsInFull } from '../../text/date-in-words.ts';
import { indefiniteArticle } from '../../text/words.ts';
import type { Mending } from './mending.ts';
import { A_DATE, A_MONTH, MONTHS_IN_WORDS, SHORT_MONTHS } from './typed-dates.ts';

/** Licences, courses, exams and registrations, held or on the way. */
export const MENDED_PAPERS: readonly Mending[] = [
  // "driving licence + car yes"
  [
    /^(?:full |clean )?driving licen[cs]e (?:\+|and|&) (?:a )?car(?: yes| both)?[.\s]*$/i,
    'I have a driving licence and a car',
  ],
  [/(?<=^(?:I )?(?:passed|took|sat|failed) )(?=(?:exam|test)\b)/i, 'the '],
  // "ACLS renewed last month (resume says expired)"
  [
    /^(?:my )?(\p{Lu}[\p{L}\d]*(?: \p{L}+)?) (?:was |is )?renewed ((?:last|this) (?:month|week|year)|in \p{L}+(?: 20\d\d)?)(?: \([^()]*\))?(?=[.\s]*$)/iu,
    'I renewed my $1 $2',
  ],
  // "NEBOSH IGC enrolled, exam on 12 March, so NOT have it yet"
  [
    /^(\p{Lu}[\p{L}\d ]{2,30}?) enrolled,? (?:the )?exam (?:is )?((?:on|in) [^,.;]{3,20})(?:,? (?:so|and) (?:i )?(?:do )?(?:not|don['’]?t) have it yet)?(?=[.\s]*$)/iu,
    'I am enrolled for the $1 and take the exam $2, so I do not have it yet',
  ],
  // "OSCE not done yet so no PIN"
  [
    /^(\p{Lu}{3,6}) not (done|taken|passed|sat|finished|completed) yet(?:,? so no (\p{Lu}{2,6}))?(?=[.\s]*$)/u,
    (_, exam: string, done: string, paper: string) =>
      `I have not ${done} the ${exam} yet${paper ? `, so I do not have ${indefiniteArticle(paper)} ${paper}` : ''}`,
  ],
  // "Doing a Revit course now, ends in November"
  [
    /^doing (an? [^,;]{3,40}? (?:course|diploma|certificate|training))( now| at the moment)?,? (?:(?:which|it) )?(ends|finishes) (?=(?:in|on|by) \S)/i,
    'I am doing $1$2; it $3 ',
  ],
  [
    /^doing (?=(?:an?|the) [^,;]{3,40} (?:course|diploma|certificate|training)(?: (?:now|at the moment|in \p{L}+))?[.\s]*$)/iu,
    'I am doing ',
  ],
  [/^doing (?=\p{Lu}[^,;]{2,40} course(?: in \p{L}+)?[.\s]*$)/u, 'I am doing the '],
  // "BLS booked Dec 5", "amendment 2 course booked 14 jan"
  [
    new RegExp(
      `^(?:my )?(?!.*(?<!\\p{L})(?:i|will|we)(?!\\p{L}).*booked)([\\p{L}\\d][\\p{L}\\d ]{1,30}?) (?:is |are )?booked (?:for |on |in )?(${A_DATE})(?:,? (?:but )?not (?:done|taken) yet)?(?=$|[,.;])`,
      'iu',
    ),
    (_, what: string, when: string) => `my ${what} is booked for ${monthsInFull(when)}`,
  ],
  // "refresher finishes Jan 29 then i can apply for active registration"
  [
    new RegExp(
      `^(?:my )?(\\p{Ll}+(?: \\p{Ll}+)?) (finishes|ends|starts|runs out|expires) (?:on |in )?(${A_DATE})(?! \\d{4})(?:,? (?:and )?then (i can \\p{Ll}))?`,
      'iu',
    ),
    (_, what: string, ends: string, when: string, then?: string) =>
      `my ${what} ${ends} ${/\d/.test(when) ? 'on' : 'in'} ${monthsInFull(when)}${then ? `; then ${then}` : ''}`,
  ],
  // "taking B2 course now"
  [
    /^(?:i am |i['’]m )?(taking|doing|attending) (?:\p{L}+ )?([ABC][12])[ -](course|class)(?=[.\s]*$| now\b| at\b)/iu,
    (_, doing: string, level: string, kind: string) =>
      `I am ${doing.toLowerCase()} ${indefiniteArticle(level.toUpperCase())} ${level.toUpperCase()} ${kind}`,
  ],
  // "I do not have the licence yet, starting a course in January"
  [
    /((?:do not|don['’]t|have not|haven['’]t) [^.;,]{3,60}? yet), (starting|taking|doing|beginning|sitting) (?=\p{L})/giu,
    '$1; I am $2 ',
  ],
  [
    /\bnever been (\p{Lu}{2,4}|(?:\p{Ll}+ )?(?:manager|lead|supervisor|engineer|teacher|buyer))(?= (?:officially|formally|before)\b|[,.]|$)/gu,
    (_, post: string) => `never been ${indefiniteArticle(post)} ${post}`,
  ],
  // "now ready to come back full time"
  [/^now (?=(?:ready|able|free|available|keen) (?:to|for)\b)/i, 'I am now '],
  // "finished the master in 2006"
  [
    /\b(finished|completed|passed|did) (?:the |my |an? )?(master|bachelor)s?(?=[.\s]*$| in (?:19|20)\d\d\b)/i,
    "$1 my $2's degree",
  ],
  [
    /\bwith ((?:(?!an?\b|the\b|my\b)\p{L}+ ){1,2}endorsement)(?!\p{L})/iu,
    (_, what: string) => `with ${indefiniteArticle(what)} ${what}`,
  ],
  // "no PDP yet but I want to do it", "no teaching certificate yet but ready to do the evening course"
  [
    /^(?:i have )?no ((?:[\p{L}\d]+ ){0,3}[\p{L}\d]+) yet,? but (?:(?:i )?(want to|would like to|plan to)|(?:i am |i['’]m )?((?:very )?(?:ready|happy|willing|keen|prepared) to)) (?!learn\b)(?=\p{L}{2})/iu,
    (_, lacking: string, want: string | undefined, ready: string) =>
      `I have no ${lacking} yet, but I ${want ? want.toLowerCase() : `am ${ready.toLowerCase()}`} `,
  ],
  // "no trucking job so far"
  [
    /^(?:i have )?no ((?:\p{L}+ ){0,3}(?:job|work|post|experience|practice)) (?:so far|yet|before)(?=[.\s]*$)/iu,
    'I have had no $1 so far',
  ],
  // "not done ADR yet but on waiting list for it"
  [
    /^(?:i have )?not (done|taken|sat|passed|finished|completed) ([\p{L}\d][^,;.]{1,40}?) yet,? but (?:i am )?(?:on (?:the |a )?)?(waiting list|waitlisted|booked)(?: (?:for|on) (?:it|that|them))?(?=[.\s]*$)/iu,
    (_, done: string, what: string, state: string) =>
      `I have not ${done.toLowerCase()} ${what} yet, but I am ${/book/i.test(state) ? 'booked' : 'on the waiting list'} for it`,
  ],
  // "my 6G cert is expired already but willing to trade test"
  [
    /(?<=^my [^,;.]{3,50}?) (?:is |has )?expired(?: already)?,? but (?:i am |i['’]m )?(willing|happy|ready|able) to trade test(?=[.\s]*$)/iu,
    ' has expired, but I am $1 to take a trade test',
  ],
  // "not PRC registered", "NOT conservation accredited yet but want to do it"
  [
    /^not ((?:\p{L}+ )?(?:registered|licensed|certified|qualified|accredited|chartered))( yet)?(?=$|[,.;]| but\b)/iu,
    'I am not $1$2',
  ],
  [
    /(?<=\b(?:i )?have )(?=(?:(?:good|new|fast|reliable) )?(?:laptop|car|van|bike|motorbike|computer|smartphone|diploma|degree)\b(?! [sl]))/iu,
    'a ',
  ],
  // "have valid driving license"
  [/(?<=\bhave )(?=(?:valid|full|clean|current)(?: \p{L}+){0,3} licen[cs]e\b)/giu, 'a '],
  // "got my own car full licence no points"
  [/^got (?=(?:my own|own|an?|full|clean)\b)/iu, 'have '],
  [/(?<=\bcar),? (?:and )?(?=(full|clean)(?: \p{L}+)? licen[cs]e\b)/iu, ' and a '],
  [/(?<=\blicen[cs]e),? (?:with )?no points(?=[.\s]*$)/iu, ' with no points'],
  // "have CE licence"
  [/(?<=^(?:i )?have )(?=(\p{Lu}[\p{Lu}\d+]{0,4}) licen[cs]e\b)/iu, (_, kind: string) => `${indefiniteArticle(kind)} `],
  // "sitting the exam in March so not certified yet"
  [/,? so not (?=\p{Ll}+(?:ed|ne|en) yet[.\s]*$)/giu, ', so I am not '],
  [/(?<=\b(?:course|certificate|diploma|degree|class|training|licen[cs]e) )(?=evenings(?:[.,\s]*$|,))/giu, 'in the '],
  // "doing the certificate in the evenings, NOT finished yet"
  [/, not (?:yet )?(finished|completed|done|passed)(?: yet)?(?=[.\s]*$)/giu, ', which is not $1 yet'],
  // "class 5 licence yes"
  [/^((?:[\p{L}\d]+ ){1,4}licen[cs]e) yes[.\s]*$/iu, '$1'],
  // "got police check already"
  [
    /^(?:i )?(?:have got|got|have) (?:a |my |the )?(police check|DBS(?: check)?|medical|clearance|background check|first aid) already[.\s]*$/iu,
    'I already have a $1',
  ],
  [
    /(?<=\S),? (?:but |and )?(?:i am |i['’]m )?(just|still) (?:waiting (?:for|on)|need) (?:the |my |a )?(cert(?:ificate)?s?|card|results?|licen[cs]e|letter)[.\s]*$/iu,
    (_, how: string, what: string) =>
      `, and I am ${how.toLowerCase()} waiting for the ${what.toLowerCase().replace(/^cert(?=s?$)/, 'certificate')}`,
  ],
  // "fine with public trust investigation"
  [
    /(?<=\b(?:ok|okay|fine|comfortable|happy) with )(?!an?\b|the\b|my\b|your\b|any\b|this\b|that\b|all\b)(?=(?:\p{L}+ ){0,3}(?:investigation|check|test|screening|interview|exam|vetting|commute|contract|probation|assessment)[.\s]*$)/iu,
    'the ',
  ],
  // "Licence renewed last September till 2027"
  [
    /^(?:my )?(licen[cs]e|card|ticket|certificate|visa|passport|registration) (?:was |is |has been )?renewed (.{3,40}?)(?: (?:till|til|until) ((?:\p{L}{3,9} )?(?:19|20)\d\d))?[.\s]*$/iu,
    (_, paper: string, when: string, until?: string) =>
      `my ${paper.toLowerCase()} was renewed ${when}${until ? ` and is valid until ${until}` : ''}`,
  ],
  // "never ran an A/B test at work just did the course"
  [
    /^(?:i )?never (ran|led|used|had|did|made|built|taught|managed) ([^,;.]{3,50}?),? (?:but |and )?(?:just|only) (did|had|used|took|saw|helped) (?=\p{L})/iu,
    'I never $1 $2; I only $3 ',
  ],
  // "no EEHA but booked in for it feb 2027"
  [
    new RegExp(
      `^(?:i have )?no (\\p{Lu}[\\p{L}\\d]*(?: [\\p{L}\\d]+){0,2}?)(?: yet)?,? but (?:i am |i['’]?m )?(booked(?: in)?|enrolled|registered|signed up)(?: for it)?,? (?:for |in |on )?(${A_MONTH}(?: (?:19|20)\\d\\d)?)[.\\s]*$`,
      'iu',
    ),
    (_, what: string, how: string, when: string) =>
      `I do not have ${what} yet, but I am ${how.toLowerCase()} for it in ${monthsInFull(when)}`,
  ],
  [/\b(?:uk|us|eu|uae|ksa|gcc|hgv|lgv)\b(?=(?: \p{L}+){0,3} licen[cs]e\b)/giu, (short: string) => short.toUpperCase()],
  [
    /^(?:my )?(\p{L}[\p{L}. ]{1,30}?) (?:is )?(?:finished|completed|done)(?: now)?,? ?(?:\(|in )?((?:19|20)\d\d)?\)?[.\s]*$/iu,
    (whole: string, degree: string, year?: string) =>
      degreeLevels(fold(degree)).length > 0 &&
      !/\b(?:not|never|got|isn['’]t|wasn['’]t|almost|nearly|half|yet|to be)\b/i.test(degree)
        ? `I completed my ${degree}${year ? ` in ${year}` : ''}`
        : whole,
  ],
  [/(?<= because )(?:of )?(?=(?:busy|high|peak|exam|tax|audit|harvest|holiday) (?:season|period)[.\s]*$)/i, 'of the '],
  // "I PASSED the diploma in june so not working towards it any more"
  [
    /(?<=^(?:I )?)(?:PASSED|FINISHED|COMPLETED|DONE|HAVE|AM|NOW|LEFT|MOVED)(?= \p{Ll})/gu,
    (word: string) => word.toLowerCase(),
  ],
  // "I do MBA part time since January 2025"
  [
    /\bI do (?:an? |my )?(MBA|MSc|MA|BSc|PhD|LLM|diploma|master['’]?s)((?: degree)?(?: part[- ]time| online)?) since\b/gu,
    (_, degree: string, how: string) => `I have been doing ${indefiniteArticle(degree)} ${degree}${how} since`,
  ],
  // "did tape extensions course in March"
  [
    /(?<=^(?:I )?(?:did|took|completed|finished|attended) )(?!an?\b|the\b|my\b|this\b|that\b|some\b|our\b|one\b|\d)(?=(?:\p{Ll}+ ){0,3}\p{Ll}+ course\b)/iu,
    'a ',
  ],
  // "passed WSET diploma"
  [
    /(?<=^(?:I )?(?:[Pp]assed|[Cc]ompleted|[Ff]inished|[Dd]id|[Gg]ot|hold|have) )(?=[A-Z]{2,6} (?:diploma|certificate|exam|course|award)\b)/,
    'the ',
  ],
  // "passed LANTITE 2016", "acting AP since term 3"
  [
    new RegExp(
      `(?<=^(?:I )?(?:passed|completed|finished|sat|took) [^.;,]{3,40}\\p{L})(?<!\\b(?:in|since|by|of|from|until|to|${SHORT_MONTHS}|${MONTHS_IN_WORDS})) (?=(?:19|20)\\d\\d[.\\s]*$)`,
      'iu',
    ),
    ' in ',
  ],
  [
    /\bon (?=(?:company|employment|dependant|dependent|spouse|partner|work|student|graduate|visit|tourist|family|skilled worker) visa\b)/gi,
    'on a ',
  ],
  // "ga license current"
  [
    /(?<!\p{L})(?:al|az|ar|ca|co|ct|fl|ga|ia|il|ks|ky|la|md|mi|mn|mo|ms|mt|nc|nd|ne|nh|nj|nm|nv|ny|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy)(?= (?:(?:rn|driver['’]?s?|teaching|nursing|state) )?(?:licen[cs]e|certification|certificate)\b)/gu,
    (code: string) => code.toUpperCase(),
  ],
  // "would need critical skills permit", "have two wheeler licence"
  [
    /(?<=\b(?:need|have|hold|require) )(?=(?:critical skills|skilled worker|work|residence|student|family) (?:permit|visa)\b)/gi,
    'a ',
  ],
  [/(?<=\b(?:have|hold|got) )(two|three|four)[ -]wheeler (?=licen[cs]e\b)/gi, 'a $1-wheeler '],
  [/, (?:the )?(?:others?|rest) (?:are |is |were |was )?(?:all )?passed(?=[.\s]*$)/i, '; I have passed the others'],
  [
    /^(?=(?:(?:final|college|uni|university|school|mock) )?(?:exams|finals|lectures|classes|lease|contract|course|youngest|eldest)\b (?:is|are|was|were|starts?|ends?|started|ended|finish\p{Ll}*)\b)/iu,
    'my ',
  ],
  [/\bover qualified\b/gi, 'overqualified'],
  [/^(?=(?:fresh|recent|new|final[- ]year) (?:graduate|student)\b)/i, 'I am '],
  [/(?<=\b(?:am|['’]m) )(?=(?:fresh|recent|new|final[- ]year) (?:graduate|student)\b)/i, 'a '],
  // "doing PMP exam in December"
  [
    /\b(do|doing|take|taking|took|sit|sitting|sat|pass|passed|have|booked|write|writing) (?=\p{Lu}[\p{L}-]{1,6} exam\b)/gu,
    '$1 the ',
  ],
  // "finish my Level 3 in February"
  [/^(?=(?:finish|complete|graduate)\b.*\b(?:in|by|next|this|on) \S)/i, 'I will '],
];
