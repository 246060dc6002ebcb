import { requestSchema } from '../kinds/request-schema.js';
import { testDrive } from '../kinds/test-drive.js';

/** Body of `POST /api/test-drive`. */
export const testDriveRequest = requestSchema(testDrive);
