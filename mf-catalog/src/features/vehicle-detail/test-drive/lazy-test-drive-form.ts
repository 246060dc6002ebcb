import { lazyComponent } from '@dealership/ui-kit/island';

export const testDriveForm = lazyComponent(async () => {
  const { TestDriveForm } = await import(/* webpackChunkName: "test-drive-form" */ './test-drive-form.js');
  return TestDriveForm;
});
