import arimoRegular from '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf';
import arimoItalic from '@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf';
import arimoBold from '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf';
import arimoBoldItalic from '@expo-google-fonts/arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf';
import cairoRegular from '@expo-google-fonts/cairo/400Regular/Cairo_400Regular.ttf';
import cairoBold from '@expo-google-fonts/cairo/700Bold/Cairo_700Bold.ttf';
import caladeaRegular from '@expo-google-fonts/caladea/400Regular/Caladea_400Regular.ttf';
import caladeaItalic from '@expo-google-fonts/caladea/400Regular_Italic/Caladea_400Regular_Italic.ttf';
import caladeaBold from '@expo-google-fonts/caladea/700Bold/Caladea_700Bold.ttf';
import caladeaBoldItalic from '@expo-google-fonts/caladea/700Bold_Italic/Caladea_700Bold_Italic.ttf';
import carlitoRegular from '@expo-google-fonts/carlito/400Regular/Carlito_400Regular.ttf';
import carlitoItalic from '@expo-google-fonts/carlito/400Regular_Italic/Carlito_400Regular_Italic.ttf';
import carlitoBold from '@expo-google-fonts/carlito/700Bold/Carlito_700Bold.ttf';
import carlitoBoldItalic from '@expo-google-fonts/carlito/700Bold_Italic/Carlito_700Bold_Italic.ttf';
import garamondRegular from '@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf';
import garamondItalic from '@expo-google-fonts/eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf';
import garamondBold from '@expo-google-fonts/eb-garamond/700Bold/EBGaramond_700Bold.ttf';
import garamondBoldItalic from '@expo-google-fonts/eb-garamond/700Bold_Italic/EBGaramond_700Bold_Italic.ttf';
import gelasioRegular from '@expo-google-fonts/gelasio/400Regular/Gelasio_400Regular.ttf';
import gelasioItalic from '@expo-google-fonts/gelasio/400Regular_Italic/Gelasio_400Regular_Italic.ttf';
import gelasioBold from '@expo-google-fonts/gelasio/700Bold/Gelasio_700Bold.ttf';
import gelasioBoldItalic from '@expo-google-fonts/gelasio/700Bold_Italic/Gelasio_700Bold_Italic.ttf';
import interRegular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';
import interItalic from '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf';
import interBold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf';
import interBoldItalic from '@expo-google-fonts/inter/700Bold_Italic/Inter_700Bold_Italic.ttf';
import latoRegular from '@expo-google-fonts/lato/400Regular/Lato_400Regular.ttf';
import latoItalic from '@expo-google-fonts/lato/400Regular_Italic/Lato_400Regular_Italic.ttf';
import latoBold from '@expo-google-fonts/lato/700Bold/Lato_700Bold.ttf';
import latoBoldItalic from '@expo-google-fonts/lato/700Bold_Italic/Lato_700Bold_Italic.ttf';
import merriweatherRegular from '@expo-google-fonts/merriweather/400Regular/Merriweather_400Regular.ttf';
import merriweatherItalic from '@expo-google-fonts/merriweather/400Regular_Italic/Merriweather_400Regular_Italic.ttf';
import merriweatherBold from '@expo-google-fonts/merriweather/700Bold/Merriweather_700Bold.ttf';
import merriweatherBoldItalic from '@expo-google-fonts/merriweather/700Bold_Italic/Merriweather_700Bold_Italic.ttf';
import emoji from '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf';
import eastAsian from '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';
import symbols from '@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf';
import openSansRegular from '@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf';
import openSansItalic from '@expo-google-fonts/open-sans/400Regular_Italic/OpenSans_400Regular_Italic.ttf';
import openSansBold from '@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf';
import openSansBoldItalic from '@expo-google-fonts/open-sans/700Bold_Italic/OpenSans_700Bold_Italic.ttf';
import sourceSans3Regular from '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf';
import sourceSans3Italic from '@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf';
import sourceSans3Bold from '@expo-google-fonts/source-sans-3/700Bold/SourceSans3_700Bold.ttf';
import sourceSans3BoldItalic from '@expo-google-fonts/source-sans-3/700Bold_Italic/SourceSans3_700Bold_Italic.ttf';
import tinosRegular from '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf';
import tinosItalic from '@expo-google-fonts/tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf';
import tinosBold from '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf';
import tinosBoldItalic from '@expo-google-fonts/tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf';
import { createBrowserFontLibrary } from '../fonts/browser-fonts.ts';

