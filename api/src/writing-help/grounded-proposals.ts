const FIGURE = /\d(?:[\d.,]*\d)?/g;
const BLANK = /\[[^\]\n]*\]/g;
/** A word with a capital that does not open its sentence or line: a name. */
const NAME = /(?<=[\p{L}\p{N},;:)\]][ \t]+)\p{Lu}[\p{L}\p{N}+#&.-]*/gu;

const plain = (text: string) => text.toLowerCase().normalize('NFKC');

/** The proposals that state no name which is not in the sources; figures that are not there become blanks. */
export function groundedProposals(proposals: readonly string[], sources: readonly string[]): string[] {
  const known = plain(sources.join('\n'));
  const figures = new Set(known.match(FIGURE) ?? []);
  return proposals.flatMap((proposal) => {
    const withBlanks = proposal
      .split(/(\[[^\]\n]*\])/)
      .map((part) =>
        part.startsWith('[') ? part : part.replace(FIGURE, (figure) => (figures.has(figure) ? figure : '[number]')),
      )
      .join('');
    const names = withBlanks.replace(BLANK, ' ').match(NAME) ?? [];
    return names.every((name) => known.includes(plain(name).replace(/[.-]+$/, ''))) ? [withBlanks] : [];
  });
}
