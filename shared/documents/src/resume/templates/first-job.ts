import { contactLine, photo, type SectionStyle } from '../blocks.ts';
import { allSections, headerHeight, type Margins, place, runningFooter, singleColumn, type Template } from '../plan.ts';
import { iconTitle } from '../section-titles.ts';

const MARGINS: Margins = { side: 48, top: 42, bottom: 44 };
const PHOTO = 74;
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
    const width = kit.pageWidth - 2 * MARGINS.side;
    const photoSpace = content.photo === null ? 0 : PHOTO + 20;
    const headWidth = width - 2 * PADDING - photoSpace;
    const header = [
      ...kit.lines(content.name, kit.style({ bold: true, size: kit.name * 1.08, color: palette.accentText }), {
        width: headWidth,
        lineHeight: 1.12,
      }),
      ...kit.lines(content.jobTitle, kit.style({ size: kit.section }), { width: headWidth, lineHeight: 1.45 }),
      kit.strip(kit.text * 0.4, []),
      ...contactLine(kit, content.contacts, headWidth, {
        text: {},
        icons: 'filled',
        iconColor: palette.accentText,
        align: 'start',
        mark: '   ·   ',
      }),
    ];
    const textHeight = headerHeight(header);
    const height = Math.max(textHeight, content.photo === null ? 0 : PHOTO);
    const boxHeight = height + 2 * PADDING * 0.85;
    return {
      header: [
        kit.rect(MARGINS.side, MARGINS.top, width, boxHeight, palette.tint, 12),
        ...photo(kit, MARGINS.side + PADDING, MARGINS.top + (boxHeight - PHOTO) / 2, PHOTO, PHOTO, PHOTO / 2),
        ...place(header, MARGINS.side + PADDING + photoSpace, MARGINS.top + (boxHeight - textHeight) / 2),
      ],
      flows: [
        singleColumn(
          kit,
          allSections(kit, content.sections, width, style),
          MARGINS,
          MARGINS.top + boxHeight + kit.text * 1.7,
        ),
      ],
      footer: runningFooter(kit, MARGINS),
    };
  },
};
