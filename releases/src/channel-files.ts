/**
 * What a store holds of a channel. Nothing here is ever changed once it is written:
 *
 *     channels/production/settings.json       made by `channel create`
 *     channels/production/revisions/7/        channel.json, screens.json, a page for each remote, index.html, revision.json
 *     channels/production/moves/9.json        the ninth move of the pointer: "revision 7, promoted by …"
 *     channels/production/proven/…            versions whose mounts have proven them here
 *
 * The pointer is the move with the highest number. Who wants to move it writes a whole revision first and then creates
 * the next move, which only one writer can: it is the single step that visitors notice. A writer that is killed before
 * it leaves a folder that nobody points to.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  type Channel,
  channelNameSchema,
  channelOverridesSchema,
  channelSchema,
  storedFileSchema,
} from '@vitae/contract/channel';
import { integritySchema } from '@vitae/contract/release';
import ssri from 'ssri';
import { z } from 'zod';
import { writeDurably } from './durable-file.ts';
import { ReleaseError, type ReleaseProblem } from './errors.ts';
import { storageOf } from './storage/open-store.ts';
import { readChecked } from './stored-json.ts';

export const channelSettingsSchema = z.strictObject({
  overrides: channelOverridesSchema,
  createdAt: z.iso.datetime(),
  by: z.string(),
});
export type ChannelSettings = z.infer<typeof channelSettingsSchema>;

const revisionRecordSchema = z.strictObject({
  /** The revision that this one was made from. */
  parent: z.number().int().positive().nullable(),
  /** Every other file of the folder → its hash. */
  files: z.record(z.string(), integritySchema),
});

/**
 * - `promote`: other versions
 * - `retire`: a remote left
 * - `rollback`: an earlier revision again
 * - `canary`: a version for a part of the visitors, or for more of them
 * - `withdraw`: that version is taken back
 * - `renew`: the same versions in a new revision, since the files of the one before were damaged
 * - `freeze`: the same revision, and from here on nothing but a rollback; `thaw`: everything again
 * - `protect`: the same revision, and from here on other people are asked for
 */
const moveKindSchema = z.enum([
  'promote',
  'canary',
  'withdraw',
  'retire',
  'rollback',
  'renew',
  'freeze',
  'thaw',
  'protect',
]);

/** What a channel asks of those who bring something new to it. */
const protectionSchema = z.strictObject({
  /** A second person. */
  approval: z.boolean(),
  /** Somebody signed in with this role. */
  role: z.literal('superuser').nullable(),
});
export type Protection = z.infer<typeof protectionSchema>;

const canaryPlanSchema = z.strictObject({
  version: z.string(),
  percent: z.number().int().min(1).max(99),
  /** When the share became this one. */
  since: z.iso.datetime(),
  /** The shares that follow, 100 at the end for all visitors. */
  next: z.array(z.number().int().min(1).max(100)),
  /** Milliseconds at each share, at least; null where people go on by hand. */
  everyMs: z.number().int().positive().nullable(),
  /** Who has approved the whole plan, where the channel asks for that. */
  approvedBy: z.string().optional(),
});
export type CanaryPlan = z.infer<typeof canaryPlanSchema>;

export const moveSchema = z.strictObject({
  move: z.number().int().positive(),
  kind: moveKindSchema,
  revision: z.number().int().positive(),
  /** For people: `promote mf-ats@1.2.0`. */
  change: z.string(),
  by: z.string(),
  why: z.string().nullable(),
  at: z.iso.datetime(),
  /** Package → version, the shell among them. */
  serves: z.record(z.string(), z.string()),
  /** Nothing new may come to the channel. */
  isFrozen: z.optional(z.boolean()),
  /** Package → what a part of the visitors get of it. */
  canaries: z.record(z.string(), canaryPlanSchema).optional(),
  /** The second person. */
  approvedBy: z.string().optional(),
  protection: protectionSchema.optional(),
});
export type Move = z.infer<typeof moveSchema>;

/**
 * `screens.json`: remote → route → what the pages of its addresses preload beside what every page of the remote does.
 * No part of channel.json, which every page holds: a page shows one screen.
 */
