import { getAppStatus, MOUNTED } from 'single-spa';
import { applicationAt } from '../../applications.js';

/** Whether the current application has hydrated the page. Until then the server's markup must not change. */
export const isPageMounted = (): boolean => getAppStatus(applicationAt(window.location.pathname).name) === MOUNTED;

/** Resolves once the current application is mounted. */
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
