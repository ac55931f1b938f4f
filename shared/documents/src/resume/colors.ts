/** Colours are `#rrggbb`. */

function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

/** The colour on the way from one to the other; a share of 0 is the first. */
export function mix(first: string, second: string, share: number): string {
  const to = channels(second);
  const mixed = channels(first).map((channel, index) => Math.round(channel + (to[index]! - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance as WCAG defines it: 0 is black, 1 is white. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const READABLE = 4.5;

/** The colour, darkened until text in it can be read on the background. */
export function readableOn(background: string, color: string): string {
  let readable = color;
  for (let step = 0; step < 12 && contrast(readable, background) < READABLE; step += 1) {
    readable = mix(readable, luminance(background) > 0.4 ? '#000000' : '#ffffff', 0.15);
  }
  return readable;
}
