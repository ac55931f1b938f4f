import { contactLine, type SectionStyle } from '../blocks.ts';
import { allSections, headerHeight, type Margins, place, runningFooter, singleColumn, type Template } from '../plan.ts';
import { markedTitle } from '../section-titles.ts';

const MARGINS: Margins = { side: 50, top: 44, bottom: 44 };
const EDGE = 14;

/** A table of skills, technologies below every project, links in sight. */
export const technical: Template = {
  name: 'Technical',
  description: 'Skills in a table, technologies below every project, links in plain sight. For engineers and analysts.',
  columns: 1,
  look: { color: '#166534', font: 'Inter' },
  plan(kit) {
    const { content, palette } = kit;
    const style: SectionStyle = {
      title: markedTitle,
      entry: { dates: 'end', leads: 'title', organizationStyle: { color: palette.accentText }, tags: 'chips' },
      skills: 'table',
      languages: 'inline',
      details: 'inline',
      bulletColor: palette.accent,
      sectionSpace: 1.3,
      entrySpace: 0.85,
    };
    const width = kit.pageWidth - 2 * MARGINS.side;
    const header = [
      ...kit.lines(
        [
          { text: content.name, style: kit.style({ bold: true, size: kit.name * 0.95 }) },
          {
            text: content.jobTitle === '' ? '' : `   ${content.jobTitle}`,
            style: kit.style({ size: kit.section * 0.9, color: palette.accentText }),
          },
        ],
        kit.style({ size: kit.name * 0.95 }),
        { width, lineHeight: 1.2 },
      ),
      kit.strip(kit.text * 0.35, []),
      ...contactLine(kit, content.contacts, width, {
        text: { color: palette.muted },
        icons: 'outline',
        iconColor: palette.accentText,
        align: 'start',
        mark: '  |  ',
      }),
    ];
    const bottom = MARGINS.top + headerHeight(header) + kit.text * 0.9;
    return {
      header: [
        ...place(header, MARGINS.side, MARGINS.top),
        kit.rect(MARGINS.side, bottom, width, 0.7, palette.hairline),
      ],
      flows: [singleColumn(kit, allSections(kit, content.sections, width, style), MARGINS, bottom + kit.text)],
      background: () => [kit.rect(0, 0, EDGE, kit.pageHeight, palette.accent)],
      footer: runningFooter(kit, MARGINS),
    };
  },
};
