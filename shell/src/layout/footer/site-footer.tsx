import { Island, lazyComponent } from '@dealership/ui-kit/island';

const footer = lazyComponent(() => import(/* webpackChunkName: "footer" */ './footer.js').then(({ Footer }) => Footer));

/** The site's footer. Its code is loaded when it is visible. */
export const SiteFooter = () => <Island component={footer} when="visible" />;
