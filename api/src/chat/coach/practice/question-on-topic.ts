import { linesOf } from '../../tools/resume-lines.ts';
import { sayIn } from '../language.ts';
import type { ChatLanguage, PracticeQuestion, Turn } from '../turn.ts';
import { tellsOfTopic } from './topic-to-practise.ts';

/** Of what is told not to have been done nobody asks for a case. */
export function questionOnNew(topic: string, language: ChatLanguage): PracticeQuestion {
  const say = sayIn(language);
  return {
    kind: 'gap',
    about: topic,
    text: say(
      `This job may ask for ${topic}, and you have not done that yet. What in your work comes nearest to it, and how would you go about it in your first three months?`,
      `قد تتطلب هذه الوظيفة ${topic}، ولم تقم به من قبل. ما أقرب شيء إليه في عملك، وكيف ستتعامل معه في أول ثلاثة أشهر؟`,
    ),
  };
}

/** What somebody changed is asked about before what was there anyway. */
const TELLS_CHANGE = /\bfrom \S{0,20}\d.{0,40}\bto\b|\d\s?%|من \S{0,20}\d.{0,40} إلى /u;

/** On a topic that is named, by the line of the resume that tells of it; else on the hardest case of it. */
export function questionOn(turn: Turn, topic: string, language: ChatLanguage): PracticeQuestion {
  const say = sayIn(language);
  const lines = turn.resume ? linesOf(turn.resume.data).filter(({ text }) => tellsOfTopic(text, topic)) : [];
  const line = lines.find(({ text }) => TELLS_CHANGE.test(text)) ?? lines[0];
  if (line)
    return {
      kind: 'behaviour',
      about: line.text,
      text: say(
        `On ${topic}: in your time as ${line.label} you write “${line.text}”. What was the situation, what did you do yourself, and what came of it?`,
        `عن ${topic}: في عملك (${line.label}) كتبت «${line.text}». ما الموقف، وماذا فعلت أنت، وما النتيجة؟`,
      ),
    };
  return {
    kind: 'behaviour',
    about: topic,
    text: say(
      `Tell me about the hardest situation that you have had with ${topic}. What was at stake, what did you do yourself, and how did it end?`,
      `حدثني عن أصعب موقف مررت به مع ${topic}. ما الذي كان على المحك، وماذا فعلت أنت، وكيف انتهى؟`,
    ),
  };
}
