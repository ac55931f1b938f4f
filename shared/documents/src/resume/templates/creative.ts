import { row } from '../../layout/row.ts';
import { heightOf } from '../../layout/slice.ts';
import { mix, readableOn } from '../colors.ts';
import { contactList } from '../contact-block.ts';
import { photo, roundPhoto } from '../photo.ts';
import { allSections, place, type Template } from '../plan.ts';
import type { SectionStyle } from '../section-style.ts';
import { highlightedTitle } from '../section-titles.ts';
import { twoColumnsPlan } from '../two-columns.ts';

const MARGIN = 42;
const TOP = 46;
const BOTTOM = 44;
const SIDE_WIDTH = 158;
const GAP = 30;
const PHOTO = roundPhoto(108);
const CONTACTS_WIDTH = 176;
/** The block of colour of the first page goes on as a band. */
const BAND = 10;

const SIDE_SECTIONS = ['personalDetails', 'skills', 'languages', 'hobbies', 'certifications'];

/** A block of colour with a large name, light text below it in two columns. */
export const creative: Template = {
  name: 'Creative',
  description: 'A block of colour, a large name and round pictures. For design, media and marketing.',
  columns: 2,
  look: { color: '#6d3bbd', font: 'Lato' },
  plan(kit) {
    const { content, palette } = kit;
    const style: SectionStyle = {
      title: highlightedTitle,
      entry: {
        dates: 'below',
        leads: 'title',
        organizationStyle: { bold: true, color: palette.accentText },
        tags: 'chips',
      },
      skills: 'chips',
      languages: 'list',
      details: 'list',
      bulletColor: palette.accentText,
      sectionSpace: 1.6,
      entrySpace: 1,
    };
    const width = kit.pageWidth - 2 * MARGIN;
    const photoSpace = content.photo === null ? 0 : PHOTO.width + 24;
    const nameWidth = width - photoSpace - CONTACTS_WIDTH - 18;
    const onAccent = { color: palette.onAccent };
    const header = row(
      [
        {
          x: photoSpace,
          slices: [
            ...kit.nameLines(kit.style({ bold: true, size: kit.name * 1.2, ...onAccent }), {
              width: nameWidth,
              lineHeight: 1.05,
            }),
            ...kit.lines(
              content.jobTitle,
              kit.style({ size: kit.section, color: readableOn(palette.accent, palette.onAccentMuted) }),
              { width: nameWidth, lineHeight: 1.5 },
            ),
          ],
        },
        {
          x: width - CONTACTS_WIDTH,
          slices: contactList(kit, content.contacts, CONTACTS_WIDTH, {
            text: onAccent,
            icons: 'filled',
            iconColor: palette.onAccent,
            space: 0.45,
          }),
        },
      ],
      { isWhole: true },
    );
    const textHeight = heightOf(header);
    const height = Math.max(textHeight, content.photo === null ? 0 : PHOTO.height);
    const blockHeight = TOP + height + 30;
    const top = (page: number) => (page === 0 ? blockHeight + 26 : TOP);
    const sideX = kit.pageWidth - MARGIN - SIDE_WIDTH;
    return twoColumnsPlan(kit, {
      header: [
        kit.rect(0, 0, kit.pageWidth, blockHeight, palette.accent),
        kit.rect(0, blockHeight, kit.pageWidth, 6, mix(palette.accent, '#ffffff', 0.55)),
        ...photo(kit, MARGIN, TOP - 8 + (height - PHOTO.height) / 2, PHOTO),
        ...place(header, MARGIN, TOP + (height - textHeight) / 2 - 4),
      ],
      bottomMargin: BOTTOM,
      sideKeys: SIDE_SECTIONS,
      side: { x: sideX, width: SIDE_WIDTH, top },
      main: { x: MARGIN, width: sideX - GAP - MARGIN, top },
      wide: { x: MARGIN, width, top },
      isSideFirst: false,
      sideText: (sections, sideWidth) => allSections(kit, sections, sideWidth, style),
      mainText: (sections, mainWidth) => allSections(kit, sections, mainWidth, style),
      background: (page) => (page === 0 ? [] : [kit.rect(0, 0, kit.pageWidth, BAND, palette.accent)]),
    });
  },
};
