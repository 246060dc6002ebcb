/** Loads the fonts for Arabic and Japanese texts, whatever the admin's language. */
export const loadFonts = () =>
  Promise.all([
    import(/* webpackChunkName: "fonts-ar" */ '@dealership/ui-kit/fonts/ar.css'),
    import(/* webpackChunkName: "fonts-ja" */ '@dealership/ui-kit/fonts/ja.css'),
  ]);
