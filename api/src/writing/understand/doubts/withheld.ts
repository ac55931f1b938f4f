import { tellingTerms } from '../../text/terms.ts';
import type { NoteOutcome } from '../notes/notes.ts';

// An order about the letter that no form of a wish has understood: "no latency stuff", "dont play up the chatbot". What
// it names, and hardly any line of the page, is better not told than told against it.

const ABOUT_THE_LETTER =
  'mention|highlight|say|put|talk|write|include|use|bring|stress|focus|dwell|play|list|show|name|tell|describe|emphasi[sz]e|feature|hype|push|go on|lean|sell|oversell|make|want';
const WITHHOLDS = new RegExp(
  `(?<!\\p{L})(?:(?:don['’]?t|do not|never|not|rather not|no need to|prefer not to) (?:\\p{L}+ )?(?:${ABOUT_THE_LETTER})|skip|omit|leave (?!me)|drop|avoid|keep .{2,40} (?:out|away|quiet)|(?:stay|go)(?:es)? out)(?!\\p{L})|^(?:and |but |also )?no (?!longer|problem|more|one|idea|need|visa|degree|experience)\\p{L}+(?: \\p{L}+){0,2}$`,
  'iu',
);
/** "Don't forget the chatbot": the contrary of withholding it. */
const WANTS_TOLD =
  /(?:don['’]?t|do not|never|not) (?:forget|miss|hide|leave|skip|omit|drop|lose|worry|mind)(?!\p{L})/iu;
const ENDS_CLAUSE = /[,;.!?]\s+|\s(?:and|but|so|because) (?=(?:don|do|no|please|i|it)(?!\p{L}))/iu;

/** Lines of the page; what stands in more of them is what the page is about. */
const MOST_LINES = 2;
const LEAST_LETTERS = 5;

/** Terms that a note left out asks to keep out of the letter, and that hardly any line of `resumeText` has. */
export function withheldTerms(
  notes: readonly Pick<NoteOutcome, 'text' | 'outcome'>[],
  resumeText: string,
): Set<string> {
  const named = new Set(
    notes
      .filter(({ outcome }) => outcome === 'left_out')
      .flatMap(({ text }) => text.split(ENDS_CLAUSE))
      .filter((clause) => WITHHOLDS.test(clause.trim()) && !WANTS_TOLD.test(clause))
      .flatMap(tellingTerms)
      .filter((term) => term.length >= LEAST_LETTERS),
  );
  if (named.size === 0) return named;
  const lines = resumeText.split('\n').map((line) => new Set(tellingTerms(line)));
  return new Set([...named].filter((term) => lines.filter((line) => line.has(term)).length <= MOST_LINES));
}
