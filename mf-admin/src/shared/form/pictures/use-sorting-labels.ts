import { useTranslation } from '@dealership/ui-kit';
import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';

type Words = NonNullable<DndContextProps['accessibility']>;

/** Screen reader announcements while sorting by keyboard. */
export function useSortingLabels(ids: string[]): Words {
  const { t } = useTranslation('dashboard');
  // Announce the position only when it changes: repeating it at once would interrupt the rest.
  const isTaken = useRef(false);
  const placeOf = (id: UniqueIdentifier) => ({ number: ids.indexOf(String(id)) + 1, count: ids.length });
  return {
    screenReaderInstructions: { draggable: t('sorting.instructions') },
    announcements: {
      onDragStart: ({ active }) => {
        isTaken.current = true;
        return t('sorting.taken', placeOf(active.id));
      },
      onDragOver: ({ active, over }) => {
        const stays = isTaken.current && over?.id === active.id;
        isTaken.current = false;
        return over && !stays ? t('sorting.moved', placeOf(over.id)) : undefined;
      },
      onDragEnd: ({ over }) => (over ? t('sorting.dropped', placeOf(over.id)) : undefined),
      onDragCancel: () => t('sorting.cancelled'),
    },
  };
}
