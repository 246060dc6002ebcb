import { useTranslation } from '@dealership/ui-kit';
import { ConfigProvider, Input } from 'antd';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { BoldIcon, ItalicIcon, LinkIcon, ListIcon, NumberedListIcon } from '../../display/icons.js';
import { FORMATS, type Format, formatHtml } from './format-html.js';
import styles from './html-input.module.css';

const ICONS: Partial<Record<Format, ReactNode>> = {
  strong: <BoldIcon />,
  em: <ItalicIcon />,
  a: <LinkIcon />,
  ul: <ListIcon />,
  ol: <NumberedListIcon />,
};

const KEYS: Record<string, Format> = { b: 'strong', i: 'em', k: 'a' };

/** A text with simple HTML: its toolbar formats the selection. Can be used as a form field. */
export function HtmlInput(props: ComponentProps<typeof Input.TextArea>) {
  const { t } = useTranslation('dashboard');
  const { componentDisabled } = ConfigProvider.useConfig();
  const place = useRef<HTMLDivElement>(null);

  function apply(format: Format): void {
    const area = place.current?.querySelector('textarea');
    if (!area || area.disabled) return;
    const { from, to, text, select } = formatHtml(area.value, area.selectionStart, area.selectionEnd, format);
    area.focus();
    area.setSelectionRange(from, to);
    // Unlike setRangeText, this can be undone with Ctrl+Z.
    if (!document.execCommand?.('insertText', false, text)) {
      area.setRangeText(text);
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }
    area.setSelectionRange(...select);
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const format = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && KEYS[event.key.toLowerCase()];
    if (!format) return;
    event.preventDefault();
    apply(format);
  };

  return (
    <div ref={place} className={styles.place}>
      <div role="toolbar" aria-label={t('format.toolbar')} aria-controls={props.id} className={styles.toolbar}>
        {FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            className={styles.format}
            disabled={componentDisabled}
            aria-label={ICONS[format] ? t(`format.${format}`) : undefined}
            title={ICONS[format] ? t(`format.${format}`) : undefined}
            // Keeps the selection of the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => apply(format)}
          >
            {ICONS[format] ?? t(`format.${format}`)}
          </button>
        ))}
      </div>
      <Input.TextArea {...props} className={styles.text ?? ''} onKeyDown={onKeyDown} />
    </div>
  );
}
