/** Answer of `GET /api/customer-showcase`. `rating`: 1 to 5. */
export interface CustomerShowcase {
  id: number;
  clientName: string;
  clientReview: string;
  carMake: string;
  carModel: string;
  carYear: number;
  carImage: string | null;
  rating: number;
  featured: boolean;
  /** Counts its changes. */
  version: number;
  createdAt: string;
}
