import { containsTerms, termsOf } from './terms.ts';

/** Whether a text speaks of something that the letter is to leave out. "The internship" is the work of an intern. */
export function avoiding(topics: readonly string[]): (text: string) => boolean {
  const avoided = topics.flatMap((topic) => [topic, topic.replace(/ships?$/i, '')]).map(termsOf);
  return (text) => avoided.length > 0 && avoided.some((topic) => containsTerms(termsOf(text), topic));
}
