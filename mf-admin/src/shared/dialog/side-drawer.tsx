import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Drawer, type DrawerProps } from 'antd';

export interface SideDrawerProps extends Pick<DrawerProps, 'title' | 'extra' | 'footer' | 'mask' | 'children'> {
  /** Its width on a large screen, in rem. */
  width: number;
  onClose: () => void;
}

/** A drawer at the end of the line. */
export function SideDrawer({ width, ...rest }: SideDrawerProps) {
  const { t } = useTranslation('dashboard');
  const { direction } = useLanguage();
  return (
    <Drawer
      {...rest}
      open
      closable={{ 'aria-label': t('common:close') }}
      size={`min(${width}rem, 100vw)`}
      placement={direction === 'rtl' ? 'left' : 'right'}
    />
  );
}
