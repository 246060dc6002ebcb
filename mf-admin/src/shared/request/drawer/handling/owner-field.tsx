import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useId } from 'react';
import { ColleagueChoice } from '../../../staff/colleague-choice.js';
import { useColleagues } from '../../../staff/use-colleagues.js';
import { useMe } from '../../../staff/use-me.js';
import styles from '../../request.module.css';

export interface OwnerFieldProps {
  ownerId: number | null;
  disabled: boolean;
  mayChange: boolean;
  onChange: (ownerId: number | null) => void;
}

/** Who handles a request. Not shown to a user who works alone. */
export function OwnerField({ ownerId, disabled, mayChange, onChange }: OwnerFieldProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const me = useMe().data?.person.id;
  const { colleagues, isAlone } = useColleagues();
  // What somebody else was assigned earlier must still be seen.
  if (isAlone && (ownerId === null || ownerId === me)) return null;
  const mayTake = mayChange && me !== undefined && ownerId !== me && colleagues.some((one) => one.id === me);
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>{t('inbox.owner')}</label>
        <ColleagueChoice id={id} none={t('inbox.nobody')} value={ownerId} disabled={disabled} onChange={onChange} />
      </div>
      {mayTake && (
        <Button disabled={disabled} onClick={() => onChange(me)}>
          {t('inbox.takeIt')}
        </Button>
      )}
    </>
  );
}
