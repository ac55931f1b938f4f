import { fold } from '@vitae/language/fold';

// What somebody wants a text to leave out: "and don't say team player".

const LEAVES_OUT =
  /\b(?:(?:do not|don'?t|dont|never|no need to) (?:say|write|mention|put|use|call me|include|claim|add)|leave out|without (?:saying|the words?|mentioning)|not (?:the word|saying|mentioning)|skip)(?: (?:that|i am|i'm|im|the words?|anything about|me|a|an))* (?<what>[^,.;!?\n]{2,60}?)(?=\s(?:because|since|as i|cause|cuz|coz|i only|it'?s|its|that'?s)\b|[,.;!?\n]|$)|(?:(?:لا|ما|بلا|بدون|من غير) (?:ما )?(?:تقول|تكتب|تذكر|تحط|كلمه|ذكر|تحطي|تقولي|تكتبي)) (?:اني |انه |انها )?(?<arabic>[^،.؟!\n]{2,50}?)(?=\s(?:لان|لاني|عشان)|[،.؟!\n]|$)/giu;

/** Each phrase that a message wants left out, as it was folded. */
export const phrasesLeftOut = (text: string): string[] =>
  [...fold(text.slice(0, 600)).matchAll(LEAVES_OUT)].flatMap(
    ({ groups }) => (groups?.what ?? groups?.arabic)?.trim() ?? [],
  );

const SENTENCE_END = /(?<=[.!?؟])\s+/u;

/** A text without its sentences that say one of the phrases; a text of one sentence stays. */
export function withoutPhrases(text: string, phrases: readonly string[]): string {
  const sentences = text.split(SENTENCE_END);
  const left = sentences.filter((sentence) => !phrases.some((phrase) => fold(sentence).includes(phrase)));
  return left.length === 0 ? text : left.join(' ');
}
