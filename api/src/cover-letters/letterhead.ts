import type { GenerateLetterFields, ReadLetterhead } from '@vitae/contract/cover-letter';
import { SURE_ENOUGH } from '@vitae/contract/resumes';
import type { Field, ParsedResume } from '../parsing/result.ts';

/** Of a number with its country's prefix (E.164), and of one without. */
const PHONE_DIGITS_MAX = { international: 15, national: 11 } as const;
const PHONE_DIGITS_MIN = 7;

/** What the head of a letter would say, with what the applicant should look at first. */
export function letterheadOf(resume: ParsedResume): Pick<ReadLetterhead, 'letterhead' | 'has_found_little'> {
  const { name, email, phone, location, jobs, otherExperience, education } = resume;
  const readPhone = toReadField(phone);
  return {
    letterhead: {
      full_name: toReadField(name),
      email: toReadField(email),
      phone: { ...readPhone, is_doubtful: readPhone.is_doubtful || isOddPhone(readPhone.value) },
      location: toReadField(location),
    },
    has_found_little: jobs.length + otherExperience.length + education.length === 0,
  };
}

/** The resume as its owner states it: they know better than the file does. */
export function withCorrections(
  resume: ParsedResume,
  { full_name, email, phone, location }: Pick<GenerateLetterFields, 'full_name' | 'email' | 'phone' | 'location'>,
): ParsedResume {
  return {
    ...resume,
    name: corrected(resume.name, full_name),
    email: corrected(resume.email, email),
    phone: corrected(resume.phone, phone),
    location: corrected(resume.location, location),
  };
}

function corrected(read: Field | null, stated: string | undefined): Field | null {
  if (stated === undefined || stated === read?.value) return stated ? { ...read!, confidence: 1 } : read;
  return stated === '' ? null : { value: stated, confidence: 1, place: null };
}

function toReadField(field: Field | null): { value: string; is_doubtful: boolean } {
  const value = field?.value.replace(/\s+/g, ' ').trim() ?? '';
  return { value, is_doubtful: value !== '' && field!.confidence < SURE_ENOUGH };
}

/** More digits than a number has, such as with a postcode behind it, or fewer. */
function isOddPhone(phone: string): boolean {
  if (phone === '') return false;
  const count = phone.replace(/\D/g, '').length;
  const isInternational = /^\s*(?:\+|00)/.test(phone);
  return count < PHONE_DIGITS_MIN || count > PHONE_DIGITS_MAX[isInternational ? 'international' : 'national'];
}
