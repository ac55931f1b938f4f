import type { Channel } from '@vitae/contract/channel';
import { listChannels, readPointer, readScreenFiles, revisionPath, type ScreenFiles } from './channel-files.ts';
import { ReleaseError } from './errors.ts';
import { storageOf } from './storage/open-store.ts';
import { requireRevision } from './store.ts';

/** What visitors get at this moment. */
export interface Served {
  channels(): Promise<string[]>;
  /** Null where nothing was promoted to it. */
  channel(name: string): Promise<Channel | null>;
  /** A page of the revision that this channel is. */
  page(channel: Channel, file: string): Promise<string>;
  /** The scripts of the screens of this revision. */
  screens(channel: Channel): Promise<ScreenFiles>;
}

/** Revisions that are kept in memory: those of a few channels, and the ones before while tabs still ask. */
const MOST_REVISIONS = 8;

interface KeptRevision {
  channel: Promise<Channel>;
  pages: Map<string, Promise<string>>;
  screens: Promise<ScreenFiles> | null;
}

/**
 * Reads what a store serves. Of a folder everything is read each time. A bucket is far away: where its pointers stand
 * is asked for as often as its storage says, and revisions, which never change, are kept.
 */
export function readServed(store: string): Served {
  const { freshForMs } = storageOf(store);
  const revisions = new Map<string, KeptRevision>();
  const pointerOf = keptFor(freshForMs, (name) => readPointer(store, name));
  const channels = keptFor(freshForMs, () => listChannels(store));

  const keptRevision = (name: string, revision: number) => {
    const id = `${name}#${revision}`;
    const kept = revisions.get(id) ?? {
      channel: requireRevision(store, name, revision),
      pages: new Map(),
      screens: null,
    };
    kept.channel.catch(() => revisions.delete(id));
    revisions.set(id, kept);
    if (revisions.size > MOST_REVISIONS) revisions.delete(revisions.keys().next().value!);
    return kept;
  };
  return {
    channels: () => channels(''),
    async channel(name) {
      const pointer = await pointerOf(name);
      if (!pointer) return null;
      if (freshForMs === 0) return await requireRevision(store, name, pointer.revision);
      return await keptRevision(name, pointer.revision).channel;
    },
    async page({ channel, revision }, file) {
      if (freshForMs === 0) return await readPage(store, channel, revision, file);
      const { pages } = keptRevision(channel, revision);
      const page = pages.get(file) ?? readPage(store, channel, revision, file);
      pages.set(file, page);
      page.catch(() => pages.delete(file));
      return await page;
    },
    async screens({ channel, revision }) {
      if (freshForMs === 0) return await readScreenFiles(store, channel, revision);
      const kept = keptRevision(channel, revision);
      kept.screens ??= readScreenFiles(store, channel, revision);
      kept.screens.catch(() => {
        kept.screens = null;
      });
      return await kept.screens;
    },
  };
}

async function readPage(store: string, channel: string, revision: number, page: string): Promise<string> {
  const file = `${revisionPath(channel, revision)}/${page}`;
  const content = await storageOf(store).read(file);
  if (content) return content.toString('utf8');
  throw new ReleaseError({
    code: 'VITAE-RELEASE-027',
    what: `${store}/${file} cannot be read.`,
    advice: `Promote what ${channel} serves once more: that writes a whole new revision.`,
  });
}

/** Asks again once an answer is older than this; an answer that failed is not kept. */
function keptFor<Answer>(milliseconds: number, ask: (name: string) => Promise<Answer>) {
  const answers = new Map<string, { until: number; answer: Promise<Answer> }>();
  return (name: string): Promise<Answer> => {
    const kept = answers.get(name);
    if (kept && kept.until > performance.now()) return kept.answer;
    const answer = ask(name);
    if (milliseconds > 0) {
      answers.set(name, { until: performance.now() + milliseconds, answer });
      answer.catch(() => answers.delete(name));
    }
    return answer;
  };
}
