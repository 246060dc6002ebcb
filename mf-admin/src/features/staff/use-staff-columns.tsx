import type { AccountState, StaffAccount } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { Tag, type Tone } from '../../shared/display/tag.js';
import styles from '../../shared/list/table/row-actions.module.css';
import { RowName } from '../../shared/list/table/row-name.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { useStaffName } from '../../shared/staff/use-staff-name.js';
import type { StaffAccountActions } from './use-staff-account-actions.js';

const TONES: Record<AccountState, Tone> = { invited: 'notice', active: 'good', deactivated: 'bad' };

/** `actions`: given for users who may change accounts. */
export function useStaffColumns(
  onEdit: (account: StaffAccount) => void,
  actions: StaffAccountActions | undefined,
): Column<StaffAccount>[] {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const staffName = useStaffName();
  const columns: Column<StaffAccount>[] = [
    {
      title: t('staffAccount.name'),
      cell: (account) => {
        const name = staffName(account.name);
        return actions ? <RowName name={name} onOpen={() => onEdit(account)} /> : <bdi>{name}</bdi>;
      },
    },
    { title: t('staffAccount.email'), cell: ({ email }) => email && <bdi dir="ltr">{email}</bdi> },
    { title: t('staffAccount.role'), cell: ({ role }) => t(`role.${role}`) },
    { title: t('staffAccount.state'), cell: ({ state }) => <Tag tone={TONES[state]}>{t(`staffAccountState.${state}`)}</Tag> },
    {
      title: t('staffAccount.factors'),
      from: 'lg',
      cell: ({ factors }) => factors.map((factor) => t(`factor.kind.${factor}`)).join(t('audit.comma')) || '—',
    },
    {
      title: t('staffAccount.lastSignIn'),
      from: 'lg',
      cell: ({ lastSignInAt }) => (lastSignInAt ? <bdi>{moment(lastSignInAt)}</bdi> : '—'),
    },
  ];
  if (!actions) return columns;
  const { inviteAgain, setDeactivated, askReset, busyId } = actions;
  const cell = (account: StaffAccount) => {
    const { id, name, state, configured, factors } = account;
    const isDeactivated = state === 'deactivated';
    return (
      <div className={styles.actions}>
        {state === 'invited' && (
          <Button
            loading={busyId === id}
            aria-label={t('staffAccount.inviteAgainNamed', { name })}
            onClick={() => inviteAgain(account)}
          >
            {t('staffAccount.inviteAgain')}
          </Button>
        )}
        {factors.length > 0 && (
          <Button aria-label={t('staffAccount.resetFactorsNamed', { name })} onClick={() => askReset(account)}>
            {t('staffAccount.resetFactors')}
          </Button>
        )}
        {!configured && (
          <Button
            danger={!isDeactivated}
            aria-label={t(isDeactivated ? 'staffAccount.reactivateNamed' : 'staffAccount.deactivateNamed', { name })}
            onClick={() => setDeactivated(account, !isDeactivated)}
          >
            {t(isDeactivated ? 'staffAccount.reactivate' : 'staffAccount.deactivate')}
          </Button>
        )}
      </div>
    );
  };
  return [...columns, { title: t('list.actions'), isEnd: true, cell }];
}
