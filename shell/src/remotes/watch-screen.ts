/** What one sees although it is no text. */
const VISIBLE = 'img,svg,canvas,video,iframe,input,textarea,select,button';

function isEmpty(element: Element): boolean {
  const root = element.shadowRoot ?? element;
  if (root.querySelector(VISIBLE)) return false;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.nodeValue?.trim() && !node.parentElement?.closest('style,script')) return false;
  }
  return true;
}

/**
 * Calls `onEmpty` once when there has been nothing to see in an element for `emptyMs`: whatever a remote does, it
 * leaves no empty page. Returns how to stop.
 */
export function watchScreen(element: HTMLElement, emptyMs: number, onEmpty: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (!isEmpty(element)) {
      clearTimeout(timer);
      timer = undefined;
    } else {
      timer ??= setTimeout(() => {
        timer = undefined;
        if (isEmpty(element)) onEmpty();
      }, emptyMs);
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(element, { childList: true, subtree: true, characterData: true });
  look();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
