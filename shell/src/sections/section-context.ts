import { createContext } from 'react';
import type { SectionName } from './page-sections.js';

/** What a remote rendered for a section on the server, and the data behind it. */
export interface RenderedSection {
  html: string;
  state: unknown;
}

/** The sections of the document that is being rendered; there is none in the browser. */
export const RenderedSectionsContext = createContext<ReadonlyMap<SectionName, RenderedSection>>(new Map());

/** Brings a section to life in an element. `state`: the data of what the server rendered there. Returns what ends it. */
export type MountSection = (name: SectionName, element: HTMLElement, state?: object) => Promise<() => void>;

export const MountSectionContext = createContext<MountSection>(async () => () => undefined);
