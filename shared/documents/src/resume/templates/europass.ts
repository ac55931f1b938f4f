import { contactList, photo, type SectionStyle } from '../blocks.ts';
import { mix } from '../colors.ts';
import {
  headerHeight,
  labelledSections,
  type Margins,
  place,
  runningFooter,
  singleColumn,
  type Template,
} from '../plan.ts';

const MARGINS: Margins = { side: 40, top: 40, bottom: 44 };
const LABEL_WIDTH = 128;
const GAP = 22;
const PHOTO_WIDTH = 84;
const PHOTO_HEIGHT = 104;

/** Labels at the start, facts at the end, a line between: the order that public employers in Europe know. */
export const europass: Template = {
  name: 'Europass',
  description: 'Labels in one column, facts in the other: the order that public employers in Europe ask for.',
  columns: 1,
  look: { color: '#0b4f9e', font: 'Arial' },
  plan(kit) {
    const { content, palette } = kit;
    const style: SectionStyle = {
      title: (titleKit, title, width) =>
        titleKit.lines(
          titleKit.titleText(title, 'uppercase'),
          titleKit.style({ size: titleKit.section * 0.72, color: palette.accentText, bold: true }),
          {
            width,
            align: 'end',
            lineHeight: (titleKit.entry * titleKit.context.lineHeight) / (titleKit.section * 0.72),
          },
        ),
      entry: {
        dates: 'below',
        leads: 'title',
        titleStyle: { color: palette.accentText },
        organizationStyle: { bold: true },
        datesStyle: { italic: true },
      },
      skills: 'table',
      languages: 'list',
      details: 'table',
      bulletColor: palette.accentText,
      sectionSpace: 1.5,
      entrySpace: 0.9,
    };
    const width = kit.pageWidth - 2 * MARGINS.side;
    const bodyX = MARGINS.side + LABEL_WIDTH + GAP;
    const bodyWidth = width - LABEL_WIDTH - GAP;
    const headWidth = content.photo === null ? bodyWidth : bodyWidth - PHOTO_WIDTH - 16;
    const name = [
      ...kit.lines(content.name, kit.style({ bold: true, size: kit.name * 0.85, color: palette.accentText }), {
        width: headWidth,
        lineHeight: 1.15,
      }),
      ...kit.lines(content.jobTitle, kit.style({ size: kit.section * 0.86, color: palette.muted }), {
        width: headWidth,
        lineHeight: 1.4,
      }),
      kit.strip(kit.text * 0.5, []),
      ...contactList(kit, content.contacts, headWidth, {
        text: {},
        icons: 'outline',
        iconColor: palette.accentText,
      }).map((slice, index) => (index === 0 ? slice : { ...slice, spaceBefore: kit.text * 0.12 })),
    ];
    const height = Math.max(headerHeight(name), content.photo === null ? 0 : PHOTO_HEIGHT);
    const bottom = MARGINS.top + height + kit.text * 1.6;
    const line = mix(palette.accent, '#ffffff', 0.55);
    return {
      header: [
        ...place(name, bodyX, MARGINS.top),
        ...photo(kit, kit.pageWidth - MARGINS.side - PHOTO_WIDTH, MARGINS.top, PHOTO_WIDTH, PHOTO_HEIGHT, 3),
      ],
      flows: [
        singleColumn(
          kit,
          labelledSections(kit, content.sections, style, { label: LABEL_WIDTH, gap: GAP, body: bodyWidth }),
          MARGINS,
          bottom,
        ),
      ],
      background: () => [
        kit.rect(bodyX - GAP / 2 - 0.4, MARGINS.top, 0.8, kit.pageHeight - MARGINS.top - MARGINS.bottom, line),
      ],
      footer: runningFooter(kit, MARGINS),
    };
  },
};
