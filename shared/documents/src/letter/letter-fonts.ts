import arimo from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf';
import arimoItalic from '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf';
import arimoBold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf';
import cairo from '@expo-google-fonts/cairo/400Regular/Cairo_400Regular.ttf';
import cairoBold from '@expo-google-fonts/cairo/700Bold/Cairo_700Bold.ttf';
import garamond from '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf';
import garamondItalic from '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf';
import garamondBold from '@expo-google-fonts/eb-garamond/700Bold/EBGaramond_700Bold.ttf';
import gelasio from '@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf';
import gelasioBold from '@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf';
import lato from '@expo-google-fonts/lato/400Regular/Lato_400Regular.ttf';
import latoBold from '@expo-google-fonts/lato/700Bold/Lato_700Bold.ttf';
import emoji from '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf';
import eastAsian from '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';
import symbols from '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf';
import { createBrowserFontLibrary } from '../fonts/browser-fonts.ts';

/** The fonts of the letter styles, fetched when a letter uses them. */
export const letterFonts = createBrowserFontLibrary({
  'arimo/400Regular/Arimo_400Regular.ttf': arimo,
  'arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf': arimoItalic,
  'arimo/700Bold/Arimo_700Bold.ttf': arimoBold,
  'cairo/400Regular/Cairo_400Regular.ttf': cairo,
  'cairo/700Bold/Cairo_700Bold.ttf': cairoBold,
  'eb-garamond/400Regular/EBGaramond_400Regular.ttf': garamond,
  'eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf': garamondItalic,
  'eb-garamond/700Bold/EBGaramond_700Bold.ttf': garamondBold,
  'gelasio/400Regular/Gelasio_400Regular.ttf': gelasio,
  'gelasio/700Bold/Gelasio_700Bold.ttf': gelasioBold,
  'lato/400Regular/Lato_400Regular.ttf': lato,
  'lato/700Bold/Lato_700Bold.ttf': latoBold,
  'noto-emoji/400Regular/NotoEmoji_400Regular.ttf': emoji,
  'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf': eastAsian,
  'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf': symbols,
});
