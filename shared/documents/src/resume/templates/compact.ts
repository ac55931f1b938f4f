import { row } from '../../layout/flow.ts';
import { contactList, type SectionStyle } from '../blocks.ts';
import {
  headerHeight,
  labelledSections,
  labelWidth,
  type Margins,
  place,
  runningFooter,
  singleColumn,
  type Template,
} from '../plan.ts';
import { labelTitle } from '../section-titles.ts';

const MARGINS: Margins = { side: 42, top: 38, bottom: 38 };

const STYLE: SectionStyle = {
  title: labelTitle,
  entry: { dates: 'end', leads: 'title' },
  skills: 'inline',
  languages: 'inline',
  details: 'inline',
  sectionSpace: 0.95,
  entrySpace: 0.55,
};

/** Headings beside the text: much on little paper, and still easy to scan. */
export const compact: Template = {
  name: 'Compact',
  description: 'Headings beside the text and tight spacing: a long career on one page.',
  columns: 1,
  look: { color: '#0f766e', font: 'Calibri' },
  plan(kit) {
    const { content, palette } = kit;
    const width = kit.pageWidth - 2 * MARGINS.side;
    const label = labelWidth(kit, width);
    const gap = kit.text * 1.2;
    const contactsWidth = width * 0.36;
    const header = row(
      [
        {
          x: 0,
          slices: [
            ...kit.lines(content.name, kit.style({ bold: true, size: kit.name * 0.92 }), {
              width: width - contactsWidth - gap,
              lineHeight: 1.1,
            }),
            ...kit.lines(content.jobTitle, kit.style({ size: kit.section * 0.85, color: palette.accentText }), {
              width: width - contactsWidth - gap,
              lineHeight: 1.35,
            }),
          ],
        },
        {
          x: width - contactsWidth,
          slices: contactList(kit, content.contacts, contactsWidth, {
            text: { size: kit.small * 0.95, color: palette.muted },
            icons: 'filled',
            iconColor: palette.accentText,
          }).map((slice, index) => (index === 0 ? slice : { ...slice, spaceBefore: 0 })),
        },
      ],
      { isWhole: true },
    );
    const bottom = MARGINS.top + headerHeight(header) + kit.text * 0.9;
    return {
      header: [
        ...place(header, MARGINS.side, MARGINS.top),
        kit.rect(MARGINS.side, bottom - kit.text * 0.3, width, 1.2, palette.accent),
      ],
      flows: [
        singleColumn(
          kit,
          labelledSections(kit, content.sections, STYLE, { label, gap, body: width - label - gap }),
          MARGINS,
          bottom + kit.text * 0.5,
        ),
      ],
      footer: runningFooter(kit, MARGINS),
    };
  },
};