const screenFilesSchema = z.record(z.string(), z.record(z.string(), z.array(storedFileSchema)));
export type ScreenFiles = z.infer<typeof screenFilesSchema>;

/** Who changes a channel, and why. */
export interface Author {
  by: string;
  why?: string | undefined;
  /** With which they are signed in. */
  role?: Protection['role'] | undefined;
  /** A second person, who has looked at it. */
  approvedBy?: string | undefined;
}

/** Paths of folders that nothing needs, relative to the store. */
export interface StrayFolders {
  whole: string[];
  unfinished: string[];
  /** The file that a whole folder has. */
  mark: string;
}

const CHANNEL_FILE = 'channel.json';
const SCREENS_FILE = 'screens.json';
const RECORD_FILE = 'revision.json';

/** Path of a channel's folder, relative to the store. */
export function channelPath(channel: string): string {
  if (!channelNameSchema.safeParse(channel).success) {
    throw new ReleaseError({
      code: 'VITAE-RELEASE-022',
      what: `"${channel}" is not the name of a channel.`,
      advice: 'A channel is named by small letters, digits and dashes, for example production.',
    });
  }
  return `channels/${channel}`;
}

export function revisionPath(channel: string, revision: number): string {
  return `${channelPath(channel)}/revisions/${revision}`;
}

export async function listChannels(store: string): Promise<string[]> {
  const names = await storageOf(store).names('channels');
  const found: string[] = [];
  for (const name of names) {
    if (channelNameSchema.safeParse(name).success && (await readSettings(store, name))) found.push(name);
  }
  return found.sort();
}

export async function readSettings(store: string, channel: string): Promise<ChannelSettings | null> {
  return await readChecked(store, `${channelPath(channel)}/settings.json`, channelSettingsSchema);
}

/** @returns false where the channel is there already */
export async function createSettings(store: string, channel: string, settings: ChannelSettings): Promise<boolean> {
  return await storageOf(store).create(`${channelPath(channel)}/settings.json`, toJson(settings));
}

/** The numbers of the channel's moves, the last first. */
export async function listMoves(store: string, channel: string): Promise<number[]> {
  return (await numbersIn(store, `${channelPath(channel)}/moves`, '.json')).reverse();
}

export async function readMove(store: string, channel: string, move: number): Promise<Move> {
  const file = `${channelPath(channel)}/moves/${move}.json`;
  const found = await readChecked(store, file, moveSchema);
  if (found) return found;
  throw new ReleaseError({
    code: 'VITAE-RELEASE-005',
    what: `${store}/${file} is gone.`,
    advice: 'Restore it from a copy of the store; the history of a channel has no gaps.',
  });
}

/** Where the channel's pointer stands; null where nothing was promoted to it. */
export async function readPointer(store: string, channel: string): Promise<Move | null> {
  const [last] = await listMoves(store, channel);
  return last === undefined ? null : await readMove(store, channel, last);
}

/** Null where there is no such revision. */
export async function readRevision(store: string, channel: string, revision: number): Promise<Channel | null> {
  return await readChecked(store, `${revisionPath(channel, revision)}/${CHANNEL_FILE}`, channelSchema);
}

/** Empty for revisions that were made before there was such a file. */
export async function readScreenFiles(store: string, channel: string, revision: number): Promise<ScreenFiles> {
  return (await readChecked(store, `${revisionPath(channel, revision)}/${SCREENS_FILE}`, screenFilesSchema)) ?? {};
}

/** The revision that this one was made from. */
export async function parentOf(store: string, channel: string, revision: number): Promise<number | null> {
  const file = `${revisionPath(channel, revision)}/${RECORD_FILE}`;
  return (await readChecked(store, file, revisionRecordSchema))?.parent ?? null;
}

interface RevisionContent {
  channel: Channel;
  screens: ScreenFiles;
  pages: Readonly<Record<string, string>>;
}

/**
 * Writes a whole revision under a number that nobody has yet. Nobody sees it before the pointer moves to it.
 * @param describe the channel, its pages (file name → HTML) and their screens' scripts, under the revision's number
 */
