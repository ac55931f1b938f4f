import type { Field, ParsedResume, ParsedSchool } from '../../parsing/result.ts';
import { readStudy, type Study, studyInOneLine, wasLeft, withNamedDegree, withoutLeftSchools } from './studies.ts';
import { inLanguage, inScript, sure } from './sure.ts';

/** What an applicant has studied, as far as a letter of that language can say it. `month` is the one of writing, YYYY-MM. */
export function studiesTold(resume: ParsedResume, resumeText: string, month: string, language: 'en' | 'ar'): Study[] {
  const told = (field: Field | null) => inLanguage(language)(sure(field));
  return withoutLeftSchools(
    resume.education
      .filter((school) => !isExchange(school))
      .map(withNamedDegree)
      .flatMap((school) => [
        readStudy(school, told, (field) => inScript(sure(field), language), { resumeText, month }),
        ...school.details.flatMap((detail) => studyInOneLine(told(detail), month) ?? []),
      ])
      .filter(
        ({ degree, school }) =>
          degree !== '' &&
          !wasLeft(degree) &&
          school !== '' &&
          !IS_A_COURSE.test(school) &&
          !IS_HEAD_OF_COLUMN.test(degree) &&
          !IS_ARABIC_DURATION.test(degree),
      ),
  );
}

/** "GCSE subject" above a column of them. */
const IS_HEAD_OF_COLUMN = /^(?:\p{L}+ )?(?:subjects?|grades?|results?|course|degree|qualifications?)$/iu;

const MONTHS_OF_YEAR = 12;
const MOST_MONTHS_OF_TERM = 7;
/** "Aug. 2022 – Dec. 2022", of an exchange: where somebody was a guest. */
function isExchange({ degree, start, end, details }: ParsedSchool): boolean {
  const [from, to] = [start, end].map((date) => {
    const [year = 0, month = 0] = (date?.value ?? '').split('-').map(Number);
    return year > 0 && month > 0 ? year * MONTHS_OF_YEAR + month : Number.NaN;
  });
  return (
    to! - from! <= MOST_MONTHS_OF_TERM &&
    [degree?.value ?? '', ...details.map(({ value }) => value)].some((text) => SAYS_EXCHANGE.test(text))
  );
}
const SAYS_EXCHANGE = /\b(?:exchange|erasmus|semester|study abroad|visiting student|guest student)\b/i;

/** "سنتين", how long somebody studied. */
const IS_ARABIC_DURATION = /^(?:\p{Nd}{1,2} )?(?:سن[ةه]|سنتين|سنتان|سنوات|عام|عامين|أعوام|شهر|شهرين|أشهر|فصلين)$/u;

/** "PGD Project Management (in view), Sample Business School", of a line below another: where nobody studied. */
const IS_A_COURSE = /^(?:PGD|PGDE|PGCE|[BM]\.?Sc|[BM]\.?Eng|HND|OND|ND|Diploma|Bachelor|Master)s?\b.*,/;
