import { isHydrated } from '../early-events/index.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Controls whose value differs from the rendered one: edited by the visitor, or restored by the browser. */
export type EarlyInput = Map<Control, string | boolean>;

const isBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

function renderedValue(control: Control): string | boolean {
  if (isBox(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

const shownValue = (control: Control): string | boolean => (isBox(control) ? control.checked : control.value);

/** Reads edited values in `element`. `islands`: include islands that are not hydrated. */
export function readEarlyInput(element: HTMLElement, { islands = false } = {}): EarlyInput {
  const controls = [...element.querySelectorAll<Control>('input, textarea, select')];
  const changed = controls.filter(
    (control) => (islands || isHydrated(control)) && shownValue(control) !== renderedValue(control),
  );
  return new Map(changed.map((control) => [control, shownValue(control)]));
}

/** Sets a property bypassing React's setter, so that React treats the following event as a change. */
function setProperty(control: Control, name: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), name)?.set?.call(control, value);
}

function replay(control: Control, value: string | boolean): void {
  if (isBox(control)) {
    control.checked = !value;
    setProperty(control, 'checked', value);
    control.dispatchEvent(new Event('click', { bubbles: true }));
    return;
  }
  control.value = String(renderedValue(control));
  setProperty(control, 'value', value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

/** The same control if the part was re-rendered meanwhile in another language. */
const current = (control: Control): Control | null =>
  control.isConnected || !control.id ? control : (document.getElementById(control.id) as Control | null);

/** Replays early input as events for React. Keeps the focus. */
export function replayInput(input: EarlyInput): void {
  const focused = document.activeElement;
  for (const [control, value] of input) {
    const target = current(control);
    if (target?.isConnected) replay(target, value);
  }
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true });
}
