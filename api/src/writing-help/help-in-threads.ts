import type { TextWork } from '../workers/text-work.ts';
import type { WritingHelp } from './writing-help.ts';

/** The built-in help, in threads, where a long text holds nobody else up. */
export function helpInThreads(work: TextWork): WritingHelp {
  return {
    describe: (request, options) => work.help({ kind: 'describe', parts: [request] }, options),
    summarize: (resume, options) => work.help({ kind: 'summarize', parts: [resume] }, options),
    suggestHistory: (jobTitle, options) => work.help({ kind: 'suggestHistory', parts: [jobTitle] }, options),
    suggestSkills: (jobTitle, resume, options) =>
      work.help({ kind: 'suggestSkills', parts: [jobTitle, resume] }, options),
    enhance: (text, options) => work.help({ kind: 'enhance', parts: [text] }, options),
  };
}
