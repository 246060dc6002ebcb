import { pathToFileURL } from 'node:url';
import { Client, escapeIdentifier } from 'pg';

export interface GenerateOptions {
  /** Connects as a role with write access to the schema. */
  databaseUrl: string;
  /** The schema with the table `vehicle`. */
  schema?: string;
  count?: number;
}

// 36 makes of 9 models; a model has its own price level, one or two fuels and transmissions, and up to three origins.
const MODELS = `
  SELECT make.name AS make, m * 9 + w AS n,
         stem || (ARRAY[' 200', ' 300', ' GT', ' E', ' RS', ' 450', '', ' Cross', ' 600'])[1 + (m * 4 + w) % 9] AS model,
         (ARRAY[18000, 45000, 60000, 90000, 140000, 180000, 260000, 420000, 800000])[1 + (m + w) % 9] AS level
  FROM unnest(ARRAY['Aldermere', 'Orsenza', 'Tsukihara', 'Lockridge', 'Hoshimura', 'Penhallow', 'Tolliver', 'Falkenrath',
         'Brandtwald', 'Castellani', 'Dunmore', 'Eisvogel', 'Fairwater', 'Gavello', 'Hartmoor', 'Ikegami', 'Jarnvik', 'Ketterick',
         'Lindqvist', 'Montfleury', 'Nordhavn', 'Ostravik', 'Pellicano', 'Quarrington', 'Rosemark', 'Sørheim', 'Tramontane',
         'Umezawa', 'Vauclair', 'Westmarch', 'Xenavros', 'Yamanobe', 'Zellinger', 'Ashcombe', 'Bergström', 'Corvigne'])
         WITH ORDINALITY AS make(name, m),
       generate_series(1, 9) AS w,
       LATERAL (SELECT (ARRAY['Altavia', 'Fellside', 'Marchmont', 'Brigand', 'Minamo', 'Zennor', 'Kumano', 'Élan', 'Long Reach',
         'Kazane', 'Elster', 'Bandera', 'Sojourner', 'Langdon', 'Arashi', 'Vento', 'Calera', 'Skarven'])[1 + (m * 5 + w) % 18])
         AS named(stem)`;

const TABLES = ['vehicle', 'vehicle_facet', 'vehicle_price_facet'];

const insertVehicles = (table: string): string => `
  WITH model AS MATERIALIZED (${MODELS}),
  pick AS MATERIALIZED (
    SELECT i, 1 + floor(random() * 324)::int AS k, 2026 - floor(power(random(), 2) * 26)::int AS year,
           random() AS r1, random() AS r2, random() AS r3, random() AS r4
    FROM generate_series(1, $1::int) AS i
  ),
  numbered AS MATERIALIZED (SELECT *, row_number() OVER (ORDER BY n) AS k FROM model)
  INSERT INTO ${table} (make, model, year, mileage, price, transmission, fuel_type, origin, engine_size, cylinders, description,
                        images, featured, just_arrived, special_offer, all_electric, sold, reserved, created_at)
  SELECT make, model, year, (r1 * 12000 * (2027 - year))::int,
         CASE WHEN r2 < 0.03 THEN NULL ELSE round((level * power(0.93, 2026 - year) * (0.8 + r3 * 0.5) / 500)::numeric) * 500 END,
         (ARRAY['Automatic', 'Automatic', 'Automatic', 'Manual', 'CVT'])[1 + (n + floor(r4 * 2)::int) % 5],
         (ARRAY['Gasoline', 'Gasoline', 'Diesel', 'Hybrid', 'Electric'])[1 + (n + floor(r1 * 2)::int) % 5],
         (ARRAY['Japan', 'GCC', 'Germany', 'USA', 'Italy', 'UK', NULL])[1 + (n + floor(r3 * 3)::int) % 7],
         (ARRAY['2.0L I4', '3.0L I6', '4.0L V8', '3.5L V6', NULL])[1 + n % 5], (ARRAY[4, 6, 8, 6, NULL])[1 + n % 5],
         repeat('A well-kept car with full history, two keys and a fresh inspection by our technicians. ', 4),
         ARRAY(SELECT '/media/' || md5(n || view) || '-1600x1067/1600.webp' FROM unnest(ARRAY['front', 'side', 'rear', 'detail']) view),
         r1 < 0.05, r2 < 0.05, r3 < 0.05, n % 5 = 4, r4 < 0.2, r4 BETWEEN 0.2 AND 0.25,
         now() - make_interval(mins => i * 5)
  FROM pick JOIN numbered USING (k)`;

/** Fills `vehicle` with stock like a large dealer's, identical on every call, and gathers statistics. */
export async function generateVehicles({ databaseUrl, schema = 'catalog', count = 100_000 }: GenerateOptions): Promise<void> {
  const table = `${escapeIdentifier(schema)}.vehicle`;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Index-only scans need the visibility map, and VACUUM skips pages whose commit is not on disk yet.
    await client.query('SET synchronous_commit = on');
    await client.query('SELECT setseed(0.42)');
    await client.query(insertVehicles(table), [count]);
    for (const name of TABLES) await client.query(`VACUUM ANALYZE ${escapeIdentifier(schema)}.${name}`);
  } finally {
    await client.end();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [databaseUrl, count, schema] = process.argv.slice(2);
  if (!databaseUrl) throw new Error('Usage: generate-vehicles.ts <database url> [count] [schema]');
  await generateVehicles({ databaseUrl, ...(count && { count: Number(count) }), ...(schema && { schema }) });
}
