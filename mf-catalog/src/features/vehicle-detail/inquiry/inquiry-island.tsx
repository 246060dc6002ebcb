import type { Vehicle } from '@dealership/contracts';
import { Island, lazyPart } from '@dealership/ui-kit/island';
// The server-rendered form needs its styles before the component's code is loaded.
import './inquiry-form.module.css';

export const inquiryForm = lazyPart(async () => {
  const { InquiryForm } = await import(/* webpackChunkName: "inquiry-form" */ './inquiry-form.js');
  return InquiryForm;
});

/** The inquiry form: server-rendered, hydrated when visible. */
export const InquiryIsland = ({ vehicle, part = inquiryForm }: { vehicle: Vehicle; part?: typeof inquiryForm }) => (
  <Island part={part} when="visible" props={{ vehicle }} />
);
