/** A point in time as a resume states it: `YYYY`, `YYYY-MM`, `YYYY-MM-DD` or `present`. */
export type ResumeDate = string;
