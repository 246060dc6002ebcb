import type { EmailCar } from '../../email-car.js';
import type { Email } from '../email.js';

const ID = 'car';

/** The pictures embedded in an e-mail about a car. */
export const carPictures = (car: EmailCar | undefined): Pick<Email, 'pictures'> =>
  car?.picture ? { pictures: [{ id: ID, filename: 'car.jpg', content: car.picture }] } : {};

export interface CarPictureProps {
  car: EmailCar | undefined;
  name: string;
  /** URL of the car's page. */
  href: string;
}

/** Picture of the car at the top of an e-mail, linked to its page. */
export function CarPicture({ car, name, href }: CarPictureProps) {
  if (!car?.picture) return null;
  return (
    <div data-skip-in-text="true">
      <a href={href}>
        <img
          src={`cid:${ID}`}
          width={592}
          alt={name}
          style={{ display: 'block', border: 0, width: '100%', height: 'auto', margin: '0 0 24px' }}
        />
      </a>
    </div>
  );
}
