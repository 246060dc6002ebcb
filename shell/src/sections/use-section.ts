import { i18n } from '@dealership/ui-kit';
import { useContext, useEffect, useRef, useState } from 'react';
import type { SectionName } from './page-sections.js';
import { BringSectionContext } from './section-context.js';

/** A section is brought to life once a line of it shows: the first one begins where the first screen ends. */
const NEAR = '-1px';

/** Calls back once: when the element comes near, or when the page is translated and what it shows is no longer right. */
function whenWanted(element: HTMLElement, start: () => void): () => void {
  const once = () => {
    stop();
    start();
  };
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && once(), { rootMargin: NEAR });
  const stop = () => {
    observer.disconnect();
    i18n.off('languageChanged', once);
  };
  observer.observe(element);
  i18n.on('languageChanged', once);
  return stop;
}

/** What the server left in the place of a section: the element that holds its markup and the data behind it. */
function takeRendered(place: HTMLElement): { element: HTMLElement; state?: object } {
  const [element, script] = place.children;
  if (!(element instanceof HTMLElement) || !script) return { element: place };
  const state = JSON.parse(script.textContent ?? '{}') as object;
  script.remove();
  return { element, state };
}

/** Brings a section to life in `place` when it is wanted. `failed`: its remote could not be had and nothing shows. */
export function useSection(name: SectionName) {
  const bring = useContext(BringSectionContext);
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    let end: (() => void) | undefined;
    let gone = false;
    const language = i18n.language;
    const start = async () => {
      const { element, state } = takeRendered(host);
      // Markup in another language is nothing to take over.
      if (i18n.language !== language) element.replaceChildren();
      try {
        end = await bring(name, element, state);
        if (gone) end();
      } catch (error) {
        console.error(`${name} could not be loaded`, error);
        // What the server rendered stays readable.
        if (!gone && state === undefined) setFailed(true);
      }
    };
    const stop = whenWanted(host, () => void start());
    return () => {
      gone = true;
      stop();
      // React ends no root while it is at work on another.
      if (end) queueMicrotask(end);
    };
  }, [bring, name]);
  return { place, failed };
}
