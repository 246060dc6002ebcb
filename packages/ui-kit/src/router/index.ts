/** The subset of react-router that the site uses: sharing all of it would cost every page five times as much. */
export {
  BrowserRouter,
  Link,
  type LinkProps,
  matchPath,
  Navigate,
  Route,
  Routes,
  useLocation,
  useParams,
} from 'react-router';
export { useSearchParams } from './use-search-params.js';
