import { i18n, showToast } from '@dealership/ui-kit';
import type { Wake } from './wake.js';

const tellUnavailable = () =>
  showToast({ kind: 'error', title: i18n.t('common:partUnavailable.title'), text: i18n.t('common:partUnavailable.text') });

/** For what one operates: when the pointer or the focus gets there. A form that is sent too early is sent once it is alive. */
export const whenUsed: Wake = (place, start) => {
  let early: HTMLFormElement | undefined;
  const isInside = ({ target }: Event) => target instanceof Node && place.contains(target);
  const onUse = (event: Event) => {
    if (isInside(event)) void start();
  };
  const onSubmit = async (event: Event) => {
    if (!isInside(event)) return;
    event.preventDefault();
    early = event.target as HTMLFormElement;
    if (!(await start())) tellUnavailable();
  };
  const heard: [string, (event: Event) => void][] = [
    ['pointerover', onUse],
    ['pointerdown', onUse],
    ['focusin', onUse],
    ['submit', (event) => void onSubmit(event)],
  ];
  // In the window and first: React keeps events from what is not alive yet.
  for (const [type, listener] of heard) window.addEventListener(type, listener, true);
  // One is there already, or there is nothing yet that one could get at.
  if (place.contains(document.activeElement) || !place.firstElementChild) void start();
  return () => {
    for (const [type, listener] of heard) window.removeEventListener(type, listener, true);
    if (early?.isConnected) early.requestSubmit();
    early = undefined;
  };
};
