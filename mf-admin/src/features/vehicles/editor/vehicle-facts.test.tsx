import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { field, save } from '../../../testing/controls.js';
import { FakeUploads } from '../../../testing/fake-uploads.js';
import { openAdmin } from '../../../testing/open-admin.js';
import { editVehicle, vehicleSite } from '../../../testing/vehicle-editor.js';
import { vehicle, vehicleList } from '../../../testing/vehicles.js';

const site = vehicleSite();

const toast = (words: string) => screen.findByText(words);

describe("a vehicle's facts", () => {
  it('are sent as codes, numbers, and one line per equipment item', async () => {
    site.on('PUT /api/vehicles/7', ({ body }) => ({ body: { ...vehicle(7), ...body } }));
    await editVehicle();
    await userEvent.selectOptions(field('Body type'), 'Coupé');
    await userEvent.selectOptions(field('Exterior colour'), 'Green');
    await userEvent.type(field('Power'), '٥٤٠');
    await userEvent.type(field('VIN or chassis number'), '1m8gdm9axkp042788');
    await userEvent.click(screen.getByLabelText('Visitors see the chassis number'));
    await userEvent.type(field('Equipment'), 'Air springs{Enter}{Enter} Head-up display ');
    await userEvent.type(field('Stock number'), 'A-17');
    await userEvent.type(field('Purchase price'), '300,000');
    expect(screen.getByText('Margin: AED 150,000')).toBeTruthy();
    save();
    await toast('Vehicle updated successfully');
    expect(site.calls('PUT', '/api/vehicles/7')[0]?.body).toMatchObject({
      bodyType: 'coupe',
      exteriorColor: 'green',
      power: 540,
      chassisNumber: '1m8gdm9axkp042788',
      chassisNumberShown: true,
      equipment: ['Air springs', 'Head-up display'],
      stockNumber: 'A-17',
      purchasePrice: '300,000',
    });
  });

  it('are validated at their fields before sending', async () => {
    await editVehicle();
    await userEvent.type(field('VIN or chassis number'), '1M8GDM9AXKPO42788');
    save();
    expect(await screen.findByText(/has no I, O or Q/)).toBeTruthy();
    expect(site.calls('PUT', '/api/vehicles/7')).toEqual([]);
  });

  it('show a warning for a wrong VIN check digit', async () => {
    await editVehicle();
    const warning = /^The check digit of this VIN does not match/;
    await userEvent.type(field('VIN or chassis number'), '1m8gdm9axkp042788');
    expect(screen.queryByText(warning)).toBeNull();
    await userEvent.clear(field('VIN or chassis number'));
    await userEvent.type(field('VIN or chassis number'), 'wp0zzz99zts392124');
    expect(screen.getByText(warning)).toBeTruthy();
  });

  it('show a warning for a VIN of another model year', async () => {
    await editVehicle();
    const warning = /^The tenth character of this VIN stands for another model year than/;
    await userEvent.clear(field('Year'));
    await userEvent.type(field('Year'), '2019');
    await userEvent.type(field('VIN or chassis number'), '1m8gdm9axkp042788');
    expect(screen.queryByText(warning)).toBeNull();
    await userEvent.clear(field('Year'));
    await userEvent.type(field('Year'), '2015');
    expect(screen.getByText(warning)).toBeTruthy();
  });

  it('include the status history with author and time', async () => {
    const at = '2026-03-01T09:30:00.000Z';
    site.on('GET /api/staff/vehicles/7/statuses', { body: [{ at, status: 'reserved', personName: 'Sami', sessionId: 's' }] });
    await editVehicle();
    const entry = (await screen.findByText('Sami')).closest('li') as HTMLElement;
    expect(entry.closest('details')?.querySelector('summary')?.textContent).toBe('History');
    expect(within(entry).getByText('Reserved')).toBeTruthy();
    expect(entry.querySelector('time')?.dateTime).toBe(at);
  });
});

