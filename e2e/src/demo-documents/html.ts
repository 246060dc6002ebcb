/** A name and what was found. */
type Row = [name: string, finding: string];

/** The fields of `vehicles.json` that documents show. */
export interface DocumentedVehicle {
  stockNumber: string;
  year: number;
  make: string;
  model: string;
  mileage: number;
  chassisNumber: string;
}

/** An entry of `documents.json`: the findings of our inspection, and the auction sheet of a car bought at auction. */
export interface Findings {
  stockNumber: string;
  report: string;
  reportDate: string;
  paint: Row[];
  works: Row[];
  remarks: string[];
  auction?: AuctionSheet;
}

interface AuctionSheet {
  lot: string;
  place: string;
  date: string;
  registered: string;
  mileage: string;
  gearbox: string;
  colour: string;
  grade: string;
  marks: Row[];
  notes: string;
}

const POINTS = 160;

const table = (rows: Row[]) =>
  `<table>${rows.map(([name, finding]) => `<tr><th>${name}</th><td>${finding}</td></tr>`).join('')}</table>`;

const page = (title: string, [heading, subheading]: Row, [number, day]: Row, body: string, style: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head>
<body>
<header><div><h1>${heading}</h1>${subheading}</div><div>${number}<br>${day}</div></header>
${body}
</body>
</html>`;

function result(remarks: number): string {
  if (remarks === 0) return `Passed: ${POINTS} points in order, no remarks`;
  return `Passed: ${POINTS - remarks} points in order, ${remarks} ${remarks === 1 ? 'remark' : 'remarks'}, none that concerns safety`;
}

export function inspectionReport(vehicle: DocumentedVehicle, { report, reportDate, ...found }: Findings, style: string): string {
  const name = `${vehicle.year} ${vehicle.make} ${vehicle.model}`;
  const confirmed = found.auction ? ', confirmed by auction and inspection records' : '';
  const { length } = found.remarks;
  const remarks = found.remarks.map((remark, index): Row => [String(index + 1), remark]);
  const body = `${table([
    ['Vehicle', name],
    ['Chassis number', vehicle.chassisNumber],
    ['Mileage read', `${vehicle.mileage.toLocaleString('en')} km${confirmed}`],
    ['Result', result(length)],
  ])}
<h2>Paint, in micrometres</h2>
${table(found.paint)}
<h2>Engine, drive and chassis</h2>
${table(found.works)}
${length > 0 ? `<h2>Remarks</h2>\n${table(remarks)}` : ''}
<footer>Demo document of an invented car. It shows the state on the day of the inspection.</footer>`;
  const heading: Row = ['Inspection report', `${POINTS} points, by our workshop in Ajman`];
  return page(`Inspection report, ${name}`, heading, [`Report ${report}`, reportDate], body, style);
}

export function auctionSheet(
  { year, make, model, chassisNumber }: DocumentedVehicle,
  sheet: AuctionSheet,
  style: string,
): string {
  const body = `${table([
    ['Make and model', `${make} ${model}`],
    ['First registration', sheet.registered],
    ['Chassis number', chassisNumber],
    ['Mileage', sheet.mileage],
    ['Gearbox and drive', sheet.gearbox],
    ['Colour', sheet.colour],
    ['Grade', sheet.grade],
  ])}
<h2>Marks on the map of the car</h2>
${table(sheet.marks)}
<h2>What the inspector wrote</h2>
<p>${sheet.notes}</p>
<footer>Demo document of an invented car. What the marks mean: A scratch, U dent, P paint, W wave of an earlier repair, S rust;
1 is small, 3 is large.</footer>`;
  const title = `Auction sheet, ${year} ${make} ${model}`;
  const heading: Row = ['Auction sheet', 'Translated from Japanese'];
  return page(title, heading, [`Lot ${sheet.lot}`, `${sheet.place}, ${sheet.date}`], body, style);
}
