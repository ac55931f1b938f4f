import {
  type GrayPicture,
  inkOfRows,
  rowsOf,
  turned,
  turnedClockwise,
  turnedUpsideDown,
  withoutGrain,
} from './gray-picture.ts';
import type { OcrLanguage, Recogniser } from './recogniser.ts';

/** A page as it is to be read. */
export interface UprightPage {
  picture: GrayPicture;
  language: OcrLanguage;
}

/** Text in the right language and the right way up is read with more than this; all else with about half. Per cent. */
const SURE_CONFIDENCE = 72;
/** Arabic lines with Latin words in them are best read as Arabic first, though half of the words make no sense so. */
const MIXED_TEXT_BONUS = 15;
/** Lines that slope by less than this are read as well as level ones. Radians. */
const MIN_SLOPE = 0.005;

/**
 * Turns a page the right way up and tells its language, by reading a few of its lines in each way until they make
 * sense. Tries first what the page before turned out to be.
 */
export async function toUprightPage(
  scan: GrayPicture,
  recogniserOf: (language: OcrLanguage) => Promise<Recogniser>,
  likeliest: OcrLanguage,
): Promise<UprightPage> {
  const clean = withoutGrain(scan);
  const level = isSideways(clean) ? turnedClockwise(clean) : clean;
  const sample = sampleOf(level);
  if (!sample) return { picture: level, language: likeliest };
  const languages: OcrLanguage[] = likeliest === 'eng' ? ['eng', 'ara'] : ['ara', 'eng'];
  let best = { confidence: -1, slope: 0, language: likeliest, isUpsideDown: false };
  search: for (const isUpsideDown of [false, true]) {
    for (const language of languages) {
      const recogniser = await recogniserOf(language);
      const reading = await recogniser.read(isUpsideDown ? turnedUpsideDown(sample) : sample, { findSlope: true });
      const confidence = reading.confidence + (language === 'ara' ? MIXED_TEXT_BONUS : 0);
      const { slope } = reading;
      if (confidence > best.confidence) best = { confidence, slope, language, isUpsideDown };
      if (reading.confidence >= SURE_CONFIDENCE) break search;
    }
  }
  const upright = best.isUpsideDown ? turnedUpsideDown(level) : level;
  return {
    picture: Math.abs(best.slope) < MIN_SLOPE ? upright : turned(upright, best.slope),
    language: best.language,
  };
}

/** Sloping lines run into each other over the whole width, less so in a part of it. */
const STRIPS = 6;
/** Lines of text make the ink of rows differ more than that of columns: twice as much and more. */
const SIDEWAYS_RATIO = 1.5;

function isSideways(picture: GrayPicture): boolean {
  return unevenness(turnedClockwise(picture)) > unevenness(picture) * SIDEWAYS_RATIO;
}

/** How much the ink of rows differs from its mean. */
function unevenness(picture: GrayPicture): number {
  let sum = 0;
  for (let strip = 0; strip < STRIPS; strip++) {
    const left = Math.floor((strip * picture.width) / STRIPS);
    const ink = inkOfRows(picture, left, Math.floor(((strip + 1) * picture.width) / STRIPS));
    const mean = ink.reduce((total, row) => total + row, 0) / ink.length;
    for (const row of ink) sum += (row - mean) ** 2;
  }
  return sum / picture.pixels.length;
}

/** Shares of a page's ink between which the sample lies: below a name and contact details, in the midst of the text. */
const SAMPLE_FROM = 0.3;
const SAMPLE_TO = 0.55;
/** How far to look for a blank row to cut at, as a share of the page's height. */
const CUT_TOLERANCE = 0.03;
const MIN_SAMPLE_ROWS = 30;

function sampleOf(picture: GrayPicture): GrayPicture | undefined {
  const ink = inkOfRows(picture);
  const total = ink.reduce((sum, row) => sum + row, 0);
  if (total === 0) return undefined;
  let [from, to, sum] = [0, 0, 0];
  for (let y = 0; y < ink.length; y++) {
    sum += ink[y]!;
    if (sum <= total * SAMPLE_FROM) from = y;
    if (sum <= total * SAMPLE_TO) to = y;
  }
  const reach = Math.round(picture.height * CUT_TOLERANCE);
  const [top, bottom] = [barestRow(ink, from, reach), barestRow(ink, to, reach)];
  return bottom - top < MIN_SAMPLE_ROWS ? picture : rowsOf(picture, top, bottom);
}

function barestRow(ink: Uint32Array, around: number, reach: number): number {
  let best = around;
  for (let y = Math.max(0, around - reach); y < Math.min(ink.length, around + reach); y++) {
    if (ink[y]! < ink[best]!) best = y;
  }
  return best;
}
