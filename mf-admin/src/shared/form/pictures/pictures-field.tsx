import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { PictureAdder } from './picture-adder.js';
import styles from './pictures-field.module.css';
import { SortablePicture } from './sortable-picture.js';
import { useSortingLabels } from './use-sorting-labels.js';
import { useUploads } from './use-uploads.js';

export interface PicturesFieldProps {
  id?: string;
  value?: string[];
  onChange?: (addresses: string[]) => void;
}

/** Several pictures, sorted by dragging, by keyboard or with buttons. The first one is the front view. */
export function PicturesField({ id, value = [], onChange, ...aria }: PicturesFieldProps) {
  const sortingLabels = useSortingLabels(value);
  // Uploads that finish at the same time must each add to the current value.
  const latest = useRef(value);
  latest.current = value;
  const set = (addresses: string[]) => {
    latest.current = addresses;
    onChange?.(addresses);
  };
  const add = (address: string) => latest.current.includes(address) || set([...latest.current, address]);
  const move = (from: number, to: number) => set(arrayMove(latest.current, from, to));
  const { running, send } = useUploads(add);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id) move(value.indexOf(String(active.id)), value.indexOf(String(over.id)));
  };
  return (
    <div className={styles.field}>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd} accessibility={sortingLabels}>
        <SortableContext items={value} strategy={rectSortingStrategy}>
          <ol className={styles.pictures}>
            {value.map((address, at) => (
              <SortablePicture
                key={address}
                address={address}
                at={at}
                count={value.length}
                onMove={(to) => move(at, to)}
                onRemove={() => set(value.filter((other) => other !== address))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <PictureAdder {...aria} id={id} multiple running={running} onFiles={send} onAddress={add} />
    </div>
  );
}
