import { contactLine } from '../contact-block.ts';
import { photo, roundPhoto } from '../photo.ts';
import { allSections, type Template } from '../plan.ts';
import type { SectionStyle } from '../section-style.ts';
import { centeredTitle, tracking } from '../section-titles.ts';
import { type Margins, singleColumnPlan } from '../single-column.ts';

const MARGINS: Margins = { side: 60, top: 52, bottom: 50 };
const PHOTO = roundPhoto(76);

/** Wide capitals, an opening statement in italics, the company before the position. */
export const executive: Template = {
  name: 'Executive',
  description: 'Wide capitals and an opening statement; companies lead, positions follow. For senior leadership.',
  columns: 1,
  look: { color: '#7a5a1e', font: 'Georgia' },
  plan(kit) {
    const { content, palette } = kit;
    const style: SectionStyle = {
      title: centeredTitle,
      entry: {
        dates: 'end',
        leads: 'organization',
        titleStyle: { color: palette.accentText },
        organizationStyle: { italic: true },
      },
      skills: 'columns',
      languages: 'inline',
      details: 'inline',
      bulletColor: palette.accentText,
      sectionSpace: 1.4,
      entrySpace: 1,
    };
    const statement: SectionStyle = { ...style, text: { italic: true, size: kit.text * 1.06 } };
    const nameSize = kit.name * 0.95;
    return singleColumnPlan(kit, {
      margins: MARGINS,
      photo: null,
      header: (width) => [
        ...(content.photo === null
          ? []
          : [kit.strip(PHOTO.height + kit.text, photo(kit, (width - PHOTO.width) / 2, 0, PHOTO))]),
        ...kit.nameLines(
          kit.style({ size: nameSize, letterSpacing: tracking(kit, nameSize, 0.06) }),
          { width, align: 'center', lineHeight: 1.2 },
          content.name.toLocaleUpperCase(content.language),
        ),
        ...kit.lines(content.jobTitle, kit.style({ size: kit.section * 0.86, color: palette.accentText }), {
          width,
          align: 'center',
          lineHeight: 1.5,
        }),
        kit.strip(kit.text * 1.3, [
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
      ],
      spaceBelow: kit.text * 1.1,
      sections: (width) =>
        content.sections.flatMap((section) =>
          allSections(kit, [section], width, section.key === 'summary' ? statement : style),
        ),
    });
  },
};
