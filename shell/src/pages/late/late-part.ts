import type { ComponentType } from 'react';

/** A component whose code, and texts, come as files of their own when it is wanted. */
export interface LatePart {
  load: () => Promise<ComponentType>;
  /** There once it has been loaded. */
  loaded?: ComponentType;
}

const onServer = typeof window === 'undefined';

/** `texts`: loads what the component says; the server has all texts at hand. */
export function latePart(code: () => Promise<ComponentType>, texts?: () => Promise<void>): LatePart {
  const part: LatePart = {
    load: async () => {
      const [component] = await Promise.all([code(), onServer ? undefined : texts?.()]);
      part.loaded = component;
      return component;
    },
  };
  // A server renders without waiting: all of it has to be there before the first request.
  if (onServer) void part.load();
  return part;
}