export async function writeRevision(
  store: string,
  channel: string,
  parent: number | null,
  describe: (revision: number) => RevisionContent,
): Promise<Channel> {
  const storage = storageOf(store);
  const revisions = `${channelPath(channel)}/revisions`;
  for (;;) {
    const number = ((await numbersIn(store, revisions)).at(-1) ?? 0) + 1;
    const described = describe(number);
    const files: Record<string, string> = {
      [CHANNEL_FILE]: toJson(described.channel),
      [SCREENS_FILE]: toJson(described.screens),
      ...described.pages,
    };
    const writing = await storage.makeWorkFolder(revisions);
    try {
      const hashes: Record<string, string> = {};
      for (const [file, content] of Object.entries(files)) {
        await writeDurably(path.join(writing, file), content);
        hashes[file] = integrityOf(content);
      }
      await writeDurably(path.join(writing, RECORD_FILE), toJson({ parent, files: hashes }));
      // Somebody else's number, also while they still write it: the next one is free.
      if ((await storage.moveIn(writing, `${revisions}/${number}`, RECORD_FILE)) === 'done') return described.channel;
    } finally {
      await rm(writing, { recursive: true, force: true });
    }
  }
}

/** Takes away a revision that lost its race: nothing points to it, and nothing ever did. */
export async function removeRevision(store: string, channel: string, revision: number): Promise<void> {
  await storageOf(store).removeFolder(revisionPath(channel, revision), RECORD_FILE);
}

/** Folders of revisions that no move has ever pointed to, as killed writers leave them; whole ones and others. */
export async function strayRevisions(store: string, channel: string): Promise<StrayFolders> {
  const storage = storageOf(store);
  const revisions = `${channelPath(channel)}/revisions`;
  const moves = await Promise.all((await listMoves(store, channel)).map((move) => readMove(store, channel, move)));
  const known = new Set(moves.map(({ revision }) => String(revision)));
  const [whole, unfinished] = await Promise.all([
    storage.wholeFolders(revisions, RECORD_FILE),
    storage.unfinishedFolders(revisions, RECORD_FILE),
  ]);
  const stray = (names: string[]) => names.filter((name) => !known.has(name)).map((name) => `${revisions}/${name}`);
  return { whole: stray(whole), unfinished: stray(unfinished), mark: RECORD_FILE };
}

/** Moves the pointer. @returns false where another writer has made this move */
export async function movePointer(store: string, channel: string, move: Move): Promise<boolean> {
  const file = `${channelPath(channel)}/moves/${move.move}.json`;
  return await storageOf(store).create(file, toJson(moveSchema.parse(move)));
}

/** Everything that is missing or altered in a revision's folder. */
export async function verifyRevision(store: string, channel: string, revision: number): Promise<ReleaseProblem[]> {
  const folder = revisionPath(channel, revision);
  const problem = (what: string): ReleaseProblem => ({
    code: 'VITAE-RELEASE-027',
    what: `${channel}, revision ${revision}: ${what}`,
    advice: `Promote what ${channel} serves once more: that writes a whole new revision.`,
  });
  const record = await readChecked(store, `${folder}/${RECORD_FILE}`, revisionRecordSchema).catch(() => null);
  if (!record) return [problem(`${RECORD_FILE} is missing or unreadable.`)];
  const problems: ReleaseProblem[] = [];
  for (const [file, integrity] of Object.entries(record.files)) {
    const content = await storageOf(store)
      .read(`${folder}/${file}`)
      .catch(() => null);
    if (content && ssri.checkData(content, integrity)) continue;
    problems.push(problem(`${file} ${content ? 'is not the file that was written' : 'is missing'}.`));
  }
  return problems;
}

/** Numbers that name an entry of the folder, in their order. */
async function numbersIn(store: string, folder: string, extension = ''): Promise<number[]> {
  const names = await storageOf(store).names(folder);
  const pattern = new RegExp(`^[1-9]\\d*${extension.replace('.', '\\.')}$`);
  return names
    .filter((name) => pattern.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
}

function integrityOf(content: string): string {
  return ssri.fromData(content, { algorithms: ['sha384'] }).toString();
}

function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
