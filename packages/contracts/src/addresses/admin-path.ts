/** The admin path of a tab. `params`: what it shows, such as `entry`. */
export const adminPath = (tab: string, params: Record<string, string | number> = {}): string => {
  const query = new URLSearchParams({ tab });
  for (const [name, value] of Object.entries(params)) query.set(name, String(value));
  return `/admin?${query}`;
};
