import {
  ContentUnavailable,
  I18nextProvider,
  i18n,
  mountPoint,
  mountPointId,
  renderInto,
  Spinner,
  stateId,
} from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { UNAVAILABLE_AFTER_MS } from '../../unavailable-after.js';

/** single-spa accepts single functions as lifecycles, which is what ours are. */
export interface Lifecycles {
  bootstrap: () => Promise<unknown>;
  mount: () => Promise<unknown>;
  unmount: () => Promise<unknown>;
}

/** An empty page that takes longer shows that it loads. */
const SPINNER_AFTER_MS = 200;

/** What is shown below a page's place: nothing, a spinner or a notice. */
function statusBelow(container: HTMLElement, name: string) {
  let root: Root | undefined;
  const element = document.createElement('div');
  const clear = () => {
    root?.unmount();
    root = undefined;
    element.remove();
  };
  const show = (status: ReactNode) => {
    clear();
    container.after(element);
    root = renderInto(element, <I18nextProvider i18n={i18n}>{status}</I18nextProvider>, `${name}-status`);
  };
  return { show, clear };
}

/** Whether the place contains a page of the server, which stays readable until it is hydrated. */
const isRendered = (container: HTMLElement): boolean =>
  container.hasChildNodes() && !container.querySelector(':scope > [data-part-unavailable]');

/**
 * An application's lifecycles, whose mount loads it. single-spa waits for the mount before it follows the next link, so an
 * empty page is mounted as soon as it shows a spinner. A page that failed or is late shows a notice, below the server's
 * markup if there is any, and is still shown when it arrives.
 */
export function applicationLifecycles(name: string, load: () => Promise<Lifecycles>) {
  let ready: Promise<Lifecycles> | undefined;
  let leave: () => Promise<void> = async () => undefined;

  const loadOnce = (): Promise<Lifecycles> => {
    const begin = async () => {
      const application = await load();
      await application.bootstrap();
      return application;
    };
    ready ??= begin().catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };

  const mount = () =>
    new Promise<void>((resolve) => {
      const container = mountPoint(name);
      const status = statusBelow(container, name);
      let application: Lifecycles | undefined;
      let timers: ReturnType<typeof setTimeout>[] = [];
      let isOver = false;
      let isLoading = false;
      const show = (content: ReactNode) => {
        status.show(content);
        resolve();
      };
      const stopTimers = () => timers.forEach(clearTimeout);
      const fail = () => {
        if (!isRendered(container)) container.replaceChildren();
        show(<ContentUnavailable onRetry={() => void begin()} />);
      };
      const begin = async () => {
        if (isLoading) return;
        isLoading = true;
        timers = [setTimeout(fail, UNAVAILABLE_AFTER_MS)];
        if (!container.hasChildNodes()) timers.push(setTimeout(() => show(<Spinner />), SPINNER_AFTER_MS));
        try {
          application = await loadOnce();
          if (!isOver) await application.mount();
          if (!isOver) status.clear();
        } catch (error) {
          console.error(`${name} could not be loaded`, error);
          if (!isOver) fail();
        }
        isLoading = false;
        stopTimers();
        resolve();
      };
      leave = async () => {
        isOver = true;
        stopTimers();
        status.clear();
        await application?.unmount();
        document.getElementById(mountPointId(name))?.remove();
        document.getElementById(stateId(name))?.remove();
      };
      void begin();
    });

  const millis = 2 * UNAVAILABLE_AFTER_MS;
  return {
    bootstrap: async () => undefined,
    mount,
    unmount: () => leave(),
    timeouts: { mount: { millis, warningMillis: millis } },
  };
}
