import { escapePattern } from '@vitae/language/phrases';
import { asPrinted } from '../text/copy-edited.ts';
import { sentencesOf, wordCount } from '../text/words.ts';

interface NamedPost {
  post: string;
  place: string;
}

/** A sentence or an item of a list, with how soon a letter does without it: 0 is always said, `FILLER` in a short letter. */
export interface Said {
  text: string;
  rank: number;
  isItem?: boolean;
  /** Only where an item follows. */
  introducesItems?: boolean;
  /** How a single item is introduced, where that is another way. */
  ofOne?: string;
  /** What a single item is said behind, in one sentence with it: it makes no list. */
  ofOneSaid?: string;
  /** Of an item: the sentence that says where it is from and what was done, where it has no other item beside it. */
  alone?: string;
  /** Of a head that leaves out the post: how it stands where nothing before it names that. */
  inFull?: NamedPost & { text: string };
  /** Not behind a sentence that has named this post. */
  unlessNamed?: NamedPost;
  /** Of an item: the work that it is from. */
  of?: object;
  /** Not where an item of that work is said. */
  unless?: object;
  /** Not where another sentence has these words. */
  unlessSaid?: string;
  /** "In the same role, I …": of what the sentence before it names, and of something else where that has no room. */
  goesOn?: boolean;
}

export type Paragraph = readonly Said[];

/** Of what more of the work answers the advert. */
export const FURTHER = 5;
/** Of what is said only where the letter would be short without it. */
export const FILLER = 6;
/** Of what says nothing of the applicant, where nothing else is left to say. */
export const EMPTY = 7;
/** Words up to which each of them is said. */
const SHORT: Readonly<Record<number, number>> = { [FURTHER]: 225, [FILLER]: 185, [EMPTY]: 185 };

/** The text of the paragraphs with as much as fits into so many words, the needful first, all in its order and nothing twice. */
export function fitted(paragraphs: readonly Paragraph[], words: number): string[] {
  const kept = new Set<Said>();
  const texts = new Set<string>();
  let count = 0;
  // Of the needful, one item of a list stands for the others where a limit leaves no room.
  const isNeeded = ({ rank, isItem }: Said) => rank === 0 && !(isItem && [...kept].some((one) => one.isItem));
  const inOrder = paragraphs.flat().sort((one, other) => Number(one.isItem ?? false) - Number(other.isItem ?? false));
  const ranks = [...new Set(inOrder.map(({ rank }) => rank))].sort((one, other) => one - other);
  const isSaid = (said: Said) =>
    kept.has(said) && !(said.unless && [...kept].some(({ of }) => of !== undefined && of === said.unless));
  const fill = () => {
    for (const rank of ranks) {
      for (const said of rank === 0 ? inOrder : paragraphs.flat()) {
        if (said.rank !== rank || kept.has(said) || !isWhole(said.text) || isToldIn(texts, said)) continue;
        if (!isNeeded(said) && count + lengthOf(said) > words) continue;
        if (count >= (SHORT[rank] ?? words)) continue;
        kept.add(said);
        texts.add(printed(said));
        count += lengthOf(said);
      }
    }
  };
  fill();
  // An item whose head had no room, and a head without items, have taken room that they do not need.
  count = paragraphs
    .map((paragraph) => introduced(paragraph, isSaid))
    .flatMap((said) => said.filter(({ introducesItems }, at) => !introducesItems || said[at + 1]?.isItem))
    .reduce((sum, said) => sum + lengthOf(said), 0);
  fill();
  const said = paragraphs.map((paragraph) => introduced(paragraph, isSaid));
  // Where one item has several sentences, all items of the letter end as sentences do.
  const haveStops = said.flat().some(({ text, of }) => of && /[.!?]$/.test(text) && sentencesOf(text).length > 1);
  let before = '';
  const told = said.map((paragraph) => {
    const text = textOf(paragraph, haveStops, before);
    before += `${text}\n`;
    return text;
  });
  return datedOnce(postsNamedOnce(alsoWhereNamed(told.filter(Boolean))));
}

/**
 * The paragraphs as they are set: what follows a list stands apart from it, or it would be taken for a part of the last
 * item. Where the letter promises so many paragraphs, it goes into the next one.
 */
