export const QUOTED =
  /[“"«](?<line>[^”"»]{8,500})[”"»]|[:：]\s*(?<rest>[^\n]{8,500})$|^[^\n]{3,60}\n\s*(?:[*•–-]\s+)?(?<below>[^\n]{8,400})\s*$/u;

/** The text that a message quotes. */
export function quotedIn(text: string): string | undefined {
  const groups = QUOTED.exec(text.slice(0, 1_200))?.groups;
  return (groups?.line ?? groups?.rest ?? groups?.below)?.trim().replace(/^[“"«]|[”"»]$/gu, '');
}
