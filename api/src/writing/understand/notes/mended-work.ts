import { monthInFull } from '../../text/date-in-words.ts';
import { indefiniteArticle, isWordOfEveryDay, upperFirst } from '../../text/words.ts';
import type { Mending } from './mending.ts';

/** Of verbs whose participle does not end in "ed". */
const PARTICIPLES: Readonly<Record<string, string>> = {
  lead: 'led',
  run: 'run',
  teach: 'taught',
  drive: 'driven',
  write: 'written',
  speak: 'spoken',
};
const withEd = (verb: string) => (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);

/** What somebody has done, for how long, and what they know. */
export const MENDED_WORK: readonly Mending[] = [
  // "i grew up in wainuiomata": where no word of every day can stand
  [
    /(?<=\b(?:grew up|raised|born) in )\p{Ll}{4,}(?!\p{L})/giu,
    (word: string) =>
      isWordOfEveryDay(word) || /^(?:this|that|your|their|which|many|some|several|another|both|same)$/.test(word)
        ? word
        : upperFirst(word),
  ],
  // "I fix laptops every saturday for about 4 years"
  [
    /(?<=\bI (?!have\b|am\b)\p{Ll}+ [^.;]*\bevery \p{L}+) for (about |over )?(\d{1,2}|two|three|four|five) years(?=[.\s]*$)/iu,
    ', and have done so for $1$2 years',
  ],
  // "…, honestly it's the reason I work in the arts"
  [
    /, (honestly,? )?it['’]s (?=(?:the reason|why|what|how)\b)/gi,
    (_: string, honestly?: string) => (honestly ? '; it is honestly ' : '; it is '),
  ],
  // "Mostly used Playwright and Pact the last 3 years"
  [
    /^(?:i )?(?:have )?mostly (used|worked with|done) ([^.;]{2,60}?),? (?:for |in |over )?the (?:last|past) (\d{1,2}|two|three|four|five) (?:years|yrs)(?=[.\s]*$)/iu,
    'I have mostly $1 $2 for the last $3 years',
  ],
  [/\ba (friend|neighbour|cousin|colleague|relative)s (?=\p{Ll})/giu, "a $1's "],
  [
    /\byears of (?=((?:\p{Ll}+ ){0,3})(?:diploma|degree|apprenticeship)\b)(?!an? |the |my |this |study|experience)/giu,
    (_: string, what: string) => `years of ${indefiniteArticle(what || 'degree')} `,
  ],
  [/\band stage (?=at\b)/gi, 'and a stage '],
  // "I never work in hotel but I was night guard in Luanda 3 years"
  [/\bI never work (?=(?:in|at|as|with|on)\b)/gi, 'I have never worked '],
  [
    /\b(worked in) (hotel|office|restaurant|kitchen|warehouse|factory|shop|bank|lab|caf[eé]|bar|salon|clinic|care home)(?=[,.;]| but\b| and\b| before\b|$)/giu,
    (_: string, worked: string, house: string) => `${worked} ${indefiniteArticle(house)} ${house}`,
  ],
  [
    /\bI was ((?:\p{Ll}+ )?(?:guard|driver|cook|cleaner|waiter|waitress|teacher|nurse|seller|cashier|clerk|farmer|builder|painter|porter|receptionist)) (?=(?:in|at|for|with|on)\b)/gu,
    (_: string, post: string) => `I was ${indefiniteArticle(post)} ${post} `,
  ],
  [
    /(?<=\bI was an? [^.;,]{3,40} in \p{Lu}\p{L}+) (?=(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:years|months)(?=[.,;]|$))/gu,
    ' for ',
  ],
  // "free all evenings and weekends"
  [
    /^free (?=(?:(?:all|most|every|on|in the) )?(?:(?:week)?days?|evenings?|mornings?|afternoons?|nights?|weekends?|\p{L}+days?)(?:(?:,| and|, and) (?:(?:all|most|every|on) )?(?:(?:week)?days?|evenings?|mornings?|afternoons?|nights?|weekends?|\p{L}+days?))*[.\s]*$)/iu,
    'I am free ',
  ],
  [
    /(?<=\p{Lu}\p{Ll}+ )(college|university|hospital)(?!\p{L})/gu,
    (_: string, kind: string) => kind.charAt(0).toUpperCase() + kind.slice(1),
  ],
  [/\bkiwi(?= \p{Ll})/gu, 'Kiwi'],
  // "resume says Intern but I was converted to full time junior analyst in January"
  [/^(?:my |the )?(?:cv|resume) (?:still )?says [^,;\d]{2,40}?,? but (?=i\b)/i, ''],
  [
    /\bto (full|part)[- ]time (?=(?:\p{Ll}+ ){0,2}(?:analyst|engineer|manager|assistant|officer|developer|teacher|nurse|clerk)\b)/giu,
    'to a $1-time ',
  ],
  // "please say IELTS is now 7.0 I did it again in march"
  [
    /^(?:please |pls )?(?:(?:say|mention|put|note) (?:that )?)?(?:my )?((?:\p{Lu}{3,}|toefl|ielts|pte|gpa|cgpa)(?: (?:score|band))?) (?:is|are) now (\d[\d.]*)(?:,? (?:as |because )?i (?:did|took|sat|retook) it\b[^.;]*)?(?=[.\s]*$)/iu,
    (_: string, test: string, score: string) =>
      `My ${/score|band|gpa/i.test(test) ? test : `${test.toUpperCase()} score`} is now ${score.replace(/\.$/, '')}`,
  ],
  // "I do have line management: 4 direct reports since 2022"
  [
    /^i (?:do )?have (?:line |people |team )?management(?: experience)?: (\d{1,2} (?:direct reports|people|juniors|reports)) since ((?:\p{L}{3,9} )?(?:19|20)\d\d)(?=[.\s]*$)/iu,
    'I have managed $1 since $2',
  ],
  [/^also (?=\p{L}{4,} [ABC][12](?=[.\s]*$))/iu, ''],
  // "…, that's honestly why plain screens matter to me"
  [/(?<=\p{L}{3}), that(?:['’]?s| is) (?=(?:honestly |really )?why \p{L}+ \p{L})/giu, '; that is '],
  [
    /\bmy (grandfather|grandmother|grandad|granddad|gran|nan|partner|neighbour)s (?=\p{Ll}+(?<!s) (?!and\b|are\b|have\b|were\b))/giu,
    "my $1's ",
  ],
  // "I have also work on chillers"
  [/\b((?:have|had)(?: also| always| never| already)?) work (?=(?:on|in|at|with|for|as)\b)/gi, '$1 worked '],
  // "… on Trane and York chillers 5 year", "My grandad drove trucks 30 years"
  [
    /(?<=\b(?:worked|drove|taught|served|cooked|sold|built|ran) (?!for\b)[^,;.]{3,50}?\p{L}(?<! for| in| over| past| last| next)) (\d{1,2}) years?(?=[.\s]*$| (?:and|as|at|in)\b)/giu,
    ' for $1 years',
  ],
  // "i have now also done laravel since 2 years"
  [
    /^(?:i )?(?:have |['’]ve )(now )?(also )?(?:done|used|been using|worked with) ([\p{L}\d+#.]{2,20}(?: [\p{Lu}\d][\p{L}\d+#.]*)?) (?:since|for|from) (\d{1,2}) years?(?=[.\s]*$)/iu,
    (_: string, now = '', also = '', tool: string, years: string) =>
      `I have ${now}${also}worked with ${tool.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())} for ${years} years`,
  ],
  // "I am lead of 2 assistant safety officer from last year"
  [
    /^(?:i am |i['’]m )(?:the )?lead(?:er)? (?:of|for) (\d{1,2}|two|three|four|five|six) ((?:\p{Ll}+ ){0,3}\p{Ll}+?)s? (?:from|since) (last (?:year|month)|(?:\p{L}{3,9} )?(?:19|20)\d\d)(?=[.\s]*$)/iu,
    'I have led $1 $2s since $3',
  ],
  // "no experience of teachers pensions but i learn quick"
  [/\b(learn|learnt|learned|adapt) (?:very )?(?:quick|fast)(?=[.\s]*$|,)/gi, '$1 quickly'],
  // "No degree and no analyst job yet"
  [/^no (?=(?:degree|diploma|certificate|formal qualifications?)\b(?=[^.;]* (?:yet|but|and no)\b))/i, 'I have no '],
  // "I also speak spanish (grew up with it)"
  [
    /^((?:i |we )?(?:also )?(?:speak|know) (?:\p{L}+ )?\p{L}+) \((?:i )?grew up with it\)(?=[.\s]*$)/iu,
    '$1, which I grew up with',
  ],
  // "the opera internship was in 2023, 8 months"
  [
    /^(?:the|my) ((?:\p{L}+ ){0,3}(?:internship|placement|contract|project|course|traineeship|secondment)) was (in|from) ((?:\p{L}{3,9} )?(?:19|20)\d\d),? (?:for )?(\d{1,2} (?:weeks|months|years))(?=[.\s]*$)/iu,
    'My $1 was $2 $3 and lasted $4',
  ],
  // "… took me with him in summer holidays thats why trucks"
  [/,? that['’]?s why \p{Ll}+(?=[.\s]*$)/iu, ''],
  [/\bin (?=(?:summer|winter|school|term|university) (?:holidays|breaks?)\b)/gi, 'in the '],
  // "I ran the desk for 4 yrs + acting city editor for 5 months"
  [
    /(?<=\bfor (?:\d+|two|three|four|five|six) (?:years?|yrs|months?)) (?:\+|and|&) (?=(?:acting|deputy|interim) \p{Ll})/giu,
    ' and was ',
  ],
  // "Have used Dynamics NAV not Business Central"
  [/(?<=^(?:I )?have used [^,;]{2,40}) not (?=\p{Lu})/iu, ', not '],
  // "I don't have 5 years"
  [/^(I (?:don['’]t|do not) have \d{1,2}\+? years)(?=[.\s]*$)/i, '$1 of experience'],
  // "Break since Mar 2024 was for my son", "one junior under me since 2023"
  [
    /^(?:the |my )?(?:career )?(break|gap) (?=(?:since|from|in|between) [^.;,]{3,40}? (?:was|is) (?:for|to|because) )/iu,
    (_, what: string) => `My ${what.toLowerCase()} `,
  ],
  [/(?<=^My (?:break|gap) (?:since|from) )\p{L}{3,4} (?=\d{4} )/iu, (month: string) => `${monthInFull(month.trim())} `],
  [
    /^(?:i have |have )?((?:one|two|three|four|five|six|\d{1,2}) (?:\p{Ll}+ )?(?:juniors?|people|assistants?|trainees?|reports?|engineers?|technicians?|clerks?|apprentices?|accountants?)) under me (?=since )/iu,
    'I have had $1 under me ',
  ],
  // "can speak simple Malay no prob, Mandarin CANNOT"
  [/(?<=\bcan speak [^.;,]{3,60}),? no prob(?:lem)?s?(?=[.,;]|$)/gi, ''],
  // "because my manager on leave"
  [
    /\b(because|when|while|as) ((?:my|our|the) \p{Ll}+) (?=(?:on (?:mc|(?:\p{Ll}+ )?leave|holiday)|away|sick|absent)(?=[.,;]|$))/giu,
    '$1 $2 was ',
  ],
  // "I don't have enterprise sales", which nobody has: the experience of it.
  [
    /^(I (?:don['’]t|do not) have (?!an?\b|any\b|the\b|my\b)\p{Ll}+ (?:sales|management|teaching|banking|design|testing|support|marketing|retail|nursing|manufacturing|procurement|recruitment))[.\s]*$/iu,
    '$1 experience',
  ],
  // "not used Proclaim but did use SOS"
  [
    /^(?:I )?(?:have )?(not|never) (?:yet )?used ([^,;]{2,40}?)(?: yet)?,? but (?:I )?((?:do |did |have )?use[ds]?) (?=\S)/i,
    (_, never: string, what: string, use: string) =>
      `I have ${never.toLowerCase()} used ${what}${/^not$/i.test(never) ? ' yet' : ''}, but I ${use.toLowerCase()} `,
  ],
  // "they use Vue and I never did Vue at work": what they do, they know.
  [/^(?:they|you) (?:use|want|ask for|need|require|work with) [^,;.]{2,30}?,? (?:and|but) (?=I\b)/iu, ''],
  // "gap is 7 years"
  [
    /^(?:the |my )?(?:career )?(gap|break) is (\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (years|months)[.\s]*$/i,
    'I have a career $1 of $2 $3',
  ],
  // "No sales experience obviously but my dad ran a shop"
  [/(?<=^(?:I have )?no (?:[\p{L}-]+ ){1,3}experience),? obviously(?=[,.]| but)/iu, ''],
  [/(?<=^no (?:[\p{L}-]+ ){1,3}experience) but (?=(?:my|our) )/iu, ', but '],
  // "I checked the lines so thats my donor experience": what it is, the reader sees.
  [/,? so that['’]?s (?:my|the) (?:only |real |main |actual )*(?:\p{L}+ ){0,3}(?:experience|background)[.\s]*$/iu, ''],
  // "my title at Elm is Lead Designer since March"
  [
    /^((?:my|the) [^,;.]{3,40}?) is (?=[^,;.]{3,50} since (?:\p{L}{3,9} )?(?:(?:19|20)\d\d|\p{L}{3,9})[.\s]*$)/iu,
    '$1 has been ',
  ],
  // "at Elm im Data Analyst since Feb 2025, not intern"
  [
    /(?<=^(?:at [^,;.]{2,30}?,? )?)I(?: am|['’]?m) (?:now )?(?:an? |the )?(\p{Lu}\p{L}+(?: \p{Lu}?\p{L}+){0,3}) since (?=(?:\p{L}{3,9} )?(?:19|20)\d\d|\p{L}{3,9}\b)([^,;.]*),? (?:and )?not (?:an? )?[^,;.]{3,30}[.\s]*$/iu,
    (_: string, post: string, when: string) => `I have been ${indefiniteArticle(post)} ${post} since ${when}`,
  ],
  // "never used Chef, Ansible only"
  [/(?<=^(?:i (?:have )?)?never (?:used|done|worked with) [^,;.]{2,40}, )([^,;.]{2,40}) only[.\s]*$/iu, 'only $1'],
  [/^(vegetarian|vegan) since (?=(?:19|20)\d\d[.\s]*$)/i, 'I have been a $1 since '],
  // "that I speak Japanese, they have an office there": why is for the writer.
  [/(?<=^I [^,]{4,80}), (?:because |since |as )?they (?:have|want|need|ask|like|are|work|do|sell)\b.*$/iu, ''],
  [/^(?:I am |I['’]m )?(?:currently |now )?acting (?=[^.;,]{2,40} since\b)/i, 'I have been acting '],
  // "keeping the books … since February"
  [
    /^(?:I am |I['’]m )?(?!looking|living|working|thinking|planning|moving|coming|going|being|having)(\p{Ll}{2,}ing) (?=[^.;,]* since (?:\p{L}{3,9} )?(?:(?:19|20)\d\d|\p{L}{3,9}))/u,
    'I have been $1 ',
  ],
  // "finished 2023 turnaround early"
  [
    /(?<=\b(?:finished|completed|led|ran|planned|managed|delivered|headed) )(?=(?:19|20)\d\d (?!and\b|with\b|in\b|at\b|as\b)\p{Ll}{3,})/giu,
    'the ',
  ],
  // "4 month work with chillers"
  [
    /^(?:I )?(?:have |had )?(\d{1,2}|two|three|four|five|six)[ -](month|year)s? work (?=(?:with|in|at|on) )/i,
    'I have $1 $2s of work ',
  ],
  // "currently 10 months in globex"
  [
    /^(?:I am |I['’]m )?(?:currently|now) (\d{1,2}|one|two|three|four|five|six) (months?|years?) (?:in|at|with) (?!an? |the |this |my )([\p{L}\d][^,;.]{1,40}?)(?=[,;.]|$)/iu,
    (_: string, count: string, unit: string, house: string) =>
      `I have been at ${upperFirst(house)} for ${count} ${unit}`,
  ],
  [
    /(?<=\b(?:in|until|since|mid|from|early|late) )(?:Jan|Feb|Aug|Sept?|Oct|Nov|Dec)(?=$|[ ,;](?!\p{Lu}))/gu,
    monthInFull,
  ],
  // "living in Berlin since May"
  [
    /^(?:I am |I['’]m )?(living|working|studying|volunteering|teaching|learning) ([^.;]{2,60} since )/i,
    (_, doing: string, rest: string) => `I have been ${doing.toLowerCase()} ${rest}`,
  ],
  // "on Microsoft learn", "power bi"
  [
    /\b(Microsoft|Google|Adobe|Power|Amazon) (learn|slides|docs|sheets|forms|meet|drive|ads|analytics|classroom|office|word|excel|teams|access|outlook|automate|apps|photoshop|illustrator)(?!\p{L})/giu,
    (_, house: string, tool: string) => `${upperFirst(house)} ${upperFirst(tool)}`,
  ],
  // "The gap was because I looked after my mother."
  [/^(?:the|my) (?:career )?(?:gap|break)(?: in [^,;]{2,30})? (?:was|is) (?:because|as|since) (?=(?:I|my)\b)/i, ''],
  [
    /\b(is|are|am) (an? [^,.;]{3,40}) since (?=\p{Lu}|\d)/gu,
    (_, verb: string, what: string) => `${verb === 'is' ? 'has' : 'have'} been ${what} since `,
  ],
  [/\bfor last (?=(?:one |two |three |\d+ )?(?:years?|months?)\b)/gi, 'for the last '],
  [/^no (?=(?:[\p{L}-]+ ){0,3}experience(?:\.?$|[,;]| (?:in|of|with|as|yet)\b| but (?:I|have|can)\b))/iu, 'I have no '],
  [/(?<=^I (?:don['’]t|do not) have .+) but (?=\d+ years?\b)/i, ' but have '],
  [/(?<=^I have no .+) but used (?=\p{Lu})/iu, ' but have used '],
  // "cooking daily at home 4 years"
  [
    /^(?:I am |I['’]m )?(\p{Ll}{2,}ing [^.;,\d]{3,60}?),? (?:for )?(\d{1,2}|two|three|four|five|six|ten) (years|months)(?: now)?[.\s]*$/iu,
    (_, doing: string, count: string, unit: string) =>
      `I have been ${doing.charAt(0).toLowerCase()}${doing.slice(1)} for ${count} ${unit}`,
  ],
  // "I lead the reviews since 2021", and of what may be over "managed 4 PMs since 2022"
  [
    /(?<=^|; )(?:I )?(lead|run|manage|work|teach|live|use|own|handle|coach|mentor|train|supervise|drive|write|speak) (?=[^.;]{2,60} since (?:\p{L}{3,9} )?(?:(?:19|20)\d\d|\p{L}{3,9})[.\s]*$)/iu,
    (_: string, verb: string) => `I have ${PARTICIPLES[verb.toLowerCase()] ?? withEd(verb.toLowerCase())} `,
  ],
  [
    /(?<=^(?:I )?(?:led|ran|managed|handled|coached|supervised|trained|owned) [^.;]{2,60}) since ((?:\p{L}{3,9} )?(?:19|20)\d\d)(?=[.\s]*$)/iu,
    ' from $1 on',
  ],
];
