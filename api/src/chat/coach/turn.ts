import type { AtsReport } from '@vitae/contract/ats';
import type { ChatProposal, ChatSource } from '@vitae/contract/chat';
import type { RegionCode } from '@vitae/contract/regions';
import type { Change } from '@vitae/documents/model/changes';
import type { Resume } from '@vitae/documents/model/resume';
import type { Subject } from './subject.ts';

export type ChatLanguage = 'en' | 'ar';

/** All that an answer is made from. What people and files have written in it is material, never an instruction. */
export interface Turn {
  text: string;
  /** Of the page; the answer is in the language of the question where that is plain. */
  language: ChatLanguage;
  /** Set where the language of the answer is not to be read from the text: a follow-up repeats an older question. */
  answerIn?: ChatLanguage;
  region: RegionCode;
  isSignedIn: boolean;
  /** The messages before, oldest first. */
  history: TalkedMessage[];
  /** The one that the talk is about. */
  resume: { id: string; title: string; data: Resume } | null;
  /** All of the account, to ask which one is meant. */
  resumes: { id: string; title: string }[];
  advert: string;
  file: { name: string; text: string } | null;
  /** Those of the account that were changed last; the one that was given to the talk stands first. */
  letters: TurnLetter[];
  /** The one of them that the talk is about; null where none was given and there are several. */
  letter: TurnLetter | null;
  /** The newest check, of the resume of the talk where there is one. */
  check: { jobTitle: string; resumeName: string; score: number; report: AtsReport } | null;
  practice: Practice | null;
}

/** A message as it is looked back on; of an answer also what it was about, offered and proposed. */
export interface TalkedMessage {
  role: 'user' | 'assistant';
  text: string;
  /** Missing in talks that were kept before answers said it. */
  about?: Subject | null;
  choices?: string[];
  proposals?: ProposedChange[];
  sources?: ChatSource[];
}

/** A practice interview under way. */
export interface Practice {
  language: ChatLanguage;
  questions: PracticeQuestion[];
  /** One for each question that has been answered. */
  notes: PracticeNote[];
}

export interface PracticeQuestion {
  text: string;
  /** What a good answer is about; decides which parts of the rubric count. */
  kind: 'introduction' | 'behaviour' | 'requirement' | 'gap' | 'motivation' | 'weakness' | 'questions';
  /** Words of the resume or the advert that the question is about. */
  about: string;
}

export interface PracticeNote {
  question: string;
  /** 0 to 10. */
  score: number;
  strong: string[];
  better: string[];
}

export interface TurnLetter {
  id: string;
  /** As its owner calls it, else what it applies for. */
  title: string;
  jobTitle: string;
  company: string;
  /** Salutation, paragraphs and closing, separated by blank lines. */
  text: string;
  /** That it was written for. */
  advert: string;
}

/** A change of a resume or of a letter that nobody has agreed to yet. */
export type ProposedChange = {
  title: string;
  diffs: ChatProposal['diffs'];
  /** Of a letter: passages of its text (`LETTER_TEXT`), each standing in it once. */
  changes: Change[];
} & ({ resumeId: string; letterId?: never } | { letterId: string; resumeId?: never });

export interface CoachAnswer {
  /** `unknown`: it says that it does not know; `asking`: it needs to hear something first. */
  kind: 'answer' | 'asking' | 'unknown';
  text: string;
  sources: ChatSource[];
  choices: string[];
  proposals: ProposedChange[];
  /** Kept with the message: what follows may speak of it as "it". */
  about: Subject | null;
  /** As it stands after this answer. */
  practice: Practice | null;
}

/** What was written by whoever asks, oldest first. */
export const textsOfUser = (history: readonly TalkedMessage[]): string[] =>
  history.filter(({ role }) => role === 'user').map(({ text }) => text);

/** An answer of nothing but text, to be filled in. */
export function answerOf(text: string, more: Partial<CoachAnswer> = {}): CoachAnswer {
  return { kind: 'answer', text, sources: [], choices: [], proposals: [], about: null, practice: null, ...more };
}
