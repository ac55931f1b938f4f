import type { CoverLetterTemplate } from '@vitae/contract/cover-letter';

/** The templates on offer, in the order in which the carousel shows them. */
export const COVER_LETTER_TEMPLATES: readonly CoverLetterTemplate[] = [
  { id: 'default', name: 'Default', format: { paragraphs: [] } },
  {
    id: 'classic',
    name: 'Classic Cover Letter',
    format: {
      paragraphs: [
        {
          title: 'Introduction',
          why: 'Name the position and the company in the first sentence, so that the reader knows at once what this is about.\nSay in one line who you are professionally.\nGive the one reason that makes you worth reading on.',
        },
        {
          title: "Why You're a Fit",
          why: 'Take the two or three requirements that the advert puts first.\nAnswer each with something you have done, and with its result: a figure, a scope, a change that others noticed.\nLeave out what the resume says anyway.',
        },
        {
          title: 'Company Fit',
          why: 'Show that you have read about this employer and not just about a job.\nTie what they do, or how they work, to what you look for.\nOne honest reason is better than three compliments.',
        },
        {
          title: 'Call to Action',
          why: 'Thank the reader for their time.\nSay plainly that you would like to talk, and how you can be reached.\nEnd on a confident note, without begging and without pressing.',
        },
      ],
    },
  },
  {
    id: 'skills-focused',
    name: 'Skills-Focused Cover Letter',
    format: {
      paragraphs: [
        {
          title: 'Opening',
          why: 'State the position and name the skills that you bring to it.\nChoose them from the advert, in the words of the advert, as far as your resume bears them out.',
        },
        {
          title: 'Core Skills',
          why: 'Group your strongest skills for this job.\nFor each, say where you used it and how well you know it.\nPrefer three skills with evidence to ten without.',
        },
        {
          title: 'Skills in Practice',
          why: 'Describe one piece of work in which several of these skills came together.\nWhat was the task, what did you do, what came of it?\nThis is where a career changer shows that a skill travels.',
        },
        {
          title: 'Closing',
          why: 'Say what you would do with these skills in the first months.\nOffer to show your work, and ask for a conversation.',
        },
      ],
    },
  },
  {
    id: 'story-driven',
    name: 'Story-Driven Cover Letter',
    format: {
      paragraphs: [
        {
          title: 'The Moment',
          why: 'Begin with one concrete situation from your working life: a problem on the table, a decision to take.\nKeep it to two or three sentences. It must be true and it must lead to this job.',
        },
        {
          title: 'The Turning Point',
          why: 'Tell what you did and why you did it that way.\nOne obstacle is enough.\nEnd with the result, in figures where you have them.',
        },
        {
          title: 'The Connection',
          why: 'Say what the story taught you, and where the same thing matters in the advertised position.\nName the requirements of the advert that it answers.',
        },
        {
          title: 'The Next Chapter',
          why: 'Explain why this company is where the story should go on.\nInvite the reader to hear the rest of it in an interview.',
        },
      ],
    },
  },
  {
    id: 'modern-professional',
    name: 'Modern Professional',
    format: {
      paragraphs: [
        {
          title: 'Headline',
          why: 'One or two sentences: your strongest fact, and the position.\nWrite it so that it could stand alone.',
        },
        {
          title: 'Impact',
          why: 'Three to five results that matter for this job, as a list under the work they come from.\nOne line each, with the real figure where there is one.',
        },
        {
          title: 'Fit and Sign-off',
          why: 'In a few sentences: who you are, what draws you to this employer, and how you can be reached.\nEnd plainly.',
        },
      ],
    },
  },
];

export function findTemplate(id: string): CoverLetterTemplate | undefined {
  return COVER_LETTER_TEMPLATES.find((template) => template.id === id);
}
