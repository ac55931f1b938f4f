import { contactLine } from '../contact-block.ts';
import { roundPhoto } from '../photo.ts';
import { allSections, type Template } from '../plan.ts';
import type { SectionStyle } from '../section-style.ts';
import { spacedTitle } from '../section-titles.ts';
import { type Margins, singleColumnPlan } from '../single-column.ts';
import { timelineSections } from '../timeline.ts';

const MARGINS: Margins = { side: 48, top: 48, bottom: 46 };

/** A line runs down the career, a dot at every station. */
export const timeline: Template = {
  name: 'Timeline',
  description: 'A line runs down your career with a dot at every station. For paths that tell a story.',
  columns: 1,
  look: { color: '#b4431f', font: 'Open Sans' },
  plan(kit) {
    const { content, palette } = kit;
    const style: SectionStyle = {
      title: spacedTitle,
      entry: { dates: 'end', leads: 'title', organizationStyle: { color: palette.accentText } },
      skills: 'chips',
      languages: 'inline',
      details: 'inline',
      bulletColor: palette.muted,
      sectionSpace: 1.4,
      entrySpace: 1,
    };
    return singleColumnPlan(kit, {
      margins: MARGINS,
      photo: roundPhoto(78),
      header: (width) => [
        ...kit.nameLines(kit.style({ bold: true, size: kit.name }), { width, lineHeight: 1.12 }),
        ...kit.lines(content.jobTitle, kit.style({ size: kit.section, color: palette.muted }), {
          width,
          lineHeight: 1.4,
        }),
        kit.strip(kit.text * 0.4, []),
        ...contactLine(kit, content.contacts, width, {
          text: {},
          icons: 'filled',
          iconColor: palette.accentText,
          align: 'start',
          mark: '   ·   ',
        }),
      ],
      spaceBelow: kit.text * 1.2,
      sections: (width) =>
        content.sections.flatMap((section) =>
          section.body.kind === 'entries' && section.body.entries.length > 0
            ? timelineSections(kit, section, width, style)
            : allSections(kit, [section], width, style),
        ),
    });
  },
};
