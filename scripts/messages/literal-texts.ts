import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** Elements of Lingui's macros: what they hold is a message. */
const MESSAGE_ELEMENTS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Props that a person sees or hears. */
const READ_PROPS = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'heading',
  'hint',
  'label',
  'message',
  'placeholder',
  'text',
  'title',
]);
const LETTERS = /\p{L}{2}/u;

export interface LiteralText {
  line: number;
  text: string;
}

/** Texts of a .tsx file that stand on the screen as they are, in no catalog. */
export function findLiteralTexts(file: string): LiteralText[] {
  const code = readFileSync(file, 'utf8');
  return literalTextsOf(code);
}

export function literalTextsOf(code: string): LiteralText[] {
  const found: LiteralText[] = [];
  const bytes = Buffer.from(code);
  const program = parseSync(code, { syntax: 'typescript', tsx: true, target: 'es2024' });
  const start = program.span.start - leadingBytes(code);
  const report = (node: SyntaxNode, text: string) => {
    const line = bytes
      .subarray(0, node.span!.start - start)
      .toString()
      .split('\n').length;
    found.push({ line, text: text.trim().replace(/\s+/g, ' ') });
  };

  const visit = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const child of node) visit(child);
      return;
    }
    if (typeof node !== 'object' || node === null) return;
    const syntax = node as SyntaxNode;
    if (syntax.type === 'JSXElement' && MESSAGE_ELEMENTS.has(syntax.opening?.name?.value ?? '')) return;
    if (syntax.type === 'JSXText' && LETTERS.test(String(syntax.value))) report(syntax, String(syntax.value));
    if (syntax.type === 'JSXExpressionContainer') reportLiteral(syntax.expression);
    if (syntax.type === 'JSXAttribute') {
      if (READ_PROPS.has(nameOfProp(syntax))) {
        const value = syntax.value as SyntaxNode | null;
        if (value) reportLiteral(value.type === 'JSXExpressionContainer' ? value.expression : value);
      }
      // What other props hold is looked into for elements, not for texts.
      const value = syntax.value as SyntaxNode | null;
      if (value?.type === 'JSXExpressionContainer') visit(value.expression);
      return;
    }
    visitChildren(syntax);
  };
  const visitChildren = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return;
    for (const child of Object.values(node)) visit(child);
  };
  const reportLiteral = (expression: unknown): void => {
    const node = expression as SyntaxNode | undefined;
    if (node?.type === 'StringLiteral' && LETTERS.test(String(node.value))) report(node, String(node.value));
    if (node?.type === 'TemplateLiteral') {
      const text = (node.quasis ?? []).map(({ raw }) => raw).join(' ');
      if (LETTERS.test(text)) report(node, text);
    }
    if (node?.type === 'ConditionalExpression') {
      reportLiteral(node.consequent);
      reportLiteral(node.alternate);
    }
  };
  visit(program.body);
  return found;
}

/** The parts of swc's syntax tree that are read here. */
interface SyntaxNode {
  type: string;
  span?: { start: number };
  value?: unknown;
  expression?: unknown;
  opening?: { name?: { value?: string } };
  name?: { value?: string; namespace?: { value: string }; name?: { value: string } };
  quasis?: { raw: string }[];
  consequent?: unknown;
  alternate?: unknown;
}

const nameOfProp = ({ name }: SyntaxNode) => name?.value ?? '';

/** swc's spans begin at the first token, not at the file's first byte. */
function leadingBytes(code: string): number {
  const match = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(code);
  return Buffer.byteLength(match?.[0] ?? '');
}
