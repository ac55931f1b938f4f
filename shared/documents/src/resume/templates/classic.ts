import { contactLine, type SectionStyle } from '../blocks.ts';
import { allSections, headerHeight, type Margins, place, runningFooter, singleColumn, type Template } from '../plan.ts';
import { ruledTitle } from '../section-titles.ts';

const MARGINS: Margins = { side: 50, top: 46, bottom: 46 };

const STYLE: SectionStyle = {
  title: ruledTitle,
  entry: { dates: 'end', leads: 'title', organizationStyle: { italic: true } },
  skills: 'inline',
  languages: 'inline',
  details: 'inline',
  sectionSpace: 1.25,
  entrySpace: 0.85,
};

/** Centred name, ruled capitals, dates hanging at the margin: what recruiters have read for decades. */
export const classic: Template = {
  name: 'Classic',
  description: 'Centred name and ruled headings in one column. Right for almost every job and every tracking system.',
  columns: 1,
  look: { color: '#1f4e79', font: 'Times New Roman' },
  plan(kit) {
    const { content, palette } = kit;
    const width = kit.pageWidth - 2 * MARGINS.side;
    const header = [
      ...kit.lines(content.name, kit.style({ bold: true, size: kit.name }), {
        width,
        align: 'center',
        lineHeight: 1.15,
      }),
      ...kit.lines(content.jobTitle, kit.style({ size: kit.section * 0.9, color: palette.accentText }), {
        width,
        align: 'center',
        lineHeight: 1.35,
      }),
      ...contactLine(kit, content.contacts, width, {
        text: { color: palette.muted },
        icons: 'none',
        iconColor: palette.accentText,
        align: 'center',
        mark: '   |   ',
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
