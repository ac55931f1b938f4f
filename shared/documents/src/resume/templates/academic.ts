import { contactLine } from '../contact-block.ts';
import { allSections, type Template } from '../plan.ts';
import type { SectionStyle } from '../section-style.ts';
import { paperTitle } from '../section-titles.ts';
import { type Margins, singleColumnPlan } from '../single-column.ts';

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

/** As the CV of a scholar is set: dates in their own column, one dark ink, page numbers. */
export const academic: Template = {
  name: 'Academic',
  description: 'Dates in their own column and quiet type, made for long lists of publications, grants and teaching.',
  columns: 1,
  look: { color: '#2d3a4a', font: 'Garamond' },
  plan(kit) {
    const { content, palette } = kit;
    return singleColumnPlan(kit, {
      margins: MARGINS,
      photo: { width: 64, height: 80, radius: 0 },
      header: (width) => [
        ...kit.nameLines(kit.style({ size: kit.name, color: palette.accentText }), { width, lineHeight: 1.15 }),
        ...kit.lines(content.jobTitle, kit.style({ italic: true, size: kit.section * 0.9, color: palette.muted }), {
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
      ],
      spaceBelow: kit.text * 1.1,
      sections: (width) => allSections(kit, content.sections, width, STYLE),
    });
  },
};
