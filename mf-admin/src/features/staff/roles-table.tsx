import { isAllowed, PERMISSIONS, ROLES, type Role } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useState } from 'react';
import { CheckIcon } from '../../shared/display/icons.js';
import { NativeSelect } from '../../shared/display/native-select.js';
import { ScrollEdges } from '../../shared/list/table/scroll-edges.js';
import { FactorRequirementCheckbox } from './factor-requirement-checkbox.js';
import styles from './roles-table.module.css';

function Allowed({ isAllowed: may }: { isAllowed: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <>
      {may ? <CheckIcon className={styles.tick} /> : <span aria-hidden="true">—</span>}
      <span className="visually-hidden">{t(may ? 'audit.yes' : 'audit.no')}</span>
    </>
  );
}

/** The permissions of each role, as enforced by the gateway and the services. Phones show one role at a time. */
export function RolesTable() {
  const { t } = useTranslation('dashboard');
  const [shown, setShown] = useState<string>(ROLES[0]);
  const column = (role: Role) => (role === shown ? undefined : styles.other);
  return (
    <section className={styles.section} aria-labelledby="roles-title">
      <h2 id="roles-title" className={styles.title}>
        {t('roles.title')}
      </h2>
      <div className={styles.choice}>
        <NativeSelect
          aria-label={t('staffAccount.role')}
          value={shown}
          options={ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
          onChange={setShown}
        />
      </div>
      <ScrollEdges>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('roles.permission')}</th>
              {ROLES.map((role) => (
                <th key={role} scope="col" className={column(role)}>
                  {t(`role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('roles.requiresFactor')}</th>
              {ROLES.map((role) => (
                <td key={role} className={column(role)}>
                  <FactorRequirementCheckbox role={role} />
                </td>
              ))}
            </tr>
            {PERMISSIONS.map((permission) => (
              <tr key={permission}>
                <th scope="row">{t(`permission.${permission}`)}</th>
                {ROLES.map((role) => (
                  <td key={role} className={column(role)}>
                    <Allowed isAllowed={isAllowed(role, permission)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollEdges>
    </section>
  );
}
