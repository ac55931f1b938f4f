import { languageOf, type Say } from '../../coach/language.ts';

import type { Turn } from '../../coach/turn.ts';
import { spelledAsOwn } from '../own-spelling.ts';
import { withProperNames } from '../proper-names.ts';
import { dayIn } from './days.ts';
import { isPromised } from './details.ts';
import { isInLanguage } from './language.ts';
import { resultOf } from './sender.ts';
import { ideaIn, subjectIn } from './subject.ts';
import { deedThereIn } from './told-of-work.ts';

// What was spoken of in the talk that a mail looks back on.

/** What was spoken of, in the words of a short mail. */
export function topicsOf(turn: Turn, say: Say): string {
  const subject = deedThereIn(turn.text) ? undefined : subjectOf(turn);
  return subject && !subject.startsWith('[')
    ? say(` and for telling me about ${subject}`, ` وعلى حديثكم عن ${subject}`)
    : '';
}

export function stayedOf(turn: Turn, say: Say): string {
  const told = subjectOf(turn);
  // What they said of their answer is no subject of the talk.
  const subject = told?.startsWith('[') && isPromised(turn.text) ? undefined : told;
  return subject
    ? say(`What you said about ${subject} has stayed with me.`, `وبقي معي ما قلتموه عن ${subject}.`)
    : isTold(turn)
      ? ''
      : say('[One thing that stayed with you.]', '[شيء بقي معك من الحديث.]');
}

/** Whoever has told of the talk when it was or what was promised in it has told what the mail needs. */
const isTold = (turn: Turn): boolean => dayIn(turn.text, languageOf(turn)) !== '' || isPromised(turn.text);

/** What was spoken of; in another language than the mail's it waits in brackets for its writer. */
export function subjectOf(turn: Turn): string | undefined {
  const subject = subjectIn(turn.text);
  const named = subject && withProperNames(spelledAsOwn(subject, turn));
  return named && !isInLanguage(named, turn) && !named.startsWith('[') ? `[${named}]` : named;
}

/** What stayed of the talk, or what one did there, and what the resume adds to it. */
export function talkOf(turn: Turn, say: Say): string {
  const result = resultOf(turn);
  const bring = say(
    result ? `What I would bring to it: ${result}` : '[one sentence on what you would bring to it].',
    '[جملة عما ستضيفه].',
  );
  const deed = languageOf(turn) === 'ar' ? undefined : deedThereIn(turn.text);
  if (deed) return result ? `I enjoyed ${deed}. ${bring}` : `I enjoyed ${deed}.`;
  const idea = ideaIn(turn.text, say);
  const told = subjectOf(turn);
  if (!told && idea) return [idea, result ? bring : ''].filter(Boolean).join(' ');
  const subject = told ?? say('[subject]', '[الموضوع]');
  const stayed = say(`What you said about ${subject} has stayed with me`, `بقي معي ما قلتموه عن ${subject}`);
  if (idea) return [`${stayed}.`, idea, result ? bring : ''].filter(Boolean).join(' ');
  return result ? say(`${stayed}. ${bring}`, `${stayed}: ${bring}`) : `${stayed}: ${bring}`;
}
