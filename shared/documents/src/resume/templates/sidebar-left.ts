import { BREAK_COST, startingWith } from '../../layout/flow.ts';
import { contactList, photo, type SectionStyle, sectionBlock } from '../blocks.ts';
import { mix, readableOn } from '../colors.ts';
import { allSections, headerHeight, place, splitSections, type Template } from '../plan.ts';
import { ruledTitle, sidebarTitle } from '../section-titles.ts';

const SIDE_WIDTH = 190;
const SIDE_PADDING = 24;
const TOP = 46;
const BOTTOM = 44;
const MAIN_PADDING = 32;
const PHOTO = 104;

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
    const side: SectionStyle = {
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
    const main: SectionStyle = {
      title: ruledTitle,
      entry: { dates: 'end', leads: 'title', organizationStyle: { bold: true, color: palette.accentText } },
      skills: 'inline',
      languages: 'inline',
      details: 'inline',
      bulletColor: palette.accentText,
      sectionSpace: 1.35,
      entrySpace: 0.95,
    };
    const { chosen, others } = splitSections(content.sections, SIDE_SECTIONS);
    const sideWidth = SIDE_WIDTH - 2 * SIDE_PADDING;
    const mainX = SIDE_WIDTH + MAIN_PADDING;
    const mainWidth = kit.pageWidth - mainX - MAIN_PADDING - 6;

    const name = [
      ...kit.lines(content.name, kit.style({ bold: true, size: kit.name }), { width: mainWidth, lineHeight: 1.12 }),
      ...kit.lines(content.jobTitle, kit.style({ size: kit.section, color: palette.accentText }), {
        width: mainWidth,
        lineHeight: 1.4,
      }),
    ];
    const photoBottom = content.photo === null ? TOP : TOP + PHOTO + 22;
    const contacts = contactList(kit, content.contacts, sideWidth, {
      text: { color: light },
      icons: 'filled',
      iconColor: light,
    });
    const sideSlices = [
      ...contacts.map((slice, index) => (index === 0 ? slice : { ...slice, breakCost: BREAK_COST.avoid })),
      ...chosen.flatMap((section) => sectionBlock(kit, section, sideWidth, side)),
    ];
    const mainTop = TOP + headerHeight(name) + kit.text * 1.4;
    return {
      header: [...place(name, mainX, TOP), ...photo(kit, (SIDE_WIDTH - PHOTO) / 2, TOP, PHOTO, PHOTO, PHOTO / 2)],
      flows: [
        {
          slices: startingWith(sideSlices, 0, BREAK_COST.section),
          frameOf: (page) => {
            const y = page === 0 ? photoBottom : TOP;
            return { x: SIDE_PADDING, y, height: kit.pageHeight - BOTTOM - y };
          },
        },
        {
          slices: allSections(kit, others, mainWidth, main),
          frameOf: (page) => {
            const y = page === 0 ? mainTop : TOP;
            return { x: mainX, y, height: kit.pageHeight - BOTTOM - y };
          },
        },
      ],
      background: () => [kit.rect(0, 0, SIDE_WIDTH, kit.pageHeight, ground)],
    };
  },
};
