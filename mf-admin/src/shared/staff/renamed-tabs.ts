/** Earlier names of tabs. Bookmarks, e-mails and the chosen start page may still have them. */
const RENAMED: Partial<Record<string, string>> = {
  quay: 'journey-capture',
  auction: 'memberships',
  figures: 'reports',
  people: 'staff',
  showcase: 'showcases',
  upcoming: 'upcoming-vehicles',
};

/** The present name of a tab. */
export const presentTab = (name: string): string => RENAMED[name] ?? name;
