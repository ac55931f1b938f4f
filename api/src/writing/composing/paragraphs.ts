import { wordCount } from '../language/words.ts';

const ORPHAN_WORDS = 18;

/** A sentence that would stand alone between two paragraphs ends the one before it. */
export function withoutOrphans(paragraphs: string[]): string[] {
  const whole: string[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const isMiddle = index > 0 && index < paragraphs.length - 1;
    const last = whole.length - 1;
    if (isMiddle && wordCount(paragraph) < ORPHAN_WORDS) whole[last] = `${whole[last]} ${paragraph}`;
    else whole.push(paragraph);
  }
  return whole;
}

/** A sentence that ends in "Inc." or "Yahoo!" has its stop already. */
export function withSingleStops(text: string): string {
  return text.replace(/([.!?])\.(?=\s|$)/g, '$1');
}
