import { useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { LoadError } from '../../../shared/display/feedback/load-error.js';
import { LoadingLines } from '../../../shared/display/feedback/loading-lines.js';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { Tag } from '../../../shared/display/tag.js';
import { ownFactorsQuery } from '../account-api.js';
import { FactorDialog, type FactorTask } from './factor-dialog.js';
import styles from './second-factor.module.css';

const Item = ({ title, text, children }: { title: ReactNode; text: ReactNode; children: ReactNode }) => (
  <li className={styles.item}>
    <div className={styles.what}>
      <p>{title}</p>
      <p className={styles.hint}>{text}</p>
    </div>
    <div className={styles.actions}>{children}</div>
  </li>
);

/** The user's sign-in methods besides the password. */
export function SecondFactorSection() {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const [task, setTask] = useState<FactorTask>();
  const { data: factors, error, refetch } = useQuery(ownFactorsQuery);
  if (!factors) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <LoadingLines />;
  const { totp, passkeys, recoveryCodesLeft, passkeysPossible } = factors;
  const has = totp || passkeys.length > 0;
  return (
    <>
      <p>{t(factors.required ? 'factor.required' : 'factor.intro')}</p>
      <ul className={styles.list}>
        <Item
          title={
            <>
              {t('factor.app')} {totp && <Tag tone="good">{t('factor.on')}</Tag>}
            </>
          }
          text={t('factor.appText')}
        >
          <Button onClick={() => setTask({ kind: 'totp' })}>{t(totp ? 'factor.replace' : 'factor.setUp')}</Button>
          {totp && (
            <Button danger onClick={() => setTask({ kind: 'totp-off' })}>
              {t('factor.turnOff')}
            </Button>
          )}
        </Item>
        <Item title={t('factor.passkeys')} text={t(passkeysPossible ? 'factor.passkeysText' : 'factor.passkeysImpossible')}>
          {passkeysPossible && <Button onClick={() => setTask({ kind: 'passkey' })}>{t('factor.addPasskey')}</Button>}
        </Item>
        {passkeys.map((passkey) => (
          <Item
            key={passkey.id}
            title={<bdi>{passkey.name}</bdi>}
            text={
              <bdi>
                {passkey.lastUsedAt
                  ? t('factor.lastUsed', { moment: moment(passkey.lastUsedAt) })
                  : t('factor.added', { moment: moment(passkey.createdAt) })}
              </bdi>
            }
          >
            <Button
              aria-label={t('factor.renameNamed', { name: passkey.name })}
              onClick={() => setTask({ kind: 'rename', passkey })}
            >
              {t('factor.rename')}
            </Button>
            <Button
              danger
              aria-label={t('factor.removeNamed', { name: passkey.name })}
              onClick={() => setTask({ kind: 'remove', passkey })}
            >
              {t('factor.remove')}
            </Button>
          </Item>
        ))}
        {has && (
          <Item title={t('factor.recovery')} text={t('factor.left', { count: recoveryCodesLeft })}>
            <Button onClick={() => setTask({ kind: 'codes' })}>{t('factor.newCodes')}</Button>
          </Item>
        )}
      </ul>
      {task && <FactorDialog task={task} onClose={() => setTask(undefined)} />}
    </>
  );
}
