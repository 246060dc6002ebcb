import type { Endpoint } from '@dealership/contracts';
import type { ReactNode } from 'react';
import { useMay } from './use-me.js';

export interface AllowedProps {
  /** The call that the children lead to. */
  to: Pick<Endpoint, 'permission'>;
  children: ReactNode;
}

/** Renders its children only for roles that may make the call. */
export const Allowed = ({ to, children }: AllowedProps) => (useMay()(to.permission) ? children : null);
