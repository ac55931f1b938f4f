import type { Slice } from '../../layout/slice.ts';
import { contactLine } from '../contact-block.ts';
import type { Kit } from '../kit.ts';
import { allSections, type Template } from '../plan.ts';
import type { SectionStyle } from '../section-style.ts';
import { markedTitle } from '../section-titles.ts';
import { type Margins, singleColumnPlan } from '../single-column.ts';

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
    return singleColumnPlan(kit, {
      margins: MARGINS,
      photo: { width: 66, height: 66, radius: 8 },
      header: (width) => [
        ...nameAndTitle(kit, width),
        kit.strip(kit.text * 0.35, []),
        ...contactLine(kit, content.contacts, width, {
          text: { color: palette.muted },
          icons: 'outline',
          iconColor: palette.accentText,
          align: 'start',
          mark: '  |  ',
        }),
      ],
      spaceBelow: kit.text * 1.9,
      rule: (y, width) => [kit.rect(MARGINS.side, y + kit.text * 0.9, width, 0.7, palette.hairline)],
      sections: (width) => allSections(kit, content.sections, width, style),
      background: () => [kit.rect(0, 0, EDGE, kit.pageHeight, palette.accent)],
    });
  },
};

/** On one line where both fit. */
function nameAndTitle(kit: Kit, width: number): Slice[] {
  const { name, jobTitle } = kit.content;
  const nameStyle = kit.style({ bold: true, size: kit.name * 0.95 });
  const titleStyle = kit.style({ size: kit.section * 0.9, color: kit.palette.accentText });
  const gap = kit.text * 1.2;
  const together = kit.widthOf(name, nameStyle) + gap + kit.widthOf(jobTitle, titleStyle);
  if (name === '' || jobTitle === '' || together > width) {
    return [
      ...kit.nameLines(nameStyle, { width, lineHeight: 1.15 }),
      ...kit.lines(jobTitle, titleStyle, { width, lineHeight: 1.4 }),
    ];
  }
  const spans = [
    { text: name, style: nameStyle },
    { text: `   ${jobTitle}`, style: titleStyle },
  ];
  return kit.lines(spans, nameStyle, { width, lineHeight: 1.2 });
}
