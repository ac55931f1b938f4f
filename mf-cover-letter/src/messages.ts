import type { LoadMessages } from '@vitae/remote-kit/texts';

export const messages: LoadMessages = (language) => import(`./locales/${language}.po`);
