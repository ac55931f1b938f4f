import type { Resume } from '../model/resume.ts';
import { plainTextOf, type TextParagraph } from '../model/rich-text.ts';
import { contentOf, type Section, type SectionBody } from '../resume/content.ts';
import type { Entry } from '../resume/entry-content.ts';

/** The resume as plain text, for forms that take nothing else. Sections are divided by blank lines. */
export function exportResumeText(resume: Resume): string {
  const content = contentOf(resume);
  const head = [content.name, content.jobTitle, ...content.contacts.map((contact) => contact.text)];
  const blocks = [lines(head), ...content.sections.map(sectionText)];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

function lines(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n');
}

function sectionText(section: Section): string {
  return lines([section.title.toUpperCase(), bodyText(section.body)]);
}

function bodyText(body: SectionBody): string {
  switch (body.kind) {
    case 'paragraphs':
      return paragraphsText(body.paragraphs);
    case 'entries':
      return [paragraphsText(body.introduction), ...body.entries.map(entryText)].filter(Boolean).join('\n\n');
    case 'details':
      return lines(body.details.map((detail) => `${detail.label}: ${detail.value}`));
    case 'skills':
      return lines(
        body.groups.map((group) => {
          const { name } = group;
          return [name, group.skills.join(', ')].filter(Boolean).join(': ');
        }),
      );
    case 'languages':
      return lines(body.languages.map(({ name, level }) => [name, level && `(${level})`].filter(Boolean).join(' ')));
    case 'names':
      return lines(body.names);
  }
}

function entryText(entry: Entry): string {
  return lines([
    entry.title,
    [entry.organization, entry.location].filter(Boolean).join(', '),
    entry.dates,
    entry.link?.text ?? '',
    entry.note,
    paragraphsText(entry.paragraphs),
    entry.tags.join(', '),
  ]);
}

function paragraphsText(paragraphs: readonly TextParagraph[]): string {
  return lines(
    paragraphs.map((paragraph) => {
      const text = plainTextOf(paragraph.spans);
      if (paragraph.kind === 'bullet') return `${'  '.repeat(paragraph.depth)}- ${text}`;
      return paragraph.kind === 'number' ? `${paragraph.ordinal}. ${text}` : text;
    }),
  );
}
