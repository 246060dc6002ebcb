import { i18n } from '@dealership/ui-kit';

// Back and Forward too: single-spa holds every navigation until the application of the last one is there.
const EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'popstate'] as const;

/** Resolves when the visitor first does something with the page, or has it translated; the document's start script knows of earlier. */
export const firstUse = (): Promise<void> =>
  new Promise((resolve) => {
    if ('used' in document.documentElement.dataset) return resolve();
    const used = () => {
      for (const event of EVENTS) window.removeEventListener(event, used, { capture: true });
      i18n.off('languageChanged', used);
      resolve();
    };
    for (const event of EVENTS) window.addEventListener(event, used, { capture: true, passive: true });
    i18n.on('languageChanged', used);
  });
