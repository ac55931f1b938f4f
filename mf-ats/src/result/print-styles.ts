import { css } from '@emotion/react';

/** On paper: no buttons, nothing cut in two, ink on white. */
export const printStyles = css({
  '@media print': {
    padding: 0,
    maxWidth: 'none',
    '& .no-print': { display: 'none' },
    '& section, & li': { breakInside: 'avoid' },
    '& [hidden]': { display: 'block' },
  },
});
