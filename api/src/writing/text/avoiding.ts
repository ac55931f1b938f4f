import { containsTerms, termsOf } from './terms.ts';

/** Of whom a resume speaks in other words than the note that they are left out. */
const CHILDREN = /^(?:the |my )?(?:kids?|child(?:ren)?)$/i;
const WORDS_FOR_CHILDREN = ['kids', 'children', 'child', 'youngest', 'eldest', 'son', 'daughter'];

/** Whether a text speaks of something that the letter is to leave out. "The internship" is the work of an intern. */
export function avoiding(topics: readonly string[]): (text: string) => boolean {
  const avoided = topics
    .flatMap((topic) => [topic, topic.replace(/ships?$/i, ''), ...(CHILDREN.test(topic) ? WORDS_FOR_CHILDREN : [])])
    .map(termsOf);
  return (text) => avoided.length > 0 && avoided.some((topic) => containsTerms(termsOf(text), topic));
}
