import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** When the page is printed; undefined on the server. A page may have been open for days before. */
export function usePrintMoment(): Date | undefined {
  const [moment, setMoment] = useState<Date>();
  useEffect(() => {
    setMoment(new Date());
    // The browser takes its picture of the page as soon as its listeners are through.
    const onPrint = () => flushSync(() => setMoment(new Date()));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return moment;
}
