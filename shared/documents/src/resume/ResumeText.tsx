import { memo, useDeferredValue } from 'react';
import type { Resume } from '../model/resume.ts';
import { plainTextOf, type TextParagraph } from '../model/rich-text.ts';
import { VISUALLY_HIDDEN } from '../preview/visually-hidden.ts';
import { contentOf, type Section, type SectionBody } from './content.ts';

/** The resume in headings and paragraphs, for assistive technology: pages of placed lines say little to it. */
export const ResumeText = memo(function ResumeText(props: { resume: Resume; isHidden: boolean }) {
  // Nobody hears a key press later than they see it.
  const content = contentOf(useDeferredValue(props.resume));
  return (
    <article
      lang={content.language}
      dir={content.isRtl ? 'rtl' : 'ltr'}
      style={props.isHidden ? VISUALLY_HIDDEN : { padding: 24 }}
    >
      <p>{[content.name, content.jobTitle].filter(Boolean).join(', ')}</p>
      <p>{content.contacts.map((contact) => contact.text).join(', ')}</p>
      {content.sections.map((section) => (
        <SectionText key={section.key} section={section} />
      ))}
    </article>
  );
});

function SectionText({ section }: { section: Section }) {
  return (
    <section>
      <h3>{section.title}</h3>
      {linesOf(section.body).map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </section>
  );
}

function linesOf(body: SectionBody): string[] {
  switch (body.kind) {
    case 'paragraphs':
      return textsOf(body.paragraphs);
    case 'entries':
      return [
        ...textsOf(body.introduction),
        ...body.entries.flatMap((entry) => [
          [entry.title, entry.organization, entry.location, entry.dates].filter(Boolean).join(', '),
          ...textsOf(entry.paragraphs),
          ...(entry.tags.length > 0 ? [entry.tags.join(', ')] : []),
        ]),
      ];
    case 'details':
      return body.details.map((detail) => `${detail.label}: ${detail.value}`);
    case 'skills':
      return body.groups.map((group) => [group.name, group.skills.join(', ')].filter(Boolean).join(': '));
    case 'languages':
      return body.languages.map((language) => [language.name, language.level].filter(Boolean).join(': '));
    case 'names':
      return body.names;
  }
}

function textsOf(paragraphs: readonly TextParagraph[]): string[] {
  return paragraphs.map((paragraph) => plainTextOf(paragraph.spans));
}
