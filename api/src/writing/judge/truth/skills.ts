import type { Faults } from '../finding.ts';
import { plain, stemsOf } from '../text.ts';
import { isIn, type ResumeText } from './resume.ts';
import { capitalRuns, type ReadSentence } from './sentence.ts';

const HAS =
  /\b(?:my (?:skills|strengths|tools) (?:include|are)|i (?:also )?(?:have|bring|offer) (?:[\p{L}\d+]+ ){0,6}?(?:experience|knowledge|command) (?:of|in|with)|i (?:am|'m) (?:also )?(?:proficient|skilled|experienced|certified|trained|fluent|expert|an expert) (?:in|at|with)|i (?:also )?(?:use|used|have used|know|master|speak|hold|work (?:with|in)|have worked (?:with|in)|am familiar with)|with (?:experience|knowledge) (?:of|in))\s+((?:[^.;]|\.(?=\S))+)/iu;
const COMMON_NAMES =
  /^(?:I|I'm|I've|I'd|English|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Mr|Mrs|Ms|Dr|OK|CV|PDF|Europe|European)$/;

/** Names that neither document holds; skills, certificates and languages that the resume does not. */
export function skillFaults(sentence: ReadSentence, resume: ResumeText, advert: string): Faults {
  return [...unknownNames(sentence, resume, advert), ...claimedFaults(sentence, resume)];
}

function unknownNames({ text }: ReadSentence, resume: ResumeText, advert: string): Faults {
  const faults: Faults = [];
  for (const { text: run, index } of capitalRuns(text)) {
    const opensSentence = /(?:^|[.!?:"“]\s*|^- )$/.test(text.slice(0, index));
    const words = run
      .split(/\s+/)
      .filter(
        (word, at) =>
          /^\p{Lu}/u.test(word) &&
          !COMMON_NAMES.test(word.replace(/['’].*/u, '')) &&
          !(opensSentence && at === 0 && !/^\p{Lu}{2}/u.test(word)),
      );
    const unknown = words.filter((word) => !isKnown(word, resume, advert));
    if (unknown.length > 0) faults.push(`${unknown.join(' ')} is in neither document`);
  }
  return faults;
}

function isKnown(word: string, resume: ResumeText, advert: string): boolean {
  const bare = plain(word).replace(/'s$|[.,']+$/g, '');
  const spoken = [bare, ...bare.split('-')].filter((part) => part.length > 0);
  const source = `${plain(resume.text)}\n${plain(advert)}`;
  if (spoken.some((part) => part.length > 1 && source.includes(part))) return true;
  return (
    [...stemsOf(bare)].every((one) => resume.stems.has(one) || stemsOf(advert).has(one)) || DEGREE_WORDS.test(bare)
  );
}

const DEGREE_WORDS = /^(?:bachelor|master|doctor|diploma|certificate|bsc|msc|ba|ma|phd|b\.?[a-z]+|m\.?[a-z]+)$/;

function claimedFaults(sentence: ReadSentence, resume: ResumeText): Faults {
  if (sentence.isDenial) return [];
  const claimed = HAS.exec(plain(sentence.text));
  if (!claimed?.[1]) return [];
  const start = plain(sentence.text).indexOf(claimed[1]);
  const said =
    plain(sentence.text).length === sentence.text.length
      ? sentence.text.slice(start, start + claimed[1].length)
      : claimed[1];
  const object = said.split(
    /\b(?:and|but|which|that|where|when|so|because|from|every|at|for)\s+(?:I|is|are|they|the|my)\b|\bevery day\b|, (?:and|but) I\b/,
  )[0]!;
  const faults: Faults = [];
  const listsSkills = /\b(?:skills|strengths|tools)\b/.test(claimed[0].slice(0, 24));
  for (const { text: run } of capitalRuns(object)) {
    const words = run.split(/\s+(?:and|&|or)\s+/).filter((word) => /^\p{Lu}/u.test(word) && !COMMON_NAMES.test(word));
    for (const word of words)
      if (!isIn(resume.text, word) && !hasAllWords(resume, word)) faults.push(`${word} is not in the resume`);
  }
  for (const item of object.split(/,|\band\b/).map((part) => part.trim())) {
    if (listsSkills && isContact(item, resume)) faults.push(`"${item}" is no skill`);
    if (
      listsSkills &&
      item !== '' &&
      [...stemsOf(item)].length > 0 &&
      [...stemsOf(item)].every((one) => !resume.stems.has(one))
    )
      faults.push(`${item} is not in the resume`);
  }
  if (/\b(?:i|also) speak\b/.test(claimed[0]) && resume.languages !== null)
    for (const { text: run } of capitalRuns(object))
      for (const language of run.split(/\s+and\s+/))
        if (!isIn(resume.languages, language)) faults.push(`${language} is not among the languages`);
  return faults;
}

function hasAllWords(resume: ResumeText, phrase: string): boolean {
  return [...stemsOf(phrase)].every((one) => resume.stems.has(one) || /^(?:bachel|mast|doct)/.test(one));
}

/** An address, a number or a place that stands with the ways to reach the applicant and nowhere else. */
function isContact(item: string, resume: ResumeText): boolean {
  if (/@|https?:|\+\d/.test(item)) return true;
  const stems = [...stemsOf(item)];
  if (stems.length === 0) return false;
  const contact = stemsOf(resume.contact.join('\n'));
  const rest = stemsOf(resume.lines.filter((line) => !resume.contact.includes(line)).join('\n'));
  return stems.every((one) => contact.has(one)) && stems.some((one) => !rest.has(one));
}
