import type { HomeSection } from '@dealership/contracts';
import type { SiteConfig } from '../site-config.js';

/** `<remote>/<section>`, with the remote's name for the section. */
export type SectionName = `mf-${string}/${string}`;

export const FEATURED_VEHICLES: SectionName = 'mf-catalog/featured-vehicles';

export const NEWEST_VEHICLES: SectionName = 'mf-catalog/newest-vehicles';

/** The home page sections that remotes render. */
export const REMOTE_SECTIONS: Partial<Record<HomeSection, SectionName>> = {
  featured: FEATURED_VEHICLES,
  arrivals: 'mf-catalog/upcoming-vehicles',
  customers: 'mf-blog/customer-showcase',
};

/** The placeholder home pages. */
const PLACEHOLDERS = ['/ar', '/ja'];

/** The remote sections of a shell page, which the document server requests before it renders the page. */
export function sectionsOf(path: string, { front, link }: Pick<SiteConfig, 'front' | 'link'>): SectionName[] {
  if (link?.state === 'confirmed') return [NEWEST_VEHICLES];
  if (PLACEHOLDERS.includes(path)) return [FEATURED_VEHICLES];
  return path === '/' ? front.sections.flatMap((name) => REMOTE_SECTIONS[name] ?? []) : [];
}

export function splitSectionName(name: SectionName): { remote: string; section: string } {
  const [remote = '', section = ''] = name.split('/');
  return { remote, section };
}
