import type { PersonalField } from '../../parsing/result.ts';
import type { Job } from '../understand/advert.ts';
import type { Applicant } from '../understand/applicant.ts';
import { hasRunOut } from '../understand/held-on-page.ts';

/** What adverts ask of the person, and the field that answers it. */
const ASKED_OF_THE_PERSON: readonly (readonly [PersonalField, RegExp])[] = [
  [
    'visaStatus',
    /\bvisa\b|\biqama\b|work permit|residen(?:ce|cy) permit|right to work|transferable|\bNOC\b|\bQID\b|تأشيرة|إقامة|اقامة/iu,
  ],
  ['expectedSalary', /\b(?:expected|desired) salary|salary expectations?|\bstate (?:your )?salary|الراتب المتوقع/iu],
  [
    'noticePeriod',
    /notice period|immediate(?:ly)? (?:joiners?|available|start)|join(?:ing)? (?:immediately|within|asap)|available immediately|start immediately|فترة الإشعار|مباشرة العمل/iu,
  ],
  [
    'drivingLicence',
    /(?:driv[\w'’]{2,7}|C\+E|HGV|LGV|class 1) licen[cs]e|\bCat(?:egory)?\.? ?C(?:1|\+E)?\b|\bCPC\b|\b(?:own|use of an?) (?:car|van)\b|رخصة (?:قيادة|سياقة)/iu,
  ],
  [
    'nationality',
    /\b(?:nationals? (?:only|preferred)|citizens? (?:only|preferred)|locals only|(?:state|mention|include|indicate|give) (?:your )?(?:\p{L}+, )?nationality|nationality\s*:(?!\s*(?:any|all|open|no)\b))|الجنسية|للمواطنين|للكويتيين|للسعوديين/iu,
  ],
];

/** What the advert asks of the person (visa, licence, notice) and the resume states, as it states it, but for what has run out in `month`, YYYY-MM. */
export function personalFor(
  job: Job,
  { personal }: Applicant,
  month: string,
): { field: PersonalField; value: string }[] {
  return ASKED_OF_THE_PERSON.flatMap(([field, asks]) => {
    const value = personal[field];
    return value && asks.test(job.text) && !hasRunOut(value, month) ? [{ field, value }] : [];
  });
}
