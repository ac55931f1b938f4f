import { heightOf } from '../../layout/slice.ts';
import { contactLine } from '../contact-block.ts';
import { photo } from '../photo.ts';
import { allSections, place, type Template } from '../plan.ts';
import type { SectionStyle } from '../section-style.ts';
import { accentedTitle, sidebarTitle } from '../section-titles.ts';
import { twoColumnsPlan } from '../two-columns.ts';

const SIDE_WIDTH = 184;
const SIDE_PADDING = 20;
const TOP = 48;
const BOTTOM = 44;
const MARGIN = 44;
const GAP = 26;
const PHOTO = { width: 78, height: 78, radius: 8 };
/** What is left of the side column on pages where it holds nothing. */
const EDGE = 14;

const SIDE_SECTIONS = ['personalDetails', 'skills', 'languages', 'certifications', 'awards', 'hobbies'];

/** The career first, a light column of facts beside it. */
export const sidebarRight: Template = {
  name: 'Sidebar right',
  description: 'Name across the page, the career first, and a light column of skills and facts beside it.',
  columns: 2,
  look: { color: '#0e7490', font: 'Source Sans' },
  plan(kit) {
    const { content, palette } = kit;
    const sideStyle: SectionStyle = {
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
    const mainStyle: SectionStyle = {
      title: accentedTitle,
      entry: { dates: 'end', leads: 'title', organizationStyle: { color: palette.accentText } },
      skills: 'inline',
      languages: 'inline',
      details: 'inline',
      bulletColor: palette.accentText,
      sectionSpace: 1.45,
      entrySpace: 0.95,
    };
    const sideX = kit.pageWidth - SIDE_WIDTH;
    const width = kit.pageWidth - 2 * MARGIN;
    const headerWidth = width - (content.photo === null ? 0 : PHOTO.width + 20);
    const header = [
      ...kit.nameLines(kit.style({ bold: true, size: kit.name * 1.05, color: palette.accentText }), {
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
    const textHeight = heightOf(header);
    const height = Math.max(textHeight, content.photo === null ? 0 : PHOTO.height);
    const top = TOP + height + kit.text * 1.6;
    return twoColumnsPlan(kit, {
      header: [
        ...place(header, MARGIN, TOP + (height - textHeight) / 2),
        ...photo(kit, kit.pageWidth - MARGIN - PHOTO.width, TOP, PHOTO),
      ],
      bottomMargin: BOTTOM,
      sideKeys: SIDE_SECTIONS,
      side: {
        x: sideX + SIDE_PADDING,
        width: SIDE_WIDTH - 2 * SIDE_PADDING,
        top: (page) => (page === 0 ? top + SIDE_PADDING * 0.7 : TOP),
      },
      main: { x: MARGIN, width: sideX - GAP - MARGIN, top: (page) => (page === 0 ? top : TOP) },
      wide: { x: MARGIN, width, top: (page) => (page === 0 ? top : TOP) },
      isSideFirst: false,
      sideText: (sections, sideWidth) => allSections(kit, sections, sideWidth, sideStyle),
      mainText: (sections, mainWidth) => allSections(kit, sections, mainWidth, mainStyle),
      background: (page, hasSide) => {
        const y = page === 0 ? top - 4 : 0;
        const shown = hasSide ? SIDE_WIDTH : EDGE;
        return [kit.rect(kit.pageWidth - shown, y, shown, kit.pageHeight - y, palette.tint)];
      },
    });
  },
};
