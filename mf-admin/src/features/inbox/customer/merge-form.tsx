import { type CustomerFile, MAX_EMAIL, MAX_NOTE, senderName } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Input, type InputProps } from 'antd';
import { useId, useState } from 'react';
import { callErrorsOf } from '../../../shared/api/staff-api.js';
import { SuggestingInput } from '../../../shared/form/suggesting-input.js';
import styles from './customer.module.css';
import { useMerge } from './customer-api.js';
import { addressOf, Duplicates } from './duplicates.js';

export interface MergeFormProps {
  requestKey: string;
  file: CustomerFile;
}

/** Records that another address belongs to the same customer, with the reason. */
export function MergeForm({ requestKey, file: { version, sameNumber } }: MergeFormProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const { mutate, isPending, error, reset } = useMerge(requestKey);
  const begin = (address: string) => {
    setEmail(address);
    setReason('');
    reset();
    setOpen(true);
  };
  const save = () => mutate({ email, reason, version }, { onSuccess: () => setOpen(false) });
  const addresses = sameNumber.map((request) => ({ value: addressOf(request), note: senderName(request) }));
  const problems = callErrorsOf(error, t);
  const problemOf = (field: string) => problems.find((one) => one.name === field)?.errors[0];
  const input = (field: 'email' | 'reason', value: string, change: (text: string) => void) => {
    const shared: InputProps = {
      id: `${id}-${field}`,
      value,
      status: problemOf(field) ? 'error' : '',
      'aria-invalid': Boolean(problemOf(field)),
      'aria-describedby': problemOf(field) ? `${id}-${field}-problem` : undefined,
      onChange: (event) => change(event.target.value),
      onPressEnter: save,
    };
    return (
      <div className={styles.field}>
        <label htmlFor={`${id}-${field}`}>{t(`customerFile.${field}`)}</label>
        {field === 'email' ? (
          <SuggestingInput {...shared} dir="ltr" maxLength={MAX_EMAIL} suggestions={addresses} />
        ) : (
          <Input {...shared} dir="auto" maxLength={MAX_NOTE} />
        )}
        {problemOf(field) && (
          <p id={`${id}-${field}-problem`} className={styles.problem}>
            {problemOf(field)}
          </p>
        )}
      </div>
    );
  };
  return (
    <>
      <Duplicates sameNumber={sameNumber} onMerge={begin} />
      {!isOpen && (
        <Button className={styles.start ?? ''} onClick={() => begin('')}>
          {t('customerFile.mergeOther')}
        </Button>
      )}
      {isOpen && (
        <fieldset className={styles.merge}>
          <legend>{t('customerFile.mergeTitle')}</legend>
          <p className={styles.quiet}>{t('customerFile.mergeText')}</p>
          {input('email', email, setEmail)}
          {input('reason', reason, setReason)}
          <div className={styles.line}>
            <Button type="primary" loading={isPending} disabled={!email.trim() || !reason.trim()} onClick={save}>
              {t('customerFile.merge')}
            </Button>
            <Button onClick={() => setOpen(false)}>{t('action.cancel')}</Button>
          </div>
        </fieldset>
      )}
    </>
  );
}
