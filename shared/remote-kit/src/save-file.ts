/** Milliseconds. Browsers read the address some time after the click. */
const REVOKE_AFTER_MS = 60_000;

/** Hands a file to the browser's downloads under a name. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER_MS);
}
