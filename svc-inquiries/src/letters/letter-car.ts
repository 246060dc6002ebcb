/** A car that a letter is about, as the catalogue has it. */
export interface LetterCar {
  /** A JPEG; undefined where it has none, or it cannot be read. */
  picture: Buffer | undefined;
  /** Of a vehicle in stock, of which it is made in each language. */
  vehicle?: { year: number; make: string; model: string };
}
