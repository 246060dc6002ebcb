import type {
  ImportRowChange,
  ImportRowFilter,
  ImportState,
  ImportStep,
  StockImport,
  StockImportRow,
} from '@dealership/contracts';
import { endpointPath } from '@dealership/contracts';
import {
  changeStockImport,
  changeStockImportRow,
  createStockImport,
  getStockImport,
  listStockImportRows,
  listStockImports,
  mapStockImport,
  sendStockImportPictures,
} from '@dealership/contracts/catalog/endpoints';
import { showToast, useTranslation } from '@dealership/ui-kit';
import { keepPreviousData, type QueryClient, queryOptions, useMutation } from '@dealership/ui-kit/query';
import { callStaff } from '../../shared/api/staff-api.js';
import { STAFF_DATA } from '../../shared/api/staff-data.js';
import { ALWAYS_REFETCH, staffQuery } from '../../shared/api/staff-query.js';
import { useErrorText } from '../../shared/api/use-error-text.js';
import { sendFile } from '../../shared/form/pictures/upload-file.js';
import { isMapped } from './mapping/mapping-problem.js';
import { useTypedCorrections } from './rows/typed-corrections.js';

export const FILES_SHOWN = 10;
export const ROWS_SHOWN = 25;

const POLL_INTERVAL_MS = 1000;

const KEY = [...STAFF_DATA, 'stock-import'];

const isWorking = (state: ImportState): boolean => ['checking', 'running', 'pictures', 'undoing'].includes(state);

export const importsQuery = (page: number) => staffQuery('stock-imports', listStockImports, { page, pageSize: FILES_SHOWN });

/** A stock file, polled while the server is processing it. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal, client, queryKey }) => {
      const known = client.getQueryData<StockImport>(queryKey);
      return callStaff(getStockImport, { params: { id }, signal, background: known !== undefined && isWorking(known.state) });
    },
    refetchInterval: ({ state: { data } }) => (data && isWorking(data.state) ? POLL_INTERVAL_MS : false),
    ...ALWAYS_REFETCH,
  });

interface Wanted {
  page: number;
  pageSize?: number;
  show?: ImportRowFilter;
}

/** The rows of a file, refetched at each of its steps. */
export const rowsQuery = ({ id, state, worked }: StockImport, { page, pageSize = ROWS_SHOWN, show }: Wanted) =>
  queryOptions({
    queryKey: [...KEY, id, 'rows', state, worked, page, pageSize, show],
    queryFn: ({ signal }) => callStaff(listStockImportRows, { params: { id }, query: { page, pageSize, show }, signal }),
    placeholderData: keepPreviousData,
  });

const LARGEST_PAGE = 100;

/** Every row of a kind, of all pages. */
export async function readRows(client: QueryClient, stockImport: StockImport, show: ImportRowFilter): Promise<StockImportRow[]> {
  const rows: StockImportRow[] = [];
  for (let page = 1, total = 1; rows.length < total; page++) {
    const found = await client.fetchQuery(rowsQuery(stockImport, { page, pageSize: LARGEST_PAGE, show }));
    rows.push(...found.items);
    total = found.items.length > 0 ? found.total : 0;
  }
  return rows;
}

const isImport = (body: object): body is StockImport => 'headers' in body;

/** Uploads a file, and has it checked if no column needs a choice. Its content determines its type, not the browser. */
export function useSendFile(onSent: (sent: StockImport) => void) {
  return useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (percent: number) => void }) => {
      const path = endpointPath(createStockImport, {}, { name: file.name.slice(0, 200) }) as typeof createStockImport.path;
      const type = 'application/octet-stream';
      return sendFile({ ...createStockImport, path }, { file, type, onProgress, isAnswer: isImport }).done;
    },
    onSuccess: async (sent, _file, _result, { client }) => {
      client.setQueryData([...KEY, sent.id], sent);
      // If this fails, the columns are shown, and the step can be taken there.
      if (isMapped(sent))
        await call(sent.id, { mapping: sent.mapping }).then(
          (checking) => client.setQueryData([...KEY, sent.id], checking),
          () => undefined,
        );
      onSent(sent);
      await client.invalidateQueries({ queryKey: STAFF_DATA });
    },
  });
}

/** Uploads a ZIP file of pictures for a stock file. */
export function useSendPictures(id: number) {
  return useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (percent: number) => void }) => {
      const path = endpointPath(
        sendStockImportPictures,
        { id },
        { name: file.name.slice(0, 200) },
      ) as typeof sendStockImportPictures.path;
      const type = 'application/zip';
      return sendFile({ ...sendStockImportPictures, path }, { file, type, onProgress, isAnswer: isImport }).done;
    },
    onSuccess: async (sent, _file, _result, { client }) => {
      client.setQueryData([...KEY, id], sent);
      await client.invalidateQueries({ queryKey: STAFF_DATA });
    },
  });
}

type Step = { mapping: (string | null)[]; makes?: Record<string, string> } | ImportStep;

const call = (id: number, step: Step): Promise<StockImport> =>
  'action' in step
    ? callStaff(changeStockImport, { params: { id }, body: step })
    : callStaff(mapStockImport, { params: { id }, body: step });

/** Leaves a row of a file out, takes it in again, or corrects its cells. */
export function useRowChange(id: number) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  const typed = useTypedCorrections(id);
  return useMutation({
    mutationFn: ({ row, ...body }: ImportRowChange & { row: number }) =>
      callStaff(changeStockImportRow, { params: { id, row }, body }),
    onSuccess: async (changed, { row, cells }, _result, { client }) => {
      if (cells) typed.forget(row);
      client.setQueryData([...KEY, id], changed);
      await client.invalidateQueries({ queryKey: [...KEY, id, 'rows'] });
    },
    onError: async (error, _choice, _result, { client }) => {
      showToast({ kind: 'error', title: t('stockImport.stepFailed'), text: errorText(error) });
      await client.invalidateQueries({ queryKey: KEY });
    },
  });
}

/** Sends every correction that was typed but not sent. Resolves to the file after them; rejects after a toast. */
export function useTypedChanges(stockImport: StockImport): () => Promise<StockImport> {
  const { mutateAsync } = useRowChange(stockImport.id);
  const typed = useTypedCorrections(stockImport.id);
  return async () => {
    let changed = stockImport;
    for (const [row, cells] of typed.all()) {
      // The mapping may have changed since.
      const mapped = Object.entries(cells).filter(([name]) => stockImport.mapping.some((field) => field === name));
      if (mapped.length > 0) changed = await mutateAsync({ row, cells: Object.fromEntries(mapped) });
      else typed.forget(row);
    }
    return changed;
  };
}

/** Advances a file to its next step, and reports failures. */
export function useImportStep(id: number) {
  const { t } = useTranslation('dashboard');
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (step: Step) => call(id, step),
    onSuccess: (changed, _step, _result, { client }) => client.setQueryData([...KEY, id], changed),
    onError: async (error, _step, _result, { client }) => {
      showToast({ kind: 'error', title: t('stockImport.stepFailed'), text: errorText(error) });
      await client.invalidateQueries({ queryKey: KEY });
    },
  });
}
