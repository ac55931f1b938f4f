import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@swc/core';
import type { RemoteManifest } from '@vitae/contract/remote';
import type { ReleaseProblem } from '../errors.ts';

const ENTRY = 'src/remote.tsx';

/** What is read here of a syntax tree. */
interface Node {
  type: string;
  [field: string]: unknown;
}

/**
 * Compares remote.json with the call of defineRemote() in src/remote.tsx, as it is written: the manifest that it is
 * given, the paths of `routes` and the names of `contributions`. Tables may be written there, in a constant of the file
 * or in one that a file of the remote exports; others are left to the browser, which sees the same difference.
 */
export async function checkManifest(packageFolder: string, manifest: RemoteManifest): Promise<ReleaseProblem[]> {
  const entry = path.join(packageFolder, ENTRY);
  const module = await parseFile(entry);
  const call = module && findCall(module, 'defineRemote');
  const definition = call && firstObject(call);
  if (!module || !definition) {
    return [
      differs(
        manifest.name,
        `${ENTRY} has no call of defineRemote({ … }).`,
        `Export one: see shared/remote-kit/src/define-remote.tsx.`,
      ),
    ];
  }
  const problems: ReleaseProblem[] = [];
  const given = await resolveValue(propertyOf(definition, 'manifest'), module, entry);
  const givenName = given?.type === 'ObjectExpression' ? stringOf(propertyOf(given, 'name')) : null;
  if (givenName !== null && givenName !== manifest.name) {
    problems.push(
      differs(
        manifest.name,
        `remote.json says "name": "${manifest.name}", but defineRemote() is given "${givenName}".`,
        "Give it the file itself: import manifest from '../remote.json' with { type: 'json' }.",
      ),
    );
  }
  const tables = [
    { field: 'routes', declared: manifest.routes.map((route) => route.path), kind: 'the paths' },
    { field: 'contributions', declared: manifest.contributions.map(({ screen }) => screen), kind: 'the contributions' },
  ];
  for (const { field, declared, kind } of tables) {
    const value = propertyOf(definition, field);
    const table = await resolveValue(value, module, entry);
    const written = table ? keysOf(table) : value ? null : [];
    if (!written || sameNames(written, declared)) continue;
    problems.push(
      differs(
        manifest.name,
        `remote.json declares ${kind} ${list(declared)}, but "${field}" of defineRemote() has ${list(written)}.`,
        'Make the two lists equal: the shell knows the one, the remote the other.',
      ),
    );
  }
  return problems;
}

async function parseFile(file: string): Promise<Node | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  return (await parse(text, { syntax: 'typescript', tsx: true, target: 'es2022' })) as unknown as Node;
}

/** Follows a name to the constant that it stands for, in this file or in one that it is imported from. */
async function resolveValue(value: Node | null, module: Node, file: string): Promise<Node | null> {
  const plain = withoutTypes(value);
  if (plain?.type !== 'Identifier') return plain;
  const name = String(plain.value);
  const own = constantOf(module, name);
  if (own) return withoutTypes(own);
  for (const item of module.body as Node[]) {
    if (item.type !== 'ImportDeclaration') continue;
    const source = String((item.source as Node).value);
    const specifier = (item.specifiers as Node[]).find((candidate) => (candidate.local as Node).value === name);
    if (!specifier || !source.startsWith('.') || specifier.type !== 'ImportSpecifier') continue;
    const imported = (specifier.imported as Node | null)?.value ?? name;
    const other = await parseFile(path.resolve(path.dirname(file), source));
    return other && withoutTypes(constantOf(other, String(imported)));
  }
  return null;
}

function constantOf(module: Node, name: string): Node | null {
  for (const item of module.body as Node[]) {
    const declaration = item.type === 'ExportDeclaration' ? (item.declaration as Node) : item;
    if (declaration.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations as { id: Node; init: Node | null }[]) {
      if (id.value === name) return init;
    }
  }
  return null;
}

/** `{} as const`, `({})`, `{} satisfies Routes` → `{}` */
function withoutTypes(value: Node | null): Node | null {
  let plain = value;
  while (plain && /^(TsConstAssertion|TsAsExpression|TsSatisfiesExpression|ParenthesisExpression)$/.test(plain.type)) {
    plain = plain.expression as Node;
  }
  return plain;
}

function findCall(node: unknown, callee: string): Node | null {
  if (Array.isArray(node)) {
    for (const item of node) {
      const found = findCall(item, callee);
      if (found) return found;
    }
    return null;
  }
  if (typeof node !== 'object' || node === null) return null;
  const { type } = node as Node;
  if (type === 'CallExpression' && ((node as Node).callee as Node).value === callee) return node as Node;
  return findCall(Object.values(node), callee);
}

function firstObject(call: Node): Node | null {
  const [first] = call.arguments as { expression: Node }[];
  return first?.expression.type === 'ObjectExpression' ? first.expression : null;
}

/** The value of `name: value`, or of the shorthand `name`. */
function propertyOf(object: Node, name: string): Node | null {
  for (const property of object.properties as Node[]) {
    if (property.type === 'KeyValueProperty' && keyName(property.key as Node) === name) return property.value as Node;
    if (property.type === 'Identifier' && property.value === name) return property;
  }
  return null;
}

/** Null where not all keys can be read: `{ ...others }`. */
function keysOf(table: Node): string[] | null {
  if (table.type !== 'ObjectExpression') return null;
  const keys = (table.properties as Node[]).map((property) =>
    property.type === 'KeyValueProperty' ? keyName(property.key as Node) : stringOf(property),
  );
  return keys.every((key) => key !== null) ? keys : null;
}

function keyName(key: Node): string | null {
  return key.type === 'Identifier' || key.type === 'StringLiteral' ? String(key.value) : null;
}

function stringOf(value: Node | null): string | null {
  return value?.type === 'StringLiteral' || value?.type === 'Identifier' ? String(value.value) : null;
}

function sameNames(a: readonly string[], b: readonly string[]): boolean {
  return a.toSorted().join('\n') === b.toSorted().join('\n');
}

function list(names: readonly string[]): string {
  return names.length ? names.toSorted().join(', ') : 'none';
}

function differs(name: string, what: string, advice: string): ReleaseProblem {
  return { code: 'VITAE-RELEASE-032', what: `${name}: ${what}`, advice, packages: [name] };
}
