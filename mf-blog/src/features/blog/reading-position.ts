import { useLayoutEffect, useRef } from 'react';

export const TITLE_ID = 'post-title';

export const linkId = (slug: string): string => `post-${slug}`;

export const postAddress = (slug: string): string => `/blog?${new URLSearchParams({ post: slug })}`;

/** The list's state when it was left: its query and scroll position. */
let list = { search: '', scroll: 0 };

export const listAddress = (): string => `/blog${list.search}`;

/** Call when opening a post: stores the scroll position in the current history entry. */
export function storePosition(): void {
  const { history, location, scrollY: scroll } = window;
  history.replaceState({ ...history.state, scroll }, '');
  if (!new URLSearchParams(location.search).get('post')) list = { search: location.search, scroll };
}

const storedPosition = (slug: string): number => window.history.state?.scroll ?? (slug ? 0 : list.scroll);

/**
 * A post starts at its top with the focus on its title; the list restores its position, with the focus on the post's
 * link.
 */
export function useReadingPosition(slug: string): void {
  const shown = useRef(slug);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before === slug) return;
    shown.current = slug;
    const target = document.getElementById(slug ? TITLE_ID : linkId(before)) ?? document.getElementById('content');
    target?.focus({ preventScroll: true });
    window.scrollTo({ top: storedPosition(slug), behavior: 'instant' });
  }, [slug]);
}
