import { useLanguage, useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import { Thumbnail } from '../../../display/thumbnail.js';
import type { EditedKind, StaffRecord } from '../../../list/records/record-kind.js';
import styles from './record-title.module.css';

export interface RecordTitleProps<Row extends StaffRecord, Values extends object> {
  kind: EditedKind<Row, Values>;
  /** The row that is edited; nothing if it is new. */
  row: Row | undefined;
  /** The action, if the row is only shown. */
  viewed: string | undefined;
  /** A label beside the action. */
  tag: ReactNode;
}

/** Title of a row's drawer: the action, above the row's name and picture. */
export function RecordTitle<Row extends StaffRecord, Values extends object>(props: RecordTitleProps<Row, Values>) {
  const { kind, row, viewed, tag } = props;
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  if (!row) return t(`${kind.name}.add`);
  return (
    <span className={styles.title}>
      {kind.pictureOf && <Thumbnail address={kind.pictureOf(row)} size="tiny" />}
      <span className={styles.words}>
        <span className={styles.task}>
          {viewed ?? t(`${kind.name}.edit`)} {tag}
        </span>{' '}
        <bdi className={styles.name}>{kind.nameOf(row, language)}</bdi>
      </span>
    </span>
  );
}
