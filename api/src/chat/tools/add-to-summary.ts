import { fold } from '@vitae/language/fold';
import { z } from 'zod';
import { languageOf, sayIn } from '../coach/language.ts';
import { answerOf, type CoachAnswer } from '../coach/turn.ts';
import { askForResume } from './ask-for.ts';
import { spelledAsOwn } from './own-spelling.ts';
import { defineTool } from './tool.ts';

/** Proposes one more sentence at the end of the summary. */
export const addToSummary = defineTool({
  name: 'add_to_summary',
  description:
    'Proposes one more sentence for the summary of the user’s resume. Only what the user has told, in the user’s words.',
  input: z.object({ sentence: z.string().min(3).max(300) }),
  run({ sentence: typed }, turn): CoachAnswer {
    const { resume } = turn;
    if (!resume) return askForResume(turn);
    const say = sayIn(languageOf(turn));
    const sentence = spelledAsOwn(typed, turn);
    const told = fold(turn.text);
    const isSaid = fold(sentence)
      .split(/[^\p{L}\p{N}]+/u)
      .every((word) => told.includes(word.replace(/s$/, '')));
    if (!isSaid) return answerOf('Not proposed: the user has not said that.');
    const before = resume.data.personal.profile;
    const after = [before.trim(), /[.!?]$/.test(sentence) ? sentence : `${sentence}.`].filter(Boolean).join(' ');
    return answerOf(say('As you say. Nothing changes until you accept it.', 'كما قلت. لا يتغير شيء حتى تقبله.'), {
      about: { kind: 'summary', text: after },
      proposals: [
        {
          resumeId: resume.id,
          title: say('Add to the summary', 'إضافة إلى الملخص'),
          diffs: [{ label: say('Summary', 'الملخص'), before, after }],
          changes: [{ path: ['personal', 'profile'], before, after }],
        },
      ],
    });
  },
});
