import { readMediaAddress } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import { DeleteIcon, DragIcon, EarlierIcon, LaterIcon } from '../../display/icons.js';
import { Thumbnail } from '../../display/thumbnail.js';
import styles from './pictures-field.module.css';

/** The longer side, in pixels, below which a picture looks soft on a large screen. */
const SHARP = 1200;

/** Whether a picture of the media store, whose address names its size, is too small to look sharp. */
function isSmall(address: string): boolean {
  const stored = readMediaAddress(address);
  return stored !== null && Math.max(stored.width, stored.height) < SHARP;
}

export interface SortablePictureProps {
  address: string;
  /** Zero-based. */
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function SortablePicture({ address, at, count, onMove, onRemove }: SortablePictureProps) {
  const { t } = useTranslation('dashboard');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: address,
  });
  const number = at + 1;
  const named = (action: string) => {
    const label = t(`picture.${action}`, { number });
    return { 'aria-label': label, title: label };
  };
  return (
    <li
      ref={setNodeRef}
      className={[styles.item, isDragging && styles.dragged].filter(Boolean).join(' ')}
      style={{ transform: CSS.Transform.toString(transform), transition }}
      aria-label={t('picture.numbered', { number, count })}
    >
      <Thumbnail address={address} size="large" />
      {at === 0 && <span className={styles.front}>{t('picture.front')}</span>}
      {isSmall(address) && <span className={styles.small}>{t('picture.small')}</span>}
      <div className={styles.controls}>
        <Button
          {...attributes}
          {...listeners}
          {...named('drag')}
          ref={setActivatorNodeRef}
          type="text"
          className={styles.handle}
          icon={<DragIcon />}
        />
        <Button
          {...named('earlier')}
          type="text"
          disabled={at === 0}
          icon={<EarlierIcon className="directed" />}
          onClick={() => onMove(at - 1)}
        />
        <Button
          {...named('later')}
          type="text"
          disabled={number === count}
          icon={<LaterIcon className="directed" />}
          onClick={() => onMove(at + 1)}
        />
        <Button {...named('removeNumbered')} type="text" icon={<DeleteIcon />} onClick={onRemove} />
      </div>
    </li>
  );
}
