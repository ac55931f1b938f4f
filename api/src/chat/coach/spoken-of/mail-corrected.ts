import { namesOtherDay } from '../../tools/mail/appointments.ts';
import { whomIn } from '../../tools/mail/names.ts';
import { namesTime, withOtherValue } from '../../tools/mail/values.ts';
import type { MailSubject } from '../subject.ts';
import type { Operation } from './operation.ts';

// Another day, reader or value in the place of the one that a mail was told.

/** "change it so that it says …": a sentence for it, and no other value. */
const SAYS_MORE = /^(?:so|to|and) (?:(?:that|it|this) )*(?:says?|mentions?|includes?|tells?|reads?)\b/iu;

type Correction = Extract<Operation, { does: 'correct' }>;

/** "make it to mr hale instead", "address it to Laura". */
const OTHER_READER =
  /^(?:(?:ok|and|but|now|please|pls|sorry|actually|can (?:yo)?u|could (?:yo)?u)[\s,]+)*(?:(?:make|send|address|write|change) (?:it|that|this|the (?:e-?mail|mail|letter|message))(?: out)? (?:to|for)|(?:it'?s|it is|thats|that'?s|should be) (?:for|to)) (?<name>(?:(?:mr|ms|mrs|miss|dr|prof)\.? )?\p{L}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?:,? (?:instead|please|pls|not \p{L}[\p{L}'’. -]{1,30}))*[\s.!]*$/iu;

/** What the mail was told, of another reader; null where a message names none. */
export function toOtherReader(text: string, { told, language }: MailSubject): string | null {
  const name = OTHER_READER.exec(text.trim())?.groups?.name;
  const reader = whomIn(`write to ${name}`, language);
  if (!name || !reader || reader.startsWith('[')) return null;
  const before = whomIn(told, language)?.split(/\s+/u) ?? [];
  const isOfBefore = (word: string) => before.some((each) => each.toLowerCase() === word.toLowerCase());
  return `write to ${name}\n${told.replace(/\p{L}[\p{L}'’-]*\.?/gu, (word) => (isOfBefore(word) ? '' : word))}`;
}

/** "move it to 19 september". */
const DAY_MOVED =
  /^(?:(?:ok|and|but|now|please|pls|sorry|actually|can (?:yo)?u|could (?:yo)?u)[\s,]+)*(?:move|push|bring|shift|put|change|set) (?:it|that|this|the (?:\p{L}+ )?(?:day|date|interview|time))(?: (?:forward|back|out))? (?:to|for|on|until|till) (?<day>[\p{L}\d][\p{L}\d /.:-]{2,30}?)(?: (?:please|pls|instead))*[\s.!]*$/iu;

/** The day to which a message moves what the mail is about; undefined where it moves nothing. */
export function dayMovedTo(text: string): string | undefined {
  const day = DAY_MOVED.exec(text.trim())?.groups?.day;
  return day && namesTime(day) ? day : undefined;
}

/** An interview that is put off to another day is not cancelled. */
export const asMoved = ({ mail }: MailSubject, value: string): Partial<MailSubject> =>
  mail === 'cancel_interview' && namesTime(value) ? { mail: 'reschedule' } : {};

/** "salary not paid" names nothing that the mail was told. */
export const isOfMail = ({ told }: MailSubject, { value, instead, isSure }: Correction): boolean =>
  !SAYS_MORE.test(value) &&
  (isSure || namesTime(value)) &&
  (instead === undefined || told.toLowerCase().includes(instead.toLowerCase()));

/** "leena not lina" is put where it stands, a date where one was told; what is told last is read first. */
export function corrected({ told, mail }: MailSubject, text: string, { value, instead }: Correction): string {
  const at = instead ? told.toLowerCase().indexOf(instead.toLowerCase()) : -1;
  if (at >= 0) {
    const name = value.split(/\s+/).at(-1)!;
    return told.slice(0, at) + name + told.slice(at + instead!.length);
  }
  if ((mail === 'reschedule' || mail === 'cancel_interview') && namesTime(value) && !namesOtherDay(told))
    return `${told} or ${value}`;
  return (
    withOtherValue(told, value) ??
    (mail === 'resign' && namesTime(value) ? `${told}\nlast day ${value}` : `${text}\n${told}`)
  );
}
