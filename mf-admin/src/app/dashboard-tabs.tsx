import { type RequestKind, requestKinds } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { Grid, Tabs, type TabsProps } from 'antd';
import { Choice } from '../shared/list/choice.js';
import styles from './dashboard.module.css';
import { TABS } from './tabs.js';

const NAMES = Object.keys(TABS);
const [FIRST = ''] = NAMES;

/** One tab at a time; its name is in the address. Another tab begins without the filters of the last one. */
export function DashboardTabs() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { lg } = Grid.useBreakpoint();
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab') ?? '';
  const active = Object.hasOwn(TABS, asked) ? asked : FIRST;
  const open = (tab: string) => setParams(tab === FIRST ? {} : { tab }, { preventScrollReset: true });

  const label = (name: string): string =>
    Object.values<RequestKind>(requestKinds).find(({ tab }) => tab === name)?.titles.tab[language] ?? t(`tab.${name}`);

  // That many tabs beside each other have no room on a phone or a tablet: there they are a list to choose from.
  const asChoice = () => (
    <div className={styles.choose}>
      <Choice
        aria-label={t('dashboard.section')}
        value={active}
        options={NAMES.map((value) => ({ value, label: label(value) }))}
        onChange={open}
      />
    </div>
  );
  const bar: Pick<TabsProps, 'tabPlacement' | 'renderTabBar'> = lg ? { tabPlacement: 'start' } : { renderTabBar: asChoice };
  return (
    <Tabs
      {...bar}
      className={[styles.tabs, lg && styles.rail].filter(Boolean).join(' ')}
      activeKey={active}
      onChange={open}
      destroyOnHidden
      items={NAMES.map((key) => ({ key, label: label(key), children: TABS[key] }))}
    />
  );
}
