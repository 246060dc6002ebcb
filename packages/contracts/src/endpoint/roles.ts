export const ROLES = ['owner', 'manager', 'sales', 'editor', 'accountant', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

/**
 * Permissions of staff calls; each staff endpoint names one. `account.own`: what everybody may do with their own
 * session.
 */
export const PERMISSIONS = [
  'account.own',
  'stock.read',
  'stock.write',
  'stock.costs',
  'content.read',
  'content.write',
  'settings.manage',
  'pictures.write',
  'requests.read',
  'requests.write',
  'requests.export',
  'arrivals.send',
  'payments.read',
  'payments.note',
  'payments.fulfil',
  'payments.refund',
  'payments.export',
  'notifications.read',
  'notifications.resend',
  'privacy.manage',
  'audit.read',
  'integrations.manage',
  'people.read',
  'people.write',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

const READING = ['account.own', 'stock.read', 'content.read', 'requests.read', 'payments.read'] as const;

/** Permissions by role: the single table used by gateway, services and admin. */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  owner: PERMISSIONS,
  manager: PERMISSIONS.filter((permission) => permission !== 'people.write'),
  sales: [
    'account.own',
    'stock.read',
    'stock.write',
    'pictures.write',
    'content.read',
    'requests.read',
    'requests.write',
    'requests.export',
    'notifications.read',
    'notifications.resend',
  ],
  editor: ['account.own', 'stock.read', 'stock.write', 'content.read', 'content.write', 'pictures.write', 'arrivals.send'],
  accountant: [
    'account.own',
    'stock.read',
    'stock.costs',
    'payments.read',
    'payments.note',
    'payments.fulfil',
    'payments.refund',
    'payments.export',
  ],
  viewer: READING,
};

/** Whether a role has a permission. Calls without a named permission are denied. */
export const isAllowed = (role: Role, permission: Permission | undefined): boolean =>
  permission !== undefined && ROLE_PERMISSIONS[role].includes(permission);

export const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value);
