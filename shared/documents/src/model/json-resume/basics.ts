import { countryCodeOf, countryNameOf } from '../countries.ts';
import { fullNameOf, type ProfileLink, type Resume } from '../resume.ts';
import { filled, type Json, listOf, present, recordOf } from './json.ts';

export function personalOfJson(basics: Json): Json {
  const location = recordOf(basics.location);
  const name = typeof basics.name === 'string' ? basics.name.trim().replace(/\s+/g, ' ') : '';
  const split = name.lastIndexOf(' ');
  const home = basics.url ?? basics.website;
  const links: { linkedin?: unknown; website: unknown[]; profiles: unknown[] } = {
    website: home ? [home] : [],
    profiles: [],
  };
  for (const profile of listOf(basics.profiles)) {
    const link = recordOf(profile);
    if (links.linkedin === undefined && isPlainLinkedIn(link)) links.linkedin = link.url;
    else if (link.network === WEBSITE && !link.username && link.url && home) links.website.push(link.url);
    else links.profiles.push(profile);
  }
  const code = typeof location.countryCode === 'string' ? location.countryCode : '';
  return {
    firstName: split < 0 ? name : name.slice(0, split),
    lastName: split < 0 ? '' : name.slice(split + 1),
    jobTitle: basics.label,
    email: basics.email,
    phone: basics.phone,
    profile: basics.summary,
    profileImg: basics.image ?? basics.picture,
    address: location.address,
    postalCode: location.postalCode,
    city: location.city,
    region: location.region,
    country: location.country ?? countryNameOf(code) ?? code,
    ...links,
  };
}

const LINKEDIN = 'LinkedIn';
const WEBSITE = 'Website';

/** A LinkedIn profile of which the address says it all, so that the export makes the same of the address. */
function isPlainLinkedIn(link: Json): boolean {
  if (link.network !== LINKEDIN || typeof link.url !== 'string') return false;
  return (link.username ?? '') === linkedInName(link.url);
}

function linkedInName(url: string): string {
  return /linkedin\.com\/(?:in|pub)\/([^/?#]+)/i.exec(url)?.[1] ?? '';
}

export function basicsOf({ personal }: Resume): Json {
  const [url, ...otherWebsites] = personal.website;
  const code = countryCodeOf(personal.country);
  const profiles: ProfileLink[] = [...personal.profiles];
  if (personal.linkedin) {
    profiles.push({ network: LINKEDIN, username: linkedInName(personal.linkedin), url: personal.linkedin });
  }
  for (const website of otherWebsites) profiles.push({ network: WEBSITE, username: '', url: website });
  const location = filled({
    address: personal.address,
    postalCode: personal.postalCode,
    city: personal.city,
    region: personal.region,
    countryCode: code ?? '',
    country: code ? '' : personal.country,
  });
  return {
    ...filled({
      name: fullNameOf(personal),
      label: personal.jobTitle,
      image: personal.profileImg,
      email: personal.email,
      phone: personal.phone,
      url: url ?? '',
      summary: personal.profile,
    }),
    ...(Object.keys(location).length > 0 ? { location } : {}),
    ...present({ profiles: profiles.map((profile) => filled({ ...profile })) }),
  };
}
