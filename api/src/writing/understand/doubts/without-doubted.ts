import { namesCertificate } from '@vitae/language/certificates';
import { fold } from '@vitae/language/fold';
import { termsOf, termsOfTrade } from '../../text/terms.ts';
import { sentencesOf, wordCount } from '../../text/words.ts';
import type { Applicant } from '../applicant.ts';
import type { NoteOutcome } from '../notes/notes.ts';
import type { Role } from '../role.ts';
import { clausesOf } from './clauses.ts';
import {
  doubtedWordsOf,
  fieldsDoubted,
  hasMovedAway,
  languagesDoubted,
  languagesIn,
  livesElsewhere,
  studiesDoubted,
  withYearsOfNotes,
} from './holdings.ts';
import { doubtsLine, lineReader } from './lines.ts';
import { houseOf, ownTerms } from './names.ts';
import { rolesAfter } from './roles.ts';
import { withheldTerms } from './withheld.ts';

// A note is newer than the page. Where one puts in doubt what the page tells ("the CMA is not completed", "Elm was an
// internship", "the pipeline was me and two others"), the letter does not tell it, whether or not the writer knows what
// to say in its place: what is left out is never false.

type Note = Pick<NoteOutcome, 'text' | 'outcome'>;

export interface DoubtReader {
  /** What the applicant tells, without what notes put in doubt, and the text of the resume without its lines. */
  withoutDoubted(notes: readonly Note[], resumeText: string): { applicant: Applicant; resumeText: string };
  /** Whether a note puts in doubt something that the applicant tells. */
  doubtsSome(note: Note, resumeText: string): boolean;
}

