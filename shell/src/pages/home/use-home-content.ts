import { getSiteSettings } from '@dealership/contracts/settings/endpoints';
import { homeContent } from '../../home-content.js';
import { useSite } from '../../layout/site-context.js';
import type { HomeContent } from '../../site-config.js';
import { usePublished } from '../use-published.js';

/** The published questions and testimonials. */
export const useHomeContent = (): HomeContent | undefined =>
  usePublished(useSite().home, getSiteSettings.path, homeContent).content;
