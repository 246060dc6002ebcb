import { createContext } from 'react';
import type { SectionName } from './page-sections.js';

/** The server markup of a section with its data. */
export interface RenderedSection {
  html: string;
  state: unknown;
}

/** The sections of the document being rendered; undefined in the browser. */
export const RenderedSectionsContext = createContext<ReadonlyMap<SectionName, RenderedSection>>(new Map());

/** Mounts a section in an element. `state`: the data of its server markup. Returns a function that unmounts. */
export type MountSection = (name: SectionName, element: HTMLElement, state?: object) => Promise<() => void>;

export const MountSectionContext = createContext<MountSection>(async () => () => undefined);
