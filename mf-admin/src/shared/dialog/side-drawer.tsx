import { useLanguage, useTranslation } from '@dealership/ui-kit';
import { Drawer, type DrawerProps } from 'antd';
import { useLayoutEffect } from 'react';

export interface SideDrawerProps extends Pick<DrawerProps, 'title' | 'extra' | 'footer' | 'mask' | 'children'> {
  /** Its width on a large screen, in rem. */
  width: number;
  onClose: () => void;
}

const WIDTH = '--drawer-width';

/** A drawer at the end of the line. Questions are centred above it (antd-overrides.css). */
export function SideDrawer({ width, ...rest }: SideDrawerProps) {
  const { t } = useTranslation('dashboard');
  const { direction } = useLanguage();
  const size = `min(${width}rem, 100vw)`;
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const around = style.getPropertyValue(WIDTH);
    style.setProperty(WIDTH, size);
    return () => style.setProperty(WIDTH, around);
  }, [size]);
  return (
    <Drawer
      {...rest}
      open
      closable={{ 'aria-label': t('common:close') }}
      size={size}
      placement={direction === 'rtl' ? 'left' : 'right'}
    />
  );
}
