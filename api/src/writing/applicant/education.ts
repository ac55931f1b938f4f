import { withoutBullet } from '../language/clean-text.ts';
import { withoutDates } from './dates.ts';
import type { EducationFacts } from './facts.ts';

const DEGREE =
  /\b(?:ph\.?\s?d|doctorate|master(?:'s|s)? (?:of|in|degree)|mba|m\.?sc|m\.a\.|m\.s\.|m\.?ed|m\.?eng|bachelor(?:'s|s)?|b\.?sc|b\.a\.|b\.s\.|b\.?ed|b\.?eng|b\.?com|b\.?tech|bba|diploma|associate(?:'s)? (?:degree|of)|associate (?:degree|of)|higher national|hnd|foundation degree|pgce|postgraduate certificate|nvq|licenciatura|grado|licence|dipl\.?)(?![a-z])|^(?:BA|BS|MA|MS)\b(?!,? USA)/i;
const INSTITUTION =
  /\b(?:university|college|institute|school|academy|polytechnic|universidad|université|universität|università|universidade|universiti|üniversitesi|academia|UC [A-Z]\w+|ETH|MIT)\b/i;
const MAX_LENGTH = 100;

export function educationOf(lines: string[]): EducationFacts[] {
  const found: EducationFacts[] = [];
  let open: EducationFacts | null = null;
  for (const raw of lines) {
    const line = withoutDates(withoutBullet(raw.trim()))
      .replace(/,(?:\s*,)+/g, ',')
      .replace(/\b(?:expected|graduated|graduation)\b.*$/i, '');
    const isOngoing = /\b(?:expected|present|ongoing|anticipated)\b/i.test(raw);
    if (line === '' || raw.length > MAX_LENGTH * 1.5) {
      if (open && isOngoing) open.isOngoing = true;
      continue;
    }
    for (const part of line.split(
      /\s*[|•·]\s*|\s+[–—-]+\s+|,\s+(?=(?:\p{Lu}[\p{L}']+ ){0,4}(?:University|College|Institute|School|Academy|Polytechnic))|,\s+(?=(?:B|M)\.?(?:S|A|Sc|Ed|Eng|Com)\b|Bachelor|Master|Diploma|Ph\.?D|MBA)/u,
    )) {
      const text = part
        .replace(/^(?:college|school|university|institute|board|degree|course)\s*:\s*/i, '')
        .replace(/\b(?:GPA|Grade|CGPA)\b.*$/i, '')
        .replace(/^[\s,]+|[\s,.;:]+$/g, '');
      if (text.length < 2 || text.length > MAX_LENGTH) continue;
      if (DEGREE.test(text) && !/^(?:thesis|advisor|relevant)/i.test(text)) {
        if (!open || open.degree) open = begun(found, isOngoing);
        open.degree = withoutGrade(text);
      } else if (INSTITUTION.test(text) && !/scholar|fellowship|honou?rs|dean/i.test(text)) {
        if (!open || open.institution) open = begun(found, isOngoing);
        open.institution = institutionIn(text);
      }
    }
    if (open && isOngoing) open.isOngoing = true;
  }
  for (const entry of found) splitOffInstitution(entry);
  return found.filter((entry) => entry.degree !== '' || entry.institution !== '');
}

/** "Stanford University, Stanford" as "Stanford University"; a campus of a state university stays. */
function institutionIn(text: string): string {
  const [name = '', campus] = text.split(/,\s+/);
  return /^University of [\p{L}]+$/u.test(name) && campus && /^\p{Lu}\p{Ll}+$/u.test(campus)
    ? `${name}, ${campus}`
    : name;
}

function withoutGrade(degree: string): string {
  return degree
    .replace(
      /,?\s*(?:\d{4}|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b.*)$/i,
      '',
    )
    .trim();
}

function begun(entries: EducationFacts[], isOngoing: boolean): EducationFacts {
  const entry = { degree: '', institution: '', isOngoing };
  entries.push(entry);
  return entry;
}

/** "MSc Computer Science, TU Graz": after a subject, what follows the comma is where it was studied. */
function splitOffInstitution(entry: EducationFacts): void {
  const [degree = '', rest, ...more] = entry.degree.split(/,\s+/);
  const namesSubject = / in |^(?:B|M)\.?(?:S|A|Sc|Ed|Eng|Com|Tech)\.? \p{Lu}/u.test(degree);
  if (entry.institution !== '' || !rest || more.length > 0 || !namesSubject) return;
  entry.degree = degree;
  entry.institution = rest;
}
