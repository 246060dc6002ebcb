import { useQuery } from '@dealership/ui-kit/query';
import { requestQuery } from '../../../shared/api/request-query.js';
import { useCars } from '../../../shared/request/lead/use-cars.js';
import { NO_PLACE } from '../appointments-api.js';
import { NewDriveDialog, type NewDriveDialogProps } from './new-drive-dialog.js';

/** Books a test drive for the customer and the car of a request. `requestKey`: the request's key. */
export function DriveOfRequest({ name, ...ends }: Pick<NewDriveDialogProps, 'onBooked' | 'onClose'> & { name: string }) {
  const { data: request } = useQuery(requestQuery(name));
  const carOf = useCars([request?.car]);
  if (!request) return null;
  const { firstName, lastName, phone, email, language, car } = request;
  const shown = carOf(car);
  // The form takes its first values only once.
  if (car && !shown) return null;
  // A sold car cannot be driven: another one has to be chosen.
  const vehicle = car && shown && !shown.isSold ? { text: `${shown.name} #${car.id}`, id: car.id } : undefined;
  const customer = { firstName, lastName, phone: phone ?? '', email, language };
  return <NewDriveDialog at={NO_PLACE} customer={customer} vehicle={vehicle} {...ends} />;
}
