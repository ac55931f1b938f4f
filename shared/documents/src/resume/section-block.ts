import type { PageItem } from '../layout/page.ts';
import { BREAK_COST, keptTogether, onNewPage, type Slice, startingWith, withSource } from '../layout/slice.ts';
import type { Section, SectionBody } from './content.ts';
import { detailsBlock } from './details-block.ts';
import { entryBlock } from './entry-block.ts';
import type { Kit } from './kit.ts';
import type { SectionStyle } from './section-style.ts';
import { languagesBlock, namesBlock, skillsBlock } from './skills-block.ts';

export function bookmark(title: string): PageItem {
  return { kind: 'bookmark', y: 0, title };
}

/** A section with its title. The title stays with the first lines below it. */
export function sectionBlock(kit: Kit, section: Section, width: number, style: SectionStyle): Slice[] {
  return asSection(kit, section, titledSection(kit, section, width, style));
}

/** The slices of a section, which know it, on a new page where the user wants one. */
export function asSection(kit: Kit, section: Section, slices: Slice[]): Slice[] {
  const known = withSource(slices, section.key);
  return startsPage(kit, section.key) ? onNewPage(known) : known;
}

export function startsPage(kit: Kit, key: string): boolean {
  return kit.resume.pageBreaks.includes(key);
}

function titledSection(kit: Kit, section: Section, width: number, style: SectionStyle): Slice[] {
  const title = section.title === '' ? [] : style.title(kit, section.title, width, section);
  const body = sectionBody(kit, section.body, width, style);
  const space = kit.text * style.sectionSpace;
  if (title.length === 0) return startingWith(body, space, BREAK_COST.section);
  const [first, ...rest] = startingWith(keptTogether(title), space, BREAK_COST.section);
  const withBookmark = { ...first!, items: [bookmark(section.title), ...first!.items] };
  return [withBookmark, ...rest, ...startingWith(body, body[0]?.spaceBefore ?? 0, BREAK_COST.avoid)];
}

export function sectionBody(kit: Kit, body: SectionBody, width: number, style: SectionStyle): Slice[] {
  const text = kit.style(style.text);
  switch (body.kind) {
    case 'paragraphs':
      return kit.body(body.paragraphs, width, { style: text, bulletColor: style.bulletColor });
    case 'entries':
      return entriesBlock(kit, body, width, style);
    case 'details':
      return detailsBlock(kit, body.details, width, style);
    case 'skills':
      return skillsBlock(kit, body.groups, width, style);
    case 'languages':
      return languagesBlock(kit, body.languages, width, style);
    case 'names':
      return namesBlock(kit, body.names, width, style);
  }
}

function entriesBlock(
  kit: Kit,
  body: Extract<SectionBody, { kind: 'entries' }>,
  width: number,
  style: SectionStyle,
): Slice[] {
  const introduction = kit.body(body.introduction, width, { style: kit.style(style.text) });
  return [
    ...introduction,
    ...body.entries.flatMap((entry, index) => {
      const space = index === 0 && introduction.length === 0 ? 0 : kit.text * style.entrySpace;
      const slices = startingWith(entryBlock(kit, entry, width, style), space, BREAK_COST.entry);
      return index > 0 && startsPage(kit, entry.id) ? onNewPage(slices) : slices;
    }),
  ];
}
