import type { Language } from '@dealership/contracts';
import { Toaster } from '@dealership/ui-kit';
import { useLocation } from '@dealership/ui-kit/router';
import { renderPart } from '@dealership/ui-kit/testing';
import { ConfigProvider } from 'antd';
import { Desk } from '../app/desk.js';
import doorAr from '../locales/ar.json';
import ar from '../locales/desk/ar.json';
import en from '../locales/desk/en.json';
import ja from '../locales/desk/ja.json';
import doorEn from '../locales/en.json';
import doorJa from '../locales/ja.json';

const TEXTS = { en, ar, ja };
const DOOR_TEXTS = { en: doorEn, ar: doorAr, ja: doorJa };

// Looks are no part of these tests; reckoning with antd's style sheets for every role that is looked for takes most of their time.
const WITHOUT_STYLES = { zeroRuntime: true };
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);

/** What antd's forms ask a browser for and jsdom lacks; Node's own would keep the test process alive. */
class TaskChannel {
  readonly port1 = { onmessage: () => undefined as unknown };
  readonly port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage()) };
}
Object.assign(window, { MessageChannel: TaskChannel });

let address = '';

function AddressBar() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

/** Where the desk stands by now. */
export const addressBar = (): string => address;

/** The desk as it stands in the page, at a query of its address. */
export function openDesk(query = '', language: Language = 'en') {
  const part = (
    <ConfigProvider theme={WITHOUT_STYLES}>
      <Desk />
      <Toaster />
      <AddressBar />
    </ConfigProvider>
  );
  const otherTexts = { admin: DOOR_TEXTS[language] };
  return renderPart(part, { namespace: 'desk', texts: TEXTS[language], otherTexts, language, at: `/admin${query}` });
}
