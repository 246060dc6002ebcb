import { endpoints, type TestDriveRequest, testDriveRequest, type Vehicle, vehicleName } from '@dealership/contracts';
import { Button, useLanguage, useTranslation } from '@dealership/ui-kit';
import { Field, TrapField, useSchemaForm, useSubmission } from '@dealership/ui-kit/form';
import { SelectField } from '@dealership/ui-kit/form-choices';
import { useEffect } from 'react';
import styles from '../../shared/form.module.css';
import { NOBODY, PersonFields } from '../../shared/person-fields.js';
import { DateField } from './date-field.js';
import { bookableDays, bookableTimes } from './test-drive-days.js';

const FORM_ID = 'test-drive';

export interface TestDriveFormProps {
  vehicle: Vehicle;
  /** The request has arrived. */
  onDone: () => void;
}

/** The times of a day as the visitor's language writes them. */
function useTimeOptions(date: string) {
  const { locale } = useLanguage();
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return bookableTimes(date).map((value) => ({ value, label: clock.format(new Date(`1970-01-01T${value}:00Z`)) }));
}

function useTestDriveForm(vehicleId: number) {
  const defaults: TestDriveRequest = { vehicleId, ...NOBODY, date: '', time: '', message: '', website: '' };
  const form = useSchemaForm<TestDriveRequest>({ formId: FORM_ID, schema: testDriveRequest, defaults });
  const [date, time] = form.watch(['date', 'time']);
  const times = useTimeOptions(date);
  // Another day has other times.
  const gone = time !== '' && !times.some(({ value }) => value === time);
  const { setValue } = form;
  useEffect(() => {
    if (gone) setValue('time', '');
  }, [gone, setValue]);
  return { form, defaults, date, times };
}

export function TestDriveForm({ vehicle, onDone }: TestDriveFormProps) {
  const { t } = useTranslation('catalog');
  const { form, defaults, date, times } = useTestDriveForm(vehicle.id);
  const { first, last } = bookableDays();

  const { formProps, sending } = useSubmission({
    form,
    formId: FORM_ID,
    endpoint: endpoints.sendTestDriveRequest,
    defaults,
    sent: { title: t('common:form.success'), text: t('testDrive.sent') },
    failed: { title: t('testDrive.failed.title'), text: t('testDrive.failed.text') },
    // The car went while its page was open.
    reason: ({ code }) => {
      if (code === 'VEHICLE_SOLD') return t('testDrive.failed.sold');
      if (code === 'VEHICLE_NOT_FOUND') return t('missing.vehicle');
    },
    onSent: onDone,
  });

  const field = { form, idPrefix: FORM_ID };
  const placeholder = date === '' ? 'chooseDateFirst' : times.length > 0 ? 'chooseTime' : 'noTimes';
  return (
    <form {...formProps} className={styles.form}>
      <p className={styles.intro}>{t('testDrive.intro', { vehicle: vehicleName(vehicle) })}</p>
      <div className={styles.pair}>
        <DateField {...field} name="date" label={t('testDrive.date')} min={first} max={last} required />
        <SelectField
          {...field}
          name="time"
          label={t('testDrive.time')}
          options={times}
          placeholder={t(`testDrive.${placeholder}`)}
          required
        />
      </div>
      <PersonFields {...field} phoneRequired />
      <Field {...field} name="message" label={t('fields.optionalMessage')} rows={3} />
      <TrapField register={form.register('website')} />
      <Button type="submit" disabled={sending}>
        {t(sending ? 'testDrive.submitting' : 'testDrive.submit')}
      </Button>
      <p className={styles.note}>{t('testDrive.note')}</p>
    </form>
  );
}
