import { createQueryClient, QueryClientProvider } from '@dealership/ui-kit/query';
import { App } from 'antd';
import { useState } from 'react';
import styles from './dashboard.module.css';
import { DashboardHeader } from './dashboard-header.js';
import { DashboardTabs } from './dashboard-tabs.js';
import { DashboardTheme } from './dashboard-theme.js';
import { SignInDialog } from './sign-in-dialog.js';
import { Summary } from './summary.js';
import { useSessionEnd } from './use-session-end.js';

/** The staff's admin. Its data lives as long as it does: nothing of it is left in the page after signing out. */
export function Dashboard() {
  const [client] = useState(createQueryClient);
  useSessionEnd();
  return (
    <QueryClientProvider client={client}>
      <DashboardTheme>
        <App className={styles.dashboard}>
          <DashboardHeader />
          <Summary />
          <DashboardTabs />
          <SignInDialog />
        </App>
      </DashboardTheme>
    </QueryClientProvider>
  );
}
