import { createQueryClient, QueryClientProvider } from '@dealership/ui-kit/query';
import { App } from 'antd';
import { useState } from 'react';
import { LiveInbox } from '../live/live-inbox.js';
import { DashboardTabs } from '../sections/dashboard-tabs.js';
import { SkipLink } from '../sections/skip-link.js';
import { SignInDialog } from '../session/sign-in-dialog.js';
import { useSessionEnd } from '../session/use-session-end.js';
import './antd-overrides.css';
import { ConnectionBar } from './connection-bar.js';
import styles from './dashboard.module.css';
import { DashboardHeader } from './dashboard-header.js';
import { DashboardTheme } from './dashboard-theme.js';

/** The staff's admin. Signing out discards its data. */
export function Dashboard() {
  const [client] = useState(createQueryClient);
  useSessionEnd();
  return (
    <QueryClientProvider client={client}>
      <DashboardTheme>
        <App className={styles.dashboard}>
          <SkipLink />
          <DashboardHeader />
          <ConnectionBar />
          <LiveInbox />
          <DashboardTabs />
          <SignInDialog />
        </App>
      </DashboardTheme>
    </QueryClientProvider>
  );
}