export const setApart = (paragraphs: readonly string[], isOfSoMany: boolean): string[] =>
  isOfSoMany
    ? paragraphs.reduceRight<string[]>((later, paragraph) => {
        const [, upToList = paragraph, rest = ''] = ENDS_BELOW_LIST.exec(paragraph) ?? [];
        const [next = '', ...others] = later;
        if (rest === '' || next === '') return [paragraph, ...later];
        return [upToList, `${rest}${next.startsWith('• ') || /^[^\n]+:\n/.test(next) ? '\n' : ' '}${next}`, ...others];
      }, [])
    : paragraphs.map((paragraph) => paragraph.replace(BELOW_ITEM, `$1${BETWEEN}`));
const BELOW_ITEM = /((?:^|\n)• [^\n]+)\n(?!• )/g;
/** "…\n• Ran two wards\nMy skills include …" */
const ENDS_BELOW_LIST = /^([\s\S]*\n• [^\n]+)\n((?!• )[^\n]+[.!?])$/;

/** Characters by which an item is known in a sentence: "Run two wards" in "I run two wards." */
const LEAST_SHARED = 24;
/** An item as it is printed, by which the same one of two lists is known. */
const printed = ({ text, isItem }: Said) => (isItem ? asPrinted(text) : text);
function isToldIn(texts: ReadonlySet<string>, said: Said): boolean {
  const text = printed(said);
  if (texts.has(text) || said.isItem !== true) return texts.has(text);
  const words = text.toLowerCase().replace(/^i (?=\p{Ll})|[.\s]+$/gu, '');
  return words.length >= LEAST_SHARED && [...texts].some((other) => other.toLowerCase().includes(words));
}

/** Words. */
const lengthOf = ({ text, ofOne = '', ofOneSaid = '' }: Said) => Math.max(...[text, ofOne, ofOneSaid].map(wordCount));

/** What is said of a paragraph, without the items of a list whose head has found no room. */
function introduced(paragraph: Paragraph, isSaid: (said: Said) => boolean): Said[] {
  let hasHead = true;
  let isBeforeSaid = true;
  return paragraph.filter((said) => {
    if (said.introducesItems) hasHead = isSaid(said);
    const canBeSaid = isSaid(said) && (hasHead || !said.isItem) && (isBeforeSaid || !said.goesOn);
    if (!said.isItem && !said.introducesItems) isBeforeSaid = canBeSaid;
    return canBeSaid;
  });
}

