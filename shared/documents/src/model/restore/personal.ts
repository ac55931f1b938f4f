import { personalSchema, RESUME_LIMITS } from '../resume.ts';
import { DATE_LIMIT } from './period.ts';
import type { Input, Source } from './source.ts';

const PERSONAL_LINES = [
  'firstName',
  'lastName',
  'jobTitle',
  'email',
  'phone',
  'linkedin',
  'nationality',
  'maritalStatus',
  'visaStatus',
  'gender',
  'religion',
  'passport',
  'address',
  'city',
  'region',
  'postalCode',
  'country',
  'targetCountry',
] as const;

export const PERSONAL_KEYS = Object.keys(personalSchema.shape);

export function readPersonal(source: Source, value: unknown, isFlat: boolean): Input {
  const input = (isFlat ? (value as Input) : source.record(value, 'personal', PERSONAL_KEYS)) ?? {};
  const personal: Input = {};
  for (const key of PERSONAL_LINES) personal[key] = source.line(input[key], `personal.${key}`);
  personal.dateOfBirth = source.line(input.dateOfBirth, 'personal.dateOfBirth', DATE_LIMIT);
  personal.profile = source.text(input.profile, 'personal.profile');
  personal.other = source.text(input.other, 'personal.other');
  personal.website = source.lines(input.website, 'personal.website');
  personal.profiles = source.list(input.profiles, 'personal.profiles', (item, path) => {
    const link = source.record(item, path, ['network', 'username', 'url']);
    if (!link) return null;
    const profile = {
      network: source.line(link.network, `${path}.network`),
      username: source.line(link.username, `${path}.username`),
      url: source.line(link.url, `${path}.url`),
    };
    return profile.network || profile.username || profile.url ? profile : null;
  });
  personal.showProfileImage = source.boolean(input.showProfileImage, 'personal.showProfileImage', true);
  personal.profileImg = readImageUrl(source, input.profileImg);
  return personal;
}

const IMAGE_URL = /^(?:data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}|https:\/\/\S+|\/(?!\/)\S*)$/;

function readImageUrl(source: Source, value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'string' && value.length <= RESUME_LIMITS.imageUrl && IMAGE_URL.test(value)) return value;
  source.drop('personal.profileImg', 'is not a PNG, JPEG or WebP image, or too large');
  return '';
}
