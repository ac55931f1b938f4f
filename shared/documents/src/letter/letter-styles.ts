import { FONT_FAMILIES, type FontFaces } from '../fonts/catalog.ts';
import type { LetterStyleName } from '../model/letter.ts';

export interface LetterStyle {
  faces: FontFaces;
  /** Points. */
  textSize: number;
  nameSize: number;
  lineHeight: number;
  /** Points between paragraphs. */
  paragraphSpace: number;
  ink: string;
  muted: string;
  accent: string;
  tint: string;
  header: 'plain' | 'centered' | 'strip' | 'italic' | 'band';
}

const INK = '#1b1f24';
const MUTED = '#57606a';

export const LETTER_STYLE_SHEETS: Record<LetterStyleName, LetterStyle> = {
  default: {
    faces: FONT_FAMILIES.Arial,
    textSize: 10.5,
    nameSize: 21,
    lineHeight: 1.5,
    paragraphSpace: 10,
    ink: INK,
    muted: MUTED,
    accent: '#1f4e79',
    tint: '#eef3f8',
    header: 'plain',
  },
  classic: {
    faces: FONT_FAMILIES.Georgia,
    textSize: 10.5,
    nameSize: 22,
    lineHeight: 1.5,
    paragraphSpace: 10,
    ink: '#1f1d1a',
    muted: '#5c5750',
    accent: '#3a3a3a',
    tint: '#f4f2ee',
    header: 'centered',
  },
  skills: {
    faces: FONT_FAMILIES.Lato,
    textSize: 10.75,
    nameSize: 23,
    lineHeight: 1.45,
    paragraphSpace: 9.5,
    ink: '#16242b',
    muted: '#4d626b',
    accent: '#0f6b6b',
    tint: '#e6f2f1',
    header: 'strip',
  },
  story: {
    faces: FONT_FAMILIES.Garamond,
    textSize: 12.25,
    nameSize: 29,
    lineHeight: 1.42,
    paragraphSpace: 10.5,
    ink: '#2a211d',
    muted: '#6d5f57',
    accent: '#8c3b2e',
    tint: '#f8f1ec',
    header: 'italic',
  },
  modern: {
    faces: FONT_FAMILIES.Lato,
    textSize: 10.75,
    nameSize: 26,
    lineHeight: 1.5,
    paragraphSpace: 10.5,
    ink: '#1c2130',
    muted: '#586078',
    accent: '#2f3e8f',
    tint: '#eceefa',
    header: 'band',
  },
};
