import { arabicFindings, isArabic } from './arabic.ts';
import { englishFindings } from './english/english.ts';
import { createGrammar } from './english/harper.ts';
import type { Finding } from './finding.ts';
import { type LetterParts, readLetter } from './letter.ts';
import { frameFindings, mannerFindings } from './manner/manner.ts';
import { isFromNotes } from './sense/notes.ts';
import { senseFindings } from './sense/sense.ts';
import { ranksInFull } from './text.ts';
import { readResumeText } from './truth/resume.ts';
import { truthFindings } from './truth/truth.ts';

/** All that the judge sees: texts, as a reader has them. The advert holds the title and the firm that the form names. */
export interface JudgedLetter {
  letter: string;
  resume: string;
  advert: string;
  /** What the applicant has asked of the letter, if anything. */
  notes?: string;
}

export interface Verdict {
  parts: LetterParts;
  sentences: string[];
  findings: Finding[];
}

export type Judge = (judged: JudgedLetter) => Promise<Verdict>;

/** "I have worked there since 2019", where "there" is what the sentence before has named. */
function withPlaceMeant(text: string, before: string): string {
  const [, place = ''] = /\bat ((?:the )?\p{Lu}[^,;!?]{1,60}?)(?=,|[.;!?]?$| since | from |\. )/u.exec(before) ?? [];
  return place === '' ? text : text.replace(/(?<=\bworked )there(?= since\b)/, `at ${place}`);
}

/** A reader of finished letters who knows nothing of the writer: no code, no list and no data of it. */
export async function createJudge(): Promise<Judge> {
  const grammar = await createGrammar();
  return async ({ letter, resume: resumeText, advert, notes = '' }) => {
    const parts = readLetter(letter);
    const written = parts.blocks.flatMap(({ sentences }) => sentences);
    if (isArabic(letter)) return { parts, sentences: written, findings: arabicFindings(letter, resumeText, advert) };
    const resume = readResumeText(ranksInFull(resumeText));
    const asked = ranksInFull(advert);
    const findings = [
      ...frameFindings(parts, letter, resume, `${advert}\n${notes}`),
      ...senseFindings(parts, resume, notes),
    ];
    let before = '';
    let last = '';
    for (const { kind, sentences } of parts.blocks) {
      for (const text of sentences) {
        findings.push(...mannerFindings(text, resume.text));
        const meant = ranksInFull(withPlaceMeant(text, last));
        if (!isFromNotes(text, notes)) findings.push(...truthFindings(meant, resume, asked));
        findings.push(...(await englishFindings({ text, isItem: kind === 'list', before }, grammar)));
        before += ` ${text}`;
        last = text;
      }
    }
    return { parts, sentences: written, findings };
  };
}
