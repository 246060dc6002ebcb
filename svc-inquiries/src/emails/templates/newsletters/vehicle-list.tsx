import { formatAed, type Language, languageSettings, vehicleNameIn } from '@dealership/contracts';
import type { FoundVehicle } from '../../../service-clients/catalog/catalog.client.js';
import type { DealerContact } from '../../../service-clients/site/dealer-contact.js';
import { TEXTS } from '../../../texts/locales.js';
import type { EmailCar } from '../../email-car.js';
import { Link } from '../../layout/elements/elements.js';
import { INK, IVORY } from '../../layout/elements/theme.js';
import type { CarPictureProps } from '../../layout/pictures/car-picture.js';
import { pageUrl } from '../../layout/texts/page-url.js';

const pageOf = ({ id }: Pick<FoundVehicle, 'id'>, language: Language, dealer: DealerContact): string =>
  pageUrl(dealer, { page: `/vehicle/${id}`, language });

/** The picture above a list of vehicles, which is that of the first one. `car`: that vehicle. */
export const firstPicture = (
  [first]: FoundVehicle[],
  language: Language,
  dealer: DealerContact,
  car: EmailCar | undefined,
): CarPictureProps | undefined => first && { car, name: vehicleNameIn(language, first), href: pageOf(first, language, dealer) };

const CELL = { padding: '12px 0', borderBottom: `1px solid ${INK.line}`, verticalAlign: 'baseline' } as const;

interface VehicleListProps {
  vehicles: FoundVehicle[];
  language: Language;
  dealer: DealerContact;
}

/** Each vehicle, linked to its page, with its price. */
export const VehicleList = ({ vehicles, language, dealer }: VehicleListProps) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    data-text="vehicles"
    style={{ margin: '0 0 24px', borderCollapse: 'collapse' }}
  >
    <tbody>
      {vehicles.map(({ price, ...vehicle }) => (
        <tr key={vehicle.id}>
          <th scope="row" className="text line" style={{ ...CELL, textAlign: 'start', fontWeight: 600, color: IVORY.text }}>
            <Link href={pageOf(vehicle, language, dealer)}>{vehicleNameIn(language, vehicle)}</Link>
          </th>
          <td
            className="text line"
            style={{ ...CELL, paddingInlineStart: 16, textAlign: 'end', whiteSpace: 'nowrap', color: IVORY.text }}
          >
            <bdi>
              {price === null
                ? TEXTS[language].newsletter.arrivals.onRequest
                : formatAed(price, languageSettings(language).locale)}
            </bdi>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
