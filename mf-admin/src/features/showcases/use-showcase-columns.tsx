import type { StaffCustomerShowcase } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { Tag } from '../../shared/display/tag.js';
import { RowActions } from '../../shared/list/table/row-actions.js';
import { RowName } from '../../shared/list/table/row-name.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { customerShowcaseKind } from './showcases-api.js';
import styles from './use-showcase-columns.module.css';

interface ShowcaseActions {
  onEdit: (showcase: StaffCustomerShowcase) => void;
  onDelete: (showcase: StaffCustomerShowcase) => void;
}

export function useShowcaseColumns({ onEdit, onDelete }: ShowcaseActions): Column<StaffCustomerShowcase>[] {
  const { t } = useTranslation('dashboard');
  return [
    {
      title: t('customerShowcase.client'),
      cell: (showcase) => (
        <RowName name={showcase.clientName} picture={showcase.carImage} onOpen={() => onEdit(showcase)}>
          {showcase.featured && <Tag>{t('list.featured')}</Tag>}
        </RowName>
      ),
    },
    {
      title: t('customerShowcase.car'),
      cell: ({ carYear, carMake, carModel }) => <bdi>{`${carYear} ${carMake} ${carModel}`}</bdi>,
    },
    { title: t('customerShowcase.rating'), cell: ({ rating }) => t(`rating.${rating}`) },
    {
      title: t('customerShowcase.clientReview'),
      from: 'lg',
      cell: ({ clientReview }) => (
        <p className={styles.review} dir="auto">
          {clientReview}
        </p>
      ),
    },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: (showcase) => (
        <RowActions
          remove={customerShowcaseKind.remove}
          name={showcase.clientName}
          onEdit={() => onEdit(showcase)}
          onDelete={() => onDelete(showcase)}
        />
      ),
    },
  ];
}
