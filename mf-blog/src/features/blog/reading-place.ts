import { useLayoutEffect, useRef } from 'react';

export const TITLE_ID = 'post-title';

export const linkId = (slug: string): string => `post-${slug}`;

export const postAddress = (slug: string): string => `/blog?${new URLSearchParams({ post: slug })}`;

/** How the list was left: its part of the address and how far it was scrolled. */
let list = { search: '', scroll: 0 };

export const listAddress = (): string => `/blog${list.search}`;

/** To be called when a post is opened: its place in the list, or in the post before, is kept with that entry of the history. */
export function rememberPlace(): void {
  const { history, location, scrollY: scroll } = window;
  history.replaceState({ ...history.state, scroll }, '');
  if (!new URLSearchParams(location.search).get('post')) list = { search: location.search, scroll };
}

const keptPlace = (slug: string): number => window.history.state?.scroll ?? (slug ? 0 : list.scroll);

/** A post begins at its top with the focus on its title; the list returns where it was left, with the focus on the post's link. */
export function useReadingPlace(slug: string): void {
  const shown = useRef(slug);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before === slug) return;
    shown.current = slug;
    const target = document.getElementById(slug ? TITLE_ID : linkId(before)) ?? document.getElementById('content');
    target?.focus({ preventScroll: true });
    window.scrollTo({ top: keptPlace(slug), behavior: 'instant' });
  }, [slug]);
}
