import type { CustomerFile } from '@dealership/contracts';
import { useTranslation } from '@dealership/ui-kit';
import { useMoment } from '../../../shared/display/format/use-moment.js';
import { useCars } from '../../../shared/request/lead/use-cars.js';

/** Since when somebody is a customer, when they last wrote, in which languages, and about which vehicles. */
export function CustomerSummary({ file }: { file: CustomerFile }) {
  const { t } = useTranslation('dashboard');
  const { day, moment } = useMoment();
  const carOf = useCars(file.vehicles.map(({ car }) => car ?? undefined));
  const vehicles = file.vehicles.flatMap(({ car, name }) => {
    const shown = carOf(car ?? undefined)?.name ?? name ?? '';
    const page = car && `/${car.upcoming ? 'upcoming-vehicle' : 'vehicle'}/${car.id}`;
    return shown ? [{ key: page ?? shown, page, name: shown }] : [];
  });
  const facts = [
    ['since', <bdi key="since">{day(file.since)}</bdi>],
    ['lastContact', <bdi key="lastContact">{moment(file.lastContactAt)}</bdi>],
    ['language', file.languages.map((code) => t(`languageName.${code}`)).join(t('audit.comma'))],
  ] as const;
  return (
    <>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`customerFile.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {vehicles.length > 0 && (
        <div>
          <dt>{t('customerFile.vehicles')}</dt>
          <dd>
            {vehicles.map(({ key, page, name }) =>
              page ? (
                <a key={key} href={page} target="_blank" rel="noopener">
                  <bdi>{name}</bdi>
                </a>
              ) : (
                <bdi key={key}>{name}</bdi>
              ),
            )}
          </dd>
        </div>
      )}
    </>
  );
}
