import { contactLine } from '../contact-block.ts';
import { labelledSections, labelWidth } from '../labelled-sections.ts';
import type { Template } from '../plan.ts';
import type { SectionStyle } from '../section-style.ts';
import { labelTitle } from '../section-titles.ts';
import { type Margins, singleColumnPlan } from '../single-column.ts';

const MARGINS: Margins = { side: 62, top: 64, bottom: 58 };

/** White space, hairlines, one weight of colour. */
export const minimal: Template = {
  name: 'Minimal',
  description: 'White space, small labels and nothing that shouts. For design-minded readers.',
  columns: 1,
  look: { color: '#3f3f46', font: 'Source Sans' },
  plan(kit) {
    const { content, palette } = kit;
    const style: SectionStyle = {
      title: labelTitle,
      entry: {
        dates: 'end',
        leads: 'title',
        titleStyle: { size: kit.text },
        organizationStyle: { color: palette.muted },
      },
      skills: 'inline',
      languages: 'inline',
      details: 'inline',
      bulletColor: palette.muted,
      sectionSpace: 2.1,
      entrySpace: 1.1,
    };
    const gap = kit.text * 1.6;
    return singleColumnPlan(kit, {
      margins: MARGINS,
      photo: { width: 64, height: 64, radius: 0 },
      header: (width) => [
        ...kit.nameLines(kit.style({ size: kit.name * 1.05 }), { width, lineHeight: 1.1 }),
        ...kit.lines(content.jobTitle, kit.style({ size: kit.section * 0.9, color: palette.accentText }), {
          width,
          lineHeight: 1.6,
        }),
        ...contactLine(kit, content.contacts, width, {
          text: { color: palette.muted },
          icons: 'none',
          iconColor: palette.muted,
          align: 'start',
          mark: '     ',
        }),
      ],
      spaceBelow: kit.text * 2.4,
      rule: (y, width) => [kit.rect(MARGINS.side, y + kit.text * 1.2, width, 0.6, palette.hairline)],
      sections: (width) => {
        const label = labelWidth(kit, width);
        return labelledSections(kit, content.sections, style, { label, gap, body: width - label - gap });
      },
    });
  },
};
