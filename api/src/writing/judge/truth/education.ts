import type { Faults } from '../finding.ts';
import { holdsPhrase, plain, stemsOf } from '../text.ts';
import type { ResumeText } from './resume.ts';
import { capitalRuns, type ReadSentence } from './sentence.ts';

/** Names of one degree: the letter may spell out what the resume shortens. */
const DEGREES: [name: string, pattern: RegExp][] = [
  ['doctorate', /\b(?:ph\.?\s?d|doctorate|doctor of)\b/i],
  ['master', /\b(?:master(?:'s|s)?(?: of| in| degree)?|m\.?sc|m\.?a|mba|m\.?eng|m\.?s|m\.?tech|mfa|llm)(?=[\s.,)]|$)/i],
  [
    'bachelor',
    /\b(?:bachelor(?:'s|s)?|b\.?sc|b\.?a|bba|b\.?eng|b\.?e|b\.?s|b\.?tech|b\.?com|bfa|llb|licence|licenciatura|grado)(?=[\s.,()]|$)/i,
  ],
  ['diploma', /\b(?:diploma|nvq|hnd|btec|associate degree|mbo|cap|abitur|baccalaur)/i],
];
const SPEAKS_OF_STUDY =
  /\b(?:hold|have|has|earned|completed|finished|graduated|degree|studied|studying|obtained|received|qualified)\b/i;
const DONE =
  /\b(?:i hold|i have (?:an?|the|earned|completed|finished)|i earned|i completed|i finished|i graduated|i obtained|holding)\b/;
const UNDER_WAY = /\b(?:expected|in progress|ongoing|current(?:ly)?|present|candidate|anticipated)\b/i;
const IS_SCHOOL = /\b(?:universit|college|institut|school|academy|polytechnic|hochschule|lyc[ée]e|faculty)/i;
/** Lines around a degree's line in which its school and field may stand. */
const NEAR = 2;
/** Words that a resume has above a list, and no school is called. */
const NO_SCHOOL =
  /^(?:course|courses|education|school|university|college|degree|institute|training|qualification|studies|academy)s?$/i;

/** Degrees, fields and schools that the resume does not hold together, or that are not done yet. */
export function educationFaults(sentence: ReadSentence, resume: ResumeText): Faults {
  if (!SPEAKS_OF_STUDY.test(sentence.text) || sentence.isDenial) return [];
  const saysDone = DONE.test(plain(sentence.text)) && !/expect/.test(sentence.text);
  // "a PhD from one and a BS from another" are two claims.
  return sentence.text.split(/\s+and\s+(?=an?\s)|,\s+(?=an?\s)/).flatMap((part) => faultsOfOne(part, saysDone, resume));
}

function faultsOfOne(text: string, saysDone: boolean, resume: ResumeText): Faults {
  // "It would be a joy" names no B.E., and a driving licence is no French degree.
  const degree = DEGREES.find(([, pattern]) =>
    pattern.test(text.replace(/\b(?:be|ma|ba|ms)\b|\bdriv\w+ licen[cs]es?\b/g, '')),
  );
  const school = schoolOf(text.replace(/\bworking at heights?\b/gi, ' '));
  if (school && NO_SCHOOL.test(school)) return [`"${school}" is no school`];
  if (school && (degree || /\b(?:graduated|degree|studied|hold)\b/i.test(text)) && !holdsPhrase(resume.text, school))
    return [`${school} is not in the resume`];
  return degree ? degreeFaults(text, degree, school, saysDone, resume) : [];
}

function degreeFaults(
  text: string,
  [name, pattern]: [name: string, pattern: RegExp],
  school: string | null,
  saysDone: boolean,
  resume: ResumeText,
): Faults {
  const lines = resume.lines.filter((line) => line !== '');
  const at = lines.flatMap((line, index) => (pattern.test(line) ? [index] : []));
  if (at.length === 0) return [`no ${name} in the resume`];
  const around = (index: number, reach: number) =>
    lines.slice(Math.max(0, index - reach), index + reach + 1).join('\n');
  // A school's name may go on in the next line.
  const withRest = (index: number) => {
    const next = lines[index + 1] ?? '';
    return IS_SCHOOL.test(next) || pattern.test(next) ? lines[index]! : `${lines[index]} ${next}`;
  };
  const schools = at.map((index) => (IS_SCHOOL.test(lines[index]!) ? withRest(index) : around(index, NEAR)));
  const faults: Faults = [];
  if (school && schools.every((near) => !holdsPhrase(near, school))) faults.push(`${school} did not give the ${name}`);
  const field = /\b(?:in|of)\s+(\p{Lu}[\p{L}\s&-]*?)(?=\s+(?:from|at|with|and)\b|[,.]|$)/u.exec(text)?.[1];
  const isOfField = (near: string) => !field || [...stemsOf(field)].some((one) => stemsOf(near).has(one));
  if (at.every((index) => !isOfField(around(index, 1)))) faults.push(`no ${name} in ${field}`);
  const own = at.map((index) => lines[index]!).filter(isOfField);
  if (saysDone && own.length > 0 && own.every((line) => UNDER_WAY.test(line)))
    faults.push(`the ${name} is not finished`);
  return faults;
}

/** The name after "from" or "at". */
function schoolOf(text: string): string | null {
  const runs = capitalRuns(text).filter(({ index }) => /\b(?:from|at)\s+(?:the\s+)?$/i.test(text.slice(0, index)));
  return runs.at(-1)?.text ?? null;
}
