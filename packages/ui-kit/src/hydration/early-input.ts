import { isHydrated } from '../early-events/index.js';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls that show something else than was rendered: a visitor typed, chose or ticked, or the browser restored it. */
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

/** Reads what stands in the controls of `element` and was not rendered there. `islands`: also in islands that are not hydrated. */
export function readEarlyInput(element: HTMLElement, { islands = false } = {}): EarlyInput {
  const controls = [...element.querySelectorAll<Control>('input, textarea, select')];
  const changed = controls.filter(
    (control) => (islands || isHydrated(control)) && shownValue(control) !== renderedValue(control),
  );
  return new Map(changed.map((control) => [control, shownValue(control)]));
}

/** Sets a property past React's own setter on the element, so that React takes the following event for a change. */
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

/** The same control where the part was rendered afresh meanwhile, in another language. */
const current = (control: Control): Control | null =>
  control.isConnected || !control.id ? control : (document.getElementById(control.id) as Control | null);

/** Repeats early input as events that React listens to. The focus stays where it is. */
export function replayInput(input: EarlyInput): void {
  const focused = document.activeElement;
  for (const [control, value] of input) {
    const target = current(control);
    if (target?.isConnected) replay(target, value);
  }
  if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true });
}
