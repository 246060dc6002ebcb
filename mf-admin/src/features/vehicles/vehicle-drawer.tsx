import type { ArchiveFilter, DraftVehicle } from '@dealership/contracts';
import { restoreVehicle } from '@dealership/contracts/catalog/endpoints';
import { useTranslation } from '@dealership/ui-kit';
import { Tag } from '../../shared/display/tag.js';
import { RecordDrawer } from '../../shared/form/record-form/drawer/record-drawer.js';
import type { EditedKind } from '../../shared/list/records/record-kind.js';
import type { OpenEntry } from '../../shared/list/records/use-entry-editor.js';
import { useMay } from '../../shared/staff/use-me.js';
import { useRestore } from './archive/archive-api.js';
import { useConfirmMake } from './editor/fields/use-confirm-make.js';
import { PublishNote } from './editor/publish-note.js';
import { StatusHistory } from './editor/status-history.js';
import { VehicleFields } from './editor/vehicle-fields.js';
import type { VehicleValues } from './editor/vehicle-values.js';
import { missingToPublish } from './use-missing-vehicle-parts.js';

export interface VehicleDrawerProps {
  kind: EditedKind<DraftVehicle, VehicleValues>;
  entry: OpenEntry<DraftVehicle>;
  /** The list of the archive that has the vehicle. */
  archive: ArchiveFilter | undefined;
  onClose: () => void;
}

/** A vehicle in its drawer: drafts can be published, archived vehicles are only shown and can be restored. */
export function VehicleDrawer({ kind, entry, archive, onClose }: VehicleDrawerProps) {
  const { t } = useTranslation('dashboard');
  const may = useMay();
  const confirmMake = useConfirmMake();
  const { mutate: restore } = useRestore();
  const { row } = entry;
  const isDraft = archive === 'drafts';
  const next = archive && {
    label: t(isDraft ? 'archive.publish' : 'archive.restore'),
    act: ({ id }: DraftVehicle) => restore({ id, draft: isDraft }),
    isReady: (values: Partial<VehicleValues>) => isDraft && missingToPublish(values).length === 0,
  };
  return (
    <RecordDrawer
      isLong
      kind={kind}
      entry={entry}
      isMeant={({ make }, start) => (make === start.make ? Promise.resolve(true) : confirmMake(make))}
      history={row && !archive && <StatusHistory id={row.id} />}
      viewed={archive === 'archived' && row ? t('archive.viewed') : undefined}
      tag={isDraft && <Tag>{t('archive.draft')}</Tag>}
      footer={{
        next: may(restoreVehicle.permission) ? next : undefined,
        note: !row || isDraft ? (form) => <PublishNote form={form} isDraft={row !== undefined} /> : undefined,
      }}
      onClose={onClose}
    >
      <VehicleFields id={row?.id} />
    </RecordDrawer>
  );
}
