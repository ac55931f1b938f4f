import { type Amount, composeLetter } from '../composing/compose.ts';
import { gatherMaterial, type Material } from '../composing/material.ts';
import type { LetterCraft } from '../craft.ts';
import { wordCount } from '../language/words.ts';
import { inRunningText } from '../matching/skills.ts';
import { type LetterTexts, textsOf, type Writer, type WrittenLetter } from '../writer.ts';
import { similarityOf } from './similarity.ts';

export const BUILTIN_WRITER_NAME = 'builtin';

const TURNS_TO_TRY = 6;
/** Words. Below the first, more is told where the resume has more; above the second, less. */
const USUAL_LENGTH = { least: 200, most: 400 };
/** Words. Below it, all that resume and advert have to tell is told. */
const THIN = 185;
const MAX_APPLICANT_SKILLS = 12;

/** Writes letters from the resume and the advert alone: no network, no model. */
export function createBuiltinWriter(craft: LetterCraft): Writer {
  return {
    name: BUILTIN_WRITER_NAME,
    async writeLetter(request) {
      request.signal?.throwIfAborted();
      const written = await craft.writeLetter(textsOf(request), request);
      request.onText?.(written.letter);
      return written;
    },
  };
}

export function writeBuiltinLetter(request: LetterTexts): WrittenLetter {
  const material = gatherMaterial(request);
  const first = request.previousLetters.length;
  const turns = first === 0 ? [0] : Array.from({ length: TURNS_TO_TRY }, (_, index) => first + index);
  const letters = turns.map((turn) => inLength(material, request, turn));
  const likeness = (letter: string) =>
    Math.max(0, ...request.previousLetters.map((previous) => similarityOf(letter, previous)));
  const letter = letters.reduce((best, candidate) => (likeness(candidate) < likeness(best) ? candidate : best));
  return {
    letter,
    applicant: letterApplicant(material),
    companyName: material.company,
    writer: { name: BUILTIN_WRITER_NAME, fallback_reason: null },
  };
}

function inLength(material: Material, request: LetterTexts, turn: number): string {
  const { directives } = material;
  const at = (amount: Amount) =>
    composeLetter(material, {
      template: request.template,
      tone: directives.tone ?? request.tone,
      amount,
      previousLetters: request.previousLetters,
      turn,
    });
  if (directives.wordLimit) {
    const limit = directives.wordLimit;
    const byLength = (['longer', 'usual', 'shorter', 'brief'] as const).map(at);
    return byLength.find((letter) => wordCount(letter) <= limit) ?? byLength.at(-1) ?? '';
  }
  if (directives.length !== 'usual') return at(directives.length);
  const usual = at('usual');
  const words = wordCount(usual);
  if (words < USUAL_LENGTH.least) {
    const longer = at('longer');
    return wordCount(longer) < THIN ? at('fullest') : longer;
  }
  return words > USUAL_LENGTH.most ? at('shorter') : usual;
}

/** What the page lays out around the letter. */
export function letterApplicant({ stated, skills }: Material): WrittenLetter['applicant'] {
  const named = skills.map(({ name }) => name);
  const others = stated.skills
    .map(inRunningText)
    .filter((skill) => !named.some((name) => name.toLowerCase() === skill.toLowerCase()));
  return {
    fullName: stated.fullName,
    email: stated.email,
    phone: stated.phone,
    location: stated.location,
    skills: [...named, ...others].slice(0, MAX_APPLICANT_SKILLS),
  };
}
