import { LoadingRows } from '../../../shared/display/feedback/loading-rows.js';
import { useInboxColumns } from './use-inbox-columns.js';

/** The list while its requests are loading. */
export const LoadingRequests = () => <LoadingRows heads={useInboxColumns([], () => undefined).map(({ title }) => title)} />;
