import type { Language, Vehicle } from '@dealership/contracts';
import { Button, StatusPanel, useLanguage, useTranslation } from '@dealership/ui-kit';
import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react';
// The server's form needs its styles before its code comes.
import formStyles from '../../shared/form.module.css';
import { type LateCode, lateCode, useLateCode } from '../../shared/late-code.js';
import { whenInView } from '../../shared/when-in-view.js';
import styles from './inquiry-form.module.css';

export const inquiryForm = lateCode(async () => {
  const { InquiryForm } = await import(/* webpackChunkName: "inquiry-form" */ './inquiry-form.js');
  return InquiryForm;
});

interface InquiryFormProps {
  vehicle: Vehicle;
}

interface LateInquiryFormProps extends InquiryFormProps {
  code?: LateCode<InquiryFormProps>;
}

type Form = ComponentType<InquiryFormProps>;

/** A form in a language; `open` lets it come to life once its code is here. */
interface WaitingForm {
  language: Language;
  Form: Form;
  open: () => void;
}

function waitingForm(code: LateCode<InquiryFormProps>, language: Language): WaitingForm {
  const here = code.here();
  if (here) return { language, Form: here, open: () => {} };
  let open = () => {};
  const opened = new Promise<{ default: Form }>((resolve) => {
    open = () => resolve({ default: code.here() as Form });
  });
  return { language, Form: lazy(() => opened), open };
}

/**
 * Keeps the server's form as it is until its code is here. Whoever renders it must not render it again before: React would
 * throw the server's form away, and with it what was typed.
 */
const FormPlace = memo(({ Form, vehicle }: InquiryFormProps & { Form: Form }) => (
  <Suspense fallback={<div className={[formStyles.form, styles.form, styles.expected].join(' ')} aria-hidden="true" />}>
    <Form vehicle={vehicle} />
  </Suspense>
));

function useLateForm(code: LateCode<InquiryFormProps>) {
  const { language } = useLanguage();
  const { Part, failed, load } = useLateCode(code);
  const [form, setForm] = useState(() => waitingForm(code, language));
  const alive = useRef(false);
  useEffect(() => {
    if (language !== form.language && !alive.current) void load();
  }, [language, form, load]);
  useEffect(() => {
    if (!Part || alive.current) return;
    alive.current = true;
    // Another language than the server's: a form of its own takes over what was typed into the server's.
    if (language === form.language) form.open();
    else setForm(waitingForm(code, language));
  }, [Part, code, form, language]);
  return { form, failed, load };
}

/** The inquiry form, there to read from the first byte; its code comes when the form comes into view. */
export function LateInquiryForm({ vehicle, code = inquiryForm }: LateInquiryFormProps) {
  const { t } = useTranslation('catalog');
  const place = useRef<HTMLDivElement>(null);
  const { form, failed, load } = useLateForm(code);
  useEffect(() => whenInView(place.current, () => void load()), [load]);
  return (
    <div ref={place}>
      <FormPlace key={form.language} Form={form.Form} vehicle={vehicle} />
      {failed && (
        <StatusPanel text={t('common:partUnavailable.text')} role="alert">
          <Button onClick={() => void load()}>{t('common:retry')}</Button>
        </StatusPanel>
      )}
    </div>
  );
}
