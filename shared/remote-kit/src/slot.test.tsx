import { act, render } from '@testing-library/react';
import type { SlotContribution } from '@vitae/contract/platform';
import { PlatformProvider } from './platform.tsx';
import { Slot } from './slot.tsx';
import { createFakePlatform } from './testing.tsx';

const NAME = 'resume-card-actions';
const LETTERS: SlotContribution = { id: 'mf-a/letters', size: { width: 120, height: 32 } };
const SCORE: SlotContribution = { id: 'mf-b/score', size: { height: 40 } };

/** jsdom lays nothing out: a test says what comes into view. */
let comeIntoView: ((place: Element) => void)[] = [];
beforeEach(() => {
  comeIntoView = [];
  globalThis.IntersectionObserver = class {
    seen: Element | null = null;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeIntoView.push((place) => this.seen === place && callback([{ isIntersecting: true }]));
    }
    observe(element: Element) {
      this.seen = element;
    }
    disconnect() {
      this.seen = null;
    }
  } as unknown as typeof IntersectionObserver;
});

const placeOf = (container: HTMLElement, { id }: SlotContribution) =>
  container.querySelector<HTMLElement>(`[data-slot-place="${id}"]`);
const show = (place: Element | null) =>
  act(() => {
    for (const come of comeIntoView) if (place) come(place);
  });

function renderSlot(platform = createFakePlatform({ contributions: { [NAME]: [SCORE, LETTERS] } })) {
  const at = (title: string) => (
    <PlatformProvider platform={platform}>
      <Slot name={NAME} data={{ resumeId: '1', title }} />
    </PlatformProvider>
  );
  const { container, rerender, unmount } = render(at('One'));
  return { platform, container, passAgain: (title: string) => rerender(at(title)), unmount };
}

test('each contribution has its size before its code is asked for', () => {
  const { container, platform } = renderSlot();
  expect([...container.children].map((place) => place.getAttribute('data-slot-place'))).toEqual([SCORE.id, LETTERS.id]);
  expect(placeOf(container, LETTERS)).toHaveStyle({ width: '120px', minHeight: '32px' });
  expect(placeOf(container, SCORE)?.style.width).toBe('');
  expect(platform.recorded.slots).toEqual([]);
});

test('it is loaded when it is seen, and follows what the slot passes', () => {
  const { container, platform, passAgain } = renderSlot();
  show(placeOf(container, LETTERS));
  passAgain('One');
  passAgain('Two');
  expect(platform.recorded.slots).toEqual([
    { id: LETTERS.id, data: { resumeId: '1', title: 'One' } },
    { id: LETTERS.id, data: { resumeId: '1', title: 'Two' } },
  ]);
});

test('one that has failed gives its place free, and only its own', () => {
  const platform = createFakePlatform({ contributions: { [NAME]: [SCORE, LETTERS] } });
  const { slots } = platform;
  const failing = { ...platform, slots: { ...slots, mount: mountFailing } };
  function mountFailing(...[id, element, data, onGone]: Parameters<typeof slots.mount>) {
    const mounted = slots.mount(id, element, data, onGone);
    if (id === SCORE.id) onGone();
    return mounted;
  }
  const { container } = renderSlot(failing);
  show(placeOf(container, SCORE));
  show(placeOf(container, LETTERS));
  expect(placeOf(container, SCORE)).toBeNull();
  expect(placeOf(container, LETTERS)).toBeInTheDocument();
});

test('a slot without contributions is nothing at all', () => {
  expect(renderSlot(createFakePlatform()).container).toBeEmptyDOMElement();
});

test('the fake platform refuses what the slot of the contract does not pass', () => {
  const { slots } = createFakePlatform({ contributions: { [NAME]: [SCORE] } });
  expect(() => slots.mount(SCORE.id, document.createElement('div'), { resumeId: 1 }, () => {})).toThrow('resumeId');
});