const LEAST_WORDS_OF_PART = 4;
const MOST_WORDS_OF_ROW = 12;
/** Lines that a letter is chosen from; more no page of a person loses by a note. */
const MOST_NAMES = 400;
const KNOWN_NO_MORE =
  /(?<!\p{L})(?:would(?:n['’]?t| not)|not (?:really|much|good|recent\p{L}*|since|any ?more)|never|rusty|barely|hardly|(?:i )?last (?:used|opened|touched)|forg[oe]t\p{L}*)(?!\p{L})/iu;

/** "notice negotiable to 45 days": new terms, and nothing that the page has wrong. */
const IS_OF_TERMS = /^(?:my )?(?:notice(?: period)?|(?:expected |current )?salary|start date|availability)(?!\p{L})/iu;
/** "The lesson I changed: nobody understood": a story with a "not" in it is to be told. */
const IS_STORY = /^(?:the|my|a|an|in|on|when|last) [^:;.]{2,40}: (?:\S+ ){8}/iu;

/** Reads notes against what an applicant tells in `month`, YYYY-MM. */
export function doubtReader(applicant: Applicant, month: string): DoubtReader {
  const known = {
    read: lineReader(),
    skills: new Set(applicant.skills.flatMap(termsOf)),
    houses: new Set(applicant.roles.filter(({ kind }) => kind === 'job').flatMap((role) => ownTerms(houseOf(role)))),
  };
  const told = ({ roles, certificates, studies, deeds, facts, languages, summary, personal, skills }: Applicant) =>
    JSON.stringify([roles, certificates, studies, deeds, facts, languages, summary, personal, skills]);
  let before: string | undefined;

  const withoutDoubted: DoubtReader['withoutDoubted'] = (notes, resumeText) => {
    const clauses = clausesOf(notes);
    const withheld = withheldTerms(notes, resumeText);
    if (clauses.length === 0 && withheld.size === 0) return { applicant, resumeText };
    const isDoubtedLine = (line: string, role?: Role) =>
      clauses.some((clause) => doubtsLine(clause, line, known, role)) ||
      [...withheld].some((term) => known.read(line).terms.has(term));
    const wordsOf = new Map(applicant.certificates.map((name) => [name, doubtedWordsOf(name, clauses)] as const));
    const certificates = new Set(
      applicant.certificates.filter((name) => wordsOf.get(name)!.length > 0 || isDoubtedLine(name)),
    );
    const studies = new Set(studiesDoubted(applicant.studies, clauses, month.slice(0, 4)));
    const languages = new Set(languagesDoubted(clauses));
    const fields = fieldsDoubted(clauses, applicant.personal);
    const roles = rolesAfter(applicant.roles, clauses, hasMovedAway(clauses, applicant.location));
    const gone = applicant.roles.filter((role) => !roles.some(({ lines }) => lines === role.lines));
    const lines = new Set([
      ...applicant.roles.flatMap((role) => role.lines.filter((line) => isDoubtedLine(line, role))),
      ...applicant.deeds.filter((line) => isDoubtedLine(line)),
    ]);
    // "R i last opened in 2018, wouldnt lean on it"
    const rusty = clauses.filter(({ text }) => KNOWN_NO_MORE.test(text)).map(({ text }) => fold(text));
    const isDoubtedSkill = (skill: string) => rusty.some((text) => text.startsWith(`${fold(skill)} `));

    const names = [
      ...certificates,
      ...[...studies].map(({ degree }) => degree),
      ...gone.flatMap((role) => [role.place, ...role.lines]),
      ...lines,
    ]
      .slice(0, MOST_NAMES)
      .map(fold)
      .filter(Boolean);
    const wordsOfCertificates = [...certificates].map((name) => wordsOf.get(name)!).filter(({ length }) => length > 0);
    const isOfDoubted = (line: string) => {
      const text = names.length > 0 ? fold(line) : '';
      const isLong = wordCount(line) >= LEAST_WORDS_OF_PART;
      return (
        names.some((name) => text.includes(name) || (isLong && name.includes(text))) ||
        wordsOfCertificates.some((words) => words.every((term) => known.read(line).terms.has(term))) ||
        isDoubtedLine(line)
      );
    };
    const isOfLanguage = (line: string) =>
      languages.size > 0 && languagesIn(line).some((language) => languages.has(language));
    /** "scrap the 'all of them' line too" */
    const scrapped = clauses.filter(({ isNotToBeTold }) => isNotToBeTold).flatMap(({ text }) => termsOfTrade(text));
    const isNotToBeTold = (sentence: string) => scrapped.some((term) => known.read(sentence).terms.has(term));
    const isOfField = (line: string) =>
      fields.some(([, named]) => named.test(line) && wordCount(line) < MOST_WORDS_OF_ROW);
    return {
      applicant: {
        ...applicant,
        location: livesElsewhere(clauses) ? '' : applicant.location,
        personal: Object.fromEntries(
          Object.entries(applicant.personal).filter(([field]) => !fields.some(([doubted]) => doubted === field)),
        ),
        roles: roles.map((role) => ({ ...role, lines: role.lines.filter((line) => !lines.has(line)) })),
        certificates: applicant.certificates.filter((name) => !certificates.has(name)),
        studies: withYearsOfNotes(
          applicant.studies.filter((study) => !studies.has(study)),
          clauses,
        ),
        deeds: applicant.deeds.filter((line) => !lines.has(line)),
        skills: applicant.skills.filter((skill) => !isDoubtedSkill(skill)),
        facts: applicant.facts.filter(
          (fact) =>
            !isOfDoubted(fact) &&
            !isOfField(fact) &&
            !isOfLanguage(fact) &&
            !(namesCertificate(fact) && doubtedWordsOf(fact, clauses).length > 0),
        ),
        languages: applicant.languages.filter(({ name }) => !languages.has(fold(name))),
        languagesAsWritten: languagesIn(applicant.languagesAsWritten).some((name) => languages.has(name))
          ? ''
          : applicant.languagesAsWritten,
        summary: sentencesOf(applicant.summary)
          .filter((sentence) => !isOfDoubted(sentence) && !isNotToBeTold(sentence) && !isOfLanguage(sentence))
          .join(' '),
      },
      resumeText: resumeText
        .split('\n')
        .filter((line) => !isOfDoubted(line) && !isOfField(line))
        .join('\n'),
    };
  };
  return {
    withoutDoubted,
    doubtsSome: (note, resumeText) => {
      if (IS_OF_TERMS.test(note.text) || IS_STORY.test(note.text)) return false;
      before ??= told(applicant);
      return told(withoutDoubted([note], resumeText).applicant) !== before;
    },
  };
}
