import { useTranslation } from '@dealership/ui-kit';
import type { ReactNode } from 'react';
import {
  BoldIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  NumberedListIcon,
  PictureIcon,
  RedoIcon,
  UndoIcon,
} from '../../../display/icons.js';
import { isMarked, TOOLS, type Tool } from './commands.js';
import { schema } from './content/schema.js';
import styles from './text-editor.module.css';
import type { Editor } from './use-editor.js';

const ORDER = ['h2', 'h3', 'strong', 'em', 'link', 'ul', 'ol', 'blockquote', 'picture', 'undo', 'redo'] as const;

type Name = (typeof ORDER)[number];

const ICONS: Partial<Record<Name, ReactNode>> = {
  strong: <BoldIcon />,
  em: <ItalicIcon />,
  link: <LinkIcon />,
  ul: <ListIcon />,
  ol: <NumberedListIcon />,
  picture: <PictureIcon />,
  undo: <UndoIcon className="directed" />,
  redo: <RedoIcon className="directed" />,
};

export interface ToolbarProps {
  editor: Editor;
  disabled: boolean;
  /** The editable element. */
  controls: string | undefined;
  onLink: () => void;
  onPicture: () => void;
}

export function Toolbar({ editor, disabled, controls, onLink, onPicture }: ToolbarProps) {
  const { t } = useTranslation('dashboard');
  const { state, run, focus } = editor;
  const tools: Record<Name, Tool> = {
    ...TOOLS,
    link: { run: () => true, isActive: (now) => isMarked(now, schema.marks.link) },
    picture: { run: () => true },
  };
  const press = (name: Name) => {
    if (name === 'link') return onLink();
    if (name === 'picture') return onPicture();
    run(tools[name].run);
    focus();
  };
  return (
    <div role="toolbar" aria-label={t('format.toolbar')} aria-controls={controls} className={styles.toolbar}>
      {ORDER.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.tool}
          disabled={disabled || !tools[name].run(state)}
          aria-pressed={tools[name].isActive?.(state)}
          aria-label={ICONS[name] ? t(`format.${name}`) : undefined}
          title={ICONS[name] ? t(`format.${name}`) : undefined}
          // Keeps the focus, and so the selection, in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => press(name)}
        >
          {ICONS[name] ?? t(`format.${name}`)}
        </button>
      ))}
    </div>
  );
}
