/** Visitors' queries; figures are grouped by kind. */
export interface Question {
  kind: string;
  query: string;
}

type Query = Record<string, string | number>;

interface Kind {
  kind: string;
  /** Share of this kind, in per cent. */
  share: number;
  ask(): Query;
}

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export interface Stock {
  makes: string[];
  /** Models by make. */
  models: Record<string, string[]>;
}

const SORTS = ['newest', 'price-asc', 'price-desc', 'year-desc', 'year-asc', 'mileage-asc'];
const BANDS = ['50000-100000', '100000-200000', '200000-500000', '500000+'];
const YEARS = ['2026', '2025', '2024', '2023', '2022', '2021', '2020', 'older'];
const TRANSMISSIONS = ['Automatic', 'Manual', 'CVT'];
const FUELS = ['Gasoline', 'Diesel', 'Hybrid', 'Electric'];
const OTHER_WORDS = ['japan', 'gcc', 'v8', 'hybrid', 'diesel', 'manual', '2024', '2022', 'v6', 'electric'];

/** Swaps two neighbouring letters, a common typo. */
const mistyped = (word: string): string => `${word.slice(0, 2)}${word.slice(3, 4)}${word.slice(2, 3)}${word.slice(4)}`;

function kindsOf({ makes, models }: Stock, random: () => number): Kind[] {
  const upTo = (count: number): number => Math.floor(random() * count);
  const one = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const page = (last: number): Query => ({ sort: one(SORTS), page: 1 + upTo(last) });
  const modelled = (): Query => {
    const make = one(makes);
    return { make, model: one(models[make] ?? []) };
  };
  const word = (): string => {
    const make = one(makes);
    return one([make, one(models[make] ?? []).split(' ')[0] ?? '']).toLowerCase();
  };
  const years = (): Query => {
    const minYear = 2005 + upTo(18);
    return { minYear, maxYear: minYear + upTo(6) };
  };
  const prices = (): Query => {
    const minPrice = upTo(400) * 1000;
    return { minPrice, maxPrice: minPrice + 5000 * (1 + upTo(60)) };
  };
  return [
    { kind: 'no filter', share: 10, ask: () => page(40) },
    { kind: 'make', share: 18, ask: () => ({ make: one(makes), ...page(8) }) },
    { kind: 'make and model', share: 12, ask: () => ({ ...modelled(), ...page(3) }) },
    { kind: 'price band', share: 10, ask: () => ({ price: one(BANDS), ...page(20) }) },
    { kind: 'make, price band', share: 8, ask: () => ({ make: one(makes), price: one(BANDS), ...page(4) }) },
    { kind: 'free prices', share: 7, ask: () => ({ ...prices(), ...page(4) }) },
    { kind: 'year', share: 5, ask: () => ({ year: one(YEARS), ...page(10) }) },
    {
      kind: 'years, fuel, transmission',
      share: 7,
      ask: () => ({ ...years(), fuelType: one(FUELS), transmission: one(TRANSMISSIONS), ...page(4) }),
    },
    { kind: 'one word', share: 8, ask: () => ({ search: word(), ...page(3) }) },
    { kind: 'two words', share: 6, ask: () => ({ search: `${word()} ${one(OTHER_WORDS)}`, ...page(2) }) },
    { kind: 'mistyped word', share: 4, ask: () => ({ search: mistyped(word()), ...page(2) }) },
    { kind: 'deep page', share: 5, ask: () => ({ ...(random() < 0.5 && { make: one(makes) }), ...page(300) }) },
  ];
}

/** A seeded list of visitors' queries, mostly distinct. */
export function searchQuestions(stock: Stock, count: number): Question[] {
  const random = seeded(20_261_121);
  const drawn = kindsOf(stock, random).flatMap((kind) => Array<Kind>(kind.share).fill(kind));
  return Array.from({ length: count }, () => {
    const { kind, ask } = drawn[Math.floor(random() * drawn.length)] as Kind;
    const pairs = Object.entries(ask()).map(([name, value]) => [name, String(value)]);
    return { kind, query: new URLSearchParams(pairs).toString() };
  });
}
