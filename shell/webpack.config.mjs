import { shellConfigs } from '@dealership/build-kit/webpack';

export default shellConfigs(import.meta.url, {
  entry: './src/browser/main.ts',
  boot: './src/boot/main.ts',
  // Home and contact are not included: parts of these pages load later and must look right before that.
  ownSheets: ['fonts-ar', 'fonts-ja', 'page-about', 'page-credits', 'page-legal', 'page-newsletter', 'page-placeholder'],
});
