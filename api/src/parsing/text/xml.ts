import { Parser } from 'htmlparser2';
import { UnreadableResumeError } from '../errors.ts';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
}
export type XmlNode = XmlElement | string;

const MAX_DEPTH = 400;
/** The parser takes ever longer for each element inside as many open ones. */
const MAX_OPEN_ELEMENTS = 5_000;

/** Parses XML into a plain tree. Tolerant of damage; elements nested absurdly deep are left out. */
export function parseXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const stack: XmlElement[] = [root];
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth++;
        if (depth > MAX_OPEN_ELEMENTS) throw new UnreadableResumeError('corrupt');
        if (depth > MAX_DEPTH) return;
        const element: XmlElement = { name, attributes, children: [] };
        stack.at(-1)!.children.push(element);
        stack.push(element);
      },
      onclosetag() {
        if (depth <= MAX_DEPTH && stack.length > 1) stack.pop();
        depth--;
      },
      ontext(text) {
        stack.at(-1)!.children.push(text);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(source);
  return root;
}

export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((node): node is XmlElement => typeof node !== 'string' && node.name === name);
}

export function children(element: XmlElement | undefined): XmlElement[] {
  return element?.children.filter((node): node is XmlElement => typeof node !== 'string') ?? [];
}

/** The first element of that name anywhere below. */
export function descendant(element: XmlElement, name: string): XmlElement | undefined {
  for (const node of children(element)) {
    const found = node.name === name ? node : descendant(node, name);
    if (found) return found;
  }
  return undefined;
}

export function descendants(element: XmlElement, name: string): XmlElement[] {
  return children(element).flatMap((node) => (node.name === name ? [node] : descendants(node, name)));
}

export function textOf(element: XmlElement): string {
  return element.children.map((node) => (typeof node === 'string' ? node : textOf(node))).join('');
}
