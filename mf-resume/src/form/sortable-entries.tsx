import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import { color, focusRing, radius } from '@vitae/ui/tokens';
import { GripVertical } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useMemo, useRef } from 'react';

interface SortableEntriesProps<T extends { id: string }> {
  entries: readonly T[];
  /** The entry that is open, where entries open. */
  openId?: string | null;
  onMove(id: string, to: number): void;
  render(entry: T, index: number, handle: ReactNode): ReactNode;
}

/** Entries that are put in order by drag, or with Space and the arrow keys on their handles. */
export default function SortableEntries<T extends { id: string }>({
  entries,
  openId = null,
  onMove,
  render,
}: SortableEntriesProps<T>) {
  const { t } = useLingui();
  const placeOf = (overId: UniqueIdentifier | undefined) => {
    const place = entries.findIndex(({ id }) => id === overId) + 1;
    const count = entries.length;
    return place > 0 ? t`Place ${place} of ${count}` : undefined;
  };
  // A key press in one entry leaves the others, and their places, as they are.
  const latest = useRef(render);
  latest.current = render;
  const idKey = entries.map(({ id }) => id).join('\n');
  const ids = useMemo(() => idKey.split('\n'), [idKey]);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      accessibility={{
        screenReaderInstructions: {
          draggable: t`To pick an entry up press the space bar, then move it with the arrow keys. The space bar drops it, Escape puts it back.`,
        },
        announcements: {
          onDragStart: () => t`Picked up.`,
          onDragOver: ({ over }) => placeOf(over?.id),
          onDragEnd: ({ over }) => placeOf(over?.id),
          onDragCancel: () => t`Put back.`,
        },
      }}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        const to = entries.findIndex(({ id }) => id === over?.id);
        if (over && to >= 0 && active.id !== over.id) onMove(String(active.id), to);
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8 }}>
          {entries.map((entry, index) => (
            <SortableEntry
              key={entry.id}
              entry={entry}
              index={index}
              count={entries.length}
              isOpen={entry.id === openId}
              latest={latest}
            />
          ))}
        </div>
      </SortableContext>
    </DndContext>
  );
}

interface SortableEntryProps {
  entry: { id: string };
  index: number;
  /** How many there are: the last one cannot move down. */
  count: number;
  isOpen: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: the entry and what draws it are of one list.
  latest: RefObject<(entry: any, index: number, handle: ReactNode) => ReactNode>;
}

const SortableEntry = memo(function SortableEntry({ entry, index, latest }: SortableEntryProps) {
  const { t } = useLingui();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: entry.id,
  });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={t`Move: press Space, then the arrow keys`}
      css={[
        focusRing,
        {
          display: 'grid',
          placeItems: 'center',
          width: 32,
          height: 40,
          flex: 'none',
          border: 0,
          borderRadius: radius.sm,
          background: 'transparent',
          color: color.inkFaint,
          cursor: 'grab',
          touchAction: 'none',
          '& svg': { width: 16, height: 16 },
        },
      ]}
    >
      <GripVertical aria-hidden="true" />
    </button>
  );
  return (
    <div
      ref={setNodeRef}
      style={{ transform: CSS.Transform.toString(transform), transition, zIndex: isDragging ? 2 : undefined }}
      css={{ position: 'relative' }}
    >
      {latest.current(entry, index, handle)}
    </div>
  );
});
