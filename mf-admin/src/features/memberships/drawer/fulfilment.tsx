import { MAX_LINE, MAX_PHONE, type Membership, signingName } from '@dealership/contracts';
import { nameRepresentativeOfMembership } from '@dealership/contracts/payments/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { PhoneNumber } from '../../../shared/display/phone-number.js';
import { SuggestingInput } from '../../../shared/form/suggesting-input.js';
import { Allowed } from '../../../shared/staff/allowed.js';
import { useColleagues } from '../../../shared/staff/use-colleagues.js';
import { useMe } from '../../../shared/staff/use-me.js';
import { useStaffName } from '../../../shared/staff/use-staff-name.js';
import { useUnsavedWarning } from '../../../shared/unsaved/unsaved.js';
import { DueTag } from '../table/due-tag.js';
import styles from './fulfilment.module.css';
import { useLoginSent, useNameRepresentative } from './use-fulfil.js';

export interface FulfilmentProps {
  member: Membership;
  onChanged: (member: Membership) => void;
}

function RepresentativeForm({ member, onChanged }: FulfilmentProps) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  const { data: me } = useMe();
  const ownName = me && signingName(me.person.name);
  const { representative, version } = member;
  const [name, setName] = useState(representative?.name ?? '');
  const [phone, setPhone] = useState(representative?.phone ?? '');
  const { colleagues } = useColleagues();
  const save = useNameRepresentative(member.id, onChanged);
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ name, phone, version });
  };
  const isUnchanged = name.trim() === (representative?.name ?? '') && phone.trim() === (representative?.phone ?? '');
  useUnsavedWarning(() => !isUnchanged);
  return (
    <form className={styles.form} onSubmit={send} aria-label={t('membership.fulfil.repTitle')}>
      {!representative && <h3>{t('membership.fulfil.rep')}</h3>}
      <div className={styles.field}>
        <label htmlFor={`${id}-name`}>{t('membership.fulfil.repName')}</label>
        <SuggestingInput
          id={`${id}-name`}
          dir="auto"
          maxLength={MAX_LINE}
          value={name}
          suggestions={colleagues.map((one) => ({ value: signingName(one.name) ?? one.name }))}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-phone`}>{t('membership.fulfil.repPhone')}</label>
        <Input
          id={`${id}-phone`}
          className={styles.number ?? ''}
          dir="ltr"
          inputMode="tel"
          maxLength={MAX_PHONE}
          value={phone}
          onChange={({ target }) => setPhone(target.value)}
        />
      </div>
      <div className={styles.actions}>
        <Button
          {...(member.loginSentAt && !representative && { type: 'primary' })}
          htmlType="submit"
          loading={save.isPending}
          disabled={!name.trim() || isUnchanged}
        >
          {t('membership.fulfil.repSave')}
        </Button>
        {ownName && ownName !== name && <Button onClick={() => setName(ownName)}>{t('membership.fulfil.me')}</Button>}
      </div>
    </form>
  );
}

/** What remains to be done for a member after the payment, and by when. The member is notified of each step. */
export function Fulfilment({ member, onChanged }: FulfilmentProps) {
  const staffName = useStaffName();
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const id = useId();
  const { loginSentAt, loginSentBy, representative } = member;
  const login = useLoginSent(member.id, onChanged);
  return (
    <section className={styles.fulfilment} aria-labelledby={id}>
      <h2 id={id}>{t('membership.fulfil.title')}</h2>
      <DueTag member={member} />
      {loginSentAt ? (
        <p>
          {t('membership.fulfil.loginDone', { moment: moment(loginSentAt), name: loginSentBy ? staffName(loginSentBy) : '' })}
        </p>
      ) : (
        <Allowed to={nameRepresentativeOfMembership}>
          <div>
            <h3>{t('membership.fulfil.login')}</h3>
            <p className={styles.quiet}>{t('membership.fulfil.loginHint')}</p>
          </div>
          <Button type="primary" loading={login.isPending} onClick={() => login.mutate()}>
            {t('membership.fulfil.loginSent')}
          </Button>
        </Allowed>
      )}
      {representative && (
        <p>
          {t('membership.fulfil.repTitle')}: <bdi>{representative.name}</bdi> <PhoneNumber number={representative.phone} />
        </p>
      )}
      <Allowed to={nameRepresentativeOfMembership}>
        {/* Starts anew with what was stored, also by somebody else. */}
        <RepresentativeForm key={`${representative?.name} ${representative?.phone}`} member={member} onChanged={onChanged} />
      </Allowed>
    </section>
  );
}
