/** Text as it comes out of a file: odd spaces, ligatures, soft hyphens, direction marks. */
export function normaliseText(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/\r\n?/g, '\n')
      // A soft hyphen at the end of a line joins a word; some fonts print it inside a line as a plain hyphen.
      .replace(/\u00ad\s*\n\s*/g, '')
      .replace(/(?<=\p{Ll})\u00ad (?=\p{Ll})/gu, '-')
      .replace(/\u00ad/g, '-')
      .replace(/[\uf0a7\uf0b7\uf0d8\uf076\uf0fc\uf02d]/g, '•')
      .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
      .replace(/(?![\n\t])[\p{Cc}\p{Co}]/gu, ' ')
      .replace(/[\u2018\u2019\u02bc]/g, "'")
      .replace(/[\u201c\u201d]/g, '"')
      .replace(/[\u2010\u2011]/g, '-')
      .replace(/[ \t\u00a0\u2000-\u200a\u202f]+/g, ' ')
      .replace(/ *\n */g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** Markdown links and emphasis, as in resumes kept in .md or pasted from a page. */
export function withoutMarkup(text: string): string {
  return text
    .replace(/!\[[^[\]]{0,300}\]\([^()]{0,500}\)/g, ' ')
    .replace(/\[([^[\]]{1,300})\]\([^()]{0,500}\)/g, '$1')
    .replace(/<\/?[a-z][^<>]{0,500}>/gi, ' ')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/[ \t]+/g, ' ');
}
