import type { HomeSection } from '@dealership/contracts';
import type { SiteConfig } from '../site-config.js';

/** `<remote>/<section>`, as the remote names it. */
export type SectionName = `mf-${string}/${string}`;

/** Home page sections rendered by remotes. */
export const REMOTE_SECTIONS: Partial<Record<HomeSection, SectionName>> = {
  featured: 'mf-catalog/featured-vehicles',
  arrivals: 'mf-catalog/upcoming-vehicles',
  customers: 'mf-blog/customer-showcase',
};

/** Remote sections of a shell page: the document server requests them before rendering the page. */
export const sectionsOf = (path: string, { front }: Pick<SiteConfig, 'front'>): SectionName[] =>
  path === '/' ? front.sections.flatMap((name) => REMOTE_SECTIONS[name] ?? []) : [];

export function splitSectionName(name: SectionName): { remote: string; section: string } {
  const [remote = '', section = ''] = name.split('/');
  return { remote, section };
}
