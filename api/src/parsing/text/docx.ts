import { UnreadableResumeError } from '../errors.ts';
import { unzipParts } from './archive.ts';
import { decodeText } from './decode.ts';
import { type FlowBlock, layOutFlow, withOrigin } from './flow.ts';
import type { TextDocument } from './model.ts';
import { linkTargetsOf, WordMlReader } from './word-ml.ts';
import { child, descendant, parseXml, textOf, type XmlElement } from './xml.ts';

const TEXT_PART =
  /^(?:word\/(?:document|document2|styles|header\d*|footer\d*)\.xml|word\/_rels\/[\w.]+\.rels|docProps\/core\.xml)$/;

export function readDocx(bytes: Uint8Array): TextDocument {
  const parts = unzipParts(bytes, TEXT_PART);
  const part = (name: string) => {
    const content = parts[name];
    return content ? parseXml(decodeText(content)) : undefined;
  };
  const main = ['word/document.xml', 'word/document2.xml'].find((name) => parts[name]);
  const document = main ? part(main) : undefined;
  const body = document && descendant(document, 'w:body');
  if (!main || !body) throw new UnreadableResumeError('corrupt');
  const styles = child(part('word/styles.xml'), 'w:styles');

  const blocksOf = (name: string, container: XmlElement): FlowBlock[] => {
    const relationships = part(`word/_rels/${name.slice('word/'.length)}.rels`);
    return new WordMlReader(styles, relationships ? linkTargetsOf(relationships) : new Map()).blocks(container);
  };
  const named = (prefix: string) =>
    withOrigin(
      Object.keys(parts)
        .filter((name) => name.startsWith(prefix))
        .sort()
        .flatMap((name) => blocksOf(name, part(name)!)),
      'header-or-footer',
    );
  const blocks = [...distinct(named('word/header')), ...blocksOf(main, body), ...distinct(named('word/footer'))];
  return layOutFlow(blocks, 'docx', readProperties(part('docProps/core.xml')));
}

/** First, even and odd pages have headers of their own that mostly say the same. */
export function distinct(blocks: readonly FlowBlock[]): FlowBlock[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const key =
      'paragraph' in block ? block.paragraph.runs.map((run) => run.text).join('') : JSON.stringify(block.table);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function readProperties(core: XmlElement | undefined): TextDocument['metadata'] {
  const title = core && descendant(core, 'dc:title');
  const author = core && descendant(core, 'dc:creator');
  return { ...(title ? { title: textOf(title) } : {}), ...(author ? { author: textOf(author) } : {}) };
}
