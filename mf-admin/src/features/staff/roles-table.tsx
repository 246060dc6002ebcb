import { isAllowed, PERMISSIONS, ROLES } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { ScrollEdges } from '../../shared/list/table/scroll-edges.js';
import { FactorRequirementCheckbox } from './factor-requirement-checkbox.js';
import styles from './roles-table.module.css';

/** The permissions of each role, as enforced by the gateway and the services. */
export function RolesTable() {
  const { t } = useTranslation('dashboard');
  return (
    <section className={styles.section} aria-labelledby="roles-title">
      <h2 id="roles-title" className={styles.title}>
        {t('roles.title')}
      </h2>
      <ScrollEdges>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('roles.permission')}</th>
              {ROLES.map((role) => (
                <th key={role} scope="col">
                  {t(`role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('roles.requiresFactor')}</th>
              {ROLES.map((role) => (
                <td key={role}>
                  <FactorRequirementCheckbox role={role} />
                </td>
              ))}
            </tr>
            {PERMISSIONS.map((permission) => (
              <tr key={permission}>
                <th scope="row">{t(`permission.${permission}`)}</th>
                {ROLES.map((role) => (
                  <td key={role}>{isAllowed(role, permission) ? t('roles.allowed') : '—'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollEdges>
    </section>
  );
}
