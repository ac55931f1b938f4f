import { startsWithBullet } from '../bullets.ts';

export const NUMBER = /^(?:\d{1,2}[.)]|\([a-z\d]{1,2}\)|[a-z]\)|(?:i{1,3}|iv|vi{0,3}|ix|x)[.)])\s+/;
const WORD = /\S+/g;
const LINK = /\b(?:https?:\/\/|www\.).*/i;

export const isListItem = (line: string) => startsWithBullet(line) || NUMBER.test(line);

/** The lines as their author meant them, without blanks around. */
export function linesOf(advert: string): string[] {
  return splitAtInlineHeadings(splitNumbered(joinWrappedLines(advert)))
    .split(/\r?\n/)
    .flatMap(splitLabels)
    .map((line) => line.trim());
}

/** A line without its addresses on the web and of people. */
export const withoutLinks = (line: string): string => line.replace(WORD, withoutLink).trim();

/** A long line that goes on in lower case was broken by the width of a page, not by its author. */
function joinWrappedLines(advert: string): string {
  return advert.replace(/(?<=[^\n]{50}[^\n.:;!?])\r?\n(?=[ \t]*(?:\p{Ll}|\((?![a-z\d]{1,2}\))))/gu, ' ');
}

/** "Experience: 6 years | Location: Pune | Mode: hybrid" is three lines. */
function splitLabels(line: string): string[] {
  const parts = line.split(/\s[|·]\s/);
  return parts.length > 1 && parts.filter((part) => part.includes(':')).length > 1 ? parts : [line];
}

/** "1. Education: … 2. Experience: … 3. Software: …" has lost the line breaks of a list. */
function splitNumbered(advert: string): string {
  return advert.replace(/^1[.)] .*\s2[.)] .*$/gm, (line) => {
    let next = 2;
    return line.replace(/\s(\d{1,2})(?=[.)] \p{L})/gu, (joint, number: string) => {
      if (Number(number) !== next) return joint;
      next += 1;
      return `\n${number}`;
    });
  });
}

/** Adverts that have lost their line breaks keep "Requirements:" in the middle of a paragraph. */
function splitAtInlineHeadings(advert: string): string {
  return advert.replace(
    /(?<=[.!?;)]\s{1,3})(?<!(?:^|\n)[\t ]{0,8}\(?[a-z\d]{1,2}[.)]\s{1,3})((?:(?:[A-Z][\w'’-]*|and|&)\s){0,3}(?:Requirements?|Qualifications?|Responsibilities|Duties|Benefits|Skills|Competenc(?:ies|y|e)|Experience|Education|Knowledge|Nice[ -]to[ -]haves?|Preferred|Essential|Desirable)\s?:)/g,
    '\n$1',
  );
}

export function splitSentences(text: string): string[] {
  return text
    .split(
      /(?<=[.!?;؟؛])(?<!\b(?:[Ee]\.g|[Ii]\.e|[Ii]ncl|[Mm]in|[Mm]ax|[Aa]pprox|U\.S|U\.K|St|Rev|Dr|Mr|Mrs|Ms|Prof|Ref|No|vs)\.)\s+(?=[\p{Lu}\p{Lo}•£$€])/u,
    )
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** A word without its address on the web; nothing of an e-mail address. Steps are at most a few for each character. */
function withoutLink(word: string): string {
  const at = word.indexOf('@');
  const isMail = at > 0 && /\.\w/.test(word.slice(at));
  return isMail ? ' ' : word.replace(LINK, ' ');
}
