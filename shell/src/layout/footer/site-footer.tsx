import { Island, lazyPart } from '@dealership/ui-kit/island';

const footer = lazyPart(() => import(/* webpackChunkName: "footer" */ './footer.js').then(({ Footer }) => Footer));

/** The site's footer. Its code is loaded when it is visible. */
export const SiteFooter = () => <Island part={footer} when="visible" />;
