import { useTranslation } from '@dealership/ui-kit';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useConfirmDanger } from '../../../shared/dialog/use-confirm-danger.js';
import { useCarName } from '../../../shared/display/format/car-name.js';
import { MoreIcon } from '../../../shared/display/icons.js';
import styles from './bulk.module.css';
import { useBulkTask } from './bulk-api.js';
import { BulkDialog } from './bulk-dialog.js';
import type { Selection } from './use-selection.js';

/** The actions for the selected rows. */
export function BulkBar({ selection }: { selection: Selection }) {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  const confirm = useConfirmDanger();
  const [isOpen, setOpen] = useState(false);
  const { chosen, all, clear } = selection;
  const { mutate, mutateAsync, isPending } = useBulkTask(chosen, () => {
    setOpen(false);
    clear();
  });
  if (chosen.length === 0) return null;
  const archive = () =>
    confirm({
      title: t('bulk.archiveTitle', { count: chosen.length }),
      content: t('bulk.archiveText', { names: chosen.map(nameOf).join(' · ') }),
      okText: t('bulk.archive'),
      act: () => mutateAsync({ act: 'archive' }),
    });
  const more = {
    items: [
      { key: 'all', label: t('bulk.all'), onClick: all },
      { key: 'none', label: t('bulk.none'), onClick: clear },
    ],
  };
  return (
    <section className={styles.bar} aria-label={t('bulk.label')}>
      <span role="status">{t('bulk.count', { count: chosen.length })}</span>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('bulk.edit')}
      </Button>
      <Button onClick={archive}>{t('bulk.archive')}</Button>
      <Button className={styles.clear ?? ''} onClick={clear}>
        {t('bulk.none')}
      </Button>
      <Dropdown menu={more} trigger={['click']} placement="topRight">
        <Button
          className={styles.more ?? ''}
          icon={<MoreIcon />}
          aria-haspopup="menu"
          aria-label={t('action.more')}
          title={t('action.more')}
        />
      </Dropdown>
      {isOpen && (
        <BulkDialog
          vehicles={chosen}
          saving={isPending}
          onSave={(changes) => mutate({ act: 'change', changes })}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
