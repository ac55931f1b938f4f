import { passageBetween } from '../../../cover-letters/passages.ts';
import { sentencesOf } from '../../../writing/text/words.ts';
import { tellingStems } from '../../coach/asked-words.ts';
import { languageOf, type Said } from '../../coach/language.ts';
import type { ProposedChange, Turn, TurnLetter } from '../../coach/turn.ts';

const BREAK = '\n\n';
/** Characters of an advert that a letter is weighed by. */
const ADVERT_MAX = 8_000;
const SALUTATION_MAX = 120;
const CLOSING_MAX = 160;
const SALUTATION = /[,:،!]$/u;
const CLOSING =
  /^(?:sincerely|yours|(?:best|kind|warm|with kind|with best) |regards|respectfully|many thanks|thank you,|مع (?:التحية|خالص|فائق)|وتفضلوا|تفضلوا|تحياتي|المخلص|بإخلاص)/iu;

/** A letter's text in its parts; salutation and closing are empty where it has none. */
export interface LetterParts {
  salutation: string;
  paragraphs: string[];
  closing: string;
}

export function partsOf(text: string): LetterParts {
  const paragraphs = text.split(BREAK);
  const first = paragraphs[0]!.trim();
  const isSalutation = paragraphs.length > 1 && first.length <= SALUTATION_MAX && SALUTATION.test(first);
  const salutation = isSalutation ? paragraphs.shift()! : '';
  const last = paragraphs.findLastIndex(
    (paragraph) => CLOSING.test(paragraph.trim()) && paragraph.length <= CLOSING_MAX,
  );
  // A name may stand in a paragraph of its own below it.
  const closing = last > 0 ? paragraphs.splice(last).join(BREAK) : '';
  return { salutation, paragraphs, closing };
}

export function textOf({ salutation, paragraphs, closing }: LetterParts): string {
  return [...(salutation ? [salutation] : []), ...paragraphs, ...(closing ? [closing] : [])].join(BREAK);
}

/** A paragraph with lines of its own, such as a list, is taken as a whole; sentences of others can go one by one. */
export const hasLines = (paragraph: string) => paragraph.trim().includes('\n');

/** These begin with what stands before them: without it they hang in the air. */
const LEANS_BACK =
  /^(?:this|that|these|those|it|its|they|their|there|here|such|he|she|both|also|moreover|furthermore|in addition|besides|then|since then|as a result|afterwards?|after that|before that|in that|with that|for that|to do so|doing so|however|therefore|but|and|so|because of|another|the (?:result|same|latter|former)|من ذلك|لذلك|وذلك|كما|وقد|وهذا|هذا|هذه|ذلك|تلك|ثم|هناك|أيضا|أيضًا|وبذلك)(?!\p{L})/iu;

/** The sentences of a paragraph, each with those that lean on it. */
export function groupsOf(paragraph: string): string[][] {
  const groups: string[][] = [];
  for (const sentence of sentencesOf(paragraph.replace(/\s+/g, ' ').trim())) {
    const group = groups.at(-1);
    if (group && LEANS_BACK.test(sentence)) group.push(sentence);
    else groups.push([sentence]);
  }
  return groups;
}

/** A paragraph without some of its sentences. */
export const withoutSentences = (paragraph: string, left: ReadonlySet<string>) =>
  groupsOf(paragraph)
    .flat()
    .filter((sentence) => !left.has(sentence))
    .join(' ');

/** What the advert of a letter is about, as far as a letter is weighed by it. */
export const advertOf = (letter: TurnLetter, { advert }: Turn) => (advert || letter.advert).slice(0, ADVERT_MAX);

/** How many telling words of a text are among the wanted ones. */
export const sharedWith = (wanted: ReadonlySet<string>, text: string) =>
  new Set(tellingStems(text).filter((word) => wanted.has(word))).size;

/** A line of the resume as it is quoted in a sentence. */
export const quoted = (line: string) => line.replace(/[.;\s]+$/, '');

export const isArabic = (letter: TurnLetter) => languageOf({ text: letter.text, language: 'en' }) === 'ar';

export const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The proposal that puts another text in the place of a letter's. */
export function letterProposal(
  letter: TurnLetter,
  after: string,
  title: string,
  diffs: ProposedChange['diffs'],
): ProposedChange {
  return { letterId: letter.id, title, diffs, changes: [passageBetween(letter.text, after)] };
}

export const NOTHING_CHANGES: Said = {
  en: 'Nothing changes until you accept it.',
  ar: 'لا يتغير شيء حتى تقبله.',
};