/** What a page has cut may have lost a bracket: it is not said. */
const isWhole = (text: string) =>
  text !== '' &&
  text.split('(').length === text.split(')').length &&
  text.split('“').length === text.split('”').length &&
  // 5" is a measure.
  text.replace(/\d"/g, '').split('"').length % 2 === 1;

function textOf(paragraph: Paragraph, haveStops: boolean, before: string): string {
  let text = '';
  let isAfterItem = false;
  const isAlone = (index: number) =>
    paragraph[index]?.introducesItems === true && paragraph[index + 1]?.isItem && !paragraph[index + 2]?.isItem;
  const asEnded = (words: string) => (haveStops && !/[.!?…]$/.test(words) ? `${words}.` : words);
  for (const [index, said] of paragraph.entries()) {
    const { text: words, isItem, introducesItems, ofOne, ofOneSaid, inFull, unlessNamed } = said;
    if (unlessNamed && namesPost(`${before}${text}`, unlessNamed)) continue;
    if (introducesItems && !paragraph[index + 1]?.isItem) continue;
    if (isItem && isAlone(index - 1) && (paragraph[index - 1]?.ofOneSaid || said.alone)) continue;
    const alone = isAlone(index) ? paragraph[index + 1]!.alone : '';
    const isInSentence = Boolean(alone) || (ofOneSaid !== undefined && isAlone(index));
    const isBroken = isItem || (introducesItems && !isInSentence) || isAfterItem;
    isAfterItem = isItem ?? false;
    text += text === '' ? '' : isBroken ? '\n' : ' ';
    const isNamed = !inFull || namesPost(`${before}${text}`, inFull);
    const sentence = isInSentence
      ? alone || inSentence(ofOneSaid!, asPrinted(paragraph[index + 1]!.text))
      : !isNamed
        ? inFull.text
        : isAlone(index)
          ? (ofOne ?? words)
          : words;
    text += isItem ? `• ${asPrinted(asEnded(words))}` : sentence.replace(/\.\.$/, '.').replace(/!\.$/, '!');
  }
  return text;
}

/** Whether one sentence of the text has both the post and its place. */
function namesPost(text: string, { post, place }: NamedPost): boolean {
  const [title, house] = [escapePattern(post), escapePattern(place)];
  return new RegExp(`${title}(?!\\p{L})[^\\n]{0,120}?${house}|${house}[^\\n]{0,120}?${title}(?!\\p{L})`, 'iu').test(
    text,
  );
}

/** "I would also mention one point: full UK driving licence." */
function inSentence(introduction: string, item: string): string {
  const [, label = '', rest = ''] = /^(\p{L}+(?: \p{L}+)*): (.+)$/u.exec(item) ?? [];
  const said = IN_A_ROW[label]
    ? `${IN_A_ROW[label]} ${label === 'Languages' ? languagesInRow(rest) : rest}`
    : `${introduction} ${label ? `${label} – ${rest}` : asPhrase(item)}`;
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
/** "English, Mandarin, Some Malay", in a sentence */
function languagesInRow(list: string): string {
  const small = list.replace(LEVEL_BEFORE, (level) => level.toLowerCase());
  return /^[\p{L} ]+(?:, [\p{L} ]+)+$/u.test(small) && !/\band\b/i.test(small)
    ? small.replace(/, (?=[^,]*$)/u, ' and ')
    : small;
}
const LEVEL_BEFORE = /(?<=, )(?:Some|Basic|Good|Fluent|Conversational|Intermediate|Advanced|Native)(?= \p{Lu})/gu;

/** "TAYRU registered" and "Full clean driving licence", in a sentence */
function asPhrase(item: string): string {
  if (/^\p{Lu}{2,8} registered$/u.test(item)) return item.replace(/registered$/, 'registration');
  return /^(?:Full|Clean|Valid|Manual)\b[^,;]*\blicen[cs]e$/.test(item)
    ? `a ${item.charAt(0).toLowerCase()}${item.slice(1)}`
    : item.replace(BEGINS_PHRASE, (letter) => letter.toLowerCase());
}
/** "Analytical problem-solving for complex challenges": no name of anything, as "Moving and Handling" is. */
const BEGINS_PHRASE = /^\p{Lu}(?=\p{Ll}+(?:al|ive|ing|ful|ous|ent|ant|ory|ary) \p{Ll}[^,;\p{Lu}]*(?:[,;]|$))/u;
const IN_A_ROW: Record<string, string> = {
  Education: 'My education includes the following:',
  Languages: 'My languages are as follows:',
};

/** "At Harbour Hotel, I also …" without its "also", where what was said of that house before had no room. */
function alsoWhereNamed(texts: readonly string[]): string[] {
  let before = '';
  return texts.map((text) => {
    const said = text.replace(ALSO_THERE, (sentence, at: string, place: string, offset: number) =>
      `${before}${text.slice(0, offset)}`.includes(place) ? sentence : `${at}${place}, I `,
    );
    before += `${said}\n`;
    return said;
  });
}
const ALSO_THERE = /(?<=^|[.!?\n] ?)((?:At|In|On) (?:the )?)(\p{Lu}(?:(?!, I )[^\n!?]){2,80}), I also /gu;

/** "As a Clerk at Elm Ltd, May 2020 to June 2022:" right below "At Elm Ltd, where I worked as a Clerk from … to …, I …" */
const postsNamedOnce = (texts: readonly string[]): string[] =>
  texts
    .join(BETWEEN)
    .replace(POST_NAMED_TWICE, '$1In that post:')
    .replace(HEAD_OF_SAME_POST, inThatPost)
    .replace(POST_SAID_AGAIN, (_, said: string) =>
      said.lastIndexOf('I also ') > said.lastIndexOf('. ') ? `${said} In addition, I ` : `${said} I also `,
    )
    .replace(WORK_NAMED_TWICE, '$1this work')
    .replace(HEAD_OF_SAME_PLACE, inThatPost)
    .replace(FURTHER_TWICE, '$1')
    .split(BETWEEN);
const BETWEEN = '\n\n';
const POST_NAMED_TWICE =
  /(At ([^\n]{3,80}), where I worked as (an? [^\n]{3,60}?) from ([^\n,]{4,20}) to ([^\n,]{4,20}), I [^\n]+\n+)As \3 at \2, \4 to \5:(?=\n)/gu;

/** The head of a list below prose on one post alone, without its name. */
function inThatPost(all: string, ...found: unknown[]): string {
  const { prose, rest, gap } = found.at(-1) as Record<'prose' | 'rest' | 'gap', string>;
  return ANOTHER_POST.test(rest) ? all : `${prose}${gap}In that post:`;
}
/** "As a Clerk:" right below "As a Clerk, I … In the same role, I …" */
const HEAD_OF_SAME_POST =
  /(?<prose>(?:As|In my (?:time|work) as) (?<post>(?:an? )?[^\n.!]{3,120}?), I (?<rest>[^\n]+))(?<gap>\n+)(?:As|(?:From|Some points from|Examples of) my work as) \k<post>(?:, [^\n:]{4,40})?:(?=\n)/gu;
/** "As a Clerk, I … In the same role, I … As a Clerk, I also …" */
const POST_SAID_AGAIN =
  /(As ((?:an? )?[^\n.!]{3,120}?), I (?:(?!\b(?:As an?|At|In my time|For my project|On the project) )[^\n])*?[.!?]) As \2, I (?:also )?/gu;
/** "I have worked as a Clerk at Elm Ltd. Moving on from my work as a Clerk, …" */
const WORK_NAMED_TWICE =
  /(\b[Aa]s ((?:an? )?[^\n,.!]{3,60}?) (?:at|since|from|for|with) [^\n!]{2,200}?[.!] [^\n.!]{0,90}?)\bmy work as \2(?=[,.!]| to | with )/gu;
/** "At Elm Ltd:" right below "At Elm Ltd, where I worked as a Clerk from … to …, I …" */
const HEAD_OF_SAME_PLACE =
  /(?<prose>At (?<place>[^\n,]{3,80}), where I (?:have |['’]ve )?work(?:ed)? as (?<rest>[^\n]+))(?<gap>\n+)At \k<place>:(?=\n)/gu;
/** Two lists of what the page says of no post, right below each other, are one. */
const FURTHER_TWICE =
  /(Further points from my \p{L}+:(?:\n• [^\n]+)+)\n(?:One further point|Further points) from my \p{L}+:(?=\n• )/gu;
const ANOTHER_POST =
  /[.!] (?:As|At|In my (?:time|work) as|On the project|For my project) [^.]{3,90},? I |\b(?:position|apply(?:ing)?|application|considered)\b/u;

/** "At Elm Ltd, since 2018:" behind "At Elm Ltd, where I have worked as a Clerk since 2018, I …" */
function datedOnce(texts: readonly string[]): string[] {
  const text = texts.join(BETWEEN);
  return text
    .replace(HEAD_WITH_DATES, (head, place: string, dates: string, at: number) => {
      const [house, when] = [escapePattern(place), escapePattern(dates)];
      const post = new RegExp(
        `at ${house}, where I(?: have|['’]ve)? work(?:ed)? as [^\\n]{3,80}? (?:from )?${when}, I |(?:have|['’]ve) worked as [^\\n]{3,80}? at ${house} ${when}[.!]|I worked as [^\\n]{3,80}? at ${house} ${when}[.!]|${when}, I(?: have|['’]ve)? (?:been working|worked) as [^\\n]{3,80}? at ${house}[.!]`,
        'iu',
      );
      return post.test(text.slice(0, at)) ? `At ${place}:` : head;
    })
    .replace(HEAD_AS_WRITTEN, (head, title: string, place: string, since: string, at: number) => {
      const [post, house, when] = [escapePattern(title), escapePattern(place), escapePattern(since)];
      const told = new RegExp(
        `I(?: have|['’]ve) worked as an? ${post} at ${house} since ${when}[.!]|since ${when}, I(?: have|['’]ve) been working as an? ${post} at ${house}[.!]`,
        'iu',
      );
      return told.test(text.slice(0, at)) ? `At ${place}:` : head;
    })
    .split(BETWEEN);
}
/** "Clerk, Elm Ltd, May 2020 – present:" */
const HEAD_AS_WRITTEN = /(?<=^|\n)([^\n,]{3,60}), ([^\n,]{2,60}), ([^\n,:–]{4,20}) – present:(?=\n)/gu;
const HEAD_WITH_DATES =
  /(?<=^|\n)(?:At|As an? [^\n]{3,60}? at) ([^\n]{2,80}), ((?:since|from) [^\n:,]{4,40}|[^\n:,]{4,20} to [^\n:,]{4,20}):(?=\n)/gu;
