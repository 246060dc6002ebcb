import { Island, lazyPart } from '@dealership/ui-kit/island';

const footer = lazyPart(() => import(/* webpackChunkName: "footer" */ './footer.js').then(({ Footer }) => Footer));

/** At the end of every page: its code comes when it shows. */
export const SiteFooter = () => <Island part={footer} when="visible" />;
