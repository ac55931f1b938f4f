import { row } from '../../layout/row.ts';
import { contactList } from '../contact-block.ts';
import { labelledSections, labelWidth } from '../labelled-sections.ts';
import type { Template } from '../plan.ts';
import type { SectionStyle } from '../section-style.ts';
import { labelTitle } from '../section-titles.ts';
import { type Margins, singleColumnPlan } from '../single-column.ts';

const MARGINS: Margins = { side: 42, top: 38, bottom: 38 };
const CONTACTS_WIDTH = 190;

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
    const gap = kit.text * 1.2;
    return singleColumnPlan(kit, {
      margins: MARGINS,
      photo: { width: 58, height: 68, radius: 4 },
      header: (width) => {
        const nameWidth = width - CONTACTS_WIDTH - gap;
        return row(
          [
            {
              x: 0,
              slices: [
                ...kit.nameLines(kit.style({ bold: true, size: kit.name }), { width: nameWidth, lineHeight: 1.1 }),
                ...kit.lines(content.jobTitle, kit.style({ size: kit.section * 0.9, color: palette.accentText }), {
                  width: nameWidth,
                  lineHeight: 1.35,
                }),
              ],
            },
            {
              x: width - CONTACTS_WIDTH,
              slices: contactList(kit, content.contacts, CONTACTS_WIDTH, {
                text: { size: kit.small * 0.95, color: palette.muted },
                icons: 'filled',
                iconColor: palette.accentText,
                space: 0,
              }),
            },
          ],
          { isWhole: true },
        );
      },
      spaceBelow: kit.text * 1.4,
      rule: (y, width) => [kit.rect(MARGINS.side, y + kit.text * 0.6, width, 1.2, palette.accent)],
      sections: (width) => {
        const label = labelWidth(kit, width);
        return labelledSections(kit, content.sections, STYLE, { label, gap, body: width - label - gap });
      },
    });
  },
};
