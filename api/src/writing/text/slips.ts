import { withSubjects } from './subjects.ts';

// Slips that no sound English has: each is set right wherever it stands.

const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\b([Rr])esponsible of\b/g, '$1esponsible for'],
  // "the influence of stragglers.Considered the delay"
  [/(?<=\p{Ll}{4})\.(?=\p{Lu}\p{Ll}{4})/gu, '. '],
  [/\b([Ii])n-charge of\b/g, '$1n charge of'],
  [/\b([Ii])n charge for\b/g, '$1n charge of'],
  [
    /\b([Pp]articipat(?:ed|es|ing|ion|e)) at (?=(?:[\p{L}\d-]+ ){0,4}(?:tests?|trials?|projects?|audits?|trainings?|courses?|meetings?)\b)/gu,
    '$1 in ',
  ],
  [/\bacc\. to\b/g, 'according to'],
  [/\bwith exception of\b/g, 'with the exception of'],
  [/\b([Aa])ccording (?=\p{Lu})/gu, '$1ccording to '],
  [/\b([Hh])alf way\b/g, '$1alfway'],
  // "across UAE"
  [/\b(in|across|throughout|outside|within) (?=(?:UAE|UK|USA|US|EU|Netherlands|Philippines)(?![\p{L}-]))/gu, '$1 the '],
  // "+- 45 clients"
  [/(?<=^|[\s,(])\+\/?-\s?(?=\d)/g, 'about '],
  [/\bupto\b/g, 'up to'],
  [/\b([Oo])n-?call (?=(?:rotation|rota|schedule|duty|duties|support|shifts?|engineer)\b)/g, '$1n-call '],
  [/\bfirst ever (?=\p{Ll}{3,})/gu, 'first-ever '],
  [/\b([Ff]amiliari[sz](?:ed|ing|e)) self (?=with\b)/g, '$1 myself '],
  [/\bin a timely basis\b/g, 'on a timely basis'],
  [/\bDev-Ops\b/g, 'DevOps'],
  [/\bMS-Office\b/gi, 'MS Office'],
  [/\bFace book\b/g, 'Facebook'],
  [/\bMicrosoft office\b/g, 'Microsoft Office'],
  [/\bLinked In\b/g, 'LinkedIn'],
  [/\bSurvey Monkey\b/g, 'SurveyMonkey'],
  // "KPI's to ensure": several of them, and nothing that is theirs.
  [/\b(\p{Lu}{2,}|Q&A)['’]s(?=[,.;)]|$| (?:to|and|or|for|are|in|of|on|with|from|by|at|using)\b)/gu, '$1s'],
  // "Diploma, In Computer Science"
  [/\b(Diploma|Certificate|Degree|Bachelors?|Masters?),? In (?=\p{Lu})/gu, '$1 in '],
  [/\bthru\b/g, 'through'],
  // "The scope incl. coordination of trades": a verb, since no other follows
  [/(^|[.!?] )(The \p{Ll}+(?: \p{Ll}+)?) incl\.? (?=\p{L})/gu, '$1$2 included '],
  [/(?<=[\p{L}\d)%]) incl\.? (?=\p{L}|\d)/gu, ', including '],
  [/\bincl\.? (?=\p{L}|\d)/gu, 'including '],
  [/\bS\/?4[ /-]?HANA\b/gi, 'S/4HANA'],
  // "20 minutes notice"
  [
    /((?:\d\+?|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en) (?:years|months|weeks|days|hours|minutes)) (?=(?:experience|notice|training|leave|holiday|knowledge|walk|drive|service)\b)/gu,
    "$1' ",
  ],
  [/(?<=^|[.!?] )ca\.? (?=\d)/gi, 'About '],
  [/\bca\.? (?=\d)/g, 'about '],
  [/\bwi-?fi\b/gi, 'Wi-Fi'],
  // "€ 9.000": in English these would be nine euros.
  [/([€£$]) ?(\d{1,3})\.(\d{3})(?![\d.])/g, '$1$2,$3'],
  // "groups until 45 persons"
  [/\buntil (?=\d+ (?:persons|people|guests|covers|pax|seats|tons|tonnes|kg|litres|rooms)\b)/g, 'up to '],
  [/\b(managers|parents|teachers|residents|owners|shareholders) (?=(?:meetings?|evenings?)\b)/g, "$1' "],
  [/\b(builders|visitors|drivers) (?=(?:merchants?|books?|hours)\b)/g, "$1' "],
  [/\b(for|of|with) there (?=(?:first|own|new|daily|next)\b)/g, '$1 their '],
  // "(2021 -)"
  [/\(((?:19|20)\d\d) ?[-–] ?\)/g, '(since $1)'],
];

/** "B.S. Computer Science, Expected May 2026" */
const STATE_AS_NAME = /(?<=[\p{L}\d)], |\()(?:Expected|Anticipated|Ongoing|Completed|In Progress)(?= |$|\))/gu;

/** A text without the usual slips; names in it stay. */
export const withoutSlips = (text: string): string =>
  SLIPS.reduce((all, [wrong, right]) => all.replace(wrong, right), withSubjects(text)).replace(STATE_AS_NAME, (state) =>
    state.toLowerCase(),
  );