describe('a new vehicle', () => {
  it('is published at once, as the form says, with what is still missing', async () => {
    openAdmin('?tab=vehicles&entry=new');
    const missing = 'Save publishes at once. Missing: photos of this car, description, stock number';
    expect(await screen.findByText(missing)).toBeTruthy();
    await userEvent.type(field('Description'), 'One owner');
    expect(
      await screen.findByText('Save publishes at once. Missing: photos of this car, Arabic, Japanese, stock number'),
    ).toBeTruthy();
  });

  it('takes its year from a VIN that states it, unless one was typed', async () => {
    openAdmin('?tab=vehicles&entry=new');
    const said = 'The year 2016 was taken from the VIN.';
    await screen.findByText(/^Save publishes at once/);
    await userEvent.type(field('VIN or chassis number'), '5yjsa1e23gf100000');
    expect(await screen.findByText(said)).toBeTruthy();
    expect(field('Year').value).toBe('2016');
    await userEvent.clear(field('Year'));
    await userEvent.type(field('Year'), '2015');
    await userEvent.clear(field('VIN or chassis number'));
    await userEvent.type(field('VIN or chassis number'), '1hgcm82633a004352');
    expect(field('Year').value).toBe('2015');
    expect(screen.queryByText(said)).toBeNull();
  });

  it('is offered the next stock number', async () => {
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(8, { stockNumber: 'A-2609' }), vehicle(7)]));
    openAdmin('?tab=vehicles&entry=new');
    await userEvent.click(await screen.findByRole('button', { name: 'Use A-2610' }));
    expect(field('Stock number').value).toBe('A-2610');
    expect(screen.queryByRole('button', { name: 'Use A-2610' })).toBeNull();
  });
});

describe('the texts of a vehicle', () => {
  const translations = { ar: { description: 'سيارة' } };

  it('mark missing and outdated translations by language until reviewed', async () => {
    const outdated = { ar: ['description' as const] };
    const texts = { description: 'A car', origin: 'Italy', translations, outdated };
    site.on('GET /api/staff/vehicles', vehicleList([vehicle(7, texts)]));
    site.on('PUT /api/vehicles/7', ({ body }) => ({ body: { ...vehicle(7), ...body } }));
    await editVehicle();
    expect(screen.getByLabelText('日本語 · 2 missing')).toBeTruthy();
    await userEvent.click(field('العربية · 1 missing · 1 older than its original'));
    expect(field('Description (العربية)').value).toBe('سيارة');
    await userEvent.click(await screen.findByText('It is still right'));
    await userEvent.type(field('Origin (العربية)'), 'إيطاليا');
    expect(screen.getByLabelText('العربية', { selector: 'input[type=radio]' })).toBeTruthy();
    save();
    await toast('Vehicle updated successfully');
    expect(site.calls('PUT', '/api/vehicles/7')[0]?.body).toMatchObject({
      outdated: { ar: [] },
      translations: { ar: { description: 'سيارة', origin: 'إيطاليا' } },
    });
  });

  it('include alternative texts by picture', async () => {
    site.on('PUT /api/vehicles/7', ({ body }) => ({ body: { ...vehicle(7), ...body } }));
    await editVehicle();
    await userEvent.type(field('What picture 2 shows (English)'), 'From the side');
    await userEvent.click(field(/^日本語/));
    await userEvent.type(field('What picture 2 shows (日本語)'), '側面');
    save();
    await toast('Vehicle updated successfully');
    expect(site.calls('PUT', '/api/vehicles/7')[0]?.body).toMatchObject({
      imageAlts: { 'https://pictures.example/side.jpg': 'From the side' },
      translations: { ja: { imageAlts: { 'https://pictures.example/side.jpg': '側面' } } },
    });
  });
});

describe('the documents of a vehicle', () => {
  const uploads = new FakeUploads();
  beforeEach(() => uploads.start());
  afterEach(() => uploads.stop());

  it('are uploaded PDF files, each with its type', async () => {
    site.on('PUT /api/vehicles/7', ({ body }) => ({ body: { ...vehicle(7), ...body } }));
    await editVehicle();
    const input = screen.getByLabelText<HTMLInputElement>('Upload PDF files', { selector: 'input' });
    await userEvent.upload(input, new File(['%PDF-1.7'], 'sheet.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(uploads.sent).toHaveLength(1));
    expect(uploads.sent[0]).toMatchObject({ method: 'POST', path: '/api/media/documents', type: 'application/pdf' });
    const url = `/media/${'a'.repeat(32)}-pdf/document.pdf`;
    act(() => uploads.sent[0]?.answer(201, { url, bytes: 8 }));
    await userEvent.selectOptions(await screen.findByLabelText('What document 1 is'), 'Auction sheet');
    expect(screen.getByRole('link', { name: 'Open document 1' }).getAttribute('href')).toBe(url);
    save();
    await toast('Vehicle updated successfully');
    expect(site.calls('PUT', '/api/vehicles/7')[0]?.body).toMatchObject({ documents: [{ kind: 'auction-sheet', url }] });
  });
});
