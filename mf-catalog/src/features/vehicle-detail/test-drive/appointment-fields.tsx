import type { TestDriveRequest } from '@dealership/contracts';
import { bookableDays } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import type { FormFields } from '@dealership/ui-kit/form';
import { SelectField } from '@dealership/ui-kit/form-choices';
import { useEffect } from 'react';
import { FieldPair } from '../../../shared/dialog/field-pair.js';
import { DateField } from './date-field.js';
import { bookableTimes } from './test-drive-days.js';

/** The times of a day as the visitor's language writes them. */
function useTimeOptions(date: string) {
  const { locale } = useLanguage();
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return bookableTimes(date).map((value) => ({ value, label: clock.format(new Date(`1970-01-01T${value}:00Z`)) }));
}

function useTimes({ watch, setValue }: FormFields<TestDriveRequest>['form']) {
  const [date, time] = watch(['date', 'time']);
  const times = useTimeOptions(date);
  // Another day has other times.
  const isUnavailable = time !== '' && !times.some(({ value }) => value === time);
  useEffect(() => {
    if (isUnavailable) setValue('time', '');
  }, [isUnavailable, setValue]);
  return { date, times };
}

/** The day and the time of a test drive. */
export function AppointmentFields(fields: FormFields<TestDriveRequest>) {
  const { t } = useTranslation('catalog');
  const { date, times } = useTimes(fields.form);
  const { first, last } = bookableDays();
  const placeholder = date === '' ? 'chooseDateFirst' : times.length > 0 ? 'chooseTime' : 'noTimes';
  return (
    <FieldPair>
      <DateField {...fields} name="date" label={t('testDrive.date')} min={first} max={last} required />
      <SelectField
        {...fields}
        name="time"
        label={t('testDrive.time')}
        options={times}
        placeholder={t(`testDrive.${placeholder}`)}
        required
      />
    </FieldPair>
  );
}
