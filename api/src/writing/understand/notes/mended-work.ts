import { indefiniteArticle, isWordOfEveryDay, upperFirst } from '../../text/words.ts';
import type { Mending } from './mending.ts';

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
];
