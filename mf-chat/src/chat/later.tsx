import type { Dialog as DialogNow } from '@vitae/ui/dialog';
import type { Menu as MenuNow } from '@vitae/ui/menu';
import { type ComponentProps, cloneElement, lazy, type ReactElement, Suspense, useState } from 'react';

// What menus and dialogs are made of is half of this screen's script, and nobody needs it before the first click.
const Menu = lazy(async () => ({ default: (await import('./widgets.ts')).Menu }));
const Dialog = lazy(async () => ({ default: (await import('./widgets.ts')).Dialog }));
/** What a message can bring along, behind the first press of its button. */
export const LaterAttachMenu = lazy(async () => ({ default: (await import('./widgets.ts')).AttachMenu }));

type Trigger = ReactElement<ComponentProps<'button'>>;

/** A button in whose place something comes when it is first pressed. */
export function OnFirstPress({ button, children }: { button: Trigger; children: ReactElement }) {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted) return cloneElement(button, { 'aria-haspopup': 'menu', onClick: () => setIsWanted(true) });
  return <Suspense fallback={cloneElement(button, { 'aria-busy': true })}>{children}</Suspense>;
}

/** A menu whose code comes when it is first opened. */
export function LaterMenu({ trigger, items }: Pick<ComponentProps<typeof MenuNow>, 'items'> & { trigger: Trigger }) {
  return (
    <OnFirstPress button={trigger}>
      <Menu trigger={trigger} items={items} defaultOpen />
    </OnFirstPress>
  );
}

/** A dialog whose code comes when it is first opened. */
export function LaterDialog(props: ComponentProps<typeof DialogNow>) {
  const [isWanted, setIsWanted] = useState(props.isOpen);
  if (props.isOpen && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
