import { Island, type LazyComponent } from '@dealership/ui-kit/island';
// The server-rendered form needs its styles before the component's code is loaded.
import './kind-fields.module.css';
import './request-steps.module.css';
import './terms-field.module.css';

/** The request form of a page: server-rendered, hydrated when visible. */
export const RequestFormIsland = ({ form }: { form: LazyComponent }) => <Island component={form} when="visible" />;
