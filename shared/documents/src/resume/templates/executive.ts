import type { Slice } from '../../layout/flow.ts';
import { contactLine, type SectionStyle } from '../blocks.ts';
import type { Kit } from '../kit.ts';
import {
  allSections,
  headerHeight,
  type Margins,
  place,
  runningFooter,
  singleColumn,
  splitSections,
  type Template,
} from '../plan.ts';
import { centeredTitle, tracking } from '../section-titles.ts';

const MARGINS: Margins = { side: 60, top: 52, bottom: 50 };

function styleOf(kit: Kit): SectionStyle {
  return {
    title: centeredTitle,
    entry: {
      dates: 'end',
      leads: 'organization',
      titleStyle: { color: kit.palette.accentText },
      organizationStyle: { italic: true },
    },
    skills: 'columns',
    languages: 'inline',
    details: 'inline',
    bulletColor: kit.palette.accentText,
    sectionSpace: 1.5,
    entrySpace: 1.05,
  };
}

/** The opening statement, centred and larger than the rest. */
function statement(kit: Kit, width: number): { slices: Slice[]; isTaken: boolean } {
  const summary = kit.content.sections.find((section) => section.key === 'summary');
  const isFirst = kit.content.sections.find((section) => section.key !== 'personalDetails') === summary;
  if (!isFirst || summary?.body.kind !== 'paragraphs') return { slices: [], isTaken: false };
  const paragraphs = summary.body.paragraphs;
  const text = paragraphs.map((item) => item.spans.map((span) => span.text).join('')).join(' ');
  const isShort = paragraphs.length === 1 && paragraphs[0]!.kind === 'paragraph' && text.length < 700;
  if (!isShort) return { slices: [], isTaken: false };
  const style = kit.style({ italic: true, size: kit.text * 1.08 });
  return {
    slices: kit.lines(
      paragraphs[0]!.spans.map((span) => kit.span(span, style)),
      style,
      {
        width,
        align: 'center',
        lineHeight: Math.max(kit.context.lineHeight, 1.35),
      },
    ),
    isTaken: true,
  };
}

/** Wide capitals, an opening statement, the company before the position. */
export const executive: Template = {
  name: 'Executive',
  description: 'Wide capitals and an opening statement; companies lead, positions follow. For senior leadership.',
  columns: 1,
  plan(kit) {
    const { content, palette } = kit;
    const width = kit.pageWidth - 2 * MARGINS.side;
    const nameSize = kit.name * 0.95;
    const opening = statement(kit, width * 0.88);
    const header: Slice[] = [
      ...kit.lines(
        content.name.toLocaleUpperCase(content.language),
        kit.style({ size: nameSize, letterSpacing: tracking(kit, nameSize, 0.09) }),
        { width, align: 'center', lineHeight: 1.2 },
      ),
      ...kit.lines(content.jobTitle, kit.style({ size: kit.section * 0.86, color: palette.accentText }), {
        width,
        align: 'center',
        lineHeight: 1.5,
      }),
      kit.strip(kit.text * 1.1, [
        kit.rect(0, kit.text * 0.45, width, 1.6, palette.accent),
        kit.rect(0, kit.text * 0.45 + 3.4, width, 0.5, palette.accent),
      ]),
      ...contactLine(kit, content.contacts, width, {
        text: { color: palette.muted },
        icons: 'none',
        iconColor: palette.accentText,
        align: 'center',
        mark: '    ·    ',
      }),
    ];
    const headerBottom = MARGINS.top + headerHeight(header);
    const openingTop = headerBottom + kit.text * 1.1;
    const sections = opening.isTaken ? splitSections(content.sections, ['summary']).others : content.sections;
    const bottom = opening.isTaken ? openingTop + headerHeight(opening.slices) + kit.text * 1.1 : openingTop;
    return {
      header: [
        ...place(header, MARGINS.side, MARGINS.top),
        ...place(opening.slices, MARGINS.side + width * 0.06, openingTop),
      ],
      flows: [singleColumn(kit, allSections(kit, sections, width, styleOf(kit)), MARGINS, bottom)],
      footer: runningFooter(kit, MARGINS),
    };
  },
};
