import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { markHydrated } from '../early-events/index.js';
import { Replay } from './replay.js';

/**
 * Hydrates server markup in `element` in time slices, then replays early events. `identifierPrefix`: of generated ids,
 * the same as the server's.
 */
export function hydrateInto(element: HTMLElement, tree: ReactNode, identifierPrefix: string): Root {
  const begun: { root?: Root } = {};
  startTransition(() => {
    begun.root = hydrateRoot(element, <Replay host={{ current: element }}>{tree}</Replay>, { identifierPrefix });
  });
  markHydrated(element);
  // `startTransition` calls its function synchronously.
  return begun.root as Root;
}

/** Renders into `element`, replacing its content. */
export function renderInto(element: HTMLElement, tree: ReactNode, identifierPrefix: string): Root {
  element.replaceChildren();
  const root = createRoot(element, { identifierPrefix });
  root.render(tree);
  markHydrated(element);
  return root;
}
