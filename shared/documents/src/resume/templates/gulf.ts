import { contactList } from '../contact-block.ts';
import { allSections, type Template } from '../plan.ts';
import type { SectionStyle } from '../section-style.ts';
import { barTitle } from '../section-titles.ts';
import { type Margins, singleColumnPlan } from '../single-column.ts';

const MARGINS: Margins = { side: 44, top: 40, bottom: 42 };

/** Picture and a table of personal details first, as employers in the Gulf expect. */
export const gulf: Template = {
  name: 'Gulf',
  description: 'Picture and a table of personal details, visa included, as employers in the Gulf expect.',
  columns: 1,
  look: { color: '#8a1f2b', font: 'Calibri' },
  plan(kit) {
    const { content, palette } = kit;
    const style: SectionStyle = {
      title: barTitle,
      entry: { dates: 'end', leads: 'title', organizationStyle: { bold: true, color: palette.accentText } },
      skills: 'columns',
      languages: 'columns',
      details: 'table',
      bulletColor: palette.accentText,
      sectionSpace: 1.05,
      entrySpace: 0.85,
    };
    return singleColumnPlan(kit, {
      margins: MARGINS,
      photo: { width: 92, height: 112, radius: 2, frame: palette.accent },
      header: (width) => [
        ...kit.nameLines(kit.style({ bold: true, size: kit.name * 0.95, color: palette.accentText }), {
          width,
          lineHeight: 1.15,
        }),
        ...kit.lines(content.jobTitle, kit.style({ bold: true, size: kit.section * 0.85, color: palette.muted }), {
          width,
          lineHeight: 1.45,
        }),
        kit.strip(kit.text * 0.45, []),
        ...contactList(kit, content.contacts, width, {
          text: { size: kit.text },
          icons: 'filled',
          iconColor: palette.accentText,
          space: 0.14,
        }),
      ],
      spaceBelow: kit.text * 1.3,
      sections: (width) => allSections(kit, content.sections, width, style),
    });
  },
};
