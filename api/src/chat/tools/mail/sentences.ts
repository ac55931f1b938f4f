import { tellingStems } from '../../coach/asked-words.ts';

// Sentences that are put into a mail or left out of it.

/** Without the sentences that speak of what is to be left out; greeting and name stay. */
export function without(body: string, left: readonly string[]): string {
  const topics = left.map(tellingStems).filter((stems) => stems.length > 0);
  const isLeft = (sentence: string) => {
    const own = new Set(tellingStems(sentence));
    return topics.some((stems) => stems.every((stem) => own.has(stem)));
  };
  const paragraphs = body.split('\n\n');
  return paragraphs
    .map((paragraph, at) =>
      at === 0 || at === paragraphs.length - 1
        ? paragraph
        : paragraph
            .split(/(?<=[.!?؟\]])\s+/u)
            .filter((sentence) => !isLeft(sentence))
            .join(' '),
    )
    .filter(Boolean)
    .join('\n\n');
}

/** Before the last paragraphs, which thank and take leave. */
const THANKS = /^(?:Thank you|Thanks|شكرًا)/u;
/** Greeting, one paragraph and the name. */
const MAIL_OF_ONE = 3;

export function withSentences(body: string, added: readonly string[]): string {
  if (added.length === 0) return body;
  const paragraphs = body.split('\n\n');
  const isLeaveTaken = paragraphs.length > MAIL_OF_ONE && THANKS.test(paragraphs.at(-2)!);
  const at = isLeaveTaken ? -2 : -1;
  return [...paragraphs.slice(0, at), added.join(' '), ...paragraphs.slice(at)].join('\n\n');
}
