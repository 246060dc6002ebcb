import { showToast, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useLocation, useSearchParams } from '@dealership/ui-kit/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { STAFF_DATA } from '../../api/staff-data.js';
import type { EditedKind, StaffRecord } from './record-kind.js';

const NEW = 'new';

/** What an editor does once the URL no longer names it, because the user went back. */
export interface Leaving {
  /** Puts the editor back into the URL. */
  stay: () => void;
  leave: () => void;
}

interface Shown<Row> {
  /** The row's number or 'new', as in the URL. */
  entry: string;
  /** The query of the URL that names it. */
  query: string;
  /** The row to edit; without it a new one is created. */
  row?: Row;
  /** Initial values for a new row. */
  template?: Row;
  /** Whether it is opened to show what it lacks. */
  isChecked?: boolean;
}

/** The state of a navigation that opens a row to show what it lacks. */
export const CHECKED = { isChecked: true };

/** What is open in the editor. */
export interface OpenEntry<Row> extends Omit<Shown<Row>, 'query'> {
  /** Set once the URL no longer names the row. */
  leaving: Leaving | undefined;
}

/**
 * Which row of a list is open in its editor. The URL names it (`entry`), so that a link or a reload opens it again and
 * Back closes it.
 */
export function useEntryEditor<Row extends StaffRecord, Values extends object>(
  kind: EditedKind<Row, Values>,
  rows: Row[] | undefined,
) {
  const { t } = useTranslation('dashboard');
  const [params, setParams] = useSearchParams();
  const entry = params.get('entry') ?? '';
  const isChecked = useLocation().state?.isChecked === true;
  const [template, setTemplate] = useState<Row>();
  const [shown, setShown] = useState<Shown<Row>>();
  // The URL changes after the render that closes the editor.
  const [closed, setClosed] = useState('');
  const id = /^[1-9]\d{0,8}$/.test(entry) ? Number(entry) : undefined;
  const isOpening = entry !== '' && entry !== closed && entry !== shown?.entry;
  const listed = rows?.find((row) => row.id === id);
  const { data: read } = useQuery({
    queryKey: [...STAFF_DATA, 'entry', kind.update.path, id],
    queryFn: async () => {
      const found = await kind.read(id ?? 0);
      return found ? { row: found } : { elsewhere: await kind.findElsewhere?.(id ?? 0) };
    },
    enabled: isOpening && id !== undefined && !listed,
    // The next opening must not start from an older version.
    gcTime: 0,
  });
  const row = listed ?? read?.row;

  const go = (to: string, options: { replace?: boolean; state?: object } = {}) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (to) next.set('entry', to);
        else next.delete('entry');
        return next;
      },
      { ...options, preventScrollReset: true },
    );

  if (closed && closed !== entry) setClosed('');
  if (isOpening && !shown && entry === NEW) setShown({ entry, query: params.toString(), template });
  if (isOpening && !shown && row) setShown({ entry, query: params.toString(), row, isChecked });

  const isGone = isOpening && read !== undefined && !row;
  const reportGone = useEffectEvent(() => {
    if (read?.elsewhere) return setParams(read.elsewhere, { replace: true, preventScrollReset: true });
    showToast({ kind: 'error', title: t('list.entryGone') });
    go('', { replace: true });
  });
  useEffect(() => {
    if (isGone) reportGone();
  }, [isGone]);

  const add = (like?: Row) => {
    setTemplate(like);
    go(NEW);
  };
  const leaving: Leaving | undefined =
    shown && shown.entry !== entry
      ? {
          stay: () => setParams(new URLSearchParams(shown.query), { preventScrollReset: true }),
          leave: () => setShown(undefined),
        }
      : undefined;
  const open: OpenEntry<Row> | undefined = shown && { ...shown, leaving };
  return {
    open,
    edit: ({ id: number }: Pick<Row, 'id'>) => go(String(number)),
    /** Opens a row, and marks what it lacks. */
    check: ({ id: number }: Pick<Row, 'id'>) => go(String(number), { state: CHECKED }),
    add: () => add(),
    /** Opens a new row that is initialised from another. */
    addLike: add,
    close: () => {
      setShown(undefined);
      setClosed(shown?.entry ?? '');
      go('', { replace: true });
    },
  };
}
