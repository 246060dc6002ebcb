import { JOURNEY_VIEWS } from '@dealership/contracts';
import { createJourney } from '@dealership/contracts/inquiries/journeys/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useQuery } from '@dealership/ui-kit/query';
import { useSearchParams } from '@dealership/ui-kit/router';
import { Button } from 'antd';
import { useState } from 'react';
import { AddIcon } from '../../shared/display/icons.js';
import { NativeSelect } from '../../shared/display/native-select.js';
import { ListBar } from '../../shared/list/list-bar.js';
import { StaffTable } from '../../shared/list/table/staff-table.js';
import { useListState } from '../../shared/list/use-list-state.js';
import { Allowed } from '../../shared/staff/allowed.js';
import { JourneyDrawer } from './journey-drawer.js';
import { journeysQuery } from './journeys-api.js';
import { NewJourneyDialog } from './new-journey-dialog.js';
import { useJourneyColumns } from './use-journey-columns.js';

/**
 * Shows where customers' cars are. `?request=import-117` opens the journey of a request, or the form that creates one;
 * `?new=capture` opens the form for a new customer and then leads to the view for a phone beside the car.
 */
export function JourneysTab() {
  const { t } = useTranslation('dashboard');
  const list = useListState();
  const [params, setParams] = useSearchParams();
  const isForCapture = params.get('new') === 'capture';
  const [isNew, setNew] = useState(isForCapture);
  const request = params.get('request') ?? undefined;
  const view = JOURNEY_VIEWS.find((one) => one === list.status) ?? 'open';
  const reading = useQuery(journeysQuery({ view, page: list.page, ...(list.q && { q: list.q }) }));
  const ofRequest = useQuery({ ...journeysQuery({ view: 'all', request: request ?? '' }), enabled: request !== undefined });
  const columns = useJourneyColumns(list.open);
  const leave = (entry?: number) => {
    setNew(false);
    setParams({ tab: 'journeys', ...(entry !== undefined && { entry: String(entry) }) }, { replace: true });
  };
  const afterMade = (journey: number) => {
    if (!isForCapture) {
      showToast({ kind: 'success', title: t('journey.saved.made') });
      return leave(journey);
    }
    // No message there: it would cover the camera's button, and the page shows the journey.
    setNew(false);
    setParams({ tab: 'journey-capture', journey: String(journey) }, { replace: true });
  };
  const found = request === undefined || ofRequest.isPlaceholderData ? undefined : ofRequest.data?.items[0]?.id;
  const open = list.entry ?? found;
  const isMissing = request !== undefined && !ofRequest.isPlaceholderData && ofRequest.data?.total === 0;
  const addButton = (
    <Allowed to={createJourney}>
      <Button type="primary" icon={<AddIcon />} onClick={() => setNew(true)}>
        {t('journey.add')}
      </Button>
    </Allowed>
  );
  const { items: rows = [], total = 0 } = reading.data ?? {};
  return (
    <>
      <ListBar
        list={list}
        search={t('journey.search')}
        onRefresh={reading.refetch}
        refreshing={reading.isFetching}
        actions={addButton}
      >
        <NativeSelect
          aria-label={t('journey.view')}
          value={view}
          options={JOURNEY_VIEWS.map((value) => ({ value, label: t(`journey.views.${value}`) }))}
          onChange={(status) => list.change({ status: status === 'open' ? '' : status })}
        />
      </ListBar>
      <StaffTable
        label={t('tab.journeys')}
        columns={columns}
        shown={reading.data && { rows, total }}
        reading={reading}
        list={list}
        empty={{ title: t('journey.empty'), text: t('journey.emptyText'), action: addButton }}
      />
      {open !== undefined && <JourneyDrawer key={open} id={open} onClose={() => leave()} />}
      {open === undefined && (isNew || isMissing) && (
        <NewJourneyDialog request={isNew ? undefined : request} onMade={afterMade} onClose={() => leave()} />
      )}
    </>
  );
}
