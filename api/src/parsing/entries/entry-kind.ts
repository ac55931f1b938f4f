/** Whose entries are read: the words of jobs and of schools differ, the ways of printing them do not. */
export type EntryKind = 'jobs' | 'schools';
