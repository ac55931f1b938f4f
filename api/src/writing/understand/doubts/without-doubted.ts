import { namesCertificate } from '@vitae/language/certificates';
import { fold } from '@vitae/language/fold';
import { termsOf, termsOfTrade } from '../../text/terms.ts';
import { sentencesOf, wordCount } from '../../text/words.ts';
import type { Applicant } from '../applicant.ts';
import type { NoteOutcome } from '../notes/notes.ts';
import type { Role } from '../role.ts';
import { clausesOf, NOT_TO_BE_TOLD } from './clauses.ts';
import {
  doubtedWordsOf,
  fieldsDoubted,
  hasMovedAway,
  languagesDoubted,
  languagesIn,
  livesElsewhere,
  studiesDoubted,
} from './holdings.ts';
import { doubtsLine } from './lines.ts';
import { houseOf, ownTerms } from './names.ts';
import { rolesAfter } from './roles.ts';

// A note is newer than the page. Where one puts in doubt what the page tells ("the CMA is not completed", "Elm was an
// internship", "the pipeline was me and two others"), the letter does not tell it, whether or not the writer knows what
// to say in its place: what is left out is never false.

type Note = Pick<NoteOutcome, 'text' | 'outcome'>;

/** Whether a note puts in doubt something that the applicant tells. */
export function doubtsSome(applicant: Applicant, note: Note, month: string): boolean {
  const told = ({ roles, certificates, studies, deeds, facts, languages, summary, personal, skills }: Applicant) =>
    JSON.stringify([roles, certificates, studies, deeds, facts, languages, summary, personal, skills]);
  return told(withoutDoubted(applicant, '', [note], month).applicant) !== told(applicant);
}

const LEAST_WORDS_OF_PART = 4;
const KNOWN_NO_MORE =
  /(?<!\p{L})(?:would(?:n['’]?t| not)|not (?:really|much|good|recent\p{L}*|since|any ?more)|never|rusty|barely|hardly|(?:i )?last (?:used|opened|touched)|forg[oe]t\p{L}*)(?!\p{L})/iu;

/** What an applicant tells in `month`, YYYY-MM, without what notes put in doubt, and the text of the resume without its lines. */
export function withoutDoubted(
  applicant: Applicant,
  resumeText: string,
  notes: readonly Note[],
  month: string,
): { applicant: Applicant; resumeText: string } {
  const clauses = clausesOf(notes);
  if (clauses.length === 0) return { applicant, resumeText };
  const known = {
    skills: new Set(applicant.skills.flatMap(termsOf)),
    houses: new Set(applicant.roles.filter(({ kind }) => kind === 'job').flatMap((role) => ownTerms(houseOf(role)))),
  };
  const isDoubtedLine = (line: string, role?: Role) => clauses.some((clause) => doubtsLine(clause, line, known, role));
  const isDoubtedCertificate = (name: string) => doubtedWordsOf(name, clauses).length > 0 || isDoubtedLine(name);
  const certificates = applicant.certificates.filter(isDoubtedCertificate);
  const studies = studiesDoubted(applicant.studies, clauses, month.slice(0, 4));
  const languages = new Set(languagesDoubted(clauses));
  const fields = fieldsDoubted(clauses);
  const roles = rolesAfter(applicant.roles, clauses, hasMovedAway(clauses, applicant.location));
  const gone = applicant.roles.filter((role) => !roles.some(({ lines }) => lines === role.lines));
  const lines = [
    ...applicant.roles.flatMap((role) => role.lines.filter((line) => isDoubtedLine(line, role))),
    ...applicant.deeds.filter((line) => isDoubtedLine(line)),
  ];
  // "R i last opened in 2018, wouldnt lean on it"
  const isDoubtedSkill = (skill: string) =>
    clauses.some(({ text }) => KNOWN_NO_MORE.test(text) && fold(text).startsWith(`${fold(skill)} `));

  const names = [
    ...certificates,
    ...studies.map(({ degree }) => degree),
    ...gone.flatMap((role) => [role.place, ...role.lines]),
    ...lines,
  ]
    .map(fold)
    .filter(Boolean);
  const wordsOfCertificates = certificates.map((name) => doubtedWordsOf(name, clauses));
  const isOfDoubted = (text: string) =>
    wordsOfCertificates.some((words) => words.length > 0 && words.every((term) => termsOf(text).includes(term))) ||
    names.some(
      (name) => fold(text).includes(name) || (wordCount(text) >= LEAST_WORDS_OF_PART && name.includes(fold(text))),
    ) ||
    languagesIn(text).some((language) => languages.has(language)) ||
    isDoubtedLine(text);
  /** "scrap the 'all of them' line too" */
  const isNotToBeTold = (sentence: string) =>
    clauses.some(
      ({ text }) => NOT_TO_BE_TOLD.test(text) && termsOfTrade(text).some((term) => termsOf(sentence).includes(term)),
    );
  const isOfField = (line: string) =>
    fields.some(([, names]) => names.test(line) && wordCount(line) < MOST_WORDS_OF_ROW);
  return {
    applicant: {
      ...applicant,
      location: livesElsewhere(clauses) ? '' : applicant.location,
      personal: Object.fromEntries(
        Object.entries(applicant.personal).filter(([field]) => !fields.some(([doubted]) => doubted === field)),
      ),
      roles: roles.map((role) => ({ ...role, lines: role.lines.filter((line) => !lines.includes(line)) })),
      certificates: applicant.certificates.filter((name) => !certificates.includes(name)),
      studies: applicant.studies.filter((study) => !studies.includes(study)),
      deeds: applicant.deeds.filter((line) => !lines.includes(line)),
      skills: applicant.skills.filter((skill) => !isDoubtedSkill(skill)),
      facts: applicant.facts.filter(
        (fact) => !isOfDoubted(fact) && !isOfField(fact) && !(namesCertificate(fact) && isDoubtedCertificate(fact)),
      ),
      languages: applicant.languages.filter(({ name }) => !languages.has(fold(name))),
      languagesAsWritten: isOfDoubted(applicant.languagesAsWritten) ? '' : applicant.languagesAsWritten,
      summary: sentencesOf(applicant.summary)
        .filter((sentence) => !isOfDoubted(sentence) && !isNotToBeTold(sentence))
        .join(' '),
    },
    resumeText: resumeText
      .split('\n')
      .filter((line) => !isOfDoubted(line) && !isOfField(line))
      .join('\n'),
  };
}
const MOST_WORDS_OF_ROW = 12;
