import { contactLine, photo, type SectionStyle } from '../blocks.ts';
import { allSections, headerHeight, type Margins, place, runningFooter, singleColumn, type Template } from '../plan.ts';
import { accentedTitle } from '../section-titles.ts';

const MARGINS: Margins = { side: 50, top: 50, bottom: 46 };
const BAND = 9;
const PHOTO = 74;

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
      sectionSpace: 1.5,
      entrySpace: 1,
    };
    const width = kit.pageWidth - 2 * MARGINS.side;
    const headerWidth = content.photo === null ? width : width - PHOTO - 20;
    const header = [
      ...kit.lines(content.name, kit.style({ bold: true, size: kit.name * 1.12 }), {
        width: headerWidth,
        lineHeight: 1.1,
      }),
      ...kit.lines(content.jobTitle, kit.style({ size: kit.section, color: palette.accentText }), {
        width: headerWidth,
        lineHeight: 1.4,
      }),
      kit.strip(kit.text * 0.5, []),
      ...contactLine(kit, content.contacts, headerWidth, {
        text: { color: palette.muted },
        icons: 'filled',
        iconColor: palette.accentText,
        align: 'start',
        mark: '   ·   ',
      }),
    ];
    const height = Math.max(headerHeight(header), content.photo === null ? 0 : PHOTO);
    return {
      header: [
        ...place(header, MARGINS.side, MARGINS.top),
        ...photo(kit, kit.pageWidth - MARGINS.side - PHOTO, MARGINS.top, PHOTO, PHOTO, PHOTO / 2),
      ],
      flows: [
        singleColumn(
          kit,
          allSections(kit, content.sections, width, style),
          MARGINS,
          MARGINS.top + height + kit.text * 1.3,
        ),
      ],
      background: () => [kit.rect(0, 0, kit.pageWidth, BAND, palette.accent)],
      footer: runningFooter(kit, MARGINS),
    };
  },
};
