import type { HomeSection } from '@dealership/contracts';
import type { SiteConfig } from '../site-config.js';

/** `<remote>/<section>`, as the remote offers it. */
export type SectionName = `mf-${string}/${string}`;

/** The sections of the home page that remotes render. */
export const REMOTE_SECTIONS: Partial<Record<HomeSection, SectionName>> = {
  featured: 'mf-catalog/featured-vehicles',
  arrivals: 'mf-catalog/upcoming-vehicles',
  customers: 'mf-blog/customer-showcase',
};

/** The sections of remotes that a page of the shell shows: the document server asks for them ahead of the page. */
export const sectionsOf = (path: string, { front }: Pick<SiteConfig, 'front'>): SectionName[] =>
  path === '/' ? front.sections.flatMap((name) => REMOTE_SECTIONS[name] ?? []) : [];

export function splitSectionName(name: SectionName): { remote: string; section: string } {
  const [remote = '', section = ''] = name.split('/');
  return { remote, section };
}
