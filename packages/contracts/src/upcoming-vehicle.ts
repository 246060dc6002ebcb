/** `price`: a text that holds an AED amount ('1,250,000'); read it with `parseAed`. `estimatedArrival`: free text. */
export interface UpcomingVehicle {
  id: number;
  name: string;
  description: string;
  estimatedArrival: string;
  price: string;
  imageUrl: string | null;
  featured: boolean;
  /** Counts its changes. */
  version: number;
  createdAt: string;
}
