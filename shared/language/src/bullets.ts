/** Marks that begin an item of a list wherever they stand at a line's head, those included that OCR or old fonts make of them. */
const MARKS = '•▪●○◦‣⁃∙·■□◆◇➢➤►▸▶✓✔❖➔→»⦁◾▫*¢\uF0B7\uF0A7\uF0D8\uF076\uF0FC\uF02D';

/** Marks that do so with a blank behind them: "- one", "– two", "> three", "+ four", "o Four", "(a) Five"; arrows, ">" among them, do so without one. */
const BULLET = new RegExp(
  `^(?:[${MARKS}]|(?:[-=]>|>>|[-–—~>+])(?=\\s)|[-=]?>(?=\\p{L})|[oØ§](?=\\s\\p{Lu})|\\((?:[a-z]|[ivx]{2,4})\\)(?=\\s\\S)|[ivx]{1,5}[.)](?=\\s+\\p{Lu}))\\s*`,
  'u',
);

/** A line of nothing but a bullet. */
const BULLET_ALONE = new RegExp(`^(?:[${MARKS}]|[-–—])$`, 'u');

/** Whether a text begins with the bullet of a list item; blanks before it are not expected. */
export function startsWithBullet(text: string): boolean {
  return BULLET.test(text);
}

/** The text without its bullet. */
export function stripBullet(text: string): string {
  return text.replace(BULLET, '').trim();
}

export function isLoneBullet(text: string): boolean {
  return BULLET_ALONE.test(text);
}
