import { type ArchivedVehicle, type ArchiveFilter, DRAFT_UNKNOWNS, type StaffVehicle } from '@dealership/contracts';
import { archiveVehicles, listArchivedVehicles, restoreVehicle } from '@dealership/contracts/catalog/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { useMutation } from '@dealership/ui-kit/query';
import { useSearchParams } from '@dealership/ui-kit/router';
import { callErrorsOf, callStaff, hasCode } from '../../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../../shared/api/staff-data.js';
import { staffQuery } from '../../../shared/api/staff-query.js';
import { useErrorText } from '../../../shared/api/use-error-text.js';
import { useCarName } from '../../../shared/display/format/car-name.js';
import { CHECKED } from '../../../shared/list/records/use-entry-editor.js';
import { useMissingText, useNeededText } from '../use-missing-vehicle-parts.js';
import { archiveList, vehicleKind } from '../vehicles-api.js';

export const archiveQuery = (wanted: { page: number; pageSize: number; q: string; filter: ArchiveFilter }) =>
  staffQuery('archived-vehicles', listArchivedVehicles, wanted);

type Restored = Pick<ArchivedVehicle, 'id' | 'draft'>;

/** Says why a vehicle was not published or restored. */
function useReason(): (error: unknown) => string {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const neededText = useNeededText();
  return (error) => {
    const invalid = callErrorsOf(error, t);
    const needed = DRAFT_UNKNOWNS.filter((name) => invalid.some((field) => field.name === name));
    return neededText(needed) ?? (invalid.flatMap(({ errors }) => errors).join(' · ') || errorText(error));
  };
}

/** Brings an archived vehicle back into the stock, or publishes a draft and names what it lacks. */
export function useRestore() {
  const { t } = useTranslation('dashboard');
  const [, setParams] = useSearchParams();
  const missingText = useMissingText();
  const reasonOf = useReason();
  return useMutation({
    mutationFn: ({ id }: Restored) => callStaff(restoreVehicle, { params: { id } }),
    onSuccess: (vehicle, { draft }) => {
      const open = () => window.open(vehicleKind.pageOf?.(vehicle), '_blank', 'noopener');
      const action = { label: t('action.onSite'), onPress: open };
      const parts = draft && missingText(vehicle);
      showToast({
        kind: 'success',
        title: t(draft ? 'archive.published' : 'archive.restored'),
        ...(parts && { text: t('list.missing', { parts }) }),
        ...(draft && { action }),
      });
    },
    onError: (error, { id, draft }) => {
      const edit = {
        label: t('archive.edit'),
        onPress: () => setParams(archiveList('drafts', { entry: String(id) }), { state: CHECKED }),
      };
      showToast({
        kind: 'error',
        title: t(draft ? 'archive.notPublished' : 'archive.failed'),
        text: reasonOf(error),
        ...(draft && hasCode(error, 'VALIDATION_FAILED') && { action: edit }),
      });
    },
    onSettled: (_answer, _error, _id, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}

/** Publishes drafts one after another. Resolves to those that were refused, with the reasons. */
export function usePublishDrafts() {
  const { t } = useTranslation('dashboard');
  const reasonOf = useReason();
  return useMutation({
    mutationFn: async (drafts: ArchivedVehicle[]) => {
      const refused: { draft: ArchivedVehicle; reason: string }[] = [];
      for (const draft of drafts)
        await callStaff(restoreVehicle, { params: { id: draft.id } }).catch((error: unknown) => {
          refused.push({ draft, reason: reasonOf(error) });
        });
      return refused;
    },
    onSuccess: (refused, { length }) => {
      const [published, failed] = [length - refused.length, refused.length];
      const done = t('archive.publishedChosen', { count: published });
      if (failed === 0) return showToast({ kind: 'success', title: done });
      const title = t('archive.refusedChosen', { count: failed });
      return showToast({ kind: 'error', title, ...(published > 0 && { text: done }) });
    },
    onSettled: (_answer, _error, _drafts, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}

/** Archives one vehicle at once, and offers to bring it back. */
export function useArchive() {
  const { t } = useTranslation('dashboard');
  const nameOf = useCarName();
  const errorText = useErrorText();
  const restore = useRestore();
  return useMutation({
    mutationFn: ({ id, version }: StaffVehicle) => callStaff(archiveVehicles, { body: { vehicles: [{ id, version }] } }),
    onSuccess: (_answer, vehicle) =>
      showToast({
        kind: 'success',
        title: t('archive.done', { name: nameOf(vehicle) }),
        text: t('archive.doneText'),
        action: { label: t('action.undo'), onPress: () => restore.mutate({ id: vehicle.id, draft: false }) },
      }),
    onError: (error, vehicle) =>
      showToast({ kind: 'error', title: t('archive.notDone', { name: nameOf(vehicle) }), text: errorText(error) }),
    // Refetch after a failure, too: someone else may have changed the row.
    onSettled: (_answer, _error, _vehicle, _result, { client }) => client.invalidateQueries({ queryKey: STAFF_DATA }),
  });
}
