import { row } from '../../layout/flow.ts';
import { contactList, photo, type SectionStyle } from '../blocks.ts';
import { mix, readableOn } from '../colors.ts';
import { allSections, headerHeight, place, splitSections, type Template } from '../plan.ts';

const MARGIN = 42;
const TOP = 46;
const BOTTOM = 44;
const SIDE_WIDTH = 158;
const GAP = 30;
const PHOTO = 108;

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
      title: (titleKit, title, width) => {
        const size = titleKit.section * 1.05;
        const lines = titleKit.lines(
          titleKit.titleText(title, 'normal'),
          titleKit.style({ bold: true, size, color: titleKit.palette.ink }),
          { width, lineHeight: 1.2 },
        );
        const first = lines[0];
        // A stroke of marker behind the words.
        if (first) {
          const text = first.items.filter((item) => item.kind === 'text');
          const textWidth = text.reduce((sum, item) => sum + item.width, 0);
          first.items.unshift(
            titleKit.rect(-3, first.height * 0.56, textWidth + 8, size * 0.42, mix(palette.accent, '#ffffff', 0.62), 2),
          );
        }
        return [...lines, titleKit.strip(titleKit.text * 0.5, [])];
      },
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
    const { chosen, others } = splitSections(content.sections, SIDE_SECTIONS);
    const width = kit.pageWidth - 2 * MARGIN;
    const photoSpace = content.photo === null ? 0 : PHOTO + 26;
    const contactsWidth = 186;
    const nameWidth = width - photoSpace - contactsWidth - 20;
    const onAccent = { color: palette.onAccent };
    const header = row(
      [
        {
          x: photoSpace,
          slices: [
            ...kit.lines(content.name, kit.style({ bold: true, size: kit.name * 1.2, ...onAccent }), {
              width: nameWidth,
              lineHeight: 1.05,
            }),
            ...kit.lines(
              content.jobTitle,
              kit.style({ size: kit.section, color: readableOn(palette.accent, palette.onAccentMuted) }),
              {
                width: nameWidth,
                lineHeight: 1.5,
              },
            ),
          ],
        },
        {
          x: width - contactsWidth,
          slices: contactList(kit, content.contacts, contactsWidth, {
            text: onAccent,
            icons: 'filled',
            iconColor: palette.onAccent,
          }),
        },
      ],
      { isWhole: true },
    );
    const textHeight = headerHeight(header);
    const height = Math.max(textHeight, content.photo === null ? 0 : PHOTO);
    const blockHeight = TOP + height + 30;
    const top = blockHeight + 26;
    const sideX = kit.pageWidth - MARGIN - SIDE_WIDTH;
    const hasSide = chosen.length > 0;
    return {
      header: [
        kit.rect(0, 0, kit.pageWidth, blockHeight, palette.accent),
        kit.rect(0, blockHeight, kit.pageWidth, 6, mix(palette.accent, '#ffffff', 0.55)),
        ...photo(kit, MARGIN, TOP - 8 + (height - PHOTO) / 2, PHOTO, PHOTO, PHOTO / 2),
        ...place(header, MARGIN, TOP + (height - textHeight) / 2 - 4),
      ],
      flows: [
        {
          slices: allSections(kit, others, hasSide ? sideX - GAP - MARGIN : width, style),
          frameOf: (page) => {
            const y = page === 0 ? top : TOP;
            return { x: MARGIN, y, height: kit.pageHeight - BOTTOM - y };
          },
        },
        {
          slices: allSections(kit, chosen, SIDE_WIDTH, style),
          frameOf: (page) => {
            const y = page === 0 ? top : TOP;
            return { x: sideX, y, height: kit.pageHeight - BOTTOM - y };
          },
        },
      ],
    };
  },
};
