import { expect } from '@playwright/test';
import { expectAccessibleAndFitting } from '../../../src/checks/axe.ts';
import { storeAdminDocument } from '../../../src/pages/admin.ts';
import { inLanguage } from '../../../src/pages/public-pages.ts';
import { eventually, openAdmin, test } from '../../../src/pages/staff.ts';

test('a stock file is mapped, checked, imported and reverted', async ({ page, visitor, staff }) => {
  const { mark } = staff;
  const lines = [
    `Stock number;Marque ${mark};Model;Year;Mileage;Price;Transmission;Fuel type`,
    `${mark}-1;Falcone;${mark};2025;800 km;AED 910,000;Automatic;Petrol`,
    `${mark}-2;Falcone;${mark};soon;800;1;Automatic;Petrol`,
  ];
  const file = { name: `${mark}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await openAdmin(page, staff, '?tab=stock-import');
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByLabel(`Field of “Marque ${mark}”`).selectOption('Make');
  await expectAccessibleAndFitting(page, 'the columns');
  await page.getByRole('button', { name: 'Check 2 rows' }).click();

  const refused = page.getByRole('row').filter({ hasText: `${mark}-2` });
  await expect(refused).toContainText('D3 Year');
  await expectAccessibleAndFitting(page, 'the check');
  await storeAdminDocument(page, 'stock-import');
  await page.getByRole('button', { name: 'Import 1 vehicle; rows left here: 1' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(/1 car will be added to the site.*0 cars will be changed.*1 refused row will be left out/);
  await question.getByRole('button', { name: 'Import 1 vehicle; rows left here: 1' }).click();
  await expect(page.getByRole('heading', { name: `${mark}.csv` })).toContainText('Imported');

  const card = visitor.getByRole('article').filter({ hasText: mark });
  const search = `/inventory?search=${mark}`;
  await eventually(visitor, search, () => expect(card).toHaveCount(1, { timeout: 1000 }));
  await expect(card).toContainText('AED 910,000');

  await page.goto(inLanguage(page.url(), 'ar'));
  await page.getByRole('button', { name: /^التراجع عن استيراد سيارة واحدة/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^التراجع عن استيراد سيارة واحدة/ })
    .click();
  await expect(page.getByRole('heading', { name: `${mark}.csv` })).toContainText('تم التراجع عنه');
  await expectAccessibleAndFitting(page, 'what was taken back');
  await eventually(visitor, search, () => expect(card).toHaveCount(0, { timeout: 1000 }));
});
