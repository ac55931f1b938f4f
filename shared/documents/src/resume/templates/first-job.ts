import { contactLine } from '../contact-block.ts';
import { roundPhoto } from '../photo.ts';
import { allSections, type Template } from '../plan.ts';
import type { SectionStyle } from '../section-style.ts';
import { iconTitle } from '../section-titles.ts';
import { type Margins, singleColumnPlan } from '../single-column.ts';

const MARGINS: Margins = { side: 48, top: 42, bottom: 44 };
const PADDING = 22;

/** Friendly and roomy: an icon at every section, so that a short resume looks whole. */
export const firstJob: Template = {
  name: 'First job',
  description: 'Friendly, roomy, an icon at every section: a short resume that looks whole. For students and starters.',
  columns: 1,
  look: { color: '#0f7b6c', font: 'Lato' },
  plan(kit) {
    const { content, palette } = kit;
    const style: SectionStyle = {
      title: iconTitle,
      entry: { dates: 'end', leads: 'title', organizationStyle: { color: palette.accentText }, tags: 'chips' },
      skills: 'chips',
      languages: 'columns',
      details: 'inline',
      bulletColor: palette.accentText,
      sectionSpace: 1.6,
      entrySpace: 1,
    };
    return singleColumnPlan(kit, {
      margins: MARGINS,
      photo: roundPhoto(78),
      boxPadding: PADDING,
      header: (width) => [
        ...kit.nameLines(kit.style({ bold: true, size: kit.name * 1.08, color: palette.accentText }), {
          width,
          lineHeight: 1.12,
        }),
        ...kit.lines(content.jobTitle, kit.style({ size: kit.section }), { width, lineHeight: 1.45 }),
        kit.strip(kit.text * 0.4, []),
        ...contactLine(kit, content.contacts, width, {
          text: {},
          icons: 'filled',
          iconColor: palette.accentText,
          align: 'start',
          mark: '   ·   ',
        }),
      ],
      spaceBelow: kit.text * 1.7,
      sections: (width) => allSections(kit, content.sections, width, style),
    });
  },
};
