import { type ReactNode, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** Brings what the server rendered in `element` to life, in pieces between which the browser answers the visitor. */
export function takeOver(element: HTMLElement, tree: ReactNode, identifierPrefix: string): Root {
  const begun: { root?: Root } = {};
  startTransition(() => {
    begun.root = hydrateRoot(element, tree, { identifierPrefix });
  });
  // A transition begins at once.
  return begun.root as Root;
}
