import type { Platform } from '@vitae/contract/platform';
import * as calls from '@vitae/contract/resumes';
import { PERSISTENT_KEYS } from '@vitae/contract/storage';
import { applyChanges, isSameJson } from '@vitae/documents/model/changes';
import { restore } from '@vitae/documents/model/restore';
import { emptyResume, nameOfResume, type Resume, resumeSchema } from '@vitae/documents/model/resume';
import { readHttpFailure } from '@vitae/remote-kit/http-error';
import { send } from '@vitae/remote-kit/send';
import { created, onEdit, receive, type SaveState, sending, unsavedChanges, useEditor } from './resume-store.ts';

const SAVE_AFTER_MS = 700;
/** Who types on without a rest is saved all the same. */
const SAVE_AT_LATEST_MS = 5_000;
const RETRY_MS = [2_000, 5_000, 15_000, 30_000];

/** What the API sent, as a resume: as it was typed where its form is today's. */
export function resumeOf(data: unknown): Resume {
  const result = resumeSchema.safeParse(data);
  return result.success ? result.data : restore(data).resume;
}

/** The name that somebody gave a resume; empty where it is called after what it says, and follows that. */
export function givenTitleOf(title: string, resume: Resume): string {
  return [nameOfResume(resume), calls.UNTITLED_RESUME].includes(title) ? '' : title;
}

/** Brings the open resume to the server: soon after a change, again after a failure, and at once when asked. */
export class ServerSave {
  readonly platform: Platform;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The first change that waits for the timer. */
  private waitingSince: number | null = null;
  private underWay: Promise<void> | null = null;
  private failures = 0;
  /** What is under way then ends, and is not tried again: another resume may be open. */
  private isStopped = false;
  private readonly ends: (() => void)[] = [];

  constructor(platform: Platform) {
    this.platform = platform;
  }

  start(): void {
    const now = () => void this.save();
    const refresh = () => document.visibilityState === 'visible' && void this.refresh();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', refresh);
    this.ends.push(
      onEdit(() => this.later()),
      this.platform.auth.subscribe(now),
      () => window.removeEventListener('online', now),
      () => document.removeEventListener('visibilitychange', refresh),
    );
    void this.refresh();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    for (const end of this.ends.splice(0)) end();
  }

  /** Resolves when all that was changed before is on the server, or could not be brought there. */
  async save(): Promise<void> {
    clearTimeout(this.timer);
    this.waitingSince = null;
    if (this.underWay) {
      await this.underWay;
      if (unsavedChanges().length === 0) return;
    }
    this.underWay = this.write().finally(() => {
      this.underWay = null;
    });
    return this.underWay;
  }

  private later(): void {
    const now = Date.now();
    this.waitingSince ??= now;
    clearTimeout(this.timer);
    const wait = Math.min(SAVE_AFTER_MS, this.waitingSince + SAVE_AT_LATEST_MS - now);
    this.timer = setTimeout(() => void this.save(), wait);
    const { saveState } = useEditor.getState();
    if (saveState === 'saved' || (saveState === 'local' && this.platform.auth.getUser())) say('saving');
  }

  private async write(): Promise<void> {
    const { id, key, resume, saveState } = useEditor.getState();
    if (key === '' || saveState === 'gone') return;
    if (!this.platform.auth.getUser()) {
      say('local');
      return;
    }
    // A look at an empty page is no resume of the account.
    if (id === null && isSameJson(resume, emptyResume())) return say('saved');
    try {
      if (id === null) await this.create();
      else await this.update(id);
      this.failures = 0;
    } catch (error) {
      this.fail(error);
    }
  }

