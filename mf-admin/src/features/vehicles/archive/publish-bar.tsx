import type { ArchivedVehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useCarName } from '../../../shared/display/format/car-name.js';
import styles from '../bulk/bulk.module.css';
import { SelectionBar } from '../bulk/selection-bar.js';
import type { Selection } from '../bulk/use-selection.js';
import { usePublishDrafts } from './archive-api.js';

/** Publishes the selected drafts. */
export function PublishBar({ selection }: { selection: Selection<ArchivedVehicle> }) {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  const { mutate, isPending, data: refused = [] } = usePublishDrafts();
  const shown = refused.filter(({ draft }) => selection.has(draft.id));
  return (
    <SelectionBar selection={selection}>
      {shown.length > 0 && (
        <ul className={styles.refused} role="alert">
          {shown.map(({ draft, reason }) => (
            <li key={draft.id}>
              <bdi>{nameOf(draft)}</bdi>
              {draft.stockNumber && (
                <>
                  {' · '}
                  <bdi>{draft.stockNumber}</bdi>
                </>
              )}
              : {reason}
            </li>
          ))}
        </ul>
      )}
      <Button type="primary" loading={isPending} onClick={() => mutate(selection.chosen)}>
        {t('archive.publishChosen')}
      </Button>
    </SelectionBar>
  );
}
