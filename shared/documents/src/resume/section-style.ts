import type { Slice } from '../layout/slice.ts';
import type { TextStyle } from '../layout/text.ts';
import type { Section } from './content.ts';
import type { Kit } from './kit.ts';

/** How a template prints the parts that all templates have. Lengths are multiples of the text size. */
export interface SectionStyle {
  title(kit: Kit, title: string, width: number, section: Section): Slice[];
  entry: EntryStyle;
  skills: 'inline' | 'chips' | 'list' | 'table' | 'columns';
  languages: 'inline' | 'list' | 'columns';
  details: 'inline' | 'list' | 'table';
  text?: Partial<TextStyle>;
  muted?: string;
  bulletColor?: string;
  sectionSpace: number;
  entrySpace: number;
}

interface EntryStyle {
  /** Where the dates stand: at the end of the title's line, in a column before it, or below it. */
  dates: 'end' | 'start' | 'below';
  /** What stands first. */
  leads: 'title' | 'organization';
  titleStyle?: Partial<TextStyle>;
  organizationStyle?: Partial<TextStyle>;
  datesStyle?: Partial<TextStyle>;
  tags?: 'inline' | 'chips';
}
