import { isHydrated } from '@dealership/ui-kit/early-events';
import { CODE_UNAVAILABLE_ID } from '../page-state.js';

/**
 * Shows a notice if a script does not load or fails its integrity check. Once the layout is hydrated, each part of the
 * page shows its own notice.
 */
export function notifyOfMissingCode(): void {
  const onError = ({ target }: Event) => {
    const layout = document.getElementById('site-toasts');
    if (!(target instanceof HTMLScriptElement) || !layout || isHydrated(layout)) return;
    removeEventListener('error', onError, true);
    const notice = document.getElementById(CODE_UNAVAILABLE_ID) as HTMLTemplateElement;
    document.getElementById('content')?.append(notice.content.cloneNode(true));
    document.querySelector('[data-part-unavailable] button')?.addEventListener('click', () => window.location.reload());
  };
  addEventListener('error', onError, true);
}
