import type { ContactKind } from './content.ts';

/** Distance of the control points that make a Bézier curve a quarter of a circle. */
const CIRCLE = 0.5523;

function circle(x: number, y: number, r: number): string {
  const k = r * CIRCLE;
  return (
    `M${x} ${y - r}C${x + k} ${y - r} ${x + r} ${y - k} ${x + r} ${y}` +
    `C${x + r} ${y + k} ${x + k} ${y + r} ${x} ${y + r}` +
    `C${x - k} ${y + r} ${x - r} ${y + k} ${x - r} ${y}` +
    `C${x - r} ${y - k} ${x - k} ${y - r} ${x} ${y - r}Z`
  );
}

export interface Icon {
  /** Path in a square of 24 units, drawn with a line of 2. */
  outline: string;
  /** Path that is filled. */
  filled: string;
}

const ENVELOPE: Icon = {
  outline: 'M3 5L21 5L21 19L3 19ZM3.5 6L12 13L20.5 6',
  filled: 'M2 5L22 5L12 13ZM2 7.6L12 15.6L22 7.6L22 19L2 19Z',
};

const HANDSET: Icon = {
  outline:
    'M5 3L9 3L11 8L8.5 9.8C9.6 12.2 11.8 14.4 14.2 15.5L16 13L21 15L21 19C21 20.2 20.2 21 19 21C10.6 20.4 3.6 13.4 3 5C3 3.8 3.8 3 5 3Z',
  filled:
    'M5 2.5L9.4 2.5L11.6 8.2L9.2 10C10.2 12 12 13.8 14 14.8L15.8 12.4L21.5 14.6L21.5 19C21.5 20.4 20.4 21.5 19 21.5C10.2 20.9 3.1 13.8 2.5 5C2.5 3.6 3.6 2.5 5 2.5Z',
};

const PIN: Icon = {
  outline: `M12 22C7.5 17 4.5 13.4 4.5 9.5C4.5 5.4 7.9 2 12 2C16.1 2 19.5 5.4 19.5 9.5C19.5 13.4 16.5 17 12 22Z${circle(12, 9.5, 2.6)}`,
  filled: `M12 22.5C7 17 4 13.4 4 9.5C4 5.1 7.6 1.5 12 1.5C16.4 1.5 20 5.1 20 9.5C20 13.4 17 17 12 22.5ZM12 6.5C10.3 6.5 9 7.8 9 9.5C9 11.2 10.3 12.5 12 12.5C13.7 12.5 15 11.2 15 9.5C15 7.8 13.7 6.5 12 6.5Z`,
};

const GLOBE: Icon = {
  outline: `${circle(12, 12, 9.5)}M2.5 12L21.5 12M12 2.5C9 5.2 7.8 8.4 7.8 12C7.8 15.6 9 18.8 12 21.5C15 18.8 16.2 15.6 16.2 12C16.2 8.4 15 5.2 12 2.5`,
  filled:
    'M11.2 2L11.2 11.2L7 11.2C7.1 7.6 8.6 4.2 11.2 2ZM12.8 2C15.4 4.2 16.9 7.6 17 11.2L12.8 11.2ZM8.4 2.7C6.5 5 5.5 8 5.4 11.2L2 11.2C2.3 7.2 4.8 4 8.4 2.7ZM15.6 2.7C19.2 4 21.7 7.2 22 11.2L18.6 11.2C18.5 8 17.5 5 15.6 2.7ZM2 12.8L5.4 12.8C5.5 16 6.5 19 8.4 21.3C4.8 20 2.3 16.8 2 12.8ZM7 12.8L11.2 12.8L11.2 22C8.6 19.8 7.1 16.4 7 12.8ZM12.8 12.8L17 12.8C16.9 16.4 15.4 19.8 12.8 22ZM18.6 12.8L22 12.8C21.7 16.8 19.2 20 15.6 21.3C17.5 19 18.5 16 18.6 12.8Z',
};

const PROFILE: Icon = {
  outline:
    'M3 3L21 3L21 21L3 21ZM8 10.5L8 17M8 7L8 7.2M12 17L12 10.5M12 13.5C12 11.5 13 10.5 14.4 10.5C16 10.5 16.6 11.6 16.6 13.2L16.6 17',
  filled:
    'M2 2L22 2L22 22L2 22ZM6.2 9.8L6.2 18L8.8 18L8.8 9.8ZM6 6L6 8.4L9 8.4L9 6ZM10.8 9.8L10.8 18L13.4 18L13.4 13.8C13.4 12.4 14 11.8 14.9 11.8C15.9 11.8 16.2 12.6 16.2 13.8L16.2 18L18.8 18L18.8 13.2C18.8 10.8 17.6 9.6 15.8 9.6C14.6 9.6 13.8 10.2 13.4 11L13.4 9.8Z',
};

