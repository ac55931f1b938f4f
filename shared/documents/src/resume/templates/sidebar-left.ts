import { BREAK_COST, heightOf, startingWith } from '../../layout/slice.ts';
import { mix, readableOn } from '../colors.ts';
import { contactList } from '../contact-block.ts';
import { photo, roundPhoto } from '../photo.ts';
import { allSections, place, type Template } from '../plan.ts';
import type { SectionStyle } from '../section-style.ts';
import { ruledTitle, sidebarTitle } from '../section-titles.ts';
import { twoColumnsPlan } from '../two-columns.ts';

const SIDE_WIDTH = 190;
const SIDE_PADDING = 24;
const TOP = 46;
const BOTTOM = 44;
const MAIN_PADDING = 32;
const PHOTO = roundPhoto(108);
/** What is left of the side column on pages where it holds nothing. */
const EDGE = 14;
const WIDE_MARGIN = 48;

const SIDE_SECTIONS = ['personalDetails', 'skills', 'languages', 'certifications', 'hobbies'];

/** A dark column for contacts and skills beside the career. */
export const sidebarLeft: Template = {
  name: 'Sidebar left',
  description: 'A column of colour holds picture, contacts and skills; the career has the page to itself.',
  columns: 2,
  look: { color: '#1d3557', font: 'Lato' },
  plan(kit) {
    const { content, palette } = kit;
    const ground = mix(palette.accent, '#10151c', 0.28);
    const light = readableOn(ground, '#ffffff');
    const faint = readableOn(ground, mix(ground, light, 0.75));
    const sideStyle: SectionStyle = {
      title: sidebarTitle(light, mix(ground, light, 0.35)),
      entry: { dates: 'below', leads: 'title', titleStyle: { size: kit.text, color: light } },
      skills: 'list',
      languages: 'list',
      details: 'list',
      text: { color: light },
      muted: faint,
      bulletColor: faint,
      sectionSpace: 1.7,
      entrySpace: 0.7,
    };
    const mainStyle: SectionStyle = {
      title: ruledTitle,
      entry: { dates: 'end', leads: 'title', organizationStyle: { bold: true, color: palette.accentText } },
      skills: 'inline',
      languages: 'inline',
      details: 'inline',
      bulletColor: palette.accentText,
      sectionSpace: 1.35,
      entrySpace: 0.95,
    };
    const sideWidth = SIDE_WIDTH - 2 * SIDE_PADDING;
    const mainX = SIDE_WIDTH + MAIN_PADDING;
    const mainWidth = kit.pageWidth - mainX - MAIN_PADDING - 6;
    const name = [
      ...kit.nameLines(kit.style({ bold: true, size: kit.name * 1.08 }), { width: mainWidth, lineHeight: 1.12 }),
      ...kit.lines(content.jobTitle, kit.style({ size: kit.section, color: palette.accentText }), {
        width: mainWidth,
        lineHeight: 1.4,
      }),
    ];
    const contacts = contactList(kit, content.contacts, sideWidth, {
      text: { color: light },
      icons: 'filled',
      iconColor: light,
      space: 0.45,
    }).map((slice, index) => (index === 0 ? slice : { ...slice, breakCost: BREAK_COST.avoid }));
    const photoBottom = content.photo === null ? TOP : TOP + PHOTO.height + 22;
    const mainTop = TOP + heightOf(name) + kit.text * 1.4;
    return twoColumnsPlan(kit, {
      header: [...place(name, mainX, TOP), ...photo(kit, (SIDE_WIDTH - PHOTO.width) / 2, TOP, PHOTO)],
      bottomMargin: BOTTOM,
      sideKeys: SIDE_SECTIONS,
      side: { x: SIDE_PADDING, width: sideWidth, top: (page) => (page === 0 ? photoBottom : TOP) },
      main: { x: mainX, width: mainWidth, top: (page) => (page === 0 ? mainTop : TOP) },
      wide: {
        x: WIDE_MARGIN,
        width: kit.pageWidth - 2 * WIDE_MARGIN,
        top: (page) => (page === 0 ? mainTop : TOP),
      },
      isSideFirst: true,
      sideText: (sections, width) =>
        startingWith([...contacts, ...allSections(kit, sections, width, sideStyle)], 0, BREAK_COST.section),
      mainText: (sections, width) => allSections(kit, sections, width, mainStyle),
      background: (_, hasSide) => [kit.rect(0, 0, hasSide ? SIDE_WIDTH : EDGE, kit.pageHeight, ground)],
    });
  },
};
