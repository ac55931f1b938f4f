import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { createDataTranslator } from '@vitae/remote-kit/data-texts';

/** What the API says of its templates, name and structure, and the names of plans. */
const TEXTS: readonly MessageDescriptor[] = [
  msg`Default`,
  msg`Classic Cover Letter`,
  msg`Skills-Focused Cover Letter`,
  msg`Story-Driven Cover Letter`,
  msg`Modern Professional`,
  msg`Free`,
  msg`Pro Monthly`,
  msg`Pro Yearly`,
  msg`Introduction`,
  msg({
    message:
      'Name the position and the company in the first sentence, so that the reader knows at once what this is about.\nSay in one line who you are professionally.\nGive the one reason that makes you worth reading on.',
  }),
  msg`Why You're a Fit`,
  msg({
    message:
      'Take the two or three requirements that the advert puts first.\nAnswer each with something you have done, and with its result: a figure, a scope, a change that others noticed.\nLeave out what the resume says anyway.',
  }),
  msg`Company Fit`,
  msg({
    message:
      'Show that you have read about this employer and not just about a job.\nTie what they do, or how they work, to what you look for.\nOne honest reason is better than three compliments.',
  }),
  msg`Call to Action`,
  msg({
    message:
      'Thank the reader for their time.\nSay plainly that you would like to talk, and how you can be reached.\nEnd on a confident note, without begging and without pressing.',
  }),
  msg`Opening`,
  msg({
    message:
      'State the position and name the skills that you bring to it.\nChoose them from the advert, in the words of the advert, as far as your resume bears them out.',
  }),
  msg`Core Skills`,
  msg({
    message:
      'Group your strongest skills for this job.\nFor each, say where you used it and how well you know it.\nPrefer three skills with evidence to ten without.',
  }),
  msg`Skills in Practice`,
  msg({
    message:
      'Describe one piece of work in which several of these skills came together.\nWhat was the task, what did you do, what came of it?\nThis is where a career changer shows that a skill travels.',
  }),
  msg`Closing`,
  msg({
    message:
      'Say what you would do with these skills in the first months.\nOffer to show your work, and ask for a conversation.',
  }),
  msg`The Moment`,
  msg({
    message:
      'Begin with one concrete situation from your working life: a problem on the table, a decision to take.\nKeep it to two or three sentences. It must be true and it must lead to this job.',
  }),
  msg`The Turning Point`,
  msg({
    message:
      'Tell what you did and why you did it that way.\nOne obstacle is enough.\nEnd with the result, in figures where you have them.',
  }),
  msg`The Connection`,
  msg({
    message:
      'Say what the story taught you, and where the same thing matters in the advertised position.\nName the requirements of the advert that it answers.',
  }),
  msg`The Next Chapter`,
  msg({
    message:
      'Explain why this company is where the story should go on.\nInvite the reader to hear the rest of it in an interview.',
  }),
  msg`Headline`,
  msg({
    message: 'One or two sentences: your strongest fact, and the position.\nWrite it so that it could stand alone.',
  }),
  msg`Impact`,
  msg({
    message:
      'Three to five results that matter for this job, as a list under the work they come from.\nOne line each, with the real figure where there is one.',
  }),
  msg`Fit and Sign-off`,
  msg({
    message:
      'In a few sentences: who you are, what draws you to this employer, and how you can be reached.\nEnd plainly.',
  }),
  msg({ message: 'Say which position you apply for and who you are.\nGive one reason to read on.' }),
  msg({
    message: 'Answer the most important requirements with what you have done.\nName results where you have them.',
  }),
  msg({ message: 'Say why this company.\nTie what it does to what you look for.' }),
  msg({ message: 'Thank the reader.\nAsk for a conversation and say how you can be reached.' }),
];

const translate = createDataTranslator(TEXTS.map((text) => ({ text })));

/** Puts a template's name, title or guidance into the page's language; a text of an unknown template stays as it is. */
export function useTemplateTexts(): (text: string) => string {
  const { i18n } = useLingui();
  return (text) => translate(i18n, text) ?? text;
}
