import { contactLine, type SectionStyle } from '../blocks.ts';
import { allSections, headerHeight, type Margins, place, runningFooter, singleColumn, type Template } from '../plan.ts';
import { paperTitle } from '../section-titles.ts';

const MARGINS: Margins = { side: 58, top: 54, bottom: 54 };

const STYLE: SectionStyle = {
  title: paperTitle,
  entry: {
    dates: 'start',
    leads: 'title',
    titleStyle: { bold: true },
    organizationStyle: { italic: true },
  },
  skills: 'table',
  languages: 'inline',
  details: 'inline',
  sectionSpace: 1.3,
  entrySpace: 0.8,
};

/** As the CV of a scholar is set: dates in their own column, black on white, page numbers. */
export const academic: Template = {
  name: 'Academic',
  description: 'Dates in their own column and quiet type, made for long lists of publications, grants and teaching.',
  columns: 1,
  look: { color: '#2d3a4a', font: 'Garamond' },
  plan(kit) {
    const { content, palette } = kit;
    const width = kit.pageWidth - 2 * MARGINS.side;
    const header = [
      ...kit.lines(content.name, kit.style({ size: kit.name * 0.95 }), { width, lineHeight: 1.15 }),
      ...kit.lines(content.jobTitle, kit.style({ italic: true, size: kit.section * 0.85, color: palette.muted }), {
        width,
        lineHeight: 1.4,
      }),
      kit.strip(kit.text * 0.35, []),
      ...contactLine(kit, content.contacts, width, {
        text: {},
        icons: 'none',
        iconColor: palette.muted,
        align: 'start',
        mark: '  ·  ',
      }),
    ];
    const bottom = MARGINS.top + headerHeight(header) + kit.text * 1.1;
    return {
      header: place(header, MARGINS.side, MARGINS.top),
      flows: [singleColumn(kit, allSections(kit, content.sections, width, STYLE), MARGINS, bottom)],
      footer: runningFooter(kit, MARGINS),
    };
  },
};
