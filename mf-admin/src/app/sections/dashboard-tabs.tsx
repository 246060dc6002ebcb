import { PageHead, useTranslation } from '@dealership/ui-kit';
import { useSearchParams } from '@dealership/ui-kit/router';
import { Alert, Grid } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useInboxState } from '../../features/inbox/index.js';
import { LoadError } from '../../shared/display/feedback/load-error.js';
import { LoadingLines } from '../../shared/display/feedback/loading-lines.js';
import { mayOf, useMe } from '../../shared/staff/use-me.js';
import { useHasUnsaved } from '../../shared/unsaved/unsaved.js';
import { Summary } from '../summary/summary.js';
import { Today } from '../today/today.js';
import styles from './dashboard-tabs.module.css';
import { SectionChoice } from './section-choice.js';
import { type MenuGroup, SectionMenu } from './section-menu.js';
import { SECTION_ID } from './skip-link.js';
import { GROUPS, TABS } from './tabs.js';
import { useRequestedTab } from './use-requested-tab.js';
import { useSectionHeading } from './use-section-heading.js';
import { useSections } from './use-sections.js';
import { useNewRequests, useUnread } from './use-unread.js';

/** The tabs that the user may see, one at a time; the URL names the active one. Switching tabs resets the filters. */
export function DashboardTabs() {
  const { t } = useTranslation('dashboard');
  const { lg } = Grid.useBreakpoint();
  const [params, setParams] = useSearchParams();
  const me = useMe();
  const may = mayOf(me.data);
  const { names, standard, fallback, label, addressOf } = useSections();
  const requested = useRequestedTab();
  const wanted = names.includes(requested) ? requested : fallback;
  // Back may lead to another tab while a form has unsaved input: the form asks first.
  const isHeld = useHasUnsaved();
  const [active, setActive] = useState(wanted);
  if (active !== wanted && !isHeld) setActive(wanted);
  // The section that was asked for and is not shown: the address names what is shown instead.
  const [missed, setMissed] = useState('');
  const isMissing = me.data !== undefined && !me.data.mustEnrol && requested !== '' && !names.includes(requested);
  const replaceAddress = useEffectEvent(() => {
    setMissed(requested);
    setParams({}, { replace: true });
  });
  useEffect(() => {
    if (isMissing) replaceAddress();
  }, [isMissing]);
  if (missed && names.includes(requested)) setMissed('');
  const unread = useUnread(may('requests.read'));
  const { all: newRequests = 0 } = useNewRequests(may('requests.read'));
  const heading = useSectionHeading(active);
  // Below the title, the board needs the height.
  const isBoard = useInboxState().layout === 'board' && active === 'inbox';

  const groups = Object.entries(GROUPS).flatMap(([group, tabs]): MenuGroup[] => {
    const visible = names.filter((name) => name in tabs);
    const entries = visible.map((name) => ({
      name,
      label: label(name),
      address: addressOf(name),
      unread: unread[name] ?? 0,
      hint: t(name === 'inbox' ? 'dashboard.openHint' : 'dashboard.newHint'),
    }));
    return entries.length > 0 ? [{ name: group, label: t(`dashboard.groups.${group}`), entries }] : [];
  });

  if (!me.data) return me.error ? <LoadError error={me.error} onRetry={() => void me.refetch()} /> : <LoadingLines />;
  const tab = TABS[active];
  const isRecord = tab?.record !== undefined && params.has(tab.record);
  const title = t('dashboard.documentTitle', { section: label(active) });
  return (
    <div className={styles.sections}>
      <PageHead
        title={newRequests ? `(${newRequests}) ${title}` : title}
        description={t('admin:page.description')}
        robots="noindex"
      />
      {lg ? (
        <SectionMenu groups={groups} active={active} />
      ) : (
        <SectionChoice
          groups={groups}
          active={active}
          onChoose={(name) => setParams(name === fallback ? {} : { tab: name }, { preventScrollReset: true })}
        />
      )}
      <div key={active} className={styles.section}>
        {me.data.mustEnrol && (
          <Alert type="warning" showIcon title={t('factor.mustEnrol')} description={t('factor.mustEnrolText')} />
        )}
        {missed && (
          <Alert
            type="warning"
            showIcon
            title={t(Object.hasOwn(TABS, missed) ? 'dashboard.sectionForbidden' : 'dashboard.sectionUnknown')}
            description={t('dashboard.sectionInstead', { section: label(active) })}
          />
        )}
        <h2 ref={heading} id={SECTION_ID} tabIndex={-1} className={isRecord ? 'visually-hidden' : styles.title}>
          {label(active)}
        </h2>
        {active === standard && !isRecord && !isBoard && <Today />}
        {tab?.summary === 'above' && <Summary above={active} />}
        <div>{tab?.content}</div>
        {tab?.summary === 'below' && !isRecord && <Summary />}
      </div>
    </div>
  );
}
