import { z } from 'zod';
import { rankAnswers } from '../coach/answer-question.ts';
import { languageOf } from '../coach/language.ts';
import { answerOf } from '../coach/turn.ts';
import { defineTool } from './tool.ts';

const SHOWN_MAX = 3;

/** What the knowledge base says of a question. */
export const searchAdvice = defineTool({
  name: 'search_advice',
  description:
    'Looks a question about job search, resumes, letters, interviews, offers or the labour law of the Gulf states up in the reviewed knowledge base. Use it before you give such advice, and keep to what it says.',
  input: z.object({ query: z.string().min(1).max(400) }),
  run({ query }, turn) {
    const language = languageOf({ text: query, language: turn.language });
    const found = rankAnswers({ text: query, region: turn.region }).slice(0, SHOWN_MAX);
    if (found.length === 0) return answerOf('The knowledge base says nothing about that.');
    return answerOf(
      found
        .map(({ answer }) => `# ${answer[language].title}\n${answer[language].text}\n(${answer.source})`)
        .join('\n\n'),
      {
        sources: found.map(({ answer }) => ({ title: answer[language].title, origin: answer.source, url: answer.url })),
      },
    );
  },
});
