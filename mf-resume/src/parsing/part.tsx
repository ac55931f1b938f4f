import { Heading } from '@vitae/ui/text';
import { space } from '@vitae/ui/tokens';
import type { DragEvent, ReactNode } from 'react';

/** What a part of the screen does with a text that is dragged onto it. */
export interface Drop {
  onDragOver(event: DragEvent): void;
  onDrop(event: DragEvent): void;
}

export function Part({ title, children, ...drop }: { title: string; children: ReactNode } & Partial<Drop>) {
  return (
    <section {...drop} aria-label={title} css={{ display: 'grid', gap: space.lg }}>
      <Heading level={2} look="subtitle">
        {title}
      </Heading>
      {children}
    </section>
  );
}
