import { css } from '@emotion/react';

/** On paper: no buttons, no line cut in two, no heading alone at the foot of a page. A card may go on on the next page. */
export const printStyles = css({
  '@media print': {
    padding: 0,
    maxWidth: 'none',
    '& .no-print': { display: 'none' },
    '& li': { breakInside: 'avoid' },
    '& h2, & h3': { breakAfter: 'avoid' },
    '& [hidden]': { display: 'block' },
  },
});

/** The margins are the sheet's, so that also the second page has them. */
export const sheetStyles = css('@page { margin: 14mm; }');
