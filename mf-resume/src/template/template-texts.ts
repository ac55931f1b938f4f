import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { createDataTranslator } from '@vitae/remote-kit/data-texts';

/** What the gallery says of its templates. */
const translate = createDataTranslator(
  [
    msg({ message: 'Academic', context: 'resume template' }),
    msg`Dates in their own column and quiet type, made for long lists of publications, grants and teaching.`,
    msg({ message: 'Classic', context: 'resume template' }),
    msg`Centred name and ruled headings in one column. Right for almost every job and every tracking system.`,
    msg({ message: 'Compact', context: 'resume template' }),
    msg`Headings beside the text and tight spacing: a long career on one page.`,
    msg({ message: 'Creative', context: 'resume template' }),
    msg`A block of colour, a large name and round pictures. For design, media and marketing.`,
    msg({ message: 'Europass', context: 'resume template' }),
    msg`Labels in one column, facts in the other: the order that public employers in Europe ask for.`,
    msg({ message: 'Executive', context: 'resume template' }),
    msg`Wide capitals and an opening statement; companies lead, positions follow. For senior leadership.`,
    msg({ message: 'First job', context: 'resume template' }),
    msg`Friendly, roomy, an icon at every section: a short resume that looks whole. For students and starters.`,
    msg({ message: 'Gulf', context: 'resume template' }),
    msg`Picture and a table of personal details, visa included, as employers in the Gulf expect.`,
    msg({ message: 'Minimal', context: 'resume template' }),
    msg`White space, small labels and nothing that shouts. For design-minded readers.`,
    msg({ message: 'Modern', context: 'resume template' }),
    msg`A bold name, coloured headings and skills in chips. For technology, marketing and product roles.`,
    msg({ message: 'Sidebar left', context: 'resume template' }),
    msg`A column of colour holds picture, contacts and skills; the career has the page to itself.`,
    msg({ message: 'Sidebar right', context: 'resume template' }),
    msg`Name across the page, the career first, and a light column of skills and facts beside it.`,
    msg({ message: 'Technical', context: 'resume template' }),
    msg`Skills in a table, technologies below every project, links in plain sight. For engineers and analysts.`,
    msg({ message: 'Timeline', context: 'resume template' }),
    msg`A line runs down your career with a dot at every station. For paths that tell a story.`,
  ].map((text) => ({ text })),
);

/** Puts a template's name or description into the page's language. */
export function useTemplateTexts(): (text: string) => string {
  const { i18n } = useLingui();
  return (text) => translate(i18n, text) ?? text;
}
