import type { Endpoint } from '@dealership/contracts';
import type { ReactNode } from 'react';
import { useMay } from './use-me.js';

export interface AllowedProps {
  /** The endpoint that the children call. */
  to: Pick<Endpoint, 'permission'>;
  children: ReactNode;
}

/** Renders its children only if the user's role may call the endpoint. */
export const Allowed = ({ to, children }: AllowedProps) => (useMay()(to.permission) ? children : null);
