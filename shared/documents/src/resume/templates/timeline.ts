import { contactLine, photo, type SectionStyle } from '../blocks.ts';
import { allSections, headerHeight, type Margins, place, runningFooter, singleColumn, type Template } from '../plan.ts';
import { tracking } from '../section-titles.ts';
import { timelineSections } from '../timeline.ts';

const MARGINS: Margins = { side: 48, top: 48, bottom: 46 };
const PHOTO = 76;

/** A line runs down the career, a dot at every station. */
export const timeline: Template = {
  name: 'Timeline',
  description: 'A line runs down your career with a dot at every station. For paths that tell a story.',
  columns: 1,
  look: { color: '#b4431f', font: 'Open Sans' },
  plan(kit) {
    const { content, palette } = kit;
    const style: SectionStyle = {
      title: (titleKit, title, width) => {
        const size = titleKit.section * 0.86;
        return [
          ...titleKit.lines(
            titleKit.titleText(title, 'uppercase'),
            titleKit.style({
              bold: true,
              size,
              color: palette.accentText,
              letterSpacing: tracking(titleKit, size, 0.06),
            }),
            { width, lineHeight: 1.2 },
          ),
          titleKit.strip(titleKit.text * 0.5, []),
        ];
      },
      entry: { dates: 'end', leads: 'title', organizationStyle: { color: palette.accentText } },
      skills: 'chips',
      languages: 'inline',
      details: 'inline',
      bulletColor: palette.muted,
      sectionSpace: 1.4,
      entrySpace: 1,
    };
    const width = kit.pageWidth - 2 * MARGINS.side;
    const headerWidth = content.photo === null ? width : width - PHOTO - 20;
    const header = [
      ...kit.lines(content.name, kit.style({ bold: true, size: kit.name }), { width: headerWidth, lineHeight: 1.12 }),
      ...kit.lines(content.jobTitle, kit.style({ size: kit.section, color: palette.muted }), {
        width: headerWidth,
        lineHeight: 1.4,
      }),
      kit.strip(kit.text * 0.4, []),
      ...contactLine(kit, content.contacts, headerWidth, {
        text: {},
        icons: 'filled',
        iconColor: palette.accent,
        align: 'start',
        mark: '   ·   ',
      }),
    ];
    const height = Math.max(headerHeight(header), content.photo === null ? 0 : PHOTO);
    const bottom = MARGINS.top + height + kit.text * 1.2;
    const sections = content.sections.flatMap((section) =>
      section.body.kind === 'entries' && section.body.entries.length > 0
        ? timelineSections(kit, section, width, style)
        : allSections(kit, [section], width, style),
    );
    return {
      header: [
        ...place(header, MARGINS.side, MARGINS.top),
        ...photo(kit, kit.pageWidth - MARGINS.side - PHOTO, MARGINS.top, PHOTO, PHOTO, PHOTO / 2),
      ],
      flows: [singleColumn(kit, sections, MARGINS, bottom)],
      footer: runningFooter(kit, MARGINS),
    };
  },
};
