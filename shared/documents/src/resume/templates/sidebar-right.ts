import { contactLine, photo, type SectionStyle } from '../blocks.ts';
import { allSections, headerHeight, place, splitSections, type Template } from '../plan.ts';
import { accentedTitle, sidebarTitle } from '../section-titles.ts';

const SIDE_WIDTH = 184;
const SIDE_PADDING = 20;
const TOP = 48;
const BOTTOM = 44;
const MARGIN = 44;
const GAP = 26;
const PHOTO = 78;

const SIDE_SECTIONS = ['personalDetails', 'skills', 'languages', 'certifications', 'awards', 'hobbies'];

/** The career first, a light column of facts beside it. */
export const sidebarRight: Template = {
  name: 'Sidebar right',
  description: 'Name across the page, the career first, and a light column of skills and facts beside it.',
  columns: 2,
  look: { color: '#0e7490', font: 'Source Sans' },
  plan(kit) {
    const { content, palette } = kit;
    const side: SectionStyle = {
      title: sidebarTitle(palette.accentText, palette.accentText),
      entry: { dates: 'below', leads: 'title', titleStyle: { size: kit.text } },
      skills: 'list',
      languages: 'list',
      details: 'list',
      bulletColor: palette.accentText,
      text: { size: kit.small },
      sectionSpace: 1.6,
      entrySpace: 0.7,
    };
    const main: SectionStyle = {
      title: accentedTitle,
      entry: { dates: 'end', leads: 'title', organizationStyle: { color: palette.accentText } },
      skills: 'inline',
      languages: 'inline',
      details: 'inline',
      bulletColor: palette.accentText,
      sectionSpace: 1.45,
      entrySpace: 0.95,
    };
    const { chosen, others } = splitSections(content.sections, SIDE_SECTIONS);
    const sideX = kit.pageWidth - SIDE_WIDTH;
    const mainWidth = sideX - GAP - MARGIN;
    const headerWidth = kit.pageWidth - 2 * MARGIN - (content.photo === null ? 0 : PHOTO + 20);
    const header = [
      ...kit.lines(content.name, kit.style({ bold: true, size: kit.name * 1.05, color: palette.accentText }), {
        width: headerWidth,
        lineHeight: 1.1,
      }),
      ...kit.lines(content.jobTitle, kit.style({ size: kit.section }), { width: headerWidth, lineHeight: 1.4 }),
      kit.strip(kit.text * 0.4, []),
      ...contactLine(kit, content.contacts, headerWidth, {
        text: { color: palette.muted },
        icons: 'outline',
        iconColor: palette.accentText,
        align: 'start',
        mark: '   ·   ',
      }),
    ];
    const height = Math.max(headerHeight(header), content.photo === null ? 0 : PHOTO);
    const top = TOP + height + kit.text * 1.6;
    const hasSide = chosen.length > 0;
    return {
      header: [...place(header, MARGIN, TOP), ...photo(kit, kit.pageWidth - MARGIN - PHOTO, TOP, PHOTO, PHOTO, 8)],
      flows: [
        {
          slices: allSections(kit, others, hasSide ? mainWidth : kit.pageWidth - 2 * MARGIN, main),
          frameOf: (page) => {
            const y = page === 0 ? top : TOP;
            return { x: MARGIN, y, height: kit.pageHeight - BOTTOM - y };
          },
        },
        {
          slices: allSections(kit, chosen, SIDE_WIDTH - 2 * SIDE_PADDING, side),
          frameOf: (page) => {
            const y = page === 0 ? top + SIDE_PADDING * 0.7 : TOP;
            return { x: sideX + SIDE_PADDING, y, height: kit.pageHeight - BOTTOM - y };
          },
        },
      ],
      background: (page) => {
        if (!hasSide) return [];
        const y = page === 0 ? top - 4 : 0;
        return [kit.rect(sideX, y, SIDE_WIDTH, kit.pageHeight - y, palette.tint)];
      },
    };
  },
};
