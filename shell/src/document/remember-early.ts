/**
 * A button that is pressed and a choice that is made before React hears of it (`data-heard`) count once it does. A form that needs the
 * code to be sent (`method="post"`: what is typed must not get into an address) is never sent by the browser itself.
 *
 * Its text stands in the document: it knows nothing of this module.
 */
export function rememberEarly(): void {
  const early = new Map<Element, () => void>();
  const isHeard = (target: Element) => target.closest('[data-heard]') !== null;
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (button && !isHeard(button)) early.set(button, () => button.click());
  };
  const onChange = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement) || isHeard(target)) return;
    const { value } = target;
    early.set(target, () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  const repeat = ({ target }: Event) => {
    for (const [element, again] of early) {
      if (!(target as Element).contains(element)) continue;
      early.delete(element);
      again();
    }
  };
  const onSubmit = (event: Event) => {
    if ((event.target as HTMLFormElement).method === 'post') event.preventDefault();
  };
  addEventListener('click', onClick, true);
  addEventListener('change', onChange, true);
  addEventListener('heard', repeat);
  addEventListener('submit', onSubmit, true);
}
