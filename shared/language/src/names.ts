import { readClasses } from './lists.ts';

/** What the parts of a name are called in forms, as folded words (`foldWords`): `first`, `middle` or `last`. */
export const NAME_PARTS = readClasses('name-parts');
