import { mix } from '../colors.ts';
import { contactList } from '../contact-block.ts';
import { labelledSections } from '../labelled-sections.ts';
import type { Template } from '../plan.ts';
import type { SectionStyle } from '../section-style.ts';
import { endLabelTitle } from '../section-titles.ts';
import { type Margins, singleColumnPlan } from '../single-column.ts';

const MARGINS: Margins = { side: 40, top: 40, bottom: 44 };
const LABEL_WIDTH = 128;
const GAP = 22;

/** Labels at the start, facts at the end, a line between: the order that public employers in Europe know. */
export const europass: Template = {
  name: 'Europass',
  description: 'Labels in one column, facts in the other: the order that public employers in Europe ask for.',
  columns: 1,
  look: { color: '#0b4f9e', font: 'Arial' },
  plan(kit) {
    const { content, palette } = kit;
    const style: SectionStyle = {
      title: endLabelTitle,
      entry: {
        dates: 'below',
        leads: 'title',
        titleStyle: { color: palette.accentText },
        organizationStyle: { bold: true },
        datesStyle: { italic: true },
      },
      skills: 'table',
      languages: 'list',
      details: 'table',
      bulletColor: palette.accentText,
      sectionSpace: 1.5,
      entrySpace: 0.9,
    };
    const bodyIndent = LABEL_WIDTH + GAP;
    const lineX = MARGINS.side + bodyIndent - GAP / 2 - 0.4;
    const lineColor = mix(palette.accent, '#ffffff', 0.55);
    return singleColumnPlan(kit, {
      margins: MARGINS,
      photo: { width: 84, height: 104, radius: 3 },
      headerIndent: bodyIndent,
      header: (width) => [
        ...kit.nameLines(kit.style({ bold: true, size: kit.name * 0.85, color: palette.accentText }), {
          width,
          lineHeight: 1.15,
        }),
        ...kit.lines(content.jobTitle, kit.style({ size: kit.section * 0.86, color: palette.muted }), {
          width,
          lineHeight: 1.4,
        }),
        kit.strip(kit.text * 0.5, []),
        ...contactList(kit, content.contacts, width, {
          text: {},
          icons: 'outline',
          iconColor: palette.accentText,
          space: 0.12,
        }),
      ],
      spaceBelow: kit.text * 1.6,
      sections: (width) =>
        labelledSections(kit, content.sections, style, { label: LABEL_WIDTH, gap: GAP, body: width - bodyIndent }),
      background: () => [kit.rect(lineX, MARGINS.top, 0.8, kit.pageHeight - MARGINS.top - MARGINS.bottom, lineColor)],
    });
  },
};
