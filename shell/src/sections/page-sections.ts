/** `<remote>/<section>`, as the remote offers it. */
export type SectionName = `mf-${string}/${string}`;

/** The sections of remotes that a page of the shell shows, by its path: the document server asks for them ahead of the page. */
const PAGE_SECTIONS: Record<string, SectionName[]> = {
  '/': ['mf-catalog/featured-vehicles', 'mf-catalog/upcoming-vehicles', 'mf-blog/customer-showcase'],
};

export const sectionsOf = (path: string): SectionName[] => PAGE_SECTIONS[path] ?? [];

export function splitSectionName(name: SectionName): { remote: string; section: string } {
  const [remote = '', section = ''] = name.split('/');
  return { remote, section };
}
