import { getSiteSettings } from '@dealership/contracts/settings/endpoints';
import { homeContent } from '../../home-content.js';
import { useSite } from '../../layout/site-context.js';
import type { HomeContent } from '../../site-config.js';
import { useSaid } from '../use-said.js';

/** Questions and testimonials. */
export const useHomeContent = (): HomeContent | undefined => useSaid(useSite().home, getSiteSettings.path, homeContent).said;
