import type { ResumeFont } from '../model/resume.ts';

/** A font file by its path below `@expo-google-fonts/`. */
export type FontFile = `${string}/${string}.ttf`;
export type FontStyle = 'regular' | 'bold' | 'italic' | 'boldItalic';
export type FontFaces = Record<FontStyle, FontFile>;

function faces(folder: string, name: string): FontFaces {
  return {
    regular: `${folder}/400Regular/${name}_400Regular.ttf`,
    bold: `${folder}/700Bold/${name}_700Bold.ttf`,
    italic: `${folder}/400Regular_Italic/${name}_400Regular_Italic.ttf`,
    boldItalic: `${folder}/700Bold_Italic/${name}_700Bold_Italic.ttf`,
  };
}

/** The families that a resume may be set in. Arial, Calibri, Cambria, Georgia and Times by fonts of their metrics. */
export const FONT_FAMILIES: Record<ResumeFont, FontFaces> = {
  Arial: faces('arimo', 'Arimo'),
  Calibri: faces('carlito', 'Carlito'),
  Cambria: faces('caladea', 'Caladea'),
  Garamond: faces('eb-garamond', 'EBGaramond'),
  Georgia: faces('gelasio', 'Gelasio'),
  Inter: faces('inter', 'Inter'),
  Lato: faces('lato', 'Lato'),
  Merriweather: faces('merriweather', 'Merriweather'),
  'Open Sans': faces('open-sans', 'OpenSans'),
  'Source Sans': faces('source-sans-3', 'SourceSans3'),
  'Times New Roman': faces('tinos', 'Tinos'),
};

/** Latin with all accents, Greek, Cyrillic and Hebrew. */
const BROAD = FONT_FAMILIES.Arial;

const ARABIC: FontFaces = {
  regular: 'cairo/400Regular/Cairo_400Regular.ttf',
  bold: 'cairo/700Bold/Cairo_700Bold.ttf',
  italic: 'cairo/400Regular/Cairo_400Regular.ttf',
  boldItalic: 'cairo/700Bold/Cairo_700Bold.ttf',
};

/** The one file of writing systems that are rare enough to go without a bold. */
function single(file: FontFile): FontFaces {
  return { regular: file, bold: file, italic: file, boldItalic: file };
}

const EAST_ASIAN = single('noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
const SYMBOLS = single('noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf');
const EMOJI = single('noto-emoji/400Regular/NotoEmoji_400Regular.ttf');

const IS_ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;
const IS_EAST_ASIAN = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef\u{20000}-\u{323af}]/u;
const IS_LETTER = /[\p{L}\p{M}\p{N}\p{P}\p{Sc}]/u;
const IS_EMOJI = /\p{Emoji_Presentation}/u;

/** Where to look for a character that the chosen family lacks, first choice first. */
export function fallbacksFor(character: string, style: FontStyle): FontFile[] {
  if (IS_ARABIC.test(character)) return [ARABIC[style]];
  if (IS_EAST_ASIAN.test(character)) return [EAST_ASIAN[style]];
  if (IS_EMOJI.test(character)) return [EMOJI[style]];
  if (IS_LETTER.test(character)) return [BROAD[style]];
  return [BROAD[style], SYMBOLS[style], EMOJI[style]];
}

/** What stands in for a file that cannot be had: its upright face, then the broad family. */
export function standInsFor(file: FontFile): FontFile[] {
  const families = [...Object.values(FONT_FAMILIES), ARABIC];
  const own = families.find((faces) => Object.values(faces).includes(file));
  const style = own && (Object.keys(own) as FontStyle[]).find((name) => own[name] === file);
  const candidates = [...(own ? [own.regular, own.bold] : []), ...(style ? [BROAD[style]] : []), BROAD.regular];
  return [...new Set(candidates)].filter((candidate) => candidate !== file);
}

/** The name under which the browser knows a font file. */
export function cssFamilyOf(file: FontFile): string {
  return `vitae-${file.slice(file.lastIndexOf('/') + 1, -'.ttf'.length)}`;
}
