import { holdsPhrase, plain, stemsOf } from '../text.ts';

const CLAUSES = /[.;!?\n]+\s*|,\s+|\s+(?:and|but)\s+/;
const INSTRUCTS =
  /^(?:please |also |and |but |kindly )*(?:address|mention|don't|do not|never|keep|make|use|leave|omit|emphasi[sz]e|highlight|stress|sign|say|write|avoid|focus|add|include|put|remove|shorten|ignore|print|act)\b/;
const FEWEST_WORDS = 3;
const AGAINST =
  /\b(?:don't|do not|never|no need to) (?:mention|include|talk about|bring up|say|write about)|\bleave out|\bomit|\bwithout mentioning|\bno mention of|\bskip\b/;
const OF_ANY_TOPIC =
  /\b(?:jobs?|roles?|posts?|positions?|work|experience|parts?|thing|anything|about|that|my|the|any)\b/g;
/** Of a sentence's words that stand in the notes, from which on it is taken from them. */
const TAKEN_SHARE = 0.6;

/** Whether a sentence says what its writer has asked to have said. */
export function isFromNotes(text: string, notes: string): boolean {
  const [stems, known] = [[...stemsOf(text)], stemsOf(notes)];
  return stems.length > 0 && stems.filter((one) => known.has(one)).length >= stems.length * TAKEN_SHARE;
}

/** An instruction that stands in the letter in place of being followed, or what was to stay unsaid. */
export function notesFaults(text: string, notes: string): string[] {
  const clauses = plain(notes)
    .split(CLAUSES)
    .map((clause) => clause.trim());
  const copied = clauses.filter(
    (clause) => INSTRUCTS.test(clause) && clause.split(' ').length >= FEWEST_WORDS && holdsPhrase(text, clause),
  );
  const unwanted = clauses.flatMap((clause) => {
    const at = AGAINST.exec(clause);
    const topic = at ? clause.slice(at.index + at[0].length).replace(OF_ANY_TOPIC, ' ') : '';
    const stems = [...stemsOf(topic)];
    const said = stemsOf(text);
    return stems.length > 0 && stems.every((one) => said.has(one)) ? [topic.trim()] : [];
  });
  return [
    ...copied.map((clause) => `"${clause}" is an instruction`),
    ...unwanted.map((topic) => `"${topic}" was to stay unsaid`),
  ];
}
