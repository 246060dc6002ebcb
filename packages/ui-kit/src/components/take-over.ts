import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** From here on React hears what happens in `element`; what happened before is done again by the document's start script. */
function announce(element: HTMLElement): void {
  element.dataset.heard = '';
  element.dispatchEvent(new Event('heard', { bubbles: true }));
}

/** Brings what the server rendered in `element` to life, in pieces between which the browser answers the visitor. */
export function takeOver(element: HTMLElement, tree: ReactNode, identifierPrefix: string): Root {
  const begun: { root?: Root } = {};
  startTransition(() => {
    begun.root = hydrateRoot(element, tree, { identifierPrefix });
  });
  announce(element);
  // A transition begins at once.
  return begun.root as Root;
}

/** Renders into `element`, whatever was there. */
export function renderAfresh(element: HTMLElement, tree: ReactNode, identifierPrefix: string): Root {
  element.replaceChildren();
  const root = createRoot(element, { identifierPrefix });
  root.render(tree);
  announce(element);
  return root;
}
