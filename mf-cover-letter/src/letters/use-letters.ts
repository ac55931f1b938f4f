import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitae/contract/letters';
import { useDraft } from '@vitae/remote-kit/draft';
import { usePlatform, useUser } from '@vitae/remote-kit/platform';
import { send } from '@vitae/remote-kit/send';
import {
  deleteFromHistory,
  type HistoryEntry,
  historyDraft,
  lettersOf,
  openLetterDraft,
  putIntoHistory,
} from '../letter/letter-history.ts';
import { openLetter } from '../letter/open-letter.ts';

export interface ListedLetter {
  id: string;
  title: string;
  jobTitle: string;
  companyName: string;
  templateName: string;
  resumeFileName: string;
  excerpt: string;
  generatedAt: string;
  /** Earlier ones that the account has. */
  versions: number;
}

const EXCERPT_CHARACTERS = 160;
const KEY = 'kept-letters';

/** Brings a deleted letter back. */
export type Undo = () => Promise<void>;

/**
 * The letters of who is here: those of the account, and those that are in this browser only. Each action throws when
 * the account cannot be reached.
 *
 * @param search Only those in which, or in whose advert, it stands.
 */
export function useLetters(search: string) {
  const { http } = usePlatform();
  const user = useUser();
  const queries = useQueryClient();
  const [history, setHistory] = useDraft(historyDraft);
  const owner = user?.username ?? null;
  const here = lettersOf(owner, history);
  const wanted = search.trim();

  const account = useQuery({
    queryKey: [KEY, owner, wanted],
    enabled: owner !== null,
    networkMode: 'always',
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = wanted ? { search: wanted } : {};
      return (await send(http, calls.listKeptLetters, { query }, { signal })).letters;
    },
  });
  const reread = () => queries.invalidateQueries({ queryKey: [KEY] });

  const ofAccount = (account.data ?? [])
    .filter(({ id }) => !here.some((entry) => entry.id === id))
    .map(({ job_title, company_name, template_name, resume_file_name, generated_at, ...letter }) => ({
      ...letter,
      jobTitle: job_title,
      companyName: company_name,
      templateName: template_name,
      resumeFileName: resume_file_name,
      generatedAt: generated_at,
    }));
  const letters: ListedLetter[] = [...here.filter((entry) => contains(entry, wanted)).map(toListed), ...ofAccount];

  const readEntry = async (id: string) => {
    const entry = here.find((each) => each.id === id);
    return entry ?? (await send(http, calls.readKeptLetter, { params: { id } })).letter;
  };

  return {
    letters,
    isLoading: account.isLoading,
    hasFailed: account.isError,
    reread,

    async open(id: string) {
      openLetter(await readEntry(id));
    },

    async rename(id: string, title: string) {
      const entry = here.find((each) => each.id === id);
      if (entry) setHistory((before) => before.map((each) => (each.id === id ? { ...each, title } : each)));
      else await send(http, calls.renameLetter, { params: { id }, body: { title } });
      const open = openLetterDraft.get();
      if (open?.id === id) openLetterDraft.set({ id, title });
      await reread();
    },

    async duplicate(id: string, title: string) {
      const entry = here.find((each) => each.id === id);
      if (entry) putIntoHistory({ ...entry, id: crypto.randomUUID(), title });
      else await send(http, calls.duplicateLetter, { params: { id }, body: { title } });
      await reread();
    },

    async remove(id: string): Promise<Undo> {
      // One that is on its way to the account may be there already.
      if (owner !== null) await removeFromAccount(id);
      const removed = deleteFromHistory(id);
      await reread();
      return async () => {
        if (removed) setHistory((before) => before.toSpliced(removed.index, 0, removed.entry));
        else await send(http, calls.restoreLetter, { params: { id } });
        await reread();
      };
    },
  };

  async function removeFromAccount(id: string): Promise<void> {
    try {
      await send(http, calls.deleteKeptLetter, { params: { id } });
    } catch (error) {
      if (!here.some((entry) => entry.id === id)) throw error;
    }
  }
}

function toListed({ id, title, letter }: HistoryEntry): ListedLetter {
  const { introduction, jobTitle, companyName, templateName, resumeFileName, generatedAt } = letter;
  const excerpt = excerptOf(introduction);
  return { id, title, jobTitle, companyName, templateName, resumeFileName, excerpt, generatedAt, versions: 0 };
}

function contains({ title, letter, request }: HistoryEntry, wanted: string): boolean {
  const { jobTitle, companyName, introduction } = letter;
  const text = [title, jobTitle, companyName, introduction, request.job_description].join(' ');
  return text.toLowerCase().includes(wanted.toLowerCase());
}

function excerptOf(letter: string): string {
  const body = letter.replace(/^[^\n]*,[ \t]*\n+/, '').replace(/\s+/g, ' ');
  return body.length > EXCERPT_CHARACTERS ? `${body.slice(0, EXCERPT_CHARACTERS).replace(/\s+\S*$/, '')}…` : body;
}
