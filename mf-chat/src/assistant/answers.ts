import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ENGLISH_ANSWERS } from './english-answers.ts';

export const TOPICS = {
  resume: msg`Resume`,
  letter: msg`Cover letter`,
  gaps: msg`Gaps and changes`,
  interview: msg`Interview`,
  offer: msg`Offer`,
} as const;
type Topic = keyof typeof TOPICS;

/** What an answer says in one language. */
export interface AnswerText {
  question: string;
  /** The answer in one breath. */
  short: string;
  paragraphs: readonly string[];
  /** Things to do, in order of use. */
  steps: readonly string[];
  /** Words to start from, with blanks in brackets. */
  wording?: string;
  /** Other words that people ask with. */
  keywords: readonly string[];
}

interface AnswerPlace {
  /** Part of the answer's address; never changes. */
  id: string;
  topic: Topic;
  related: readonly string[];
  /** A screen of this site that helps with it. */
  tool?: { label: MessageDescriptor; path: string };
}

const PLACES = [
  {
    id: 'resume-length',
    topic: 'resume',
    related: ['resume-summary', 'photo-and-personal-data'],
    tool: { label: msg`Outline a resume`, path: '/choose-your-resumeflow' },
  },
  { id: 'resume-summary', topic: 'resume', related: ['resume-length', 'results-without-numbers'] },
  { id: 'results-without-numbers', topic: 'resume', related: ['resume-summary', 'no-experience'] },
  {
    id: 'no-experience',
    topic: 'resume',
    related: ['results-without-numbers', 'career-change'],
    tool: { label: msg`Outline a first resume`, path: '/choose-your-resumeflow' },
  },
  {
    id: 'photo-and-personal-data',
    topic: 'resume',
    related: ['resume-length', 'tracking-systems'],
    tool: { label: msg`Compare countries`, path: '/choose-your-resumeflow' },
  },
  {
    id: 'tracking-systems',
    topic: 'resume',
    related: ['resume-length', 'photo-and-personal-data'],
    tool: { label: msg`Check a resume’s keywords`, path: '/ats-checker' },
  },
  {
    id: 'letter-needed',
    topic: 'letter',
    related: ['letter-opening', 'letter-addressee'],
    tool: { label: msg`Write a cover letter`, path: '/coverletter' },
  },
  {
    id: 'letter-opening',
    topic: 'letter',
    related: ['letter-addressee', 'letter-needed'],
    tool: { label: msg`Write a cover letter`, path: '/coverletter' },
  },
  { id: 'letter-addressee', topic: 'letter', related: ['letter-opening', 'letter-needed'] },
  { id: 'explain-a-gap', topic: 'gaps', related: ['let-go', 'many-jobs'] },
  {
    id: 'career-change',
    topic: 'gaps',
    related: ['no-experience', 'letter-needed'],
    tool: { label: msg`Outline a resume for a change`, path: '/choose-your-resumeflow' },
  },
  { id: 'many-jobs', topic: 'gaps', related: ['explain-a-gap', 'let-go'] },
  { id: 'let-go', topic: 'gaps', related: ['explain-a-gap', 'weakness'] },
  { id: 'tell-me-about-yourself', topic: 'interview', related: ['weakness', 'questions-to-ask'] },
  { id: 'weakness', topic: 'interview', related: ['tell-me-about-yourself', 'let-go'] },
  { id: 'questions-to-ask', topic: 'interview', related: ['tell-me-about-yourself', 'follow-up'] },
  { id: 'salary-expectations', topic: 'offer', related: ['follow-up', 'questions-to-ask'] },
  { id: 'follow-up', topic: 'offer', related: ['questions-to-ask', 'salary-expectations'] },
] as const satisfies readonly AnswerPlace[];

export type AnswerId = (typeof PLACES)[number]['id'];
export type Answer = AnswerPlace & AnswerText;

/** All answers with their texts, in the order of the list. */
function withTexts(texts: Record<AnswerId, AnswerText>): readonly Answer[] {
  return PLACES.map((place) => ({ ...place, ...texts[place.id] }));
}

export const ANSWERS = withTexts(ENGLISH_ANSWERS);

/** The answers in a language; in English where they have not been written in it. */
export async function loadAnswers(language: string): Promise<readonly Answer[]> {
  if (language !== 'ar') return ANSWERS;
  const { ARABIC_ANSWERS } = await import('./arabic-answers.ts');
  return withTexts(ARABIC_ANSWERS);
}
