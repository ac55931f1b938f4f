import type { MountedContribution, SlotContribution } from '@vitae/contract/platform';
import type { SlotData, SlotName } from '@vitae/contract/slots';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePlatform } from './platform.tsx';

interface SlotProps<Name extends SlotName> {
  name: Name;
  /** What the slot passes; remote.json declares it. */
  data: SlotData<Name>;
}

/**
 * A place in a screen that other remotes fill. Each contribution is loaded when its place comes into view, holds its
 * size free until then, and is simply not there when it fails. Renders its places side by side, without a box around.
 */
export function Slot<Name extends SlotName>({ name, data }: SlotProps<Name>) {
  const { slots } = usePlatform();
  const contributions = useSyncExternalStore(
    slots.subscribe,
    useCallback(() => slots.contributionsTo(name), [slots, name]),
  );
  return contributions.map((contribution) => (
    <SlotPlace key={contribution.id} contribution={contribution} data={data} />
  ));
}

function SlotPlace({ contribution, data }: { contribution: SlotContribution; data: object }) {
  const { slots } = usePlatform();
  const { id, size } = contribution;
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedContribution>(null);
  // Screens pass a new object with each render.
  const latestData = useRef(data);
  const [isGone, setIsGone] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      mounted.current = slots.mount(id, element, latestData.current, () => setIsGone(true));
    });
    seen.observe(element);
    return () => {
      seen.disconnect();
      mounted.current?.remove();
      mounted.current = null;
    };
  }, [slots, id]);

  useEffect(() => {
    if (areSame(latestData.current, data)) return;
    latestData.current = data;
    mounted.current?.update(data);
  }, [data]);

  if (isGone) return null;
  return <div ref={place} data-slot-place={id} style={{ width: size.width, minHeight: size.height }} />;
}

/** What slots pass are plain values. */
function areSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
