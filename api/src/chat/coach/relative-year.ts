const RELATIVE_YEAR = /,?\s+(last|this) year\b/giu;

/** "last year" and "this year" as the year itself, put by `put`: a resume names the year. */
export const withYearNamed = (text: string, put: (year: number) => string): string =>
  text.replace(RELATIVE_YEAR, (_, which: string) =>
    put(new Date().getFullYear() - Number(which.toLowerCase() === 'last')),
  );
