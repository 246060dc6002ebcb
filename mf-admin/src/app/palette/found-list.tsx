import { useTranslation } from '@dealership/ui-kit';
import fading from '../../shared/display/fading.module.css';
import { Tag } from '../../shared/display/tag.js';
import styles from './palette.module.css';
import type { Found, FoundGroup } from './use-found.js';

export interface FoundListProps {
  id: string;
  groups: FoundGroup[];
  /** The one that Enter opens. */
  active: Found | undefined;
  optionId: (found: Found) => string;
  isPending: boolean;
  onChoose: (found: Found) => void;
}

/** The results of the palette, as the options of its field. */
export function FoundList({ id, groups, active, optionId, isPending, onChoose }: FoundListProps) {
  const { t } = useTranslation('dashboard');
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      className={`${styles.list} ${fading.fading}`}
      aria-label={t('palette.title')}
      aria-busy={isPending}
      // Pressing an option must not move the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ name, items }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, not of form fields.
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p id={`${id}-${name}`} className={styles.group} role="presentation">
            {t(`palette.${name}`)}
          </p>
          {items.map((found) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
            <div
              key={`${found.address} ${found.label}`}
              id={optionId(found)}
              role="option"
              tabIndex={-1}
              className={styles.option}
              aria-selected={found === active}
              ref={(option) => (found === active ? option?.scrollIntoView?.({ block: 'nearest' }) : undefined)}
              onClick={() => onChoose(found)}
            >
              <FoundText found={found} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function FoundText({ found: { label, more, reference, tag } }: { found: Found }) {
  return (
    <>
      <bdi>{label}</bdi>
      {(more || reference) && (
        <span className={styles.more}>
          <bdi>{more}</bdi>
          {more && reference && ' · '}
          {reference && <bdi className={styles.reference}>{reference}</bdi>}
          {tag && (
            <>
              {' '}
              <Tag tone="notice">{tag}</Tag>
            </>
          )}
        </span>
      )}
    </>
  );
}
