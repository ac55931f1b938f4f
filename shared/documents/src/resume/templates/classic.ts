import { contactLine } from '../contact-block.ts';
import { allSections, type Template } from '../plan.ts';
import type { SectionStyle } from '../section-style.ts';
import { ruledTitle } from '../section-titles.ts';
import { type Margins, singleColumnPlan } from '../single-column.ts';

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
    return singleColumnPlan(kit, {
      margins: MARGINS,
      photo: { width: 62, height: 76, radius: 2 },
      isCentered: true,
      header: (width) => [
        ...kit.nameLines(kit.style({ bold: true, size: kit.name }), { width, align: 'center', lineHeight: 1.15 }),
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
      ],
      spaceBelow: kit.text * 1.1,
      sections: (width) => allSections(kit, content.sections, width, STYLE),
    });
  },
};
