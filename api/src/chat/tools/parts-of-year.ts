export const MONTHS = 12;
export const WEEKS = 52;
