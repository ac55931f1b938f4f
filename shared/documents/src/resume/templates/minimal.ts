import { contactLine, type SectionStyle } from '../blocks.ts';
import {
  headerHeight,
  labelledSections,
  labelWidth,
  type Margins,
  place,
  runningFooter,
  singleColumn,
  type Template,
} from '../plan.ts';
import { labelTitle } from '../section-titles.ts';

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
      details: 'list',
      bulletColor: palette.muted,
      sectionSpace: 2.1,
      entrySpace: 1.1,
    };
    const width = kit.pageWidth - 2 * MARGINS.side;
    const label = labelWidth(kit, width);
    const gap = kit.text * 1.6;
    const header = [
      ...kit.lines(content.name, kit.style({ size: kit.name * 1.05 }), { width, lineHeight: 1.1 }),
      ...kit.lines(content.jobTitle, kit.style({ size: kit.section * 0.9, color: palette.accentText }), {
        width,
        lineHeight: 1.6,
      }),
      ...contactLine(kit, content.contacts, width, {
        text: { color: palette.muted },
        icons: 'none',
        iconColor: palette.hairline,
        align: 'start',
        mark: '    ',
      }),
    ];
    const bottom = MARGINS.top + headerHeight(header) + kit.text * 2.2;
    return {
      header: [
        ...place(header, MARGINS.side, MARGINS.top),
        kit.rect(MARGINS.side, bottom - kit.text * 1.1, width, 0.6, palette.hairline),
      ],
      flows: [
        singleColumn(
          kit,
          labelledSections(kit, content.sections, style, { label, gap, body: width - label - gap }),
          MARGINS,
          bottom,
        ),
      ],
      footer: runningFooter(kit, MARGINS),
    };
  },
};
