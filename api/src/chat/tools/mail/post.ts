import { fold } from '@vitae/language/fold';
import { namesOccupation } from '@vitae/language/occupations';
import { languageOf } from '../../coach/language.ts';
import type { Turn } from '../../coach/turn.ts';
import { postOf, titleOfAdvert } from '../title-of-advert.ts';
import { jobIn, postAppliedFor } from './post-told.ts';

// The post that a mail is about.

const ARABIC = /\p{Script=Arabic}/u;

/** The job that a mail is about: as it is told, else as the advert has it, unless the mail goes to another firm. */
export function jobOf(turn: Turn, firm: string | undefined): string | undefined {
  const advertised = isOfAdvert(turn.advert, firm) ? withoutTrade(titleOfAdvert(turn.advert)) : '';
  // With its advert at hand only what is said to be applied for is another name of the post.
  const named = (advertised === '' ? jobIn(turn.text) : postAppliedFor(turn.text)) ?? '';
  // A title in other letters than the mail's is left to the writer.
  const fits = (title: string) => title !== '' && (languageOf(turn) === 'ar' || !ARABIC.test(title));
  return [fold(named) === fold(advertised) ? advertised : named, advertised].find(fits);
}

/** "Key Account Manager - Business Software": nobody calls a post so. */
const withoutTrade = (title: string): string => postOf(ofTwoLanguages(title));

/** "Servicetechniker / Field Service Engineer (m/f/d)": the name in English, where the advert gives both. */
function ofTwoLanguages(title: string): string {
  const names = title.split(/\s\/\s/u);
  const isOccupation = (name: string) => name.split(' ').some((word) => namesOccupation(word));
  return names.length === 2 && !isOccupation(names[0]!) && isOccupation(names[1]!) ? names[1]! : title;
}

/** An advert of another firm than the one that is told says nothing of this mail. */
export const isOfAdvert = (advert: string, firm: string | undefined): boolean =>
  advert !== '' && (firm === undefined || fold(advert).includes(fold(firm)));
