import type { AccountState, StaffAccount } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Button } from 'antd';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { Tag, type Tone } from '../../shared/display/tag.js';
import styles from '../../shared/list/table/row-actions.module.css';
import { RowName } from '../../shared/list/table/row-name.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import type { StaffAccountActions } from './use-staff-account-actions.js';

const TONES: Record<AccountState, Tone> = { invited: 'notice', active: 'good', deactivated: 'bad' };

/** `actions`: given for users who may change accounts. */
export function useStaffColumns(
  onEdit: (person: StaffAccount) => void,
  actions: StaffAccountActions | undefined,
): Column<StaffAccount>[] {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const columns: Column<StaffAccount>[] = [
    {
      title: t('person.name'),
      cell: (person) => (actions ? <RowName name={person.name} onOpen={() => onEdit(person)} /> : <bdi>{person.name}</bdi>),
    },
    { title: t('person.email'), cell: ({ email }) => email && <bdi dir="ltr">{email}</bdi> },
    { title: t('person.role'), cell: ({ role }) => t(`role.${role}`) },
    { title: t('person.state'), cell: ({ state }) => <Tag tone={TONES[state]}>{t(`personState.${state}`)}</Tag> },
    {
      title: t('person.factors'),
      from: 'lg',
      cell: ({ factors }) => factors.map((factor) => t(`factor.kind.${factor}`)).join(t('audit.comma')) || '—',
    },
    {
      title: t('person.lastSignIn'),
      from: 'lg',
      cell: ({ lastSignInAt }) => (lastSignInAt ? <bdi>{moment(lastSignInAt)}</bdi> : '—'),
    },
  ];
  if (!actions) return columns;
  const { inviteAgain, setDeactivated, askReset, busyId } = actions;
  const cell = (person: StaffAccount) => {
    const { id, name, state, configured, factors } = person;
    const isOut = state === 'deactivated';
    return (
      <div className={styles.actions}>
        {state === 'invited' && (
          <Button loading={busyId === id} aria-label={t('person.inviteAgainNamed', { name })} onClick={() => inviteAgain(person)}>
            {t('person.inviteAgain')}
          </Button>
        )}
        {factors.length > 0 && (
          <Button aria-label={t('person.resetFactorsNamed', { name })} onClick={() => askReset(person)}>
            {t('person.resetFactors')}
          </Button>
        )}
        {!configured && (
          <Button
            danger={!isOut}
            aria-label={t(isOut ? 'person.letInNamed' : 'person.shutOutNamed', { name })}
            onClick={() => setDeactivated(person, !isOut)}
          >
            {t(isOut ? 'person.letIn' : 'person.shutOut')}
          </Button>
        )}
      </div>
    );
  };
  return [...columns, { title: t('list.actions'), isEnd: true, cell }];
}
