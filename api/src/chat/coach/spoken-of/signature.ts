import { fullNameOf } from '@vitae/documents/model/resume';
import { fold } from '@vitae/language/fold';
import { inCapitals } from '../../tools/in-capitals.ts';
import { isName } from '../names.ts';
import type { Turn } from '../turn.ts';

const SIGNS =
  /^(?:(?:and|ok|please|pls|can you|could you|now|just|also)[\s,]+)*(?:sign|signed|end|close|finish)(?: (?:it|this|that|off|the (?:e-?mail|mail|letter|message)))*(?: off)?(?: (?:as|with|by|from|just|only|simply|the name|my name))* (?<name>\p{L}[\p{L}.'’ -]{1,40}?)(?: (?:please|pls|only|at the (?:end|bottom)))*[\s.!]*$|^(?:(?:and|ok|please|pls|just|only|now)[\s,]+)*(?:put|use|write)(?: (?:just|only|simply|the name))* (?<put>\p{L}[\p{L}.'’ -]{1,30}?) (?:at|in|as) (?:the |my )?(?:end|bottom|signature|sign ?off)[\s.!]*$|^(?:و|طيب )?(?:وقع|وقّع|امض|اختم)(?:ي)?(?:ها|ه)?(?: الرسالة| الايميل| الإيميل)?(?: ?(?:باسم|ب|بس|فقط|باسمي))* ?(?<arabic>\p{L}[\p{L} ]{1,30}?)(?: (?:بس|فقط))*[\s.!]*$/iu;
const FIRST_NAME = /\bfirst name\b|اسمي الاول|الاسم الاول/u;
const ENDS_WITH_TEXT = /^(?:end|close|finish)\b/iu;

/** "sign it just samir": the name that is to stand under a mail or a letter; null where a message names none. */
export function signatureIn({ text, resume }: Pick<Turn, 'text' | 'resume'>): string | null {
  const groups = SIGNS.exec(text.slice(0, 120).trim())?.groups;
  const told = (groups?.name ?? groups?.put ?? groups?.arabic)?.trim();
  if (!told) return null;
  const { firstName = '' } = resume?.data.personal ?? {};
  if (FIRST_NAME.test(fold(told))) return firstName.trim() || null;
  const own = new Set(fold(resume ? fullNameOf(resume.data.personal) : '').split(/\s+/));
  const isOwn = fold(told)
    .split(/\s+/)
    .every((word) => own.has(word));
  return isOwn || (isName(told) && !ENDS_WITH_TEXT.test(text.trim())) ? inCapitals(told) : null;
}
