import { readFile } from 'node:fs/promises';
import { parse } from '@swc/core';
import type { RemoteManifest } from '@vitae/contract/remote';
import type { ReleaseProblem } from '../errors.ts';

/** `resume:saved@1`, in quotes. */
const EVENT = /^[a-z-]+:[a-z-]+@[1-9]\d*$/;
const EVENT_IN_TEXT = /['"`][a-z-]+:[a-z-]+@[1-9]/;
const EMITTERS = new Set(['emit']);
const LISTENERS = new Set(['on', 'useBusEvent']);

export interface BusUse {
  emits: Set<string>;
  hears: Set<string>;
}

/**
 * The events that source files emit and listen to, as it is written there: calls of `emit`, `on` and `useBusEvent` with
 * the event's name. A name that is put together is left to the shell, which refuses what is not declared.
 * @param files absolute paths
 */
export async function readBusUse(files: readonly string[]): Promise<BusUse> {
  const use: BusUse = { emits: new Set(), hears: new Set() };
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    if (EVENT_IN_TEXT.test(text)) collect(await parse(text, { syntax: 'typescript', tsx: file.endsWith('x') }), use);
  }
  return use;
}

/** Compares `emits` and `hears` of remote.json with what the remote's own files do. */
export async function checkBus(
  { name, emits = [], hears = [] }: Pick<RemoteManifest, 'name' | 'emits' | 'hears'>,
  files: readonly string[],
): Promise<ReleaseProblem[]> {
  const use = await readBusUse(files);
  return [...differences(name, 'emits', emits, use.emits), ...differences(name, 'hears', hears, use.hears)];
}

function differences(
  name: string,
  field: 'emits' | 'hears',
  declared: readonly string[],
  written: ReadonlySet<string>,
): ReleaseProblem[] {
  const missing = [...written].filter((event) => !declared.includes(event));
  const needless = declared.filter((event) => !written.has(event));
  const problem = (what: string): ReleaseProblem => ({
    code: 'VITAE-RELEASE-032',
    what: `${name}: ${what}`,
    advice: `Make "${field}" of its remote.json ${JSON.stringify([...written].sort())}.`,
    packages: [name],
  });
  return [
    ...(missing.length > 0 ? [problem(`it ${field} ${missing.join(', ')}, and remote.json does not say so.`)] : []),
    ...(needless.length > 0
      ? [problem(`remote.json says that it ${field} ${needless.join(', ')}, which it does not.`)]
      : []),
  ];
}

interface Called {
  type?: string;
  value?: unknown;
  property?: { value?: unknown };
  arguments?: { expression: Called }[];
  callee?: Called;
  /** Of `a?.b`. */
  base?: Called;
}

function collect(node: unknown, use: BusUse): void {
  if (Array.isArray(node)) for (const item of node) collect(item, use);
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
  const call = node as Called;
  const first = call.type === 'CallExpression' ? call.arguments?.[0]?.expression : undefined;
  if (first?.type === 'StringLiteral' && EVENT.test(String(first.value))) {
    const callee = nameOf(call.callee);
    if (EMITTERS.has(callee)) use.emits.add(String(first.value));
    if (LISTENERS.has(callee)) use.hears.add(String(first.value));
  }
  for (const value of Object.values(node)) collect(value, use);
}

function nameOf(callee: Called | undefined): string {
  if (callee?.base) return nameOf(callee.base);
  return String(callee?.property?.value ?? callee?.value);
}
