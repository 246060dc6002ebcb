import { Island, lazyComponent } from '@dealership/ui-kit/island';
// The server-rendered calculator needs its styles before the component's code is loaded.
import '../../../shared/currency/rate-line.module.css';
import '../../../shared/currency/yen-field.module.css';
import '../quote/printed-code.module.css';
import '../quote/printed-head.module.css';
import '../quote/quote-actions.module.css';
import '../quote/quote-sheet.module.css';
import '../quote/quote-table.module.css';
import '../quote/quote-total.module.css';
import '../quote/uae-estimate.module.css';
import './quote-calculator.module.css';
import './quote-switches.module.css';

const calculator = lazyComponent(() =>
  import(/* webpackChunkName: "quote-calculator" */ './quote-calculator.js').then(({ QuoteCalculator }) => QuoteCalculator),
);

/** The calculator: server-rendered, hydrated when visible. */
export const CalculatorIsland = () => <Island component={calculator} when="visible" />;
