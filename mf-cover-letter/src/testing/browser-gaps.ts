/** What jsdom lacks of a browser and the screens use. Scrolling has no effect where nothing is laid out. */
export function fillBrowserGaps(): void {
  Element.prototype.scrollIntoView ??= () => {};
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as unknown as MediaQueryList;
  Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
}
