import { readClasses, readTerms } from './lists.ts';

/** What the parts of a name are called in forms, as folded words (`foldWords`): `first`, `middle` or `last`. */
export const NAME_PARTS = readClasses('name-parts');

/** Folded words within names that need no capital, and titles beside them: "van", "dr". */
export const NAME_PARTICLES = readTerms('name-particles');
