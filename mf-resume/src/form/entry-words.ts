import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What a list says of its entries, a whole sentence for each: languages bend the noun. */
export interface EntryWords {
  unnamed: MessageDescriptor;
  deleted: MessageDescriptor;
  addFirst: MessageDescriptor;
  addAnother: MessageDescriptor;
}

export const JOB_WORDS: EntryWords = {
  unnamed: msg`New job`,
  deleted: msg`The job was deleted.`,
  addFirst: msg`Add a job`,
  addAnother: msg`Add another job`,
};

export const SCHOOL_WORDS: EntryWords = {
  unnamed: msg`New school`,
  deleted: msg`The school was deleted.`,
  addFirst: msg`Add a school`,
  addAnother: msg`Add another school`,
};

export const PROJECT_WORDS: EntryWords = {
  unnamed: msg`New project`,
  deleted: msg`The project was deleted.`,
  addFirst: msg`Add a project`,
  addAnother: msg`Add another project`,
};

export const CUSTOM_ENTRY_WORDS: EntryWords = {
  unnamed: msg`New entry`,
  deleted: msg`The entry was deleted.`,
  addFirst: msg`Add an entry`,
  addAnother: msg`Add another entry`,
};
