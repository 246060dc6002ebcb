import type { Vehicle } from '@dealership/contracts';
import { LateSection, latePart, whenNear } from '@dealership/ui-kit/late';
// The server's form needs its styles before its code comes.
import '../../shared/field-pair.module.css';
import './inquiry-form.module.css';

export const inquiryForm = latePart(async () => {
  const { InquiryForm } = await import(/* webpackChunkName: "inquiry-form" */ './inquiry-form.js');
  return InquiryForm;
});

/** The inquiry form, there to read from the first byte; its code comes when the form comes near. */
export const LateInquiryForm = ({ vehicle, part = inquiryForm }: { vehicle: Vehicle; part?: typeof inquiryForm }) => (
  <LateSection part={part} wake={whenNear} props={{ vehicle }} />
);
