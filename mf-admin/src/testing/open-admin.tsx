import type { Language } from '@dealership/contracts';
import { Toaster } from '@dealership/ui-kit';
import { useLocation } from '@dealership/ui-kit/router';
import { renderWithProviders, useNavigate } from '@dealership/ui-kit/testing';
import { act } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { Dashboard } from '../app/dashboard/dashboard.js';
import signInAr from '../locales/ar.json';
import ar from '../locales/dashboard/ar.json';
import en from '../locales/dashboard/en.json';
import ja from '../locales/dashboard/ja.json';
import signInEn from '../locales/en.json';
import signInJa from '../locales/ja.json';

const TEXTS = { en, ar, ja };
const SIGN_IN_TEXTS = { en: signInEn, ar: signInAr, ja: signInJa };

// Styles are irrelevant here, and antd's style sheets would have to be written and read for every form.
const WITHOUT_STYLES = { zeroRuntime: true };

/** antd's forms need MessageChannel, which jsdom lacks. Node's own would keep the test process alive. */
class TaskChannel {
  readonly port1 = { onmessage: () => undefined as unknown };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage()) };
}
Object.assign(window, { MessageChannel: TaskChannel });

let address = '';
let navigate: ReturnType<typeof useNavigate>;

function AddressBar() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  navigate = useNavigate();
  return null;
}

/** The admin's current URL. */
export const addressBar = (): string => address;

/** The browser's Back button. */
export const goBack = (): Promise<void> => act(async () => navigate(-1));

/** Follows a link within the admin. */
export const goTo = (to: string): Promise<void> => act(async () => navigate(to));

/** Renders the admin at a query string of its URL. */
export function openAdmin(query = '', language: Language = 'en') {
  const part = (
    <ConfigProvider theme={WITHOUT_STYLES}>
      <Dashboard />
      <Toaster />
      <AddressBar />
    </ConfigProvider>
  );
  const otherTexts = { admin: SIGN_IN_TEXTS[language] };
  return renderWithProviders(part, {
    namespace: 'dashboard',
    texts: TEXTS[language],
    otherTexts,
    language,
    at: `/admin${query}`,
  });
}
