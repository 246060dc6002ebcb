import { homeShown, type SettingValues } from '@dealership/contracts';
import { storedPictureFile } from '@dealership/ui-kit/media';
import type { HomeFront } from '../../site-config.js';

/** The hero of the home page, and the order of its sections. */
export function homeFront({ home, testimonials, faq }: SettingValues): HomeFront {
  const { title, text, picture } = home.hero;
  const file = storedPictureFile(picture);
  const sections = homeShown(home, { ...testimonials, ...faq });
  return { title, text, sections, ...(file && { picture: file }) };
}
