import { dateInWords } from './date-in-words.ts';

/** "06/2028", and no day before it */
const MONTH_IN_FIGURES = /(?<![\d/.-])(0?[1-9]|1[0-2])\/((?:19|20)\d\d)(?![\d/-])/g;

const MONTH_NAME = '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\\p{Ll}*\\.?';
const DASH_BEFORE_RANGE = new RegExp(
  ` – (?=(?:${MONTH_NAME} )?(?:19|20)\\d\\d ?– ?(?:(?:${MONTH_NAME} )?(?:19|20)\\d\\d|present))`,
  'gu',
);

/** "Harbour NHS Trust October 2020 – present:", the head of a list */
const NAME_BEFORE_RANGE = new RegExp(
  `(?<=[\\p{L}.)])(?<!\\b(?:from|since|to|in|of|until|and|${MONTH_NAME})) (?=(?:${MONTH_NAME} )?(?:19|20)\\d\\d – (?:(?:${MONTH_NAME} )?(?:19|20)\\d\\d|present):$)`,
  'gmu',
);

/** "Intern, Elm Group (June 2008 – September 2008):", beside heads with a comma */
const RANGE_OF_HEAD = / \(((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d – (?:(?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d|present))\):$/gmu;

const inWords = (year: string, month: string) => dateInWords(`${year}-${month.padStart(2, '0')}`);
/** "2008-06 – 2008-09", with whatever dash */
const ISO_RANGE =
  /(?<![\d/.-])((?:19|20)\d\d)-(0[1-9]|1[0-2]) [–—-] (?:((?:19|20)\d\d)-(0[1-9]|1[0-2])(?![\d-])|[Pp]resent\b)/g;

const IS_YEAR = /^(?:19|20)\d\d$/;

/** Signs and dates as English prints them; the words stay. */
export const withSigns = (text: string): string =>
  text
    .replace(ISO_RANGE, (_, ...[fromYear, from, toYear, to]: string[]) =>
      toYear ? `${inWords(fromYear!, from!)} – ${inWords(toYear, to!)}` : `${inWords(fromYear!, from!)} – present`,
    )
    // "2021 to 2024 - 4 employees", "level 1 - 2021", "2018 - 66%": a year and a number are no range.
    .replace(/(?<!\d)(\d+) - (?=(\d+)(\.\d|\s?%)?)/g, (_, from: string, to: string, figure?: string) =>
      IS_YEAR.test(from) === IS_YEAR.test(to) || (IS_YEAR.test(from) && to.length === 2 && !figure)
        ? `${from}–`
        : `${from} – `,
    )
    .replace(/(?<=\S) - (?=\S)/g, ' – ')
    // "Fabrication + site welding"
    .replace(/^([^+]*\p{Ll}) \+ (?=\p{Ll}[^+]*$)/u, '$1 and ')
    // "Service Advisor -Elm Energy"
    .replace(/(?<=\p{L}{2}) -(?=\p{Lu}\p{L})(?!\p{Lu}{2,3} ?\d)/gu, ' – ')
    // "English (fluent) , Tamil", "CompTIA A+ : Core 1"
    .replace(/(?<=[\p{L}\d)+]) ([,:;])(?= [\p{L}\d])/gu, '$1')
    // "Electronics,, 2007"
    .replace(/,(?:\s*,)+/g, ',')
    // "crown & bridge;; shade taking", "Bydgoszcz, – full contour"
    .replace(/;(?:\s*;)+/g, ';')
    .replace(/, – (?=\p{Ll})/gu, ' – ')
    // "skills training,and"
    .replace(/(?<=\p{Ll}{3}),(?=\p{L}{2})/gu, ', ')
    // "five years' of experience"
    .replace(/\byears['’] (?=of experience\b)/g, 'years ')
    // "SQL,Bash"
    .replace(/(?<=\p{Lu}{2}),(?=\p{Lu}\p{Ll}{2})/gu, ', ')
    // "2015- May 2019"
    .replace(/(?<=(?:19|20)\d\d)- (?=\p{Lu}\p{Ll}{2,8} (?:19|20)\d\d|(?:19|20)\d\d|[Pp]resent)/gu, ' – ')
    // "India/ Sri Lanka"
    .replace(/(?<=\p{L}{3})\/ (?=\p{L}{3})/gu, '/')
    // "Certificate- Airframe", and no "Allen- Bradley" of two lines
    .replace(
      /(?<=\b(?:Certificate|Diploma|Degree|Course|Licen[cs]e|Training|Engineer|Manager|Officer))- (?=\p{Lu}\p{L})/gu,
      ' – ',
    )
    // "Freelance translator: (since 2007)"
    .replace(/(?<=\p{L}): (?=\((?:since|from|until|till) )/gu, ' ')
    // "software--Elm HQ"
    .replace(/(?<=\p{L}{2})--(?=\p{L}{2})/gu, ' – ')
    // "( CTR, MR. )"
    .replace(/\( +(?=\S)/g, '(')
    .replace(/(?<=[^\s(]) +\)/g, ')')
    // "up to - 10 MVA"
    .replace(/\b(up to) [–-] ?(?=\d)/g, '$1 ')
    // "BE in Civil Engineering Civil Engineering"
    .replace(/\b(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}) \1(?!\p{L})/gu, '$1')
    // "Maintainer of the a package"
    .replace(/\b(?:the|an?) (the|an?) (?!la\b)(?=[\p{L}\d]{2})/gu, '$1 ')
    // "01/2021 – Present" beside "May 2017 – present"
    .replace(MONTH_IN_FIGURES, (_, month: string, year: string) => inWords(year, month))
    .replace(/(?<=\S) — (?=\S)/g, ' – ')
    // "Elm Agency, Leeds — June 2019 – July 2021"
    .replace(DASH_BEFORE_RANGE, ', ')
    .replace(NAME_BEFORE_RANGE, ', ')
    .replace(RANGE_OF_HEAD, ', $1:')
    // "the audit in 2023 which went well"
    .replace(/(?<=\b(?:19|20)\d\d) (?=which )/g, ', ')
    .replace(/(?<=(?:19|20)\d\d – )(?:Present|Now|Current)(?!\p{L})/gu, (word) => word.toLowerCase())
    // "Sr. Engineering Manager" beside "Senior Engineer"
    .replace(
      /\bSr\.? (?=(?:\p{Lu}\p{L}+ ){0,3}(?:Engineer|Manager|Developer|Analyst|Consultant|Director|Scientist|Architect|Designer|Specialist|Associate|Executive|Accountant|Officer|Administrator)\b)/gu,
      'Senior ',
    )
    // "Elm College, Graduated 2025"
    .replace(/(?<=, )(?:Graduated|Completed|Expected|Awarded)(?= (?:\p{Lu}\p{Ll}+ )?\d{4})/gu, (word) =>
      word.toLowerCase(),
    )
    // "Life Skills., Feb 2018", and not "Elm Inc., Leeds"
    .replace(/(?<=\p{Ll}{5})\.,(?= )/gu, ',');