/** The fonts that resumes may be set in, fetched when a resume uses them. */
export const resumeFonts = createBrowserFontLibrary({
  'arimo/400Regular/Arimo_400Regular.ttf': arimoRegular,
  'arimo/700Bold/Arimo_700Bold.ttf': arimoBold,
  'arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf': arimoItalic,
  'arimo/700Bold_Italic/Arimo_700Bold_Italic.ttf': arimoBoldItalic,
  'carlito/400Regular/Carlito_400Regular.ttf': carlitoRegular,
  'carlito/700Bold/Carlito_700Bold.ttf': carlitoBold,
  'carlito/400Regular_Italic/Carlito_400Regular_Italic.ttf': carlitoItalic,
  'carlito/700Bold_Italic/Carlito_700Bold_Italic.ttf': carlitoBoldItalic,
  'caladea/400Regular/Caladea_400Regular.ttf': caladeaRegular,
  'caladea/700Bold/Caladea_700Bold.ttf': caladeaBold,
  'caladea/400Regular_Italic/Caladea_400Regular_Italic.ttf': caladeaItalic,
  'caladea/700Bold_Italic/Caladea_700Bold_Italic.ttf': caladeaBoldItalic,
  'eb-garamond/400Regular/EBGaramond_400Regular.ttf': garamondRegular,
  'eb-garamond/700Bold/EBGaramond_700Bold.ttf': garamondBold,
  'eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf': garamondItalic,
  'eb-garamond/700Bold_Italic/EBGaramond_700Bold_Italic.ttf': garamondBoldItalic,
  'gelasio/400Regular/Gelasio_400Regular.ttf': gelasioRegular,
  'gelasio/700Bold/Gelasio_700Bold.ttf': gelasioBold,
  'gelasio/400Regular_Italic/Gelasio_400Regular_Italic.ttf': gelasioItalic,
  'gelasio/700Bold_Italic/Gelasio_700Bold_Italic.ttf': gelasioBoldItalic,
  'inter/400Regular/Inter_400Regular.ttf': interRegular,
  'inter/700Bold/Inter_700Bold.ttf': interBold,
  'inter/400Regular_Italic/Inter_400Regular_Italic.ttf': interItalic,
  'inter/700Bold_Italic/Inter_700Bold_Italic.ttf': interBoldItalic,
  'lato/400Regular/Lato_400Regular.ttf': latoRegular,
  'lato/700Bold/Lato_700Bold.ttf': latoBold,
  'lato/400Regular_Italic/Lato_400Regular_Italic.ttf': latoItalic,
  'lato/700Bold_Italic/Lato_700Bold_Italic.ttf': latoBoldItalic,
  'merriweather/400Regular/Merriweather_400Regular.ttf': merriweatherRegular,
  'merriweather/700Bold/Merriweather_700Bold.ttf': merriweatherBold,
  'merriweather/400Regular_Italic/Merriweather_400Regular_Italic.ttf': merriweatherItalic,
  'merriweather/700Bold_Italic/Merriweather_700Bold_Italic.ttf': merriweatherBoldItalic,
  'open-sans/400Regular/OpenSans_400Regular.ttf': openSansRegular,
  'open-sans/700Bold/OpenSans_700Bold.ttf': openSansBold,
  'open-sans/400Regular_Italic/OpenSans_400Regular_Italic.ttf': openSansItalic,
  'open-sans/700Bold_Italic/OpenSans_700Bold_Italic.ttf': openSansBoldItalic,
  'source-sans-3/400Regular/SourceSans3_400Regular.ttf': sourceSans3Regular,
  'source-sans-3/700Bold/SourceSans3_700Bold.ttf': sourceSans3Bold,
  'source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf': sourceSans3Italic,
  'source-sans-3/700Bold_Italic/SourceSans3_700Bold_Italic.ttf': sourceSans3BoldItalic,
  'tinos/400Regular/Tinos_400Regular.ttf': tinosRegular,
  'tinos/700Bold/Tinos_700Bold.ttf': tinosBold,
  'tinos/400Regular_Italic/Tinos_400Regular_Italic.ttf': tinosItalic,
  'tinos/700Bold_Italic/Tinos_700Bold_Italic.ttf': tinosBoldItalic,
  'cairo/400Regular/Cairo_400Regular.ttf': cairoRegular,
  'cairo/700Bold/Cairo_700Bold.ttf': cairoBold,
  'noto-emoji/400Regular/NotoEmoji_400Regular.ttf': emoji,
  'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf': eastAsian,
  'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf': symbols,
});
