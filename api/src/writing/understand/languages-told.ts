import { fold } from '@vitae/language/fold';
import { withLevelOfEach } from '../../parsing/fields/languages.ts';
import type { ParsedResume } from '../../parsing/result.ts';
import { wordCount } from '../text/words.ts';
import { levelBeside, speakersNamed } from './labelled.ts';
import {
  isCertainLevel,
  type Languages,
  languagesListed,
  type Spoken,
  withLevelsOfCodes,
} from './languages-on-page.ts';
import { isOfOthers, languageAmongSkills } from './skills-held.ts';
import { sure } from './sure.ts';

/** What an applicant speaks, by heading, among the skills or in a sentence; as the page lists it where it does so in one row. */
export function languagesTold(
  resume: ParsedResume,
  skills: readonly string[],
  resumeText: string,
  inLanguage: (text: string) => string,
): Languages {
  const listed = languagesListed(withLevelOfEach(resumeText));
  if (listed) return listed;
  const underHeading = resume.languages.flatMap((field) => {
    const name = inLanguage(sure(field));
    return name ? [{ name, level: levelBeside(name, resumeText) || inLanguage(shortLevel(field.level ?? '')) }] : [];
  });
  const languages = [
    ...underHeading,
    ...skills
      .flatMap(languageAmongSkills)
      .map(({ name, level }) => ({ name, level: level || levelBeside(name, resumeText) }))
      .filter(
        ({ name }) => !isOfOthers(name, resumeText) && !underHeading.some((other) => fold(other.name) === fold(name)),
      ),
    ...speakersNamed(resumeText),
  ];
  return {
    languages: languages.every(({ level }) => isCertainLevel(level))
      ? withLevelsOfCodes(onceByName(languages), resumeText)
      : [],
    languagesAsWritten: '',
  };
}

const onceByName = (languages: readonly Spoken[]) =>
  languages.filter(
    ({ name }, at) =>
      languages.findIndex((other) => fold(other.name) === fold(name)) === at &&
      // "Mandarin Chinese", in two words
      !(fold(name) === 'chinese' && languages.some((other) => /^(?:mandarin|cantonese)$/.test(fold(other.name)))),
  );

/** What runs on behind a list is no level. */
const shortLevel = (level: string) => (wordCount(level) <= MAX_LEVEL_WORDS ? level : '');
const MAX_LEVEL_WORDS = 5;
