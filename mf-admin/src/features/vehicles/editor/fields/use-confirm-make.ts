import { useTranslation } from '@dealership/ui-kit';
import { useQueryClient } from '@dealership/ui-kit/query';
import { App } from 'antd';
import { newMake, readKnownMakes } from '../../../../shared/form/vehicle-form/known-makes.js';
import { useMay } from '../../../../shared/staff/use-me.js';

/** Asks for confirmation of a new make that resembles a known one; resolves whether to save it. */
export function useConfirmMake() {
  const { t } = useTranslation('dashboard');
  const { modal } = App.useApp();
  const client = useQueryClient();
  const may = useMay();
  return async (typed: string): Promise<boolean> => {
    // Without the known makes there is nothing to compare with.
    const known = await readKnownMakes(client, may).catch(() => []);
    const meant = newMake(typed, known)?.meant;
    if (meant === undefined) return true;
    return modal.confirm({
      title: t('vehicle.meantMake', { name: meant }),
      content: t('confirmMake.text', { name: typed.trim() }),
      okText: t('confirmMake.ok'),
      cancelText: t('confirmMake.cancel'),
      focusable: { autoFocusButton: 'cancel' },
    });
  };
}
