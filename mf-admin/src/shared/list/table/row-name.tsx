import { type Language, languageSettings } from '@dealership/contracts';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Thumbnail } from '../../display/thumbnail.js';
import styles from './row-name.module.css';

export interface RowNameProps {
  name: string;
  /** The language of the name, if it is a text. */
  language?: Language;
  onOpen: () => void;
  /** URL of its picture; without the property no space is reserved. */
  picture?: string | null;
  /** Shown below the name. */
  children?: ReactNode;
}

/** The first cell of a row: its name, with a picture beside it. Clicking the name opens the row. */
export const RowName = ({ name, language, onOpen, picture, children }: RowNameProps) => (
  <div className={styles.cell}>
    {picture !== undefined && <Thumbnail address={picture} />}
    <div className={styles.words}>
      <Button type="link" className={styles.name} data-opens-row onClick={onOpen}>
        <bdi {...(language && { lang: language, dir: languageSettings(language).direction })}>{name}</bdi>
      </Button>
      {children && <div className={styles.more}>{children}</div>}
    </div>
  </div>
);
