import { createQueryClient, QueryClientProvider } from '@dealership/ui-kit/query';
import { App } from 'antd';
import { useState } from 'react';
import styles from './desk.module.css';
import { DeskHeader } from './desk-header.js';
import { DeskTabs } from './desk-tabs.js';
import { DeskTheme } from './desk-theme.js';
import { SignInDialog } from './sign-in-dialog.js';
import { Summary } from './summary.js';

/** The staff's desk. Its data lives as long as it does: nothing of it is left in the page after signing out. */
export function Desk() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <DeskTheme>
        <App className={styles.desk}>
          <DeskHeader />
          <Summary />
          <DeskTabs />
          <SignInDialog />
        </App>
      </DeskTheme>
    </QueryClientProvider>
  );
}
