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

/** Hands a zip that an answer brings along, in base64, to the browser's downloads. */
export function saveArchive({ file_name, archive }: { file_name: string; archive: string }): void {
  const bytes = Uint8Array.from(atob(archive), (character) => character.charCodeAt(0));
  saveFile(file_name, new Blob([bytes], { type: 'application/zip' }));
}
