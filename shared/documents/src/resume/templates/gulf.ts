import { contactList, photo, type SectionStyle } from '../blocks.ts';
import { allSections, headerHeight, type Margins, place, runningFooter, singleColumn, type Template } from '../plan.ts';
import { barTitle } from '../section-titles.ts';

const MARGINS: Margins = { side: 44, top: 40, bottom: 42 };
const PHOTO_WIDTH = 92;
const PHOTO_HEIGHT = 112;

/** Picture and a table of personal details first, as employers in the Gulf expect. */
export const gulf: Template = {
  name: 'Gulf',
  description: 'Picture and a table of personal details, visa included, as employers in the Gulf expect.',
  columns: 1,
  look: { color: '#8a1f2b', font: 'Calibri' },
  plan(kit) {
    const { content, palette } = kit;
    const style: SectionStyle = {
      title: barTitle,
      entry: { dates: 'end', leads: 'title', organizationStyle: { bold: true, color: palette.accentText } },
      skills: 'columns',
      languages: 'columns',
      details: 'table',
      bulletColor: palette.accentText,
      sectionSpace: 1.15,
      entrySpace: 0.85,
    };
    const width = kit.pageWidth - 2 * MARGINS.side;
    const headWidth = content.photo === null ? width : width - PHOTO_WIDTH - 22;
    const header = [
      ...kit.lines(content.name, kit.style({ bold: true, size: kit.name * 0.95, color: palette.accentText }), {
        width: headWidth,
        lineHeight: 1.15,
      }),
      ...kit.lines(content.jobTitle, kit.style({ bold: true, size: kit.section * 0.85, color: palette.muted }), {
        width: headWidth,
        lineHeight: 1.45,
      }),
      kit.strip(kit.text * 0.45, []),
      ...contactList(kit, content.contacts, headWidth, {
        text: { size: kit.text },
        icons: 'filled',
        iconColor: palette.accentText,
      }).map((slice, index) => (index === 0 ? slice : { ...slice, spaceBefore: kit.text * 0.14 })),
    ];
    const height = Math.max(headerHeight(header), content.photo === null ? 0 : PHOTO_HEIGHT);
    const photoX = kit.pageWidth - MARGINS.side - PHOTO_WIDTH;
    return {
      header: [
        ...place(header, MARGINS.side, MARGINS.top),
        ...(content.photo === null
          ? []
          : [kit.rect(photoX - 3, MARGINS.top - 3, PHOTO_WIDTH + 6, PHOTO_HEIGHT + 6, palette.accent, 3)]),
        ...photo(kit, photoX, MARGINS.top, PHOTO_WIDTH, PHOTO_HEIGHT, 2),
      ],
      flows: [
        singleColumn(
          kit,
          allSections(kit, content.sections, width, style),
          MARGINS,
          MARGINS.top + height + kit.text * 1.3,
        ),
      ],
      footer: runningFooter(kit, MARGINS),
    };
  },
};
