import { type RequestKind, requestKinds } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { Alert, Button, Grid, Tabs, type TabsProps } from 'antd';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { Nothing } from '../../shared/display/nothing.js';
import { Choice } from '../../shared/list/choice.js';
import { mayOf, useMe } from '../../shared/me/use-me.js';
import { useStartPage } from '../../shared/start-page.js';
import styles from './dashboard-tabs.module.css';
import { groupOf, STANDARD_TAB, TABS } from './tabs.js';
import { useUnread } from './use-unread.js';

/** Those of the tabs that the person may see, one at a time; its name is in the address. Another tab begins without the filters of the last one. */
export function DashboardTabs() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const { lg } = Grid.useBreakpoint();
  const [params, setParams] = useSearchParams();
  const me = useMe();
  const errorText = useErrorText();
  const may = mayOf(me.data);
  const names = Object.entries(TABS).flatMap(([name, { permission }]) => (may(permission) ? [name] : []));
  const start = useStartPage();
  const standard = [start, STANDARD_TAB].find((name) => names.includes(name)) ?? names[0] ?? '';
  const asked = params.get('tab') ?? '';
  const active = names.includes(asked) ? asked : standard;
  const open = (tab: string) => setParams(tab === standard ? {} : { tab }, { preventScrollReset: true });
  const unread = useUnread(may('requests.read'));

  const label = (name: string): string =>
    Object.values<RequestKind>(requestKinds).find(({ tab }) => tab === name)?.titles.tab[language] ?? t(`tab.${name}`);

  const railLabel = (name: string) => {
    const group = groupOf(name, names);
    const count = unread[name];
    return (
      <span className={styles.entry}>
        {group && (
          <span className={styles.group} aria-hidden="true">
            {t(`dashboard.groups.${group}`)}
          </span>
        )}
        <span className={styles.name}>
          {label(name)}
          {count !== undefined && count > 0 && (
            <span className={styles.count} title={t('dashboard.unread', { count })}>
              {count}
            </span>
          )}
        </span>
      </span>
    );
  };

  // That many tabs beside each other have no room on a phone or a tablet: there they are a list to choose from.
  const asChoice = () => (
    <div className={styles.choose}>
      <Choice
        aria-label={t('dashboard.section')}
        value={active}
        options={names.map((value) => ({ value, label: label(value) }))}
        onChange={open}
      />
    </div>
  );
  const bar: Pick<TabsProps, 'tabPlacement' | 'renderTabBar'> = lg ? { tabPlacement: 'start' } : { renderTabBar: asChoice };
  if (!me.data)
    return me.error ? (
      <Alert
        type="error"
        showIcon
        title={t('list.failed')}
        description={errorText(me.error)}
        action={<Button onClick={() => me.refetch()}>{t('list.retry')}</Button>}
      />
    ) : (
      <Nothing text={t('list.loading')} />
    );
  const tabs = (
    <Tabs
      {...bar}
      className={[styles.tabs, lg && styles.rail].filter(Boolean).join(' ')}
      activeKey={active}
      onChange={open}
      destroyOnHidden
      items={names.map((key) => ({ key, label: lg ? railLabel(key) : label(key), children: TABS[key]?.content }))}
    />
  );
  if (!me.data.mustEnrol) return tabs;
  return (
    <>
      <Alert
        className={styles.enrol}
        type="warning"
        showIcon
        title={t('factor.mustEnrol')}
        description={t('factor.mustEnrolText')}
      />
      {tabs}
    </>
  );
}
