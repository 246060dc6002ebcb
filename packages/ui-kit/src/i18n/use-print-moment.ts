import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The moment of printing, since the page may have been open for days; undefined on the server. */
export function usePrintMoment(): Date | undefined {
  const [moment, setMoment] = useState<Date>();
  useEffect(() => {
    setMoment(new Date());
    // Synchronous, because the browser captures the page as soon as the listeners have run.
    const onPrint = () => flushSync(() => setMoment(new Date()));
    window.addEventListener('beforeprint', onPrint);
    return () => window.removeEventListener('beforeprint', onPrint);
  }, []);
  return moment;
}
