import type { AdvertFacts } from '../advert/advert.ts';
import { readAdvert } from '../advert/read-advert.ts';
import type { ApplicantFacts } from '../applicant/facts.ts';
import { factsOf } from '../applicant/facts-of.ts';
import { tellableFacts } from '../applicant/tellable-facts.ts';
import { type Achievement, achievementsOf } from '../matching/achievements.ts';
import { relevanceTo } from '../matching/relevance.ts';
import { matchSkills, type SkillMatch } from '../matching/skills.ts';
import { containsTerms, tellingTerms, termsOf } from '../matching/terms.ts';
import { requireEnoughToTell } from '../too-little.ts';
import type { LetterRequest } from '../writer.ts';
import { type Directives, readDirectives } from './directives.ts';
import { ownStatements } from './own-statements.ts';
import { showsQuality } from './qualities.ts';

/** Everything a letter is put together from. */
export interface Material {
  /** As the resume states it, in whatever script. */
  stated: ApplicantFacts;
  /** What of it can be told in an English sentence. */
  applicant: ApplicantFacts;
  advert: AdvertFacts;
  directives: Directives;
  role: string;
  company: string;
  /** Skills that the resume shows and the advert asks for, the most wanted first. */
  skills: SkillMatch[];
  achievements: Achievement[];
  /** Duties of the advert, those nearest to the applicant's own work first. */
  duties: string[];
  /** Sentences the applicant adds. */
  statements: string[];
  /** Whether studies, certificates and languages are to be told in any case, or the studies not at all. */
  studies: 'wanted' | 'usual' | 'unwanted';
}

const EMPHASIS = 8;
const USED_BEFORE = 0.55;
const MAX_STATEMENTS = 6;

export function gatherMaterial(request: LetterRequest): Material {
  const stated = factsOf(request.resume, request.month);
  requireEnoughToTell(stated, request.jobDescription);
  const applicant = tellableFacts(stated);
  const role = inTitleCase(request.jobTitle.replace(/\s+/g, ' ').trim());
  const advert = readAdvert(request.jobDescription, role, request.companyName.replace(/\s+/g, ' ').trim());
  const directives = mergedDirectives(readDirectives(request.variationRequest), styleOf(request.additionalContext));
  const relevance = relevanceTo(advert, role);
  const resumeTerms = termsOf(request.resumeText);

  const emphasised = [...directives.emphasise, ...directives.mention.map(subjectOf)].map(termsOf);
  const avoided = directives.avoid.map(termsOf).filter((terms) => terms.length > 0);
  const isAbout = (text: string, topics: string[][]) => {
    const terms = termsOf(text);
    return topics.some(
      (topic) =>
        containsTerms(terms, topic) ||
        (topic.length > 1 && topic.filter((term) => terms.includes(term)).length > topic.length / 2),
    );
  };

  const skills = matchSkills(applicant, advert, role)
    .filter((skill) => !isAbout(skill.name, avoided))
    .map((skill) => ({ ...skill, weight: skill.weight + (isAbout(skill.name, emphasised) ? EMPHASIS : 0) }));
  const emphasisedSkills = applicant.skills
    .filter(
      (skill) =>
        isAbout(skill, emphasised) && !skills.some((match) => match.name.toLowerCase() === skill.toLowerCase()),
    )
    .map((skill) => ({ name: skill, terms: termsOf(skill), weight: EMPHASIS }));

  const achievements = achievementsOf(applicant, relevance)
    .filter((achievement) => !isAbout(`${achievement.phrase} ${achievement.job.company}`, avoided))
    .map((achievement) => {
      const used = request.previousLetters.filter((letter) => letter.includes(substanceOf(achievement.phrase))).length;
      const told = `${achievement.phrase} ${achievement.job.company} ${achievement.job.title}`;
      const isWanted = isAbout(told, emphasised) || showsQuality(achievement.phrase, directives.emphasise);
      const boost = isWanted ? EMPHASIS : 0;
      return { ...achievement, score: (achievement.score + boost) * USED_BEFORE ** used };
    })
    .sort((one, other) => other.score - one.score);

  const statements = [
    ...ownStatements(request.additionalContext),
    ...directives.mention
      .filter((topic) => !STUDIES.test(topic) && !containsTerms(resumeTerms, termsOf(subjectOf(topic))))
      .flatMap(ownStatements),
  ];
  return {
    stated,
    applicant,
    advert,
    directives,
    role,
    company: advert.company,
    skills: [...skills, ...emphasisedSkills].sort((one, other) => other.weight - one.weight),
    achievements,
    duties: nearestDuties(advert.duties, request.resumeText).filter((duty) => !isAbout(duty, avoided)),
    statements: [...new Set(statements)].slice(0, MAX_STATEMENTS),
    studies: studiesAsked(directives),
  };
}

const STUDIES =
  /^(?:my |the )?(?:\w+ )?(?:certificat\w+|certifications?|qualifications?|degrees?|education|studies|university|college|languages?)$/i;

function studiesAsked({ avoid, mention, emphasise }: Directives): Material['studies'] {
  if (avoid.some((topic) => STUDIES.test(topic))) return 'unwanted';
  return [...mention, ...emphasise].some((topic) => STUDIES.test(topic)) ? 'wanted' : 'usual';
}

/** Of "was responsible for the accounts" a letter may say "looked after the accounts". */
function substanceOf(phrase: string): string {
  return phrase.replace(/^(?:was|am) responsible for /, '');
}

/** "my experience with Docker" as "Docker". */
function subjectOf(topic: string): string {
  return topic
    .replace(
      /^(?:that )?(?:i |i'm |my |the )*(?:experience|skills?|work|background|knowledge)?\s*(?:with|in|of|as|at|on)?\s*/i,
      '',
    )
    .replace(/\s+(?:experience|skills?|background)$/i, '');
}

/** Wishes about style that stand among the facts of the additional context ("Keep it short."). */
function styleOf(context: string): Directives {
  const { length, wordLimit, tone, addressee } = readDirectives(
    context
      .split(/[.\n]/)
      .filter((sentence) =>
        /\b(?:letter|tone|short|brief|concise|words|formal|keep it|make it|address it)\b/i.test(sentence),
      )
      .join('. '),
  );
  return { length, wordLimit, tone, addressee, emphasise: [], avoid: [], mention: [] };
}

function mergedDirectives(request: Directives, context: Directives): Directives {
  return {
    ...request,
    length: request.length === 'usual' ? context.length : request.length,
    wordLimit: request.wordLimit ?? context.wordLimit,
    tone: request.tone ?? context.tone,
    addressee: request.addressee || context.addressee,
  };
}

function nearestDuties(duties: string[], resumeText: string): string[] {
  const known = new Set(tellingTerms(resumeText));
  const closeness = (duty: string) => {
    const terms = [...new Set(tellingTerms(duty))];
    return terms.filter((term) => known.has(term)).length / (terms.length + 3);
  };
  return [...duties].sort((one, other) => closeness(other) - closeness(one));
}

/** A title typed in capitals, as it is written in a sentence. */
function inTitleCase(title: string): string {
  if (title.length <= 5 || title !== title.toUpperCase()) return title;
  return title
    .toLowerCase()
    .replace(/(^|[\s/-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
