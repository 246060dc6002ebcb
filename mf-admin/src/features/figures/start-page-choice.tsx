import { useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { Checkbox } from 'antd';
import { chooseStartPage, useStartPage } from '../../shared/start-page.js';

const TAB = 'figures';

/** Makes the figures the start page on this device. */
export function StartPageChoice() {
  const { t } = useTranslation('dashboard');
  const [, setParams] = useSearchParams();
  const isChosen = useStartPage() === TAB;
  return (
    <Checkbox
      checked={isChosen}
      onChange={({ target }) => {
        // The current page stays open whatever the start page is.
        setParams({ tab: TAB }, { preventScrollReset: true, replace: true });
        chooseStartPage(target.checked ? TAB : '');
      }}
    >
      {t('figures.startPage')}
    </Checkbox>
  );
}
