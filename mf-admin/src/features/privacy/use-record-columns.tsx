import { kindOfList, type PersonRecord, requestReference } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../shared/display/format/use-moment.js';
import { usePlaceName } from '../../shared/display/format/use-place-name.js';
import { PhoneNumber } from '../../shared/display/phone-number.js';
import { Tag } from '../../shared/display/tag.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { useRequestLabels } from '../../shared/request/request-labels.js';
import styles from './privacy-tab.module.css';

/** In these records only the person's data is erased; what payment law requires is kept. */
const ANONYMISED = new Set(['payments', 'auction-subscriptions']);

/**
 * `number`: the record's number in its place. `isByPhone`: searched by a phone number, which erases only what came
 * without an e-mail address.
 */
export function useRecordColumns(isByPhone: boolean): Column<Omit<PersonRecord, 'id'> & { number: number }>[] {
  const { t } = useTranslation('dashboard');
  const { moment } = useMoment();
  const placeName = usePlaceName();
  const { kindName } = useRequestLabels();
  return [
    {
      title: t('privacy.place'),
      cell: ({ place, number, createdAt }) => {
        const kind = kindOfList(place);
        // The reference of a membership has the number of its payment.
        const hasReference = kind !== undefined && kind !== 'membership';
        return (
          <>
            {hasReference ? kindName(kind) : placeName(place)}{' '}
            <bdi>{hasReference ? requestReference(kind, number, createdAt) : `#${number}`}</bdi>
          </>
        );
      },
    },
    {
      title: t('lead.contact'),
      isWide: true,
      cell: ({ name, email, phone }) => (
        <span className={styles.contact}>
          {name && <bdi>{name}</bdi>}
          <bdi>{email}</bdi>
          {phone && <PhoneNumber number={phone} />}
        </span>
      ),
    },
    { title: t('list.received'), cell: ({ createdAt }) => <bdi>{moment(createdAt)}</bdi> },
    {
      title: t('privacy.fate'),
      cell: ({ place, obstacle, email }) =>
        isByPhone && email ? (
          t('privacy.staysByEmail')
        ) : obstacle ? (
          <Tag tone="notice">{t(`privacy.obstacle.${obstacle}`)}</Tag>
        ) : (
          t(ANONYMISED.has(place) ? 'privacy.nameless' : 'privacy.erased')
        ),
    },
  ];
}
