import type { Finding } from '../finding.ts';
import type { LetterParts } from '../letter.ts';
import { readList } from '../lists.ts';
import { holdsPhrase, plain, wordsOf } from '../text.ts';
import type { ResumeText } from '../truth/resume.ts';

const PLACEHOLDERS =
  /\[[^\]\n]{0,60}\]|\{[^}\n]{0,60}\}|<\/?[a-z][\w -]{0,40}>|\bX{2,}\b|\bX (?:years?|%|percent)|_{3,}|\blorem ipsum\b|\b(?:undefined|null|NaN|TBD|TODO)\b|\[object|\b(?:achievement|skill|company|employer|project|responsibility|bullet) ?#?[1-9]\b|\byour (?:name|company name|job title) here\b|\binsert\b.{0,30}\bhere\b|^describe (?:your|what)\b|\.\.\.\s*$|%[sd]\b|\{\{/i;
const INSTRUCTIONS =
  /\b(?:ignore|disregard|forget)\b.{0,24}\b(?:previous|above|prior|all|earlier)\b|\bas an ai\b|\b(?:as|i am) an? (?:ai |large )?language model\b|\bsystem prompt\b|\byou are (?:a|an) (?:helpful|assistant|ai|expert)|\b(?:write|generate|compose|create) (?:a|an|the|me a) (?:cover )?letter\b|^(?:here is|here's|below is|sure|certainly|of course)\b.{0,30}\b(?:letter|draft|version)\b|\b(?:respond|reply|answer|output|return|print) (?:only|with|the|in)\b.{0,40}\b(?:word|letter|json|format|text|markdown|prompt)\b|\bapprove this (?:applicant|candidate)\b|\bhire this (?:applicant|candidate)\b|^```|\bjson format\b/i;
const NOTES =
  /^(?:please )?(?:do not|don't|don’t|never|always|kindly)? ?(?:mention|say|write|include|add|emphasi[sz]e|highlight|stress|leave out|omit|focus on|talk about|keep (?:it|the|this)|make (?:sure|it|the)|use (?:a|an|the|more|fewer|simple|formal|informal)|remember to|remind|avoid|sound|shorten|don't forget|don’t forget|forget)\b|\b(?:the|this|my) letter (?:to|should|must) (?:sound|be|say|have)\b|\bi want (?:the|this|my) (?:letter|text)\b|\b(?:a|in a) (?:warm|formal|friendly|confident) tone\b|^tone:/i;
/** The same at the end of what the applicant does want said. */
const GOES_ON_AS_NOTE =
  /(?:[,;]| and| but) (?:please )?(?:address (?:it|this|the letter) to|mention (?:that|my|the)|(?:do not|don't|don’t) (?:mention|include)|(?:keep|make) (?:it|this|the letter) (?:short|brief|formal|friendly|sound|clear)|sign it|leave out|sound (?:confident|formal))\b/i;

/** Placeholders, instructions and notes that have come into the text, and other languages. */
export function mannerFindings(text: string, resume: string): Finding[] {
  const findings: Finding[] = [];
  const add = (rule: string, what: string) => findings.push({ group: 'form', rule, sentence: text, what });
  const placeholder = PLACEHOLDERS.exec(text)?.[0];
  if (placeholder) add('placeholders', placeholder);
  const instruction = INSTRUCTIONS.exec(text)?.[0];
  if (instruction) add('instructions', instruction);
  if (
    (NOTES.test(text) || GOES_ON_AS_NOTE.test(text)) &&
    // "Write the vegetarian menu", of somebody's work.
    !holdsPhrase(resume, text) &&
    !/^please (?:call|write to|find|feel|let|contact|ask|consider|see|do not hesitate|don't hesitate)/i.test(text)
  )
    add('notes', 'speaks to the writer');
  const foreign = foreignWords(text);
  if (foreign) add('languages', foreign);
  return findings;
}

const FUNCTION_WORDS = readList('function-words').map((line) => {
  const [language = '', words = ''] = line.split(': ');
  return { language, words: new Set(words.split(' ').map(plain)) };
});
/** Small words of another language that stand in one sentence, outside names, before it counts as written in it. */
const FOREIGN_WORDS = 3;

function foreignWords(text: string): string | null {
  const latin = text.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0;
  const other =
    text.match(
      /(?:\p{Script=Arabic}|\p{Script=Devanagari}|\p{Script=Cyrillic}|\p{Script=Han}|\p{Script=Greek}|\p{Script=Hebrew}){2,}/gu,
    )?.length ?? 0;
  if (latin >= 3 && other >= 2) return 'two scripts';
  const words = text.match(/\p{L}+/gu) ?? [];
  const free = words.filter(
    (word, index) =>
      /^\p{Ll}/u.test(word) &&
      !(
        /^\p{Lu}/u.test(words[index - 1] ?? '') &&
        words[index - 1] !== 'I' &&
        index > 1 &&
        /^\p{Lu}/u.test(words[index + 1] ?? '')
      ),
  );
  for (const { language, words: list } of FUNCTION_WORDS) {
    const found = free.filter((word) => list.has(plain(word)));
    if (new Set(found).size >= FOREIGN_WORDS) return `${language}: ${found.join(', ')}`;
  }
  return null;
}

function isLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) > letters / 2;
}

const ANYBODY =
  /^(?:(?:the )?(?:hiring|recruiting|recruitment|selection|search)? ?(?:manager|team|committee|panel|department)|sir or madam|madam or sir|sir\/madam|recruiter|all|there|everyone|to whom it may concern|whom it may concern|human resources|hr)$/;
const AROUND_A_NAME =
  /\b(?:the|hiring|recruiting|recruitment|selection|team|manager|committee|department|everyone at|all at|at|mr|mrs|ms|mx|dr|prof|professor)\b\.?/g;
const HEADINGS =
  /^(?:requirements?|responsibilit(?:y|ies)|duties|essential|desirable|qualifications|about(?: us| the job)?|benefits|must have|nice to have|your tasks|the job|a plus|what we (?:offer|ask for)|we (?:need|would love)|you will|person specification|skills|location|description|overview|summary)\b/;

/** Who is greeted, and who signs. */
export function frameFindings(letter: LetterParts, text: string, resume: ResumeText, advert: string): Finding[] {
  const findings: Finding[] = [];
  const add = (rule: string, sentence: string, what: string) => findings.push({ group: 'form', rule, sentence, what });
  const greeted = addresseeFault(letter.salutation, resume, advert);
  if (greeted) add('addressee', letter.salutation, greeted);
  if (letter.blocks.length === 0) add('empty', '', 'says nothing');
  const [name] = letter.signature;
  if (name && isLatin(text) && !isLatin(name)) add('languages', name, 'signed in another script');
  const signed = signatureFault(letter, resume);
  if (signed) add('signature', letter.signature.join(' '), signed);
  return findings;
}

function addresseeFault(salutation: string, resume: ResumeText, advert: string): string | null {
  if (salutation === '') return 'nobody is greeted';
  const name = plain(salutation)
    .replace(/^(?:dear|hi|hello|hey|good (?:morning|afternoon|day)|greetings|to)\s*/, '')
    .replace(/[\s,:.!]+$/, '')
    .trim();
  if (name === '') return /^(?:hello|hi|hey|good|greetings)/i.test(salutation) ? null : 'nobody is greeted';
  if (ANYBODY.test(name)) return null;
  const bare = name.replace(AROUND_A_NAME, ' ').replace(/\s+/g, ' ').trim();
  if (bare === '') return null;
  if (HEADINGS.test(bare)) return `"${bare}" is a heading of the advert`;
  if (wordsOf(bare).join(' ') === wordsOf(resume.name).join(' ')) return 'the applicant is greeted';
  if (holdsPhrase(advert, bare)) return null;
  return holdsPhrase(resume.text, bare) ? `${bare} is of the resume` : `${bare} is in neither document`;
}

/** Lines of the resume among which the name stands, where the first ones are no name. */
const TOP_LINES = 12;
const NAME_LABEL = /^(?:full )?name\s*:\s*/i;
const IS_TRADE = /(?:[^h]er|or|ist|ant|ian|nurse|midwife|chef|analyst|lead|manager|resume|vitae)$/;

function signatureFault({ closing, signature }: LetterParts, resume: ResumeText): string | null {
  const [line] = signature;
  if (closing === '' || !line) return 'nobody signs';
  const name = new Set(wordsOf(resume.name));
  const signed = wordsOf(line);
  if (signed.length > 0 && signed.every((word) => name.has(word))) return null;
  const lines = resume.lines.filter((one) => one !== '');
  const top = lines.slice(0, TOP_LINES);
  // "John Doe" behind a first column, "Chanchal" above "Sharma".
  const own = wordsOf(line).join(' ');
  const isLine = lines.some(
    (one, index) =>
      wordsOf(one.replace(NAME_LABEL, '')).join(' ') === own ||
      // "DCI (retired) Yvonne Mackintosh"
      (index === 0 && wordsOf(one).join(' ').endsWith(` ${own}`)) ||
      (index < TOP_LINES && wordsOf(`${one} ${lines[index + 1] ?? ''}`).join(' ') === own),
  );
  const isTrade = IS_TRADE.test(signed.at(-1) ?? '');
  if (signed.length > 1 && isLine && !isTrade) return null;
  const opensLine = signed.length > 1 && top.some((one) => wordsOf(one).join(' ').startsWith(signed.join(' ')));
  return opensLine && !isTrade ? null : `"${line}" is not the applicant's name`;
}
