import { useTranslation } from '@dealership/ui-kit';
import type { ViewedPicture } from './viewer.js';

/** Opens the full-screen viewer; loads its code on first use. */
export function useViewer(pictures: ViewedPicture[], onClosed: (at: number) => void) {
  const { t } = useTranslation('catalog');
  return async (at: number): Promise<void> => {
    const { openViewer } = await import(/* webpackChunkName: "picture-viewer" */ './viewer.js');
    const labels = {
      label: t('gallery.label'),
      close: t('common:close'),
      previous: t('gallery.previous'),
      next: t('gallery.next'),
      zoom: t('gallery.zoom'),
      failed: t('gallery.failed'),
      show: (picture: number) => t('gallery.show', { number: picture + 1 }),
    };
    openViewer({ pictures, at, labels, onClosed });
  };
}
