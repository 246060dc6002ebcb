import { Icon, useTranslation } from '@dealership/ui-kit';
import { Link } from '@dealership/ui-kit/router';
import type { InventoryView } from '../filters/inventory-filters.js';
import { viewAddress } from '../filters/use-inventory-view.js';
import styles from './pagination.module.css';

export interface PaginationProps {
  view: InventoryView;
  total: number;
  pageSize: number;
  /** Navigates to a page of the list. */
  onTurn: (page: number) => void;
}

/** Up to this number, all pages are shown. */
const FEW_PAGES = 7;

/** The first, last and current page and its neighbours, or all pages if there are few; `null` marks gaps. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  if (pages <= FEW_PAGES) return Array.from({ length: pages }, (_, at) => at + 1);
  const candidates = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(candidates)].sort((a, b) => a - b);
  return shown.flatMap((number, at) => {
    const gap = number - (shown[at - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}

export function Pagination({ view, total, pageSize, onTurn }: PaginationProps) {
  const { t } = useTranslation('catalog');
  const pages = Math.ceil(total / pageSize);
  if (pages <= 1) return null;
  const link = (page: number) => ({ to: viewAddress({ ...view, page }), onClick: () => onTurn(page) });
  const step = (page: number, label: string, flipped: boolean) =>
    page >= 1 && page <= pages ? (
      <Link className={styles.step} {...link(page)} aria-label={label} rel={flipped ? 'prev' : 'next'}>
        <span className={flipped ? styles.back : undefined}>
          <Icon name="chevron" />
        </span>
      </Link>
    ) : (
      <span className={styles.step} aria-hidden="true" />
    );
  return (
    <nav className={styles.pages} aria-label={t('pagination.label')}>
      {step(Math.min(view.page - 1, pages), t('pagination.previous'), true)}
      <ol className={styles.numbers}>
        {pagesToShow(view.page, pages).map((page, at) => (
          <li key={page ?? `gap-${at}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={styles.page}
                {...link(page)}
                aria-label={t('pagination.page', { page })}
                aria-current={page === view.page ? 'page' : undefined}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {step(view.page + 1, t('pagination.next'), false)}
    </nav>
  );
}
