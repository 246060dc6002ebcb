import { useTranslation } from '@dealership/ui-kit';
import { type AriaAttributes, useEffect, useRef, useState } from 'react';
import { FileInput } from '../../file-input.js';
import { PICTURE_TYPES } from '../../pictures/picture-adder.js';
import { useUploads } from '../../pictures/use-uploads.js';
import { linkAt, removeLink, setLink } from './content/links.js';
import { insertPicture, pictureAt } from './content/pictures.js';
import { LinkBox } from './link-box.js';
import { PictureBox } from './picture-box.js';
import styles from './text-editor.module.css';
import { Toolbar } from './toolbar.js';
import { useEditor } from './use-editor.js';

export interface TextEditorProps extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'> {
  id?: string | undefined;
  /** The content when the editor opens. */
  start: string;
  label: string;
  lang?: string | undefined;
  dir?: string | undefined;
  disabled: boolean;
  onChange: (content: string) => void;
  onBlur?: (() => void) | undefined;
}

/** Leads from the field's label to the editable element: `for` is allowed for native controls only. */
function useLabel(id: string | undefined, focus: () => void): void {
  const latest = useRef(focus);
  latest.current = focus;
  useEffect(() => {
    const label = id && [...document.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === id);
    if (!label) return;
    const onClick = () => latest.current();
    label.removeAttribute('for');
    label.addEventListener('click', onClick);
    return () => {
      label.htmlFor = id;
      label.removeEventListener('click', onClick);
    };
  }, [id]);
}

/** A rich-text editor for the content of a post. */
export function TextEditor({ id, start, label, lang, dir, disabled, onChange, onBlur, ...aria }: TextEditorProps) {
  const { t } = useTranslation('dashboard');
  const containerRef = useRef<HTMLDivElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [isLinking, setLinking] = useState(false);
  const openLink = () => setLinking(true);
  const editor = useEditor(containerRef, {
    start,
    editable: !disabled,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-disabled': disabled ? 'true' : undefined,
      'aria-required': aria['aria-required'] ? 'true' : undefined,
      'aria-invalid': aria['aria-invalid'] ? 'true' : undefined,
      'aria-describedby': aria['aria-describedby'],
      'aria-placeholder': t('format.placeholder'),
      'data-placeholder': t('format.placeholder'),
      class: styles.text,
      lang,
      dir,
    },
    onChange,
    onBlur,
    onLink: openLink,
  });
  const { state, change, focus } = editor;
  useLabel(id, focus);
  const uploads = useUploads((address) => change((now) => insertPicture(now, address)));
  const closeLink = () => {
    setLinking(false);
    focus();
  };
  const picture = disabled ? undefined : pictureAt(state);
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} disabled={disabled} controls={id} onLink={openLink} onPicture={() => files.current?.click()} />
      <FileInput
        ref={files}
        className={styles.file}
        accept={PICTURE_TYPES}
        aria-label={t('format.picture')}
        onFiles={uploads.send}
      />
      {uploads.running.map(({ id: upload, name }) => (
        <p key={upload} role="status" className={styles.box}>
          {t('picture.uploading', { name })}
        </p>
      ))}
      {isLinking && (
        <LinkBox
          address={linkAt(state)?.mark.attrs.href ?? ''}
          onAddress={(address) => {
            change((now) => setLink(now, address));
            closeLink();
          }}
          onRemove={() => {
            change(removeLink);
            closeLink();
          }}
          onClose={closeLink}
        />
      )}
      {picture && !isLinking && (
        <PictureBox
          key={picture.position}
          alt={picture.alt}
          lang={lang}
          onChange={(alt) => change(({ tr }) => tr.setNodeAttribute(picture.position, 'alt', alt))}
        />
      )}
      <div ref={containerRef} />
    </div>
  );
}
