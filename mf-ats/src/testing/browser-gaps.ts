/** What jsdom lacks of a browser and the screens use. */
export function fillBrowserGaps(): void {
  Element.prototype.scrollIntoView ??= () => {};
  Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
}