  private async create(): Promise<void> {
    const { key, title, resume } = useEditor.getState();
    say('saving');
    const body = { idempotency_key: key, ...(title && { title }), data: resume };
    const { resume: stored } = await send(this.platform.http, calls.createResume, { body });
    if (useEditor.getState().key !== key) return;
    // A creation that had happened before, and whose answer was lost, holds what was sent then.
    created(stored.id, { revision: stored.revision, data: resumeOf(stored.data) });
    rememberOpen(stored.id);
    this.platform.analytics.track('resume_creation', {
      resume_id: stored.id,
      template_id: stored.template,
      timestamp: new Date().toISOString(),
    });
    await this.update(stored.id);
  }

  private async update(id: string): Promise<void> {
    if (useEditor.getState().base === null) return this.fetch(id);
    // What was sent may have arrived, and have been taken back here since.
    if (useEditor.getState().unanswered.length > 0 && unsavedChanges().length === 0) await this.fetch(id);
    while (unsavedChanges().length > 0) {
      const changes = unsavedChanges();
      const { base, key } = useEditor.getState();
      say('saving');
      try {
        sending(changes);
        const body = { revision: base!.revision, changes };
        const { resume: stored } = await send(this.platform.http, calls.updateResume, { params: { id }, body });
        if (useEditor.getState().key !== key) return;
        receive(resumeOf(stored.data), stored.revision, applyChanges(base!.data, changes).document);
        this.platform.bus.emit('resume:saved@1', { resumeId: id, title: stored.title });
      } catch (error) {
        const conflict = readConflict(error);
        if (!conflict || useEditor.getState().key !== key) throw error;
        receive(resumeOf(conflict.data), conflict.revision, base!.data);
      }
    }
    say('saved');
  }

  /** What other devices have written meanwhile. */
  private async refresh(): Promise<void> {
    const { id, key, base } = useEditor.getState();
    if (key === '') return;
    if (id === null || !this.platform.auth.getUser()) return this.save();
    if (this.underWay) return;
    try {
      await this.fetch(id);
      if (base && unsavedChanges().length > 0) await this.save();
    } catch (error) {
      this.fail(error);
    }
  }

  private async fetch(id: string): Promise<void> {
    const { key } = useEditor.getState();
    const { resume: stored } = await send(this.platform.http, calls.readResumeData, { query: { id } });
    const { key: keyNow, base, resume } = useEditor.getState();
    if (keyNow !== key) return;
    const isKnown = base?.revision === stored.revision;
    const data = isKnown ? base.data : resumeOf(stored.data);
    if (!isKnown) receive(data, stored.revision, base?.data ?? resume);
    useEditor.setState({ title: givenTitleOf(stored.title, data), unanswered: [] });
    say(unsavedChanges().length > 0 ? 'saving' : 'saved');
  }

  private fail(error: unknown): void {
    const { status, code, serverMessage } = readHttpFailure(error);
    if (status === 404) say('gone');
    else if (code === 'resume_limit_reached') say('full', serverMessage);
    else if (status === 401 || status === 403) say('local');
    else this.retry(status, serverMessage);
  }

  private retry(status: number | null, serverMessage: string | null): void {
    say(status === null ? 'offline' : 'failed', serverMessage);
    const wait = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)]!;
    this.failures += 1;
    clearTimeout(this.timer);
    // What the server refuses as it is would be refused again.
    if (status !== 400 && !this.isStopped) this.timer = setTimeout(() => void this.save(), wait);
  }
}

function say(saveState: SaveState, saveMessage: string | null = null): void {
  useEditor.setState({ saveState, saveMessage });
}

function readConflict(error: unknown): { data: unknown; revision: number } | null {
  if (readHttpFailure(error).code !== 'resume_conflict') return null;
  const body = (error as { response?: { data?: unknown } }).response?.data;
  const conflict = calls.resumeConflictSchema.safeParse(body);
  return conflict.success ? conflict.data.resume : null;
}

/** Other software of this site reads it, and the next visit opens it. */
export function rememberOpen(id: string): void {
  try {
    localStorage.setItem(PERSISTENT_KEYS.resumeId, id);
  } catch {
    // The address of the next visit says it, too.
  }
}
