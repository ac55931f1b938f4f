import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';

/** What a store keeps to be shown later: a text of ours, or words that came from the server. */
export type Sentence = MessageDescriptor | string;

/** Puts a kept sentence into the language of the page. */
export function useSentences(): (sentence: Sentence) => string {
  const { t } = useLingui();
  return (sentence) => (typeof sentence === 'string' ? sentence : t(sentence));
}

/** A value that may run the other way than the sentence that quotes it. */
export const isolated = (text: string) => `\u2068${text}\u2069`;
