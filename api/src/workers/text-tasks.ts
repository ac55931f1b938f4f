import type { AtsReport } from '@vitae/contract/ats';
import type { FetchedPage } from '../adverts/fetch-page.ts';
import type { AdvertPage } from '../adverts/read-page.ts';
import type { ScoreTask } from '../ats/score-resume.ts';
import type { CoachAnswer, Turn } from '../chat/coach/turn.ts';
import type { ToolOutcome, ToolTask } from '../chat/tools/tool.ts';
import type { ResumeFile } from '../parsing/read-file.ts';
import type { ReadResume } from '../parsing/read-resume.ts';
import type { ParsedResume } from '../parsing/result.ts';
import type { Draft, DraftReview } from '../writing/craft.ts';
import type { LetterTexts, WrittenLetter } from '../writing/writer.ts';
import type { HelpTask, Proposals } from '../writing-help/writing-help.ts';

/** What the threads can be asked to do with people's texts. */
export interface TextTasks {
  /** Brings in what it takes to read a resume and to score it, which takes longer than the work itself. */
  prepare: { input: null; output: void };
  /** Frees what earlier tasks have left over. */
  collectGarbage: { input: null; output: void };
  readResume: { input: ResumeFile; output: ReadResume };
  /** Reads the words off the pictures in a PDF. Reports its progress. */
  scanResume: { input: ResumeFile; output: ParsedResume };
  /** The text of any file, in reading order. */
  readText: { input: ResumeFile; output: string };
  /** The text that is read off a file's pictures. Reports its progress. */
  scanText: { input: ResumeFile; output: string };
  /** The advert on a page of the web. */
  readAdvertPage: { input: FetchedPage; output: AdvertPage };
  /** Reads a resume and scores it, against an advert where there is one. */
  scoreResume: { input: ScoreTask; output: AtsReport };
  writeLetter: { input: LetterTexts; output: WrittenLetter };
  reviewDraft: { input: Draft; output: DraftReview };
  /** Answers a turn of a talk with the assistant. */
  coach: { input: Turn; output: CoachAnswer };
  /** Does what a model has called a tool of the assistant for. */
  useTool: { input: ToolTask; output: ToolOutcome };
  help: { input: HelpTask; output: Proposals };
}
