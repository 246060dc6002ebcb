/** The fonts of Arabic and Japanese texts, whatever the language of the admin. */
export const loadFonts = () =>
  Promise.all([
    import(/* webpackChunkName: "fonts-ar" */ '@dealership/ui-kit/fonts/ar.css'),
    import(/* webpackChunkName: "fonts-ja" */ '@dealership/ui-kit/fonts/ja.css'),
  ]);
