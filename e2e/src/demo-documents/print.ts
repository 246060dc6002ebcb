import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from '../browser/launch-options.ts';
import { auctionSheet, type DocumentedVehicle, type Findings, inspectionReport } from './html.ts';

/** Prints the PDF files of the demo data from `documents.json`: `npm run demo-documents -w e2e`. */
const folder = fileURLToPath(new URL('../../../infra/demo-data/', import.meta.url));
const vehicles: DocumentedVehicle[] = JSON.parse(await readFile(`${folder}vehicles.json`, 'utf8'));
const documents: Findings[] = JSON.parse(await readFile(`${folder}documents/documents.json`, 'utf8'));
const style = await readFile(`${folder}documents/style.css`, 'utf8');

const browser = await chromium.launch(launchOptions);
try {
  const page = await browser.newPage();
  const print = async (name: string, html: string) => {
    await page.setContent(html);
    const path = `${folder}documents/${name}.pdf`;
    await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true });
  };
  for (const findings of documents) {
    const vehicle = vehicles.find(({ stockNumber }) => stockNumber === findings.stockNumber);
    if (!vehicle) throw new Error(`No vehicle ${findings.stockNumber}`);
    const name = vehicle.stockNumber.toLowerCase();
    await print(`${name}-inspection-report`, inspectionReport(vehicle, findings, style));
    if (findings.auction) await print(`${name}-auction-sheet`, auctionSheet(vehicle, findings.auction, style));
  }
} finally {
  await browser.close();
}
