import { useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { Checkbox } from 'antd';
import { chooseStartPage, useStartPage } from '../../shared/staff/start-page.js';

const TAB = 'reports';

/** Makes the figures the start page of the admin on this device. */
export function StartPageChoice() {
  const { t } = useTranslation('dashboard');
  const [, setParams] = useSearchParams();
  const isChosen = useStartPage() === TAB;
  return (
    <Checkbox
      checked={isChosen}
      onChange={({ target }) => {
        // Keep this tab open, whatever the start page is now.
        setParams({ tab: TAB }, { preventScrollReset: true, replace: true });
        chooseStartPage(target.checked ? TAB : '');
      }}
    >
      {t('figures.startPage')}
    </Checkbox>
  );
}
