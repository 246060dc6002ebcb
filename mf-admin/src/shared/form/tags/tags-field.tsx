import { useTranslation } from '@dealership/ui-kit';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { CloseIcon } from '../../display/icons.js';
import styles from './tags-field.module.css';

export interface TagsFieldProps {
  id?: string;
  value?: string[];
  onChange?: (tags: string[]) => void;
}

/** A field for tags: Enter adds one, a click removes one. Ignores empty tags and duplicates. */
export function TagsField({ id, value = [], onChange, ...aria }: TagsFieldProps) {
  const { t } = useTranslation('dashboard');
  const [typed, setTyped] = useState('');
  const add = (event: KeyboardEvent) => {
    // While a Japanese word is being composed, Enter confirms the word.
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    const tag = typed.trim();
    if (tag && !value.some((other) => other.toLowerCase() === tag.toLowerCase())) onChange?.([...value, tag]);
    setTyped('');
  };
  return (
    <div className={styles.field}>
      <Input {...aria} id={id} dir="auto" value={typed} onChange={(event) => setTyped(event.target.value)} onPressEnter={add} />
      {value.length > 0 && (
        <ul className={styles.tags}>
          {value.map((tag) => (
            <li key={tag}>
              <Button
                size="small"
                icon={<CloseIcon />}
                iconPlacement="end"
                aria-label={t('blogPost.removeTag', { tag })}
                onClick={() => onChange?.(value.filter((other) => other !== tag))}
              >
                <bdi>{tag}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
