import type { Slice } from '../../layout/flow.ts';
import { contactLine, type SectionStyle } from '../blocks.ts';
import type { Kit } from '../kit.ts';
import { allSections, headerHeight, type Margins, place, runningFooter, singleColumn, type Template } from '../plan.ts';
import { centeredTitle, tracking } from '../section-titles.ts';

const MARGINS: Margins = { side: 60, top: 52, bottom: 50 };

function styleOf(kit: Kit): SectionStyle {
  return {
    title: centeredTitle,
    entry: {
      dates: 'end',
      leads: 'organization',
      titleStyle: { color: kit.palette.accentText },
      organizationStyle: { italic: true },
    },
    skills: 'columns',
    languages: 'inline',
    details: 'inline',
    bulletColor: kit.palette.accentText,
    sectionSpace: 1.5,
    entrySpace: 1.05,
  };
}

/** Wide capitals, an opening statement in italics, the company before the position. */
export const executive: Template = {
  name: 'Executive',
  description: 'Wide capitals and an opening statement; companies lead, positions follow. For senior leadership.',
  columns: 1,
  look: { color: '#7a5a1e', font: 'Georgia' },
  plan(kit) {
    const { content, palette } = kit;
    const width = kit.pageWidth - 2 * MARGINS.side;
    const nameSize = kit.name * 0.95;
    const header: Slice[] = [
      ...kit.lines(
        content.name.toLocaleUpperCase(content.language),
        kit.style({ size: nameSize, letterSpacing: tracking(kit, nameSize, 0.06) }),
        { width, align: 'center', lineHeight: 1.2 },
      ),
      ...kit.lines(content.jobTitle, kit.style({ size: kit.section * 0.86, color: palette.accentText }), {
        width,
        align: 'center',
        lineHeight: 1.5,
      }),
      kit.strip(kit.text * 1.1, [
        kit.rect(0, kit.text * 0.45, width, 1.6, palette.accent),
        kit.rect(0, kit.text * 0.45 + 3.4, width, 0.5, palette.accent),
      ]),
      ...contactLine(kit, content.contacts, width, {
        text: { color: palette.muted },
        icons: 'none',
        iconColor: palette.accentText,
        align: 'center',
        mark: '    ·    ',
      }),
    ];
    const style = styleOf(kit);
    const statement: SectionStyle = { ...style, text: { italic: true, size: kit.text * 1.06 } };
    const sections = content.sections.flatMap((section) =>
      allSections(kit, [section], width, section.key === 'summary' ? statement : style),
    );
    const bottom = MARGINS.top + headerHeight(header) + kit.text * 1.1;
    return {
      header: place(header, MARGINS.side, MARGINS.top),
      flows: [singleColumn(kit, sections, MARGINS, bottom)],
      footer: runningFooter(kit, MARGINS),
    };
  },
};
