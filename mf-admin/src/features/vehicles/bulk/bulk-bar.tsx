import type { StaffVehicle } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useState } from 'react';
import { useConfirmDanger } from '../../../shared/dialog/use-confirm-danger.js';
import { useCarName } from '../../../shared/display/format/car-name.js';
import { useBulkTask } from './bulk-api.js';
import { BulkDialog } from './bulk-dialog.js';
import { SelectionBar } from './selection-bar.js';
import type { Selection } from './use-selection.js';

/** The actions for the selected rows. */
export function BulkBar({ selection }: { selection: Selection<StaffVehicle> }) {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  const confirm = useConfirmDanger();
  const [isOpen, setOpen] = useState(false);
  const { chosen, clear } = selection;
  const { mutate, mutateAsync, isPending } = useBulkTask(chosen, () => {
    setOpen(false);
    clear();
  });
  const archive = () =>
    confirm({
      title: t('bulk.archiveTitle', { count: chosen.length }),
      content: t('bulk.archiveText', { names: chosen.map(nameOf).join(' · ') }),
      okText: t('bulk.archive'),
      act: () => mutateAsync({ act: 'archive' }),
    });
  return (
    <SelectionBar selection={selection}>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('bulk.edit')}
      </Button>
      <Button onClick={archive}>{t('bulk.archive')}</Button>
      {isOpen && (
        <BulkDialog
          vehicles={chosen}
          saving={isPending}
          onSave={(changes) => mutate({ act: 'change', changes })}
          onClose={() => setOpen(false)}
        />
      )}
    </SelectionBar>
  );
}
