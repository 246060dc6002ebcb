import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Drawer, type DrawerProps } from 'antd';
import { LayerToasts } from './layer-toasts.js';

export interface SideDrawerProps extends Pick<DrawerProps, 'title' | 'extra' | 'footer' | 'mask' | 'children'> {
  /** Its width on a large screen, in rem. */
  width: number;
  onClose: () => void;
}

/** A drawer at the end of the line, with its own toasts. */
export function SideDrawer({ width, children, ...rest }: SideDrawerProps) {
  const { t } = useTranslation('dashboard');
  const { direction } = useLanguage();
  return (
    <Drawer
      {...rest}
      open
      closable={{ 'aria-label': t('common:close') }}
      size={`min(${width}rem, 100vw)`}
      placement={direction === 'rtl' ? 'left' : 'right'}
    >
      {children}
      <LayerToasts />
    </Drawer>
  );
}
