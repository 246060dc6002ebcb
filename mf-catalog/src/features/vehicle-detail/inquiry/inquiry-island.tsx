import type { Vehicle } from '@dealership/contracts';
import { Island, lazyComponent } from '@dealership/ui-kit/island';
// The server-rendered form needs its styles before the component's code is loaded.
import './inquiry-form.module.css';

export const inquiryForm = lazyComponent(async () => {
  const { InquiryForm } = await import(/* webpackChunkName: "inquiry-form" */ './inquiry-form.js');
  return InquiryForm;
});

/** The inquiry form: server-rendered, hydrated when visible. */
export const InquiryIsland = ({ vehicle, form = inquiryForm }: { vehicle: Vehicle; form?: typeof inquiryForm }) => (
  <Island component={form} when="visible" props={{ vehicle }} />
);
