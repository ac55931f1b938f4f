import { row } from '../layout/row.ts';
import { BREAK_COST, keptTogether, type Slice, startingWith } from '../layout/slice.ts';
import type { TextStyle } from '../layout/text.ts';
import { listSeparator } from './bidi-text.ts';
import { chips } from './chips.ts';
import type { SkillGroup } from './entry-content.ts';
import type { Kit } from './kit.ts';
import type { SectionStyle } from './section-style.ts';

export function skillsBlock(kit: Kit, groups: readonly SkillGroup[], width: number, style: SectionStyle): Slice[] {
  const text = kit.style(style.text);
  const bold = kit.style({ ...style.text, bold: true });
  switch (style.skills) {
    case 'inline':
      return groups.flatMap((group, index) =>
        kit.lines(
          [
            { text: group.name === '' ? '' : `${group.name}: `, style: bold },
            { text: group.skills.join(listSeparator(kit.context.isRtl)), style: text },
          ],
          text,
          { width, spaceBefore: index === 0 ? 0 : kit.text * 0.2 },
        ),
      );
    case 'table': {
      const labelWidth = Math.min(
        Math.max(0, ...groups.map((group) => kit.widthOf(group.name, bold))) + 1,
        width * 0.3,
      );
      const gap = labelWidth > 1 ? kit.text * 1.4 : 0;
      return groups.flatMap((group, index) => {
        const spaceBefore = index === 0 ? 0 : kit.text * 0.3;
        if (group.name === '')
          return kit.lines(group.skills.join(listSeparator(kit.context.isRtl)), text, { width, spaceBefore });
        return row(
          [
            { x: 0, slices: kit.lines(group.name, bold, { width: labelWidth }) },
            {
              x: labelWidth + gap,
              slices: kit.lines(group.skills.join(listSeparator(kit.context.isRtl)), text, {
                width: width - labelWidth - gap,
              }),
            },
          ],
          { spaceBefore, breakCost: BREAK_COST.item },
        );
      });
    }
    case 'chips':
      return groups.flatMap((group, index) => {
        const label = group.name === '' ? [] : kit.lines(group.name, bold, { width });
        const slices = [...label, ...startingWith(chips(kit, group.skills, width), kit.text * 0.3, BREAK_COST.avoid)];
        return startingWith(slices, index === 0 ? 0 : kit.text * 0.6, BREAK_COST.item);
      });
    case 'list':
      return groups.flatMap((group, index) => {
        const label = group.name === '' ? [] : kit.lines(group.name, bold, { width });
        // Grouped skills run on; single ones have a line each.
        const names =
          group.name === ''
            ? group.skills.flatMap((skill) => kit.lines(skill, text, { width, spaceBefore: kit.text * 0.18 }))
            : kit.lines(group.skills.join(listSeparator(kit.context.isRtl)), text, { width });
        return startingWith([...label, ...names], index === 0 ? 0 : kit.text * 0.5, BREAK_COST.item);
      });
    case 'columns': {
      // Columns are for single skills; groups read better as lines.
      const isGrouped = groups.some((group) => group.name !== '');
      return isGrouped
        ? skillsBlock(kit, groups, width, { ...style, skills: 'table' })
        : groups.flatMap((group) => columns(kit, group.skills, width, text));
    }
  }
}

export function languagesBlock(
  kit: Kit,
  languages: readonly { name: string; level: string }[],
  width: number,
  style: SectionStyle,
): Slice[] {
  const text = kit.style(style.text);
  const bold = kit.style({ ...style.text, bold: true });
  const muted = kit.style({ ...style.text, color: style.muted ?? kit.palette.muted });
  if (style.languages === 'list') {
    return languages.flatMap((language, index) =>
      kit.lines(
        [
          { text: language.name, style: bold },
          {
            text: language.level === '' || language.name === '' ? language.level : ` – ${language.level}`,
            style: muted,
          },
        ],
        text,
        { width, spaceBefore: index === 0 ? 0 : kit.text * 0.18 },
      ),
    );
  }
  const names = languages.map((language) =>
    [language.name, language.level && `(${language.level})`].filter(Boolean).join(' '),
  );
  return style.languages === 'columns'
    ? columns(kit, names, width, text)
    : kit.lines(names.join(listSeparator(kit.context.isRtl)), text, { width });
}

export function namesBlock(kit: Kit, names: readonly string[], width: number, style: SectionStyle): Slice[] {
  const text = kit.style(style.text);
  if (style.languages === 'list') {
    return names.flatMap((name, index) =>
      kit.lines(name, text, { width, spaceBefore: index === 0 ? 0 : kit.text * 0.18 }),
    );
  }
  return kit.lines(names.join(listSeparator(kit.context.isRtl)), text, { width });
}

const COLUMN_COUNT = 3;

/** Bulleted names in columns, read line by line. */
function columns(kit: Kit, names: readonly string[], width: number, text: TextStyle): Slice[] {
  const gap = kit.text * 1.2;
  const columnWidth = (width - gap * (COLUMN_COUNT - 1)) / COLUMN_COUNT;
  const slices: Slice[] = [];
  for (let index = 0; index < names.length; index += COLUMN_COUNT) {
    const cells = names.slice(index, index + COLUMN_COUNT).map((name, at) => ({
      x: at * (columnWidth + gap),
      slices: kit.lines(name, text, {
        width: columnWidth,
        indent: kit.text,
        marker: { text: '•', style: { ...text, color: kit.palette.accentText } },
      }),
    }));
    slices.push(
      ...keptTogether(row(cells, { spaceBefore: index === 0 ? 0 : kit.text * 0.15, breakCost: BREAK_COST.item })),
    );
  }
  return slices;
}
