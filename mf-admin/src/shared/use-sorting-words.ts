import { useTranslation } from '@dealership/ui-kit';
import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';

type Words = NonNullable<DndContextProps['accessibility']>;

/** What a screen reader hears while somebody sorts by the keyboard. */
export function useSortingWords(ids: string[]): Words {
  const { t } = useTranslation('desk');
  const placeOf = (id: UniqueIdentifier) => ({ number: ids.indexOf(String(id)) + 1, count: ids.length });
  return {
    screenReaderInstructions: { draggable: t('sorting.instructions') },
    announcements: {
      onDragStart: ({ active }) => t('sorting.taken', placeOf(active.id)),
      onDragOver: ({ over }) => (over ? t('sorting.moved', placeOf(over.id)) : undefined),
      onDragEnd: ({ over }) => (over ? t('sorting.dropped', placeOf(over.id)) : undefined),
      onDragCancel: () => t('sorting.cancelled'),
    },
  };
}
