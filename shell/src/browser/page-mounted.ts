import { getAppStatus, MOUNTED } from 'single-spa';
import { applicationAt } from '../applications.js';

/** Whether the application at this address has taken over the page. Until then nothing may change under what the server rendered. */
export const isPageMounted = (): boolean => getAppStatus(applicationAt(window.location.pathname).name) === MOUNTED;

/** Resolves once the application at this address is mounted. */
export const pageMounted = (): Promise<void> =>
  new Promise((resolve) => {
    const check = () => {
      if (!isPageMounted()) return;
      window.removeEventListener('single-spa:app-change', check);
      resolve();
    };
    window.addEventListener('single-spa:app-change', check);
    check();
  });
