import { certificatesNamed } from '@vitae/language/certificates';
import { toAsciiDigits } from '@vitae/language/fold';
import { addCertificate } from '../../tools/add-facts.ts';
import { tidyCertificate } from '../../tools/certificate-name.ts';
import { capital } from '../../tools/first-letter.ts';
import { isName } from '../names.ts';
import type { CoachAnswer, Turn } from '../turn.ts';
import { withoutTalk } from './said-to-coach.ts';

// "زيد ليا شهادة …، خديتها 2020", "add my forklift licence, got it in 2019": a paper by its name, and when.

const ORDER =
  /^(?:(?:please|pls|plz|kindly|just|also|and|so|can (?:yo)?u|could (?:yo)?u)\s+)*(?:add|put|include|mention|insert|list)\s+(?:(?:in|on|down|there|also)\s+)*(?:that )?(?:i (?:also |now )?(?:have|hold|got|did|took|passed|finished|completed)\s+)?(?:an? |my |the )?(?<name>[^\n?,;.]{3,90}?)(?<behind>[,;.]?\s+(?:(?:and )?(?:i )?(?:got|did|passed|took|finished|completed|have|had|earned|renewed|obtained)(?: (?:it|that|this))?|from|since|in|of|dated)\s+(?:(?:back )?in )?[^\n?]{0,30})?$/iu;
const ARABIC_ORDER =
  /^(?:(?:و|ممكن|بغيت|بدي|ابغى|ابغي|عايز|لو سمحت)\s*)*(?:[اأت]?ضيف|[اأ]ضف|زيد|حط|زود|اكتب|دير|كتب)(?:ي|لي|يلي|ليا)?\s+(?:(?:ليا|لي|كمان|ايضا|أيضا|عندي)\s+)*(?:[اأإ]ن(?:ي|ني)?\s+)?(?:(?:[اأ]خدت|[اأ]خذت|خديت|خذت|حصلت على|حاصل على|حاصلة على|عندي|معي|درت|دوزت|نجحت في|خلصت|[اأ]كملت|[اأ]نهيت)\s+)?(?<name>(?:ال)?(?:رخصة|رخصه|شهادة|شهاده|شهاده|دورة|دوره|دبلوم|تكوين|بطاقة|بطاقه|كورس|برنامج تدريب|رخصتي|شهادتي|برمي|بيرمي)[^\n؟?،,.]{0,90}?)(?<behind>(?:\s*[،,]\s*(?:[^\s\d؟?،,]{1,14}\s+){0,4}|\s+(?:(?:في|ف|من|سنة|سنه|عام)\s+){0,2})(?:\d{1,2}[/.])?(?:19|20)\d\d[^\n؟?]{0,10})?$/u;
const KINDS = /\b(?:licen[cs]e|certificat\p{L}*|certs?|card|permit|ticket|course|diploma|accreditation|training)\b/iu;
const YEAR =
  /\b(?:(?<month>(?:0?[1-9]|1[0-2])[/.]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\s))?(?<year>(?:19|20)\d\d)\b/iu;
const NOT_A_PAPER = /\b(?:section|skills?|summary|bullet|line|job|degree|to (?:my|the)|letter)\b/iu;
/** "شهادة: …", "شهادة HACCP": what it is stands behind. */
const KIND_BEFORE_NAME = /^(?:ال)?(?:شهادة|شهاده|دورة|دوره)(?:\s*[:：]\s*|\s+(?=\p{Script=Latin}))/u;
/** "… اخذتها سنة" behind the name. */
const GOT_IT = /\s+(?:و)?\p{Script=Arabic}{2,}ت(?:ها|ه|و)(?:\s+(?:في|ف|سنة|سنه|عام|من))*\s*$/u;
const SAYS_WHEN = /\b(?:got|did|passed|took|finished|completed|have|had|earned|renewed|obtained)\b/iu;
const TEXT_MAX = 200;

/** Null where a message names no paper that is to stand in the resume. */
export function addToldPaper(turn: Turn): CoachAnswer | null {
  if (!turn.resume || turn.text.length > TEXT_MAX || /[?؟\n]/u.test(turn.text)) return null;
  const { fact } = withoutTalk(turn.text);
  const said = toAsciiDigits(fact);
  const arabic = ARABIC_ORDER.exec(said)?.groups;
  const groups = arabic ?? ORDER.exec(said)?.groups;
  if (!groups) return null;
  const told = groups.name!.trim();
  const behind = groups.behind ?? '';
  if (!arabic && !(KINDS.test(told) || certificatesNamed(told).length > 0)) return null;
  // With nothing but its name the usual acts know it.
  if (!arabic && !SAYS_WHEN.test(behind)) return null;
  if (NOT_A_PAPER.test(told) || !isName(told)) return null;
  const when = YEAR.exec(behind) ?? YEAR.exec(told);
  const date = when ? [when.groups!.month?.trim(), when.groups!.year].filter(Boolean).join(' ') : '';
  const name = told
    .replace(KIND_BEFORE_NAME, '')
    .replace(YEAR, '')
    .replace(GOT_IT, '')
    .replace(/[\s،,]+(?:في|عام|سنة|سنه|من)?\s*$/u, '')
    .trim();
  const certificate = [tidyCertificate(name), capital(date)]
    .filter(Boolean)
    .join(/\p{Script=Arabic}/u.test(name) ? '، ' : ', ');
  const answer = addCertificate.run({ certificate }, { ...turn, text: `${turn.text}\n${certificate}` });
  return answer.proposals.length > 0 || answer.about ? answer : null;
}
