import { languageSettings, type StaffCustomerShowcase } from '@dealership/contracts';
import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { carName } from '../../shared/display/format/car-name.js';
import { MissingTag } from '../../shared/display/missing-tag.js';
import { shownText } from '../../shared/display/shown-text.js';
import { Tag } from '../../shared/display/tag.js';
import { useMissingParts } from '../../shared/form/translations/use-missing-parts.js';
import type { TextName } from '../../shared/form/translations/use-translation-state.js';
import { RowActions } from '../../shared/list/table/row-actions.js';
import { RowName } from '../../shared/list/table/row-name.js';
import type { Column } from '../../shared/list/table/rows-table.js';
import { customerShowcaseKind } from './showcases-api.js';
import styles from './use-showcase-columns.module.css';

const TEXTS: TextName[] = ['clientName', 'clientReview', 'imageAlt'];

interface ShowcaseActions {
  onEdit: (showcase: StaffCustomerShowcase) => void;
  onDelete: (showcase: StaffCustomerShowcase) => void;
}

export function useShowcaseColumns({ onEdit, onDelete }: ShowcaseActions): Column<StaffCustomerShowcase>[] {
  const { t } = useTranslation('dashboard');
  const missingParts = useMissingParts(TEXTS);
  const { language } = useLanguage();
  const nameOf = (showcase: StaffCustomerShowcase) => shownText(showcase, 'clientName', language);
  return [
    {
      title: t('customerShowcase.client'),
      cell: (showcase) => {
        const name = nameOf(showcase);
        const review = shownText(showcase, 'clientReview', language);
        return (
          <RowName name={name.text} language={name.language} picture={showcase.carImage} onOpen={() => onEdit(showcase)}>
            {showcase.featured && <Tag>{t('list.featured')}</Tag>}
            <MissingTag parts={missingParts(showcase, showcase.carImage)} />
            {review.language !== language && <span>{t(`common:writtenIn.${review.language}`)}</span>}
          </RowName>
        );
      },
    },
    {
      title: t('customerShowcase.car'),
      cell: ({ carYear, carMake, carModel }) => <bdi>{carName(language, { year: carYear, make: carMake, model: carModel })}</bdi>,
    },
    { title: t('customerShowcase.rating'), cell: ({ rating }) => <span className={styles.rating}>{t(`rating.${rating}`)}</span> },
    {
      title: t('customerShowcase.clientReview'),
      from: 'lg',
      cell: (showcase) => {
        const { text, language: written } = shownText(showcase, 'clientReview', language);
        return (
          <p className={styles.review} lang={written} dir={languageSettings(written).direction}>
            {text}
          </p>
        );
      },
    },
    {
      title: t('list.actions'),
      isEnd: true,
      cell: (showcase) => (
        <RowActions
          remove={customerShowcaseKind.remove}
          name={nameOf(showcase).text}
          onEdit={() => onEdit(showcase)}
          onDelete={() => onDelete(showcase)}
        />
      ),
    },
  ];
}
