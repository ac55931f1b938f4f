import { contactLine } from '../contact-block.ts';
import { roundPhoto } from '../photo.ts';
import { allSections, type Template } from '../plan.ts';
import type { SectionStyle } from '../section-style.ts';
import { accentedTitle } from '../section-titles.ts';
import { type Margins, singleColumnPlan } from '../single-column.ts';

const MARGINS: Margins = { side: 50, top: 50, bottom: 46 };
const BAND = 9;

/** Bold name at the start, colour in the headings, skills in chips. */
export const modern: Template = {
  name: 'Modern',
  description: 'A bold name, coloured headings and skills in chips. For technology, marketing and product roles.',
  columns: 1,
  look: { color: '#2457d6', font: 'Inter' },
  plan(kit) {
    const { content, palette } = kit;
    const style: SectionStyle = {
      title: accentedTitle,
      entry: {
        dates: 'end',
        leads: 'title',
        organizationStyle: { bold: true, color: palette.accentText },
        tags: 'chips',
      },
      skills: 'chips',
      languages: 'inline',
      details: 'inline',
      bulletColor: palette.accentText,
      sectionSpace: 1.4,
      entrySpace: 0.95,
    };
    return singleColumnPlan(kit, {
      margins: MARGINS,
      photo: roundPhoto(78),
      header: (width) => [
        ...kit.nameLines(kit.style({ bold: true, size: kit.name * 1.12 }), { width, lineHeight: 1.1 }),
        ...kit.lines(content.jobTitle, kit.style({ size: kit.section, color: palette.accentText }), {
          width,
          lineHeight: 1.4,
        }),
        kit.strip(kit.text * 0.5, []),
        ...contactLine(kit, content.contacts, width, {
          text: { color: palette.muted },
          icons: 'filled',
          iconColor: palette.accentText,
          align: 'start',
          mark: '   ·   ',
        }),
      ],
      spaceBelow: kit.text * 1.3,
      sections: (width) => allSections(kit, content.sections, width, style),
      background: () => [kit.rect(0, 0, kit.pageWidth, BAND, palette.accent)],
    });
  },
};