const LINK: Icon = {
  outline: 'M10 14L20 4M14 4L20 4L20 10M18 14L18 20L4 20L4 6L10 6',
  filled:
    'M13.5 2.5L21.5 2.5L21.5 10.5L18.8 7.8L11.2 15.4L8.6 12.8L16.2 5.2ZM3 5L10.5 5L10.5 8L6 8L6 18L16 18L16 13.5L19 13.5L19 21L3 21Z',
};

export const CONTACT_ICONS: Record<ContactKind, Icon> = {
  email: ENVELOPE,
  phone: HANDSET,
  location: PIN,
  linkedin: PROFILE,
  website: GLOBE,
  profile: LINK,
};

const BRIEFCASE: Icon = {
  outline: 'M3 8L21 8L21 20L3 20ZM8.5 8L8.5 4.5L15.5 4.5L15.5 8M3 13L21 13',
  filled: 'M8 7L8 4L16 4L16 7L22 7L22 12.4L2 12.4L2 7ZM10 7L14 7L14 5.8L10 5.8ZM2 14L22 14L22 20.5L2 20.5Z',
};

const CAP: Icon = {
  outline: 'M12 4L22 9.5L12 15L2 9.5ZM6 12L6 17C8 19.4 16 19.4 18 17L18 12',
  filled: 'M12 3.5L23 9.5L12 15.5L1 9.5ZM5.5 13.6L12 17.2L18.5 13.6L18.5 17.4C16 20.4 8 20.4 5.5 17.4Z',
};

const STAR: Icon = {
  outline: 'M12 3L14.8 9L21.2 9.7L16.4 14.1L17.8 20.5L12 17.2L6.2 20.5L7.6 14.1L2.8 9.7L9.2 9Z',
  filled: 'M12 2L15.2 8.6L22.4 9.4L17 14.4L18.5 21.6L12 18L5.5 21.6L7 14.4L1.6 9.4L8.8 8.6Z',
};

const PERSON: Icon = {
  outline: `${circle(12, 8, 4.5)}M3.5 21C4.5 16.5 8 15 12 15C16 15 19.5 16.5 20.5 21`,
  filled: `${circle(12, 7.6, 5)}M2.5 22C3 17 7 14.6 12 14.6C17 14.6 21 17 21.5 22Z`,
};

const TOOLS: Icon = {
  outline: 'M4 20L14 10M13 5L19 11M16 2.5L21.5 8L18.5 11L13 5.5ZM4 20L3 21',
  filled: 'M15.6 1.6L22.4 8.4L18.6 12.2L16.6 10.2L5.6 21.2L2.8 18.4L13.8 7.4L11.8 5.4Z',
};

const BULB: Icon = {
  outline:
    'M9 18L15 18M10 21L14 21M9 18C9 15 5.5 13.5 5.5 9C5.5 5.4 8.4 2.5 12 2.5C15.6 2.5 18.5 5.4 18.5 9C18.5 13.5 15 15 15 18',
  filled:
    'M8.6 17C8.6 14.6 5 13.4 5 9C5 5.1 8.1 2 12 2C15.9 2 19 5.1 19 9C19 13.4 15.4 14.6 15.4 17ZM8.8 18.4L15.2 18.4L15.2 20L13.6 22L10.4 22L8.8 20Z',
};

const SPEECH: Icon = {
  outline: 'M3 4L21 4L21 16L11 16L6 20.5L6 16L3 16Z',
  filled: 'M2 3L22 3L22 17L11.6 17L5 22.5L5 17L2 17Z',
};

const HEART: Icon = {
  outline:
    'M12 20.5C6 16 2.5 12.6 2.5 8.6C2.5 5.6 4.8 3.5 7.4 3.5C9.4 3.5 11 4.6 12 6.4C13 4.6 14.6 3.5 16.6 3.5C19.2 3.5 21.5 5.6 21.5 8.6C21.5 12.6 18 16 12 20.5Z',
  filled:
    'M12 21.5C5.6 16.6 2 12.9 2 8.6C2 5.4 4.5 3 7.4 3C9.4 3 11 4 12 5.6C13 4 14.6 3 16.6 3C19.5 3 22 5.4 22 8.6C22 12.9 18.4 16.6 12 21.5Z',
};

const SECTION_ICONS: Record<string, Icon> = {
  personalDetails: PERSON,
  summary: PERSON,
  experience: BRIEFCASE,
  education: CAP,
  skills: TOOLS,
  projects: BULB,
  certifications: STAR,
  awards: STAR,
  languages: SPEECH,
  hobbies: HEART,
};

export function sectionIcon(key: string): Icon {
  return SECTION_ICONS[key] ?? STAR;
}
